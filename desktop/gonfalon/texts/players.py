"""What families and players are called before anybody gives them a name."""

from __future__ import annotations

from gonfalon.texts.catalogue import translate

__all__ = ["default_name", "family_name"]


def family_name(family: str) -> str:
    """The family as a label."""
    return {
        "R": translate("Seating", "Red", "family"),
        "B": translate("Seating", "Blue", "family"),
        "G": translate("Seating", "Green", "family"),
        "Y": translate("Seating", "Gold", "family"),
        "K": translate("Seating", "Black", "family"),
    }[family]


def default_name(family: str) -> str:
    """What a player of this family is called until somebody writes another name."""
    return {
        "R": translate("Seating", "Marguerite", "a player's name"),
        "B": translate("Seating", "Ann", "a player's name"),
        "G": translate("Seating", "Sir Osric", "a player's name"),
        "Y": translate("Seating", "Dame Isolde", "a player's name"),
        "K": translate("Seating", "Brother Anselm", "a player's name"),
    }[family]
