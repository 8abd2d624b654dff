"""Prints something after its answer."""

from one_fault import result, serve

serve("attempt", lambda request, answers: answers.write(result(request, {"kind": "done"}) + b"done!\n"))
