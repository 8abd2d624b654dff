"""How an engine is reached: the interface, the models on the wire, and one module an engine."""
