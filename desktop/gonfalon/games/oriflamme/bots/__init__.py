"""Bots that play Oriflamme and any game with cards of its language."""
