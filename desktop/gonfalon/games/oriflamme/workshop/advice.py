"""A sentence for each card that says why it is as strong as it is, from its figures and from what it does."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from statistics import quantiles
from typing import Final, NamedTuple

from gonfalon.bots.weighing import Tally
from gonfalon.games.oriflamme.rules.cardset import CardSet
from gonfalon.games.oriflamme.rules.shelf import all_shipped
from gonfalon.games.oriflamme.rules.tree import Card, Deed
from gonfalon.games.oriflamme.workshop.verdict import Verdict, figure
from gonfalon.texts.catalogue import translate
from gonfalon.texts.figures import decimal, percent

__all__ = ["USUAL", "Usual", "advice", "usual"]


class Usual(NamedTuple):
    """Between which figures half of the kinds of the shipped sets lie: a quarter has less, a quarter has more."""

    low: float
    high: float


USUAL: Final[Mapping[str, Usual]] = {
    "eliminated": Usual(0.36, 0.7),
    "influence": Usual(1.48, 2.59),
    "open": Usual(1.0, 1.81),
    "turned": Usual(1.0, 2.1),
    "struck": Usual(0.84, 1.7),
    "aside": Usual(0.44, 1.67),
}
"""By the key of the figure. `usual` makes it of what `gonfalon balance FILE --games 8000 --seed 20 --more --json` says
of cards/oriflamme.yaml and of cards/alliance.yaml: four squires, each set by itself."""

THERE: Final = 0.05
"""A kind with less of a figure than this has not got it at all."""
OFTEN: Final = 0.3
"""What happens at more turns than this happens often, for all that the games tell."""
SELDOM: Final = 0.4
"""A card that fewer owners reveal than this is seldom revealed."""
MAINLY: Final = 0.5
"""A card that eliminates more cards a play than this is there for that."""


def usual(sets: Iterable[Mapping[str, Tally]]) -> dict[str, Usual]:
    """Between which figures half of the kinds of some sets lie, of those kinds that have the figure at all."""
    values: dict[str, list[float]] = {key: [] for key in USUAL}
    for tallies in sets:
        for tally in tallies.values():
            for key, found in values.items():
                value = tally.ratios[key].value
                if value is not None and value >= THERE:
                    found.append(value)
    return {
        key: Usual(*quantiles(found, n=4, method="inclusive")[::2]) for key, found in values.items() if len(found) > 1
    }


def advice(cards: CardSet, kind: str, tally: Tally, verdict: Verdict) -> str:
    """Why a card is as it is, in a whole sentence in the reader's language.

    Args:
        cards: the set; other kinds are those of the shipped sets.
        kind: the word of the card.
        tally: its figures.
        verdict: what came of them.
    """
    if verdict is Verdict.UNSURE:
        return translate("Balance", "%n game(s) with this card say too little about it yet.", "", tally.games)
    if verdict is Verdict.NEVER_PLAYED:
        return translate("Balance", "The bots never play it: every other card in the hand promises more.")
    if verdict is Verdict.NEVER_REVEALED:
        return translate(
            "Balance", "Its owners never reveal it: what it does promises less than the influence that gathers on it."
        )
    if verdict.strong:
        return _strong(tally)
    if verdict.weak:
        return _weak(_card(cards, kind), tally)
    return _even(tally)


def _card(cards: CardSet, kind: str) -> Card:
    whole = cards if kind in cards else all_shipped()
    return whole.kinds[whole.number(kind)].card


# -- strong ------------------------------------------------------------------------------------------------------------


def _strong(tally: Tally) -> str:
    """The figure that goes furthest beyond what is usual, as far as its interval lets one say so."""
    beyond = {key: found.low / USUAL[key].high for key in _EXCESSES if (found := figure(tally, key)) is not None}
    key = max(beyond, key=lambda key: beyond[key], default="")
    if key and beyond[key] > 1:
        return _with_usual(_EXCESSES[key](), tally, key, USUAL[key].high)
    eliminated = figure(tally, "eliminated")
    if eliminated is not None and eliminated.high < USUAL["eliminated"].low:
        text = translate(
            "Balance",
            "Only {figure} of its copies are eliminated; of most cards of Oriflamme and Alliance at least {usual} are.",
        )
        return text.format(figure=_share(eliminated.value), usual=_share(USUAL["eliminated"].low))
    return _only_won(
        translate(
            "Balance", "Those who play it win {figure} of their games, though none of its other figures stands out."
        ),
        tally,
    )


def _open() -> str:
    return translate(
        "Balance",
        "It earns {figure} a round while it lies open; most cards of Oriflamme and Alliance earn no more than {usual}.",
    )


def _turned() -> str:
    return translate(
        "Balance",
        "It earns {figure} when it is revealed; most cards of Oriflamme and Alliance earn no more than {usual}.",
    )


def _struck() -> str:
    return translate(
        "Balance",
        "It eliminates {figure} cards a play; most eliminating cards of Oriflamme and Alliance reach no more than "
        "{usual}.",
    )


def _aside() -> str:
    return translate(
        "Balance",
        "It earns {figure} a play on other cards’ turns; most cards of Oriflamme and Alliance that do so earn no "
        "more than {usual}.",
    )


_EXCESSES: Final = {"open": _open, "turned": _turned, "struck": _struck, "aside": _aside}


# -- weak --------------------------------------------------------------------------------------------------------------


def _weak(card: Card, tally: Tally) -> str:
    """What keeps it from earning, the plainest first."""
    idle, short, eliminated = (figure(tally, key) for key in ("idle", "short", "eliminated"))
    revealed, influence = figure(tally, "revealed"), figure(tally, "influence")
    if card.cost and short is not None and short.low > OFTEN:
        text = translate(
            "Balance", "It costs {cost}, and on {share} of its face-down turns it does not hold enough to pay."
        )
        return text.format(cost=card.cost, share=_share(short.value))
    if _does_something(card) and idle is not None and idle.low > OFTEN:
        text = translate("Balance", "On {share} of its turns it does nothing: what it needs is missing.")
        return text.format(share=_share(idle.value))
    if revealed is not None and revealed.high < SELDOM:
        return _seldom_revealed(tally)
    if eliminated is not None and eliminated.low > USUAL["eliminated"].high:
        text = translate(
            "Balance",
            "{figure} of its copies are eliminated; of most cards of Oriflamme and Alliance no more than {usual} are.",
        )
        return text.format(figure=_share(eliminated.value), usual=_share(USUAL["eliminated"].high))
    if influence is not None and influence.high < USUAL["influence"].low:
        text = translate(
            "Balance", "It earns {figure} a play; most cards of Oriflamme and Alliance earn at least {usual}."
        )
        return _with_usual(text, tally, "influence", USUAL["influence"].low)
    return _only_won(
        translate(
            "Balance",
            "Those who play it win only {figure} of their games, though none of its other figures stands out.",
        ),
        tally,
    )


def _seldom_revealed(tally: Tally) -> str:
    text = translate("Balance", "Only {share} of those who play it reveal it, and then it earns {figure}.")
    return text.format(share=_share_of(tally, "revealed"), figure=decimal(tally.ratios["turned"].value or 0.0))


def _does_something(card: Card) -> bool:
    """Whether it does more when it is revealed than to leave."""
    return any(
        not (isinstance(line, Deed) and line.verb == "discard" and line.target.whom == "this") for line in card.activate
    )


# -- even --------------------------------------------------------------------------------------------------------------


def _even(tally: Tally) -> str:
    """What it is best at."""
    struck = figure(tally, "struck")
    if struck is not None and struck.value > MAINLY:
        text = translate(
            "Balance", "It is as good as the others, and at its best when eliminating: {figure} cards a play."
        )
        return text.format(figure=decimal(struck.value))
    earned = {key: tally.ratios[key].part for key in _BESTS}
    key = max(earned, key=lambda key: earned[key])
    if earned[key] <= 0:
        return translate("Balance", "It is as good as the others, though it earns nothing itself.")
    return _BESTS[key]().format(figure=decimal(tally.ratios[key].value or 0.0))


_BESTS: Final = {
    "open": lambda: translate(
        "Balance", "It is as good as the others, and earns most while it lies open: {figure} a round."
    ),
    "turned": lambda: translate(
        "Balance", "It is as good as the others, and earns most when it is revealed: {figure}."
    ),
    "aside": lambda: translate(
        "Balance", "It is as good as the others, and earns most on other cards’ turns: {figure} a play."
    ),
}


# -- figures in words --------------------------------------------------------------------------------------------------


def _with_usual(text: str, tally: Tally, key: str, usual: float) -> str:
    return text.format(figure=decimal(tally.ratios[key].value or 0.0), usual=decimal(usual))


def _only_won(text: str, tally: Tally) -> str:
    figure = decimal(100 * (tally.ratios["wins"].value or 0.0))
    return text.format(figure=translate("Balance", "{percent}%").format(percent=figure))


def _share_of(tally: Tally, key: str) -> str:
    return _share(tally.ratios[key].value or 0.0)


def _share(share: float) -> str:
    return translate("Balance", "{percent}%").format(percent=percent(share))
