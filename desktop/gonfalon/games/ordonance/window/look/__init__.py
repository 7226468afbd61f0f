"""Drawing of cards, territories and armies."""
