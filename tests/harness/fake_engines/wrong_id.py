"""Answers another question than the one asked."""

from one_fault import result, serve

serve("attempt", lambda request, answers: answers.write(result({"id": request["id"] + 1}, {"kind": "done"})))
