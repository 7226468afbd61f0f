"""What the start screen says of the seats, by how many can play the chosen game."""

from __future__ import annotations

from gonfalon.texts.catalogue import translate

__all__ = ["at_least", "order_hint", "standing_aside"]


def order_hint(players: int, seated: int, most: int) -> str:
    """How many seats are taken, or how many of those who sit play, and that the order can be changed."""
    if seated <= players:
        taken = translate("StartScreen", "%n of {most} seats taken; drag a crest to change the order", "", players)
        return taken.format(most=most)
    return {
        2: translate("StartScreen", "Two play; drag a crest to change who sits out"),
        3: translate("StartScreen", "Three play; drag a crest to change who sits out"),
        4: translate("StartScreen", "Four play; drag a crest to change who sits out"),
    }.get(most, "")


def standing_aside(most: int) -> str:
    """Of somebody who sits, but behind those who play."""
    return {
        2: translate("SeatRow", "Sits out: at most two play"),
        3: translate("SeatRow", "Sits out: at most three play"),
        4: translate("SeatRow", "Sits out: at most four play"),
    }.get(most, "")


def at_least(fewest: int) -> str:
    """Why nobody may leave."""
    return {
        2: translate("SeatRow", "At least two families are needed"),
        3: translate("SeatRow", "At least three families are needed"),
        4: translate("SeatRow", "At least four families are needed"),
    }.get(fewest, "")
