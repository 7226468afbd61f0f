"""The card workshop: a set is written, seen and tried."""
