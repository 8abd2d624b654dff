"""Set up and run on a machine that has Python 3.11 or newer and nothing else.

    python3 bootstrap.py verdict    the suite on the reference engine and on phase, reports in out/
    python3 bootstrap.py tests      the tests of the suite
    python3 bootstrap.py check      formatter, linter, types, import arrows, features
    python3 bootstrap.py mutants    whether the scenarios of each clause notice an engine that gets it wrong
    python3 bootstrap.py proof      what the suite alone executes and catches of the reference engine (takes long)
    python3 bootstrap.py published  the suite under every edition, and from it what is in reports/published/

Makes a virtual environment with tox in .venv (once) and lets tox do the rest. Further words go to tox.
"""

import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"


def python_of(environment: Path) -> Path:
    """The interpreter of a virtual environment."""
    return environment / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def main() -> int:
    """Run tox; its exit status."""
    if sys.version_info < (3, 11):  # noqa: UP036 - this is what an older Python reads first
        print("bootstrap.py: Python 3.11 or newer is needed / il faut Python 3.11 ou plus récent", file=sys.stderr)
        return 2
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        print(__doc__)
        return 2
    python = python_of(ENVIRONMENT)
    if subprocess.run([python, "-m", "tox", "--version"], capture_output=True).returncode if python.exists() else True:
        venv.create(ENVIRONMENT, with_pip=True, clear=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", "tox>=4.23"], check=True)
    return subprocess.run([python, "-m", "tox", "run", "-e", *sys.argv[1:]], cwd=ROOT).returncode


if __name__ == "__main__":
    sys.exit(main())
