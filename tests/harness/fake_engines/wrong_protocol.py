"""Speaks a version of the protocol that is yet to come."""

from one_fault import result, serve

NEWER = {"protocol": "9.0", "name": "x", "version": "1", "rulesets": ["cr-2026"], "capabilities": []}
serve("describe", lambda request, answers: answers.write(result(request, NEWER)))
