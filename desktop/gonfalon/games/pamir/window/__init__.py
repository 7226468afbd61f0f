"""The table of Pax Pamir in the window."""
