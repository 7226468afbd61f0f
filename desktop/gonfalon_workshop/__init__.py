"""The card workshop, as far as it needs no window."""
