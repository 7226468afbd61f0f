"""Those who play Oriflamme and whatever is played with cards of its language."""
