"""How a sentence is understood: one table of sentences, English and French side by side, to and from operations."""
