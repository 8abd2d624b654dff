"""Says what it is, and ends as soon as a scenario begins; notes in a file that it was started."""

import sys
from pathlib import Path

with Path(sys.argv[1]).open("a") as notes:
    notes.write("started\n")
sys.stdin.readline()
print(
    '{"jsonrpc":"2.0","id":1,"result":{"name":"x","version":"1","rulesets":["cr-2026"],"capabilities":[]}}', flush=True
)
sys.stdin.readline()
