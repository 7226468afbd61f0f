"""Choosing the ten kinds of cards with which every family will play."""
