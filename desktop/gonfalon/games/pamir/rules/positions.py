"""Positions of Pax Pamir as rows of YAML: laid out, begun as a game, and written from the table of one.

The keys of a position:

    seats            what each family has: loyalty, court, hand, rupees (4 if left out), tribes, spies, gifts, prizes,
                     points, boons, and of its cylinders those that are `fresh`: placed this turn
    market, deck     `28 - 29+2 / 60`: two rows with vacant places and rupees; the next card first
    gone             the cards that have left the game
    blocks           where those of each coalition are, regions and borders: `{british: kabul*3 herat-kabul}`
    fresh            the regions and borders all blocks on which were placed this turn
    favored          the favored suit, political if left out
    running          the lasting events for everybody
    turn, actions    whose turn it is, the first family if left out, and how many actions are left to it
    used, paid       the court cards that were used this turn, the market cards that got a rupee
    wakhan           her family; in `wakhan_deck` her cards, the next one first, in `wakhan_card` the one that lies
                     open, in `wakhan_used` all that do
    options          as-rtt, hands, improved: as for a game

Cards and places are words with how often: `2*3 14`; `none` stands where there is nothing, and `?` for each card of a
hand or of the deck that is hidden: it is dealt when a game begins with the position. So are Wakhan's cards where
`wakhan_deck` is left out, and which events have left the game where `gone` is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import yaml

from gonfalon.core.diagnostics import CardFileError, Diagnostic, Message, MessageError
from gonfalon.core.dice import Dice
from gonfalon.core.state import Frame, State
from gonfalon.core.yaml_reader import (
    REMARKS,
    Kinds,
    PlainData,
    YamlReader,
    check_family_letter,
    check_keys,
    compose_yaml,
)
from gonfalon.games.pamir.rules import notation
from gonfalon.games.pamir.rules.constants import CHECKS, COALITIONS, COURT_SIZE, LAST_CARD, NONE, SUITS
from gonfalon.games.pamir.rules.notation import SeatPosition, position
from gonfalon.games.pamir.rules.seating import (
    CHECKS_BY_PILE,
    EVENTS_BY_PILE,
    cards_left_of_piles,
    deal_unseen,
    first_card_with_back,
    unseen_in_deck,
)
from gonfalon.games.pamir.rules.table import Table
from gonfalon.games.pamir.rules.turn import Turn

if TYPE_CHECKING:
    from gonfalon.games.pamir.rules.game import Options

TEXT: Final = (str, int)
"""A single card is read as a number."""
POSITION: Final[Kinds] = {
    "seats": dict, "market": TEXT, "deck": TEXT, "gone": TEXT, "blocks": dict, "fresh": str, "favored": str,
    "running": str, "turn": str, "actions": int, "used": TEXT, "paid": TEXT, "wakhan": str, "wakhan_deck": TEXT,
    "wakhan_card": int, "wakhan_used": TEXT, "options": dict,
}  # fmt: skip
SEAT: Final[Kinds] = {
    "loyalty": str, "court": TEXT, "hand": TEXT, "rupees": int, "tribes": str, "spies": TEXT, "gifts": TEXT,
    "prizes": TEXT, "points": int, "boons": str, "fresh": TEXT,
}  # fmt: skip
OF_A_SCENARIO: Final = ("play", "expect", "steps")
"""What a scenario says beside its position."""
NOTHING: Final = "none"
MOST: Final = 999
"""So many rupees or points a family may have."""
_WORDS: Final = (
    "market", "deck", "gone", "fresh", "running", "favored", "used", "paid", "wakhan_deck", "wakhan_used",
)  # fmt: skip


# -- reading -----------------------------------------------------------------------------------------------------------


def read_position(text: str, source: str) -> dict[str, PlainData]:
    """The position in a text: a row of YAML, or the first of a list of rows.

    Raises:
        CardFileError: when it is none, with the line and column of what is wrong.
    """
    document = compose_yaml(text, source, Message("a position"))
    reader = YamlReader(source)
    if isinstance(document, yaml.SequenceNode) and document.value:
        document = document.value[0]
    reader.mapping(document, "a position")
    reader.finish()
    row: dict[str, PlainData] = reader.plain(document, "a position")
    reader.finish()
    row = {key: value for key, value in row.items() if key not in (*REMARKS, *OF_A_SCENARIO)}
    try:
        check_keys(row, POSITION, Message("a position"))
        if "seats" not in row:
            raise MessageError(Message("Nobody sits here: '{key}' says what each family has.", key="seats"))
    except MessageError as error:
        at = document.start_mark
        raise CardFileError([Diagnostic.of(source, at.line + 1, at.column + 1, error.phrase)]) from None
    return row


def line_of(text: str, phrase: Message) -> int:
    """Return the line of a position that a sentence is about, by the first thing that it names; else the first."""
    named = next((str(value) for _, value in phrase.values if not isinstance(value, Message)), "")
    lines = text.split("\n")
    keyed = [number for number, line in enumerate(lines, 1) if line.strip(" -{").startswith(f"{named}:")]
    there = [number for number, line in enumerate(lines, 1) if named in re.findall(r"[\w-]+", line)]
    # A gift space goes by its price.
    alike = [number for number, line in enumerate(lines, 1) if named.partition("-")[0] in line]
    return keyed[0] if keyed else there[-1] if there else alike[-1] if named and alike else 1


def families_of(row: Mapping[str, PlainData]) -> str:
    """The letters of the families of a position, in the order of play.

    Raises:
        ValueError: with a sentence, when so many cannot play.
    """
    families = [check_family_letter(str(family)) for family in row["seats"]]
    if not 2 <= len(families) <= 5:
        raise MessageError(Message("{count} cannot sit at this table: it is for 2 to 5 players.", count=len(families)))
    return "".join(families)


def options_of(row: Mapping[str, PlainData]) -> dict[str, str]:
    """The options of a position, as a game is given them, without the position itself.

    Raises:
        ValueError: see `families_of`.
    """
    told = {str(name): str(value) for name, value in row.get("options", {}).items()}
    wakhan = {"wakhan": str(row["wakhan"])} if "wakhan" in row else {}
    return {**told, "families": families_of(row), **wakhan}


def lay_out(row: Mapping[str, PlainData], options: Options, seed: int | None = None) -> State:
    """A game in the turn of one seat, as far as its first question.

    Args:
        row: the position.
        options: those of `options_of`.
        seed: deals what is hidden, for a game that is played; None for a scenario, of which nothing more is known.

    Raises:
        ValueError: with a sentence, when there can be no such position.
    """
    families = families_of(row)
    seats = [_seat(family, has) for family, has in row["seats"].items()]
    for number, (family, has) in enumerate(zip(families, seats, strict=True)):
        if not has.loyalty and number != options.wakhan:
            raise MessageError(
                Message("{family} is loyal to nobody: write '{example}'.", family=family, example="loyalty: british")
            )
    at = notation.number_of(str(row["turn"]), families, Message("player")) if "turn" in row else 0
    if seed is not None:
        _check_playable(row, seats, families, at == options.wakhan)
    dice = Dice(seed or 0)
    return position(
        *seats,
        **{key: row_text(row[key]) for key in _WORDS if key in row},
        **{COALITIONS[coalition_number(key)]: row_text(places) for key, places in row.get("blocks", {}).items()},
        at=at,
        actions=row.get("actions", 2),
        wakhan=options.wakhan,
        wakhan_card=row.get("wakhan_card", 0),
        families=families,
        cards=options.cards,
        seed=1 if seed is None else dice.word(),
        complete=None if seed is None else lambda table: _complete(table, "gone" in row, dice),
        open_hands=options.hands == "open",
        as_rtt=options.as_rtt == "yes",
        improved=frozenset(options.improved),
    )


def coalition_number(word: str) -> int:
    return notation.number_of(word, COALITIONS, Message("coalition"))


def row_text(value: object) -> str:
    """A value of a row in words, empty where it says that there is nothing."""
    return "" if value == NOTHING else str(value)


def _seat(family: str, has: object) -> SeatPosition:
    if not isinstance(has, dict):
        raise MessageError(Message("What {family} has must be a mapping.", family=family))
    check_keys(has, SEAT, Message("what {family} has", family=family))
    values: dict[str, PlainData] = {key: value if SEAT[key] is int else row_text(value) for key, value in has.items()}
    return SeatPosition(**values)


def _check_playable(row: Mapping[str, PlainData], seats: list[SeatPosition], families: str, wakhan: bool) -> None:
    """Check what a scenario may leave open and no game can begin with."""
    if wakhan:
        raise MessageError(Message("A game cannot begin with the turn of Wakhan: let it be that of a player."))
    if not 0 <= row.get("actions", 2) <= 2:
        raise MessageError(Message("A turn has at most 2 actions."))
    for family, has in zip(families, seats, strict=True):
        for number, what in ((has.rupees, Message("rupees")), (has.points, Message("points"))):
            if not 0 <= number <= MOST:
                raise MessageError(
                    Message(
                        "{family} cannot have {number} {what}: it can have 0 to {most}.",
                        family=family,
                        number=number,
                        what=what,
                        most=MOST,
                    )
                )
        for card in (*notation.hidden_cards(has.hand), *notation.card_numbers(has.prizes)):
            if card is not None and card > COURT_SIZE:
                raise MessageError(Message("{card} is no court card.", card=card))


# -- dealing what is hidden --------------------------------------------------------------------------------------------


def _complete(table: Table, gone_told: bool, dice: Dice) -> None:
    """Deal the hidden cards, and see that bots can imagine what each seat does not know."""
    seating = table.seating
    hidden = None in table.deck
    if hidden and table.deck.count(None) < len(table.deck):
        raise MessageError(
            Message("The deck is known or hidden, and not both: write the cards, or '{example}' alone.", example="?*30")
        )
    most = seating.size - sum(card != 0 for card in table.market)
    if len(table.deck) > most:
        raise MessageError(Message("The deck can have {most} cards at most.", most=most))
    if not gone_told:
        _forget_cards(table, dice)
    court, events, checks = unseen_in_deck(table)
    holes = sum(hand.count(None) for hand in table.hands)
    piles = cards_left_of_piles(seating, len(table.deck), len(events), len(checks)) if hidden else []
    if sum(cards for cards, _, _ in piles) + holes > len(court):
        raise MessageError(Message("There are not enough court cards left for the hands and the deck."))
    _complete_wakhan(table, dice)
    deal_unseen(table)(table, dice)


def _forget_cards(table: Table, dice: Dice) -> None:
    """Let as many events and checks have left the game as have not been seen and are not in the deck any more."""
    expected = expected_in_deck(table)
    known = [card for card in table.deck if card is not None]
    _, events, checks = unseen_in_deck(table)
    for unseen, last, by_pile, left in zip(
        (events, checks), (LAST_CARD - CHECKS[-1], len(CHECKS)), (EVENTS_BY_PILE, CHECKS_BY_PILE), expected, strict=True
    ):
        in_deck = sum((card in CHECKS) == (unseen is checks) and card > COURT_SIZE for card in known)
        seen = last - len(unseen) - in_deck
        dice.shuffle(unseen)
        for card in unseen[: max(0, sum(by_pile) - left - seen)]:
            table.gone |= 1 << card


def expected_in_deck(table: Table) -> tuple[int, int]:
    """Return how many events and checks the deck of a table holds, or where it is hidden would usually hold."""
    if None not in table.deck:
        checks = sum(card in CHECKS for card in table.deck)
        return sum(card > COURT_SIZE for card in table.deck if card is not None) - checks, checks
    left = len(table.deck)
    events = checks = 0
    for size, more_events, more_checks in reversed(
        [*zip(table.seating.piles, EVENTS_BY_PILE, CHECKS_BY_PILE, strict=True)]
    ):
        here = min(size, left)
        left -= here
        events += more_events * here // size
        checks += more_checks * here // size
    return events, checks


def _complete_wakhan(table: Table, dice: Dice) -> None:
    """Shuffle Wakhan's cards where the position does not tell their order."""
    seating = table.seating
    if seating.wakhan == NONE:
        return
    cards = range(len(seating.deck.wakhan))
    if table.wakhan_card != NONE and table.wakhan_card not in table.wakhan_used:
        table.wakhan_used = [table.wakhan_card]
    if table.wakhan_deck:
        used = {*cards} - {*table.wakhan_deck}
        if {*table.wakhan_used} != used:
            table.wakhan_used = [*sorted(used - {table.wakhan_card}), *sorted(used & {table.wakhan_card})]
        return
    left = [card for card in cards if card not in table.wakhan_used]
    dice.shuffle(left)
    table.wakhan_deck = [*left]
    table.wakhan_back = first_card_with_back(seating, left[-1]) if left else NONE


# -- writing -----------------------------------------------------------------------------------------------------------


def write_position(table: Table, stack: Sequence[Frame]) -> dict[str, PlainData]:
    """Return the row of a position in which a seat chooses its next action; hidden cards are written as `?`.

    Raises:
        ValueError: with a sentence, when something has been begun that is not done.
    """
    if len(stack) != 1 or not isinstance(stack[0], Turn) or table.announced or table.over:
        raise MessageError(Message("A position is written where a player chooses an action, not in the middle of one."))
    seating = table.seating
    row: dict[str, Any] = {
        "seats": {family: _seat_row(table, seat) for seat, family in enumerate(seating.families)},
        "market": notation.market(table),
        "deck": _hidden_words([*reversed(table.deck)]),
        "gone": notation.join_words(card for card in range(1, LAST_CARD + 1) if table.gone >> card & 1),
        "blocks": {
            name: places for number, name in enumerate(COALITIONS) if (places := notation.blocks(table, number))
        },
        "favored": SUITS[table.favored],
        "running": notation.lasting_events(table.running),
        "turn": seating.families[table.at],
        "actions": table.actions,
        "used": _bits(table.used),
        "paid": _bits(table.paid),
    }
    if seating.wakhan != NONE:
        row["wakhan"] = seating.families[seating.wakhan]
        row["wakhan_used"] = notation.join_words(card + 1 for card in table.wakhan_used)
        if None not in table.wakhan_deck:
            row["wakhan_deck"] = notation.join_words(
                card + 1 for card in reversed(table.wakhan_deck) if card is not None
            )
    options = {
        **({"hands": "open"} if seating.open_hands else {}),
        **({"as-rtt": "yes"} if seating.as_rtt else {}),
        **({"improved": " ".join(sorted(seating.improved))} if seating.improved else {}),
    }
    row["options"] = options
    kept = ("gone", "market", "deck")
    return {key: value for key, value in row.items() if value not in ("", {}) or key in kept}


def _seat_row(table: Table, seat: int) -> dict[str, PlainData]:
    has = {
        "loyalty": notation.loyalty(table, seat),
        "court": notation.join_words(table.courts[seat]),
        "hand": _hidden_words(table.hands[seat]),
        "rupees": table.rupees[seat],
        "tribes": notation.tribes(table, seat),
        "spies": notation.spies(table, seat),
        "gifts": notation.gifts(table, seat),
        "prizes": notation.join_words(table.prizes[seat]),
        "points": table.points[seat],
        "boons": notation.lasting_events(table.boons[seat]),
    }
    return {key: value for key, value in has.items() if value != ""}


def _hidden_words(cards: list[int | None]) -> str:
    return notation.join_words(notation.HIDDEN if card is None else card for card in cards)


def _bits(bits: int) -> str:
    return notation.join_words(card for card in range(1, LAST_CARD + 1) if bits >> card & 1)


def position_line(row: Mapping[str, PlainData]) -> str:
    """The row of a position on one line."""
    return yaml.safe_dump(dict(row), default_flow_style=True, sort_keys=False, width=1_000_000).strip()


def position_text(row: Mapping[str, PlainData]) -> str:
    """The row of a position as it is written in a file of rows, a line for each family and each key."""
    lines: list[str] = []
    for key, value in row.items():
        if key == "seats":
            lines += [f"  {family}: {position_line(has)}" for family, has in value.items()]
            lines.insert(len(lines) - len(value), "seats:")
        else:
            said = position_line({key: value})
            lines.append(said.removeprefix("{").removesuffix("}"))
    return "".join(f"{'- ' if not number else '  '}{line}\n" for number, line in enumerate(lines))
