"""The process that carries out scenarios of vectors: an engine may end it, and takes one scenario with it."""

from __future__ import annotations

import multiprocessing
import os
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection

from ..adapters.engine_process import Limits
from ..adapters.models import Description
from ..reports.records import ScenarioRecord
from ..steps.labels import Labels
from .errors import CommandError
from .findings import Stop
from .guarded_adapter import one_line
from .run_state import RunState
from .scenario_run import ScenarioRun
from .selection import Case, Selection
from .session import open_engine
from .vectors import Script


@dataclass(frozen=True)
class Setting:
    """What a process needs to know of a run: that of :class:`RunState` without engine and cases."""

    adapter_name: str
    description: Description
    selection: Selection
    features_root: str
    vectors: str
    limits: Limits


@dataclass(frozen=True)
class Task:
    """A scenario to carry out."""

    case: Case
    script: Script


@dataclass(frozen=True)
class CannotBegin:
    """The engine cannot be reached here, though it could before: the message of the catalogue and what fills it."""

    code: str
    values: dict[str, object]


def work(setting: Setting, connection: Connection) -> None:
    """Answer each task with its record as JSON, until ``None`` comes or the other end is gone."""
    _be_quiet()
    _leave_with_parent()
    try:
        adapter, _ = open_engine(setting.adapter_name, setting.limits)
    except CommandError as error:
        connection.send(CannotBegin(error.code, error.values))
        return
    run = RunState(
        setting.adapter_name,
        adapter,
        setting.description,
        setting.selection,
        (),
        setting.features_root,
        setting.vectors,
        setting.limits,
    )
    with suppress(EOFError, OSError, KeyboardInterrupt):
        try:
            while (task := connection.recv()) is not None:
                connection.send(carry_out(run, task).model_dump_json())
        finally:
            adapter.close()


def _leave_with_parent() -> None:
    """When the suite's own process has ended in whatever way, so does this one, however long the engine thinks."""
    parent, leave = multiprocessing.parent_process(), os._exit

    def watch() -> None:
        if parent is not None:
            parent.join()
            leave(1)

    threading.Thread(target=watch, daemon=True).start()


def _be_quiet() -> None:
    """What an engine prints into the suite's own process is kept nowhere: standard output is the command's."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for number in range(3):
        os.dup2(nowhere, number)
    os.close(nowhere)
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the process


def carry_out(run: RunState, task: Task) -> ScenarioRecord:
    """Carry out a scenario; its record, whatever happens."""
    current = ScenarioRun(run, task.case)
    labels = Labels.known(task.script.language, task.script.labels)
    try:
        for operation in () if current.stopped else task.script.operations:
            current.perform(operation, labels)
        current.conclude(labels)
    except Stop:
        pass  # the verdict is given
    except Exception as error:
        current.trouble(one_line(error))
    current.close()
    return current.record()
