"""Ordonance on the screen: the territories with their armies, and the words around them."""
