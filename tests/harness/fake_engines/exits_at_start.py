"""Ends before it has said anything."""

import sys

sys.exit("no licence found")
