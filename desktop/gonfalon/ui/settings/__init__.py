"""Settings that a player has chosen permanently."""
