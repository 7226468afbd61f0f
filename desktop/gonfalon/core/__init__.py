"""The kernel that every game stands on: state, knowledge, dice, decks and records. It knows no game."""
