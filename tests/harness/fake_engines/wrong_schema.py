"""An answer that is no result of an attempt."""

from one_fault import result, serve

serve("attempt", lambda request, answers: answers.write(result(request, {"kind": "perhaps"})))
