"""Texts of the game, in every language."""
