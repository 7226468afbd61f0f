"""What is read of the game, in every language."""
