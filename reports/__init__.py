"""What is told of a run: a verdict log read and shown on a terminal, as a page, and as JUnit XML."""

from .html import write_html
from .junit import write_junit
from .log import Log, LogError, read_log
from .records import Verdict
from .terminal import print_summary

__all__ = ["Log", "LogError", "Verdict", "print_summary", "read_log", "write_html", "write_junit"]
