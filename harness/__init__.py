"""How a run goes: executing operations, deciding verdicts, checking features, the command line, the pytest plugin."""
