"""Says that it lacks nothing, and then cannot do it."""

from one_fault import result, serve

serve("attempt", lambda request, answers: answers.write(result(request, {"kind": "unsupported", "what": "targets"})))
