"""What a player has chosen for good."""
