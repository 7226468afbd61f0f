"""The pieces of a table in a scene that know no game: cards, places, movement, focus."""
