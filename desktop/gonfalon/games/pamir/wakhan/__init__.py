"""Wakhan, the automated opponent: deterministic given the order of her cards (W)."""
