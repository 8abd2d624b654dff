"""Never reads its standard input, and answers all the same."""

import signal

print(
    '{"jsonrpc":"2.0","id":1,"result":{"name":"x","version":"1","rulesets":["cr-2026"],"capabilities":[]}}', flush=True
)
while True:
    signal.pause()
