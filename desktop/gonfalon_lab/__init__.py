"""The laboratory: bots play each other, learn and are measured; only developers run it."""
