"""How cards, territories and armies are drawn."""
