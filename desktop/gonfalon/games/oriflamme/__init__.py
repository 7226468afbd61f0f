"""Oriflamme: a queue of hidden cards, influence and intrigue."""
