"""The program as a whole: its start, its one window, and what goes wrong in it."""
