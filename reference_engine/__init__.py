"""The rules of the game, one module a chapter of the Comprehensive Rules. Start with README.md."""
