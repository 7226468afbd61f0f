"""The tables of the games: what each shows and says, one package a game."""
