"""What belongs to this user: where games, sets and settings lie, and the log."""
