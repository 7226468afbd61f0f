"""Results of bot games for the cards of a set: figures with intervals, a comparison, and advice for each card."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from statistics import quantiles
from typing import Final, NamedTuple

from gonfalon.games.oriflamme.rules.card_set import Card, CardSet, VerbStatement
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.texts.formatting import format_decimal, format_percent
from gonfalon.texts.translations import translate
from gonfalon_lab.card_balance import BalanceColumn, CardTally
from gonfalon_lab.oriflamme_balance import OriflammeCardBalance

RARE: Final = 0.02
"""What happens to fewer copies than this is said never to happen."""
SLIGHT: Final = 1.0
"""A difference of fewer points than this is none, however sure it is."""
TOO_MUCH: Final = 3.0
"""A card that differs by more points than this, for all that the games tell, is too strong or too weak."""
WIDE: Final = 2.0
"""An interval that is wider than this to each side, in points, tells nothing of a card that may be even."""


class Comparison(Enum):
    """The verdict on how a card compares with the others."""

    TOO_STRONG = "too strong"
    A_LITTLE_STRONG = "a little strong"
    EVEN = "even"
    A_LITTLE_WEAK = "a little weak"
    TOO_WEAK = "too weak"
    NEVER_PLAYED = "never played"
    NEVER_REVEALED = "never revealed"
    UNSURE = "unsure"
    """So few games tell nothing yet."""

    @property
    def strong(self) -> bool:
        return self in (Comparison.TOO_STRONG, Comparison.A_LITTLE_STRONG)

    @property
    def weak(self) -> bool:
        return self in (Comparison.TOO_WEAK, Comparison.A_LITTLE_WEAK)


class Estimate(NamedTuple):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float


def estimate(tally: CardTally, key: str) -> Estimate | None:
    """One of the figures of a tally by its key, None as long as fewer than two games tell it."""
    ratio = tally.ratios[key]
    interval = _COLUMNS[key].interval(ratio)
    if ratio.value is None or interval is None:
        return None
    return Estimate(ratio.value, *interval)


_COLUMNS: Final[Mapping[str, BalanceColumn]] = {
    column.key: column for column in (*OriflammeCardBalance.columns, *OriflammeCardBalance.beside)
}


def compare(played: Estimate | None, revealed: Estimate | None, difference: Estimate | None) -> Comparison:
    """The verdict on a card.

    Args:
        played: of the copies dealt, those that were played.
        revealed: of the copies played, those that were revealed.
        difference: how many points more often than even those win who play it.
    """
    if played is not None and played.high < RARE:
        return Comparison.NEVER_PLAYED
    if revealed is not None and revealed.high < RARE:
        return Comparison.NEVER_REVEALED
    if difference is None:
        return Comparison.UNSURE
    if difference.low > TOO_MUCH:
        return Comparison.TOO_STRONG
    if difference.high < -TOO_MUCH:
        return Comparison.TOO_WEAK
    if difference.low > 0 and difference.value > SLIGHT:
        return Comparison.A_LITTLE_STRONG
    if difference.high < 0 and difference.value < -SLIGHT:
        return Comparison.A_LITTLE_WEAK
    return Comparison.UNSURE if difference.high - difference.low > 2 * WIDE else Comparison.EVEN


def comparison_text(verdict: Comparison) -> str:
    """The verdict in the reader's language, as it stands in a table."""
    return {
        Comparison.TOO_STRONG: translate("Balance", "too strong"),
        Comparison.A_LITTLE_STRONG: translate("Balance", "a little strong"),
        Comparison.EVEN: translate("Balance", "even"),
        Comparison.A_LITTLE_WEAK: translate("Balance", "a little weak"),
        Comparison.TOO_WEAK: translate("Balance", "too weak"),
        Comparison.NEVER_PLAYED: translate("Balance", "never played"),
        Comparison.NEVER_REVEALED: translate("Balance", "never revealed"),
        Comparison.UNSURE: translate("Balance", "too few games"),
    }[verdict]


class UsualRange(NamedTuple):
    """Between which figures half of the kinds of the shipped sets lie: a quarter has less, a quarter has more."""

    low: float
    high: float


USUAL: Final[Mapping[str, UsualRange]] = {
    "eliminated": UsualRange(0.36, 0.7),
    "influence": UsualRange(1.48, 2.59),
    "open": UsualRange(1.0, 1.81),
    "turned": UsualRange(1.0, 2.1),
    "struck": UsualRange(0.84, 1.7),
    "aside": UsualRange(0.44, 1.67),
}
"""By the key of the figure. `usual_ranges` makes it of what `gonfalon balance FILE --games 8000 --seed 20 --more
--json` says
of cards/oriflamme.yaml and of cards/alliance.yaml: four squires, each set by itself."""

THERE: Final = 0.05
"""A kind with less of a figure than this has not got it at all."""
OFTEN: Final = 0.3
"""What happens at more turns than this happens often, for all that the games tell."""
SELDOM: Final = 0.4
"""A card that fewer owners reveal than this is seldom revealed."""
MAINLY: Final = 0.5
"""A card that eliminates more cards a play than this is there for that."""


def usual_ranges(sets: Iterable[Mapping[str, CardTally]]) -> dict[str, UsualRange]:
    """Between which figures half of the kinds of some sets lie, of those kinds that have the figure at all."""
    values: dict[str, list[float]] = {key: [] for key in USUAL}
    for tallies in sets:
        for tally in tallies.values():
            for key, found in values.items():
                value = tally.ratios[key].value
                if value is not None and value >= THERE:
                    found.append(value)
    return {
        key: UsualRange(*quantiles(found, n=4, method="inclusive")[::2])
        for key, found in values.items()
        if len(found) > 1
    }


def advice_for(cards: CardSet, kind: str, tally: CardTally, verdict: Comparison) -> str:
    """Return the reason for a card's verdict, in a whole sentence in the reader's language.

    Args:
        cards: the set; other kinds are those of the shipped sets.
        kind: the word of the card.
        tally: its figures.
        verdict: what came of them.
    """
    if verdict is Comparison.UNSURE:
        return translate("Balance", "%n game(s) with this card say too little about it yet.", "", tally.games)
    if verdict is Comparison.NEVER_PLAYED:
        return translate("Balance", "The bots never play it: every other card in the hand promises more.")
    if verdict is Comparison.NEVER_REVEALED:
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


def _strong(tally: CardTally) -> str:
    """The figure that goes furthest beyond what is usual, as far as its interval lets one say so."""
    beyond = {key: found.low / USUAL[key].high for key in _EXCESSES if (found := estimate(tally, key)) is not None}
    key = max(beyond, key=lambda key: beyond[key], default="")
    if key and beyond[key] > 1:
        return _with_usual(_EXCESSES[key](), tally, key, USUAL[key].high)
    eliminated = estimate(tally, "eliminated")
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


def _weak(card: Card, tally: CardTally) -> str:
    """Return what keeps the card from earning, the most obvious reason first."""
    idle, short, eliminated = (estimate(tally, key) for key in ("idle", "short", "eliminated"))
    revealed, influence = estimate(tally, "revealed"), estimate(tally, "influence")
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


def _seldom_revealed(tally: CardTally) -> str:
    text = translate("Balance", "Only {share} of those who play it reveal it, and then it earns {figure}.")
    return text.format(share=_share_of(tally, "revealed"), figure=format_decimal(tally.ratios["turned"].value or 0.0))


def _does_something(card: Card) -> bool:
    """Return whether the card does more when it is revealed than leave."""
    return any(
        not (isinstance(line, VerbStatement) and line.verb == "discard" and line.target.whom == "this")
        for line in card.activate
    )


# -- even --------------------------------------------------------------------------------------------------------------


def _even(tally: CardTally) -> str:
    """Return what the card is best at."""
    struck = estimate(tally, "struck")
    if struck is not None and struck.value > MAINLY:
        text = translate(
            "Balance", "It is as good as the others, and at its best when eliminating: {figure} cards a play."
        )
        return text.format(figure=format_decimal(struck.value))
    earned = {key: tally.ratios[key].part for key in _BESTS}
    key = max(earned, key=lambda key: earned[key])
    if earned[key] <= 0:
        return translate("Balance", "It is as good as the others, though it earns nothing itself.")
    return _BESTS[key]().format(figure=format_decimal(tally.ratios[key].value or 0.0))


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


def _with_usual(text: str, tally: CardTally, key: str, usual: float) -> str:
    return text.format(figure=format_decimal(tally.ratios[key].value or 0.0), usual=format_decimal(usual))


def _only_won(text: str, tally: CardTally) -> str:
    figure = format_decimal(100 * (tally.ratios["wins"].value or 0.0))
    return text.format(figure=translate("Balance", "{percent}%").format(percent=figure))


def _share_of(tally: CardTally, key: str) -> str:
    return _share(tally.ratios[key].value or 0.0)


def _share(share: float) -> str:
    return translate("Balance", "{percent}%").format(percent=format_percent(share))


class CardBalanceRow(NamedTuple):
    """The figures that are shown for one kind of card."""

    kind: str
    own: bool
    """Whether it is of the set, and not one that a deck was filled up with."""
    played: Estimate | None
    """Each of these is None as long as nothing tells it: shares from 0 to 1, influence a play."""
    revealed: Estimate | None
    eliminated: Estimate | None
    influence: Estimate | None
    wins: Estimate | None
    difference: Estimate | None
    """How many points out of a hundred who plays it wins more often than if no card made a difference."""
    verdict: Comparison
    advice: str
    """A sentence in the reader's language that says why."""


def balance_rows(cards: CardSet, tallies: Mapping[str, CardTally], players: int) -> list[CardBalanceRow]:
    """A row for each kind that was played with: the set's own first, of each part those that win most.

    Args:
        cards: the set.
        tallies: the figures of each kind by its word, of the games so far.
        players: how many sat at each table.
    """
    found = [_row(cards, kind, tally, players) for kind, tally in tallies.items()]
    return sorted(found, key=lambda row: (not row.own, -row.difference.value if row.difference else 999.0, row.kind))


def _row(cards: CardSet, kind: str, tally: CardTally, players: int) -> CardBalanceRow:
    played, revealed, eliminated, influence, wins = (
        estimate(tally, column.key) for column in OriflammeCardBalance.columns
    )
    difference = None if wins is None else Estimate(*(100 * (share - 1 / players) for share in wins))
    verdict = compare(played, revealed, difference)
    said = advice_for(cards, kind, tally, verdict)
    return CardBalanceRow(kind, kind in cards, played, revealed, eliminated, influence, wins, difference, verdict, said)
