"""What the shipped games are called on the start screen, and in a few words what they are."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from gonfalon.ui.screens.seating import ALLIANCE, MIXED, ORDONANCE, ORIFLAMME

__all__ = ["about", "facts", "names", "reconstruction"]


def names() -> dict[str, str]:
    """The name of each game."""
    return {
        ORIFLAMME: QCoreApplication.translate("GameChoice", "Oriflamme"),
        ALLIANCE: QCoreApplication.translate("GameChoice", "Alliance"),
        MIXED: QCoreApplication.translate("GameChoice", "Mixed deck"),
        ORDONANCE: QCoreApplication.translate("GameChoice", "Ordonance"),
    }


def facts() -> dict[str, str]:
    """A line of facts about each game."""
    return {
        ORIFLAMME: QCoreApplication.translate("GameChoice", "3–5 players · 6 rounds"),
        ALLIANCE: QCoreApplication.translate("GameChoice", "3–5 players · 6 rounds"),
        MIXED: QCoreApplication.translate("GameChoice", "Any ten of both"),
        ORDONANCE: QCoreApplication.translate("GameChoice", "2–4 players · five territories"),
    }


def about(game: str) -> str:
    """What the game is, in a sentence or two."""
    return {
        ORIFLAMME: QCoreApplication.translate(
            "GameChoice",
            "Place your people and your intrigues face down in the queue of influence. "
            "Let them wait and grow rich, or reveal them before a rival finds them.",
        ),
        ALLIANCE: QCoreApplication.translate(
            "GameChoice",
            "Ten other people and intrigues: verdicts that anybody may carry out, cards that work on from "
            "the reserve, and bargains that nobody has to keep.",
        ),
        MIXED: QCoreApplication.translate(
            "GameChoice",
            "Ten kinds of cards out of both games, the same ten for every family. "
            "The rule books do not say how to mix them: this is a house rule.",
        ),
        ORDONANCE: QCoreApplication.translate(
            "GameChoice",
            "Play units into five territories: four make an army, and the strongest army takes control.",
        ),
    }[game]


def reconstruction() -> tuple[str, str]:
    """That the deck of Ordonance is none that was printed, and what one can do about it."""
    loud = QCoreApplication.translate(
        "GameChoice",
        "The deck is a reconstruction. The printed list of the 56 cards is not public; this deck follows what is "
        "known. Replace the file with your own list.",
    )
    more = QCoreApplication.translate(
        "GameChoice",
        "Put your list as ordonance.yaml into your folder of card sets, which the settings show and open. "
        "The rules say how it is written.",
    )
    return loud, more
