"""How cards, pieces and marks are drawn."""
