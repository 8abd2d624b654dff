"""Where the pieces of a run are worked on: in this process, in several, or on a cluster."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from typing import Any, Protocol, TypeVar

from ..errors import TroubleError, UsageError
from ..guarded_adapter import one_line

T = TypeVar("T")
R = TypeVar("R")

_PATIENCE = "10s"
"""How long a scheduler may take to answer at first."""


class Executor(Protocol):
    """Works on tasks; the results come as they are ready."""

    def results(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """What ``function`` makes of each task, in any order."""


class Here:
    """One after the other, in this process."""

    def results(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """See :class:`Executor`."""
        return map(function, tasks)


class Processes:
    """Several processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def results(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """See :class:`Executor`.

        Raises:
            TroubleError: one of the processes died.
        """
        try:
            for future in as_completed([self._pool.submit(function, task) for task in tasks]):
                yield future.result()
        except BrokenProcessPool as error:
            raise TroubleError("trouble-fuzz-process") from error


class Cluster:
    """The workers of a scheduler of ``dask.distributed``."""

    def __init__(self, client: Any, as_completed: Callable[..., Any]) -> None:
        self._client = client
        self._as_completed = as_completed

    def results(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """See :class:`Executor`.

        Raises:
            TroubleError: a task comes to no end there.
        """
        futures = [self._client.submit(function, task, pure=False) for task in tasks]
        try:
            for future in self._as_completed(futures, loop=self._client.loop):
                yield future.result()
        except (KeyboardInterrupt, TroubleError, GeneratorExit):
            raise
        except Exception as error:
            raise TroubleError("trouble-fuzz-cluster", error=one_line(error)) from error
        finally:
            with suppress(Exception):
                self._client.cancel(futures)


@contextmanager
def executor(jobs: int, scheduler: str | None) -> Iterator[Executor]:
    """What works on the tasks of a run.

    Args:
        jobs: processes of this machine.
        scheduler: the address of a scheduler, whose workers are used instead.

    Raises:
        UsageError: there is no such scheduler, or what speaks to it is not installed.
    """
    if scheduler is not None:
        yield from _cluster(scheduler)
    elif jobs == 1:
        yield Here()
    else:
        yield from _processes(jobs)


def _processes(jobs: int) -> Iterator[Executor]:
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts_to_the_first)
    try:
        yield Processes(pool)
    except BaseException:
        workers = multiprocessing.active_children()
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()
        raise
    pool.shutdown()


def _leave_interrupts_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _cluster(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client, as_completed
    except ImportError as error:
        raise UsageError("usage-fuzz-extra", option="--scheduler", extra="cluster") from error
    try:
        connect: Any = Client
        client = connect(address, timeout=_PATIENCE, set_as_default=False)
    except Exception as error:
        raise UsageError("usage-fuzz-scheduler", address=address, error=one_line(error)) from error
    with client:
        yield Cluster(client, as_completed)
