"""Its answer to one call is the line in a file, in which ``@`` stands for the id."""

import sys
from pathlib import Path

from one_fault import serve

call, line = sys.argv[1], Path(sys.argv[2]).read_bytes()
serve(call, lambda request, answers: answers.write(line.replace(b"@", b"%d" % request["id"]) + b"\n"))
