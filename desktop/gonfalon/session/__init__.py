"""Matches, records, saves and undo: everything around a game that needs neither rules nor a window."""
