"""Pax Pamir, second edition: a court for each player, three coalitions, and what dominance is worth."""
