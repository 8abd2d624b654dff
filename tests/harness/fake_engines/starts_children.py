"""Plays as it should, but leaves two children behind, one of them in a session of its own, that hold its output."""

import subprocess
import sys

from one_fault import serve

WAIT = "import signal\nfor n in (1, 2, 15): signal.signal(n, signal.SIG_IGN)\nwhile True: signal.pause()"
for own_session in (False, True):
    subprocess.Popen([sys.executable, "-c", WAIT], start_new_session=own_session)
if "exit" in sys.argv:
    sys.exit(5)
serve()
