"""Prints what it thinks instead of an answer."""

from one_fault import serve

serve("attempt", lambda request, answers: answers.write(b"Thinking about it...\n"))
