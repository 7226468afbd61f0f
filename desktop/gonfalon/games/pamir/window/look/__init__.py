"""Drawing of cards, pieces and marks."""
