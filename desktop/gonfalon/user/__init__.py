"""The data of this user: the folders of games, sets and settings, and the log."""
