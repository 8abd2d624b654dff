"""Differential fuzzing: two engines play the same situations, and where they differ a minimal scenario is written."""
