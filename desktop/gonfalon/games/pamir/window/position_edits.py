"""Changes of a position while it is set up: a card or a piece goes somewhere else or away, a family comes or leaves.

A position is a row of YAML (`rules.positions`); every function here returns another row and leaves the one it is given.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final, TypeAlias

from gonfalon.core.seats import FAMILIES
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import (
    CHECKS,
    COALITIONS,
    COURT_SIZE,
    FIRST_GIFT,
    GIFTS,
    NONE,
    ON_CARD,
    place_word,
)
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.notation import HIDDEN, join_words, market_places, split_words
from gonfalon.games.pamir.rules.positions import expected_in_deck, lay_out, options_of, row_text
from gonfalon.games.pamir.window.gestures import Piece, Target

Row: TypeAlias = "dict[str, Any]"
AWAY: Final = Target("away")
"""Where a thing goes that is taken away."""
FEWEST: Final = 2
MOST: Final = 5
"""How many families may sit at the table."""
USUAL_DECK: Final = "?*30"


def empty_position(families: str = FAMILIES[:3]) -> Row:
    """Return the position of families that have nothing yet but a loyalty and four rupees."""
    row: Row = {"seats": {}, "deck": USUAL_DECK, "favored": "political", "turn": families[0], "actions": 2}
    for family in families:
        row["seats"][family] = _new_seat(row)
    return row


def table_of(row: Mapping[str, Any]) -> Table:
    """Return the table of a position as far as it is told; what is hidden stays so.

    Raises:
        ValueError: with a sentence, when there can be no such position.
    """
    table: Table = lay_out(row, Pamir().options(options_of(row))).table
    if None in table.deck:
        table.checks = expected_in_deck(table)[1] + sum(card in CHECKS for card in table.market)
    return table


def moved(row: Mapping[str, Any], thing: Piece, put: Target) -> Row:
    """Return the position after a thing was taken from where it is, if it is anywhere, and laid somewhere."""
    found: Row = deepcopy({**row})
    if thing.kind == "card" and put.kind == "market":
        _swap_in_market(found, thing.at, put.at)
        return found
    _take(found, thing, stays_in_court=put.kind in ("left", "right", "court"))
    _lay(found, thing, put)
    return found


def things_at(table: Table) -> list[Piece]:
    """Return every kind of piece that lies on a table, and the piles that are left, each once."""
    seats = range(table.seating.seats)
    found = [Piece("block", number) for number in range(len(COALITIONS)) if table.blocks[number]]
    found += [Piece("cylinder", seat) for seat in seats if table.cylinders[seat]]
    for place in range(FIRST_GIFT):
        kind = "army" if place < 6 else "road"
        found += [Piece(kind, number, place) for number in range(len(COALITIONS)) if table.blocks_at(number, place)]
        if kind == "army":
            found += [Piece("tribe", seat, place) for seat in seats if table.cylinders_at(seat, place)]
    for seat in seats:
        gifts = range(FIRST_GIFT, FIRST_GIFT + len(GIFTS))
        found += [Piece("gift", seat, place) for place in gifts if table.cylinders_at(seat, place)]
        found += [Piece("spy", seat, card) for card in range(1, COURT_SIZE + 1) if table.spies_of(seat, card)]
        if table.rupees[seat]:
            found.append(Piece("purse", seat))
    found += [Piece("rupee", at=card) for card, rupees in zip(table.market, table.rupees_on, strict=True) if rupees]
    return found


# -- families ----------------------------------------------------------------------------------------------------------


def with_families(row: Mapping[str, Any], count: int) -> Row:
    """Return the position with so many families: new ones have nothing yet, the last ones leave with all they have."""
    found: Row = deepcopy({**row})
    seats: dict[str, Any] = found["seats"]
    while len(seats) > count:
        gone = [*seats][-1]
        for card in split_words(row_text(seats[gone].get("court", ""))):
            _take(found, Piece("card", at=int(card)), stays_in_court=False)
        del seats[gone]
        for key in ("turn", "wakhan"):
            if found.get(key) == gone:
                del found[key]
    for family in FAMILIES:
        if len(seats) < count and family not in seats:
            seats[family] = _new_seat(found)
    return found


def _new_seat(row: Row) -> dict[str, Any]:
    """A family with the loyalty that fewest are loyal to."""
    taken = [seat.get("loyalty") for seat in row["seats"].values()]
    return {"loyalty": min(("british", "russian", "afghan"), key=taken.count), "rupees": 4}


def with_value(row: Mapping[str, Any], family: str, key: str, value: object) -> Row:
    """Return the position with another value of a family, or of the whole for no family; an empty one is left out."""
    found: Row = deepcopy({**row})
    holder = found["seats"][family] if family else found
    if value == "":
        holder.pop(key, None)
    else:
        holder[key] = value
    return found


def hidden_in_hand(row: Mapping[str, Any], family: str) -> int:
    """Return how many cards of a hand are hidden."""
    return split_words(row_text(row["seats"][family].get("hand", ""))).count(HIDDEN)


def with_hidden_in_hand(row: Mapping[str, Any], family: str, count: int) -> Row:
    """Return the position with so many hidden cards in a hand."""
    words = split_words(row_text(row["seats"][family].get("hand", "")))
    known = [word for word in words if word != HIDDEN]
    return with_value(row, family, "hand", join_words([*known, *[HIDDEN] * count]))


# -- taking and laying -------------------------------------------------------------------------------------------------


def _words(holder: Mapping[str, Any], key: str) -> list[str]:
    return split_words(row_text(holder.get(key, "")))


def _write(holder: dict[str, Any], key: str, words: list[str]) -> None:
    if words:
        holder[key] = join_words(words)
    else:
        holder.pop(key, None)


def _remove(holder: dict[str, Any], key: str, word: str) -> bool:
    """Remove a word once; return whether it was there."""
    words = _words(holder, key)
    if word not in words:
        return False
    words.remove(word)
    _write(holder, key, words)
    return True


def _market(row: Row) -> list[tuple[str, int]]:
    """The card of each place, `-` for none, and the rupees on it."""
    pairs = (word.partition("+") for word in market_places(row_text(row.get("market", ""))))
    return [(card, int(rupees or 0)) for card, _, rupees in pairs]


def _write_market(row: Row, places: list[tuple[str, int]]) -> None:
    words = [card + (f"+{rupees}" if rupees and card != "-" else "") for card, rupees in places]
    row["market"] = f"{' '.join(words[:6])} / {' '.join(words[6:])}"


def _swap_in_market(row: Row, card: int, place: int) -> None:
    """Lay a card on a place of the market; what lay there goes to where it came from, if that is in the market too."""
    places = _market(row)
    there = next((at for at, (word, _) in enumerate(places) if word == str(card)), None)
    if there is not None:
        places[there], places[place] = places[place], places[there]
    else:
        _take(row, Piece("card", at=card), stays_in_court=False)
        places[place] = str(card), places[place][1]
    _write_market(row, places)


def _take(row: Row, thing: Piece, *, stays_in_court: bool) -> None:
    families = [*row["seats"]]
    match thing.kind:
        case "card":
            _take_card(row, str(thing.at), stays_in_court)
        case "army" | "road":
            blocks = row.setdefault("blocks", {})
            _remove(blocks, COALITIONS[thing.owner], place_word(thing.at))
        case "tribe":
            _remove(row["seats"][families[thing.owner]], "tribes", place_word(thing.at))
        case "spy":
            _remove(row["seats"][families[thing.owner]], "spies", str(thing.at))
        case "gift":
            _remove(row["seats"][families[thing.owner]], "gifts", str(GIFTS[thing.at - FIRST_GIFT]))
        case "rupee" if thing.at != NONE:
            _add_rupee(row, thing.at, -1)
        case "purse":
            _add_to_purse(row["seats"][families[thing.owner]], -1)
        case _:
            # From a pile, of which there is as much as there is.
            pass


def _take_card(row: Row, card: str, stays_in_court: bool) -> None:
    places = _market(row)
    left = [("-", 0) if word == card else (word, rupees) for word, rupees in places]
    if left != places:
        _write_market(row, left)
    for key in ("deck", "gone", "used", "paid"):
        _remove(row, key, card)
    for seat in row["seats"].values():
        for key in ("hand", "prizes"):
            _remove(seat, key, card)
    in_court = any(_remove(seat, "court", card) for seat in row["seats"].values())
    if in_court and not stays_in_court:
        for seat in row["seats"].values():
            while _remove(seat, "spies", card):
                pass


def _add_rupee(row: Row, card: int, more: int) -> None:
    places = [(word, rupees + more * (word == str(card))) for word, rupees in _market(row)]
    _write_market(row, places)


def _add_to_purse(seat: dict[str, Any], more: int) -> None:
    seat["rupees"] = max(0, seat.get("rupees", 4) + more)


def _lay(row: Row, thing: Piece, put: Target) -> None:
    families, seats = [*row["seats"]], row["seats"]
    word = HIDDEN if thing.kind == "hidden" else str(thing.at)
    match put.kind:
        case "left":
            _write(seats[families[put.at]], "court", [word, *_words(seats[families[put.at]], "court")])
        case "right" | "court":
            _write(seats[families[put.at]], "court", [*_words(seats[families[put.at]], "court"), word])
        case "hand" | "prizes":
            _write(seats[families[put.at]], put.kind, [*_words(seats[families[put.at]], put.kind), word])
        case "region" | "border" if thing.kind in ("block", "army", "road"):
            blocks = row.setdefault("blocks", {})
            name = COALITIONS[thing.owner]
            _write(blocks, name, [*_words(blocks, name), place_word(put.at)])
        case "region":
            _write_cylinder(seats[families[thing.owner]], "tribes", place_word(put.at))
        case "card" if thing.kind in ("rupee", "purse"):
            _add_rupee(row, put.at, 1)
        case "card":
            _write_cylinder(seats[families[thing.owner]], "spies", place_word(ON_CARD + put.at))
        case "gift":
            _write_cylinder(seats[families[thing.owner]], "gifts", str(GIFTS[put.at - FIRST_GIFT]))
        case "purse":
            _add_to_purse(seats[families[put.at]], 1)
    if not row.get("blocks", True):
        del row["blocks"]


def _write_cylinder(seat: dict[str, Any], key: str, word: str) -> None:
    _write(seat, key, [*_words(seat, key), word])
