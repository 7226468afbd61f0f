"""Controls of our own drawing: real widgets with focus, keys and accessible names."""
