"""Help on the figures that `gonfalon balance` counts, named as in its table."""

from __future__ import annotations

from gonfalon.texts.translations import translate

__all__ = ["explained"]


def explained() -> str:
    """Return the explanation of how decks are made up and of each figure."""
    decks = translate(
        "Help",
        "The squire plays for every family. A deck has ten kinds of cards, the same for all families: a set of ten is "
        "played as it is; of a larger one ten are drawn for each game; a smaller one is filled up for each game with "
        "cards drawn from Oriflamme and Alliance.",
    )
    counted = translate("Help", "what is counted")
    beside = translate("Help", "with {option}").format(option="--more")
    return f"{decks}\n\n{counted}:\n{_listed(_counted())}\n\n{beside}:\n{_listed(_beside())}"


def _listed(figures: dict[str, str]) -> str:
    return "\n".join(f"  {head:<12}{what}" for head, what in figures.items())


def _counted() -> dict[str, str]:
    return {
        "dealt": translate(
            "Help",
            "copies of the card that were in a hand at the beginning of a game; those that were set aside cannot be "
            "played",
        ),
        "played": translate(
            "Help", "of the copies dealt, those that came into the queue: placed, or swapped in for another card"
        ),
        "revealed": translate("Help", "of the copies played, those that their owner turned up at least once"),
        "eliminated": translate("Help", "of the copies played, those that were eliminated"),
        "influence": translate(
            "Help",
            "what a copy that was played earned its owner in a game: what was collected from it, when it was revealed "
            "or later; what it gained by its own lines, by lines that it copied, in reserve, and when it avenged "
            "itself; what it stole; and 1 for each card that it eliminated. Influence that it lays on cards counts for "
            "those, when it is collected from them. What rivals lose by it is not added, what its owner loses to "
            "rivals is not taken off.",
        ),
        "wins": translate(
            "Help",
            "of the families that played the card, those that won; a victory that several share is divided among them. "
            "If no card made a difference, this would be 1 divided by the number of players.",
        ),
    }


def _beside() -> dict[str, str]:
    return {
        "open": translate("Help", "what a card that lies open earned at a turn of its own"),
        "turned up": translate("Help", "what a card earned at the turn at which it was turned up"),
        "collected": translate("Help", "how much of that lay on it"),
        "aside": translate("Help", "what a copy that was played earned at turns of other cards"),
        "eliminates": translate("Help", "how many cards a copy that was played eliminated"),
        "idle": translate(
            "Help", "of the turns at which the card acted, those at which nothing came of it but what lay on it"
        ),
        "short": translate(
            "Help", "of the turns at which it lay face down, those at which less than its cost lay on it"
        ),
    }
