"""The window: everything that a player sees and touches."""
