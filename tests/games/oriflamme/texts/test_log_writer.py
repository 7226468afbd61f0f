"""The chronicle: whole sentences for everything that happens, and nothing in them that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from gonfalon.core.game import Event
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules import CardSet, Oriflamme, Table
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.rules.compiler import load_files
from gonfalon.games.oriflamme.rules.game import base_cards
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.seating import Seating
from gonfalon.games.oriflamme.rules.table import RESOLUTION
from gonfalon.games.oriflamme.texts.log_writer import (
    LOG_RENDERER,
    LogWriter,
    describe_card,
    entry_sentence,
    waiting_entry,
)
from gonfalon.texts.log_entries import LogEntry, LogFigure, add_entry
from gonfalon.texts.translations import language_spoken
from tests.pairwise import pairwise

GAME = Oriflamme()
KINDS = [kind.id for kind in base_cards().kinds]
ALLIANCE = load_files(cards_dir() / "alliance.yaml")
MIXED = load_files(cards_dir() / "alliance.yaml", cards_dir() / "oriflamme.yaml")
DECKS = {"base": base_cards(), "alliance": ALLIANCE, "mixed": MIXED}
NAMED = ("card", "victim", "covered", "other")

Told = tuple[Table, int, Event, list[LogEntry]]


def tellings(
    families: str, seed: int, shown: Callable[[Table, Table], Table], cards: CardSet = DECKS["base"]
) -> Iterator[Told]:
    """A random game: the true table before each event, a seat, what it was told, and its lines.

    `shown` picks the table that the tellers see: of the true one and the seat's view.
    """
    state = GAME.setup(GAME.options({"families": families, "cards": cards}), seed)
    dice = random.Random(seed)
    true = state.table.clone()
    seats = range(len(families))
    views = [true.redact(seat) for seat in seats]
    tellers = [LogWriter(true.seating) for _ in seats]
    for seat in seats:
        yield true, seat, told.RoundBegan(true.round, true.first), tellers[seat].opening(views[seat])
    heard: list[Event] = []
    state.table.listener = heard.append
    while not state.over:
        state.play(dice.choice(state.moves))
        for event in heard:
            for seat in seats:
                seen = event.seen_by(seat)
                yield true, seat, seen, tellers[seat].tell(seen, shown(true, views[seat]))
                seen.apply(views[seat])
            event.apply(true)
        heard.clear()


def only_the_view(true: Table, view: Table) -> Table:
    return view


def betrayed(true: Table, seat: int, lines: list[LogEntry]) -> list[tuple[str, str]]:
    """The kinds with their families that the lines name although the seat does not know where they lie."""
    families = true.seating.families
    secrets = []
    for line in lines:
        owners = {"victim": "victim_family"}
        named = [
            (line.values.get(name), line.values[owners.get(name, "family")]) for name in NAMED if name in line.values
        ]
        for kind, family in [*named, *line.cards]:
            if kind is None:
                continue
            deck = true.seating.deck(families.index(str(family)))
            card = next(card for card in deck if true.faces[card] == true.seating.cards.number(str(kind)))
            if not true.known[card] >> seat & 1:
                secrets.append((str(kind), str(family)))
    return secrets


@pairwise(families=("RB", "RBG", "RBGY", "KYGBR"), deck=DECKS)
def test_every_line_of_a_game_is_a_sentence_that_its_seat_may_know(families: str, deck: str) -> None:
    chronicles: dict[int, list[LogEntry]] = {}
    for true, seat, event, lines in tellings(families, len(deck), only_the_view, DECKS[deck]):
        assert betrayed(true, seat, lines) == [], event
        add_entry(chronicles.setdefault(seat, []), lines)
        for line in lines:
            sentence = entry_sentence(line, "en")
            assert_reads_well(sentence)
            assert line.heading or sentence.endswith(".")
            assert line.heading is (line.family is None)
    for lines in chronicles.values():
        headings = [entry_sentence(line, "en") for line in lines if line.heading]
        assert headings[:3] == ["Round I · Placement", "Round I · Resolution", "Round II · Placement"]
        assert headings.count("End of the game") == 1


def test_a_teller_that_saw_the_true_table_would_be_caught() -> None:
    secrets = [
        secret
        for true, seat, _, lines in tellings("RBGY", 1, lambda true, view: true)
        for secret in betrayed(true, seat, lines)
    ]
    assert secrets


def assert_reads_well(sentence: str) -> None:
    assert sentence
    assert sentence == sentence.strip()
    for diagnostic in ("{", "}", "None", "%n", "  ", "-named", " 0 "):
        assert diagnostic not in sentence, sentence


# -- one event at a time -----------------------------------------------------------------------------------------------


class Position:
    """A table that one seat looks at, and the tale of what happens to it."""

    def __init__(self, queue: str, viewer: str = "G") -> None:
        """`queue` as in the rules, section 14, each card once; `?` behind a card hides it from the viewer."""
        seating = Seating(base_cards(), "RBGY")
        self.table = Table.empty(seating)
        self.table.round, self.table.phase = 3, RESOLUTION
        self.log_writer = LogWriter(seating)
        for seat in range(4):
            for card, kind in zip(seating.deck(seat), range(len(KINDS)), strict=True):
                self.table.faces[card] = kind if seating.families[seat] == viewer else None
        for slot, stack in enumerate(queue.split()):
            for place, word in enumerate(reversed(stack.split("/"))):
                hidden, word = word.endswith("?"), word.rstrip("?")
                name, sign, lain = word.partition("+") if "+" in word else word.rpartition("-")
                card = self.card(name)
                self.table.faces[card] = None if hidden else KINDS.index(name[2:])
                self.table.open[card] = int(sign == "+")
                self.table.influence[card] = int(lain or 0)
                self.table.hands[seating.owner[card]].remove(card)
                if place:
                    self.table.under[card] = self.table.queue[slot]
                    self.table.queue[slot] = card
                else:
                    self.table.queue.append(card)

    def card(self, name: str) -> int:
        seat = "RBGY".index(name[0])
        return self.table.seating.deck(seat)[KINDS.index(name[2:])]

    def acts(self, name: str) -> Position:
        self.table.at = self.table.queue.index(self.card(name))
        self.table.acted = self.card(name)
        return self

    def tell(self, *events: Event) -> list[str]:
        """The chronicle of these events in English."""
        lines: list[LogEntry] = []
        for event in events:
            add_entry(lines, self.log_writer.tell(event, self.table))
            event.apply(self.table)
        for line in lines:
            assert_reads_well(entry_sentence(line, "en"))
        return [entry_sentence(line, "en") for line in lines]


def test_a_round_begins_with_the_crown() -> None:
    at = Position("R.spy-")
    lines = [
        *at.log_writer.tell(told.RoundBegan(3, 1), at.table),
        *at.log_writer.tell(told.ResolutionBegan(), at.table),
    ]
    assert [entry_sentence(line, "en") for line in lines] == [
        "Round III · Placement",
        "Blue has the first player token and plays first.",
        "Round III · Resolution",
    ]


def test_placements_name_what_the_seat_knows() -> None:
    def placed(queue: str, name: str, slot: int, viewer: str) -> str:
        at = Position(queue, viewer)
        return at.tell(told.Placed(at.card(name), slot))[0]

    assert placed("B.spy-?", "R.lord", BACK, "G") == "Red plays a card at the end."
    assert placed("B.spy-?", "Y.lord", FRONT, "G") == "Gold plays a card at the front."
    assert placed("B.spy-?", "G.lord", FRONT, "G") == "Green plays the Lord at the front."
    assert placed("", "R.lord", FRONT, "G") == "Red plays the first card of the queue."
    assert placed("", "R.lord", FRONT, "R") == "Red plays the Lord as the first card of the queue."
    assert placed("R.archer-?", "R.lord", 0, "G") == "Red covers card 1 with a new card."
    assert placed("R.archer+", "R.lord", 0, "G") == "Red covers its Archer with a new card."
    assert placed("R.archer-", "R.lord", 0, "R") == "Red covers its Archer with the Lord."


def test_several_families_that_do_the_same_are_told_of_at_once() -> None:
    def lines(*told_of: tuple[str, str]) -> list[LogEntry]:
        return [LogEntry(key, family, values={"family": family, "card": None}) for key, family in told_of]

    def joined(*told_of: tuple[str, str]) -> str:
        line = LOG_RENDERER.joined(lines(*told_of))
        return "" if line is None else entry_sentence(line, "en")

    assert joined(("front", "G"), ("back", "Y"), ("cover", "K")) == "Green, Gold and Black each play a card."
    assert joined(("keep", "G"), ("keep-bare", "Y")) == "Green and Gold each keep a card face down."
    assert joined(("front", "G"), ("keep", "Y")) == joined(("reveal", "G"), ("reveal", "Y")) == ""
    assert joined(("front", "G"), ("front-named", "Y")) == "", "a name is told by itself"
    assert joined(("keep", "G"), ("keep", "Y"), ("keep", "G")) == "", "nobody is named twice"


def test_whose_card_it_is_reads_your_and_of_a_card_that_nobody_knows_its_place() -> None:
    at = Position("B.soldier+ R.heir-2 Y.lord-1?").acts("B.soldier")
    heir, lord = at.card("R.heir"), at.card("Y.lord")
    (line,) = at.log_writer.tell(told.Eliminated(heir, at.card("B.soldier")), at.table)
    said = [LOG_RENDERER.text(line, reader=reader) for reader in ("R", "B", "")]
    assert said == [
        "Blue’s Soldier eliminates your Heir; 2 influence on it is lost.",
        "Your Soldier eliminates Red’s Heir; 2 influence on it is lost.",
        "Blue’s Soldier eliminates Red’s Heir; 2 influence on it is lost.",
    ]
    places = [LOG_RENDERER.thing(LogFigure(seat, card), at.table) for seat, card in ((0, heir), (3, lord))]
    assert [LOG_RENDERER.text(place, reader="R") for place in places if place is not None] == [
        "on your Heir",
        "on card 3",
    ]
    assert LOG_RENDERER.text(places[1], reader="Y") == "on your card 3"  # type: ignore[arg-type]
    assert LOG_RENDERER.text(places[0], reader="Y") == "on the Heir"  # type: ignore[arg-type]


def test_the_deeds_of_other_cards() -> None:
    at = Position("R.spy+4 B.lord-2? B.archer-2? G.heir- G.lord+ R.heir-").acts("R.spy")
    spy, lord, archer, heir = at.card("R.spy"), at.card("B.lord"), at.card("B.archer"), at.card("G.heir")
    for events, sentences in [
        ([told.Laid(lord, 1, spy)], ["Red’s Spy puts 1 influence on Blue’s card 2."]),
        ([told.Kept(heir, 0)], ["Green keeps its Heir face down."]),
        ([told.Laid(to, 1, spy) for to in (lord, archer, heir)], ["Red’s Spy puts 1 influence on each of 3 cards."]),
        ([told.Laid(heir, 2, spy)], ["Red’s Spy puts 2 influence on Green’s Heir."]),
        ([told.Dropped(lord, 1), told.Dropped(archer, 1)], ["Blue loses 1 influence from each of 2 cards."]),
        ([told.Dropped(heir, 1)], ["Green’s Heir loses 1 influence."]),
        ([told.Marked(lord)], ["Red’s Spy puts a verdict on Blue’s card 2."]),
        ([told.Marked(spy)], ["Red’s Spy puts a verdict on itself."]),
        ([told.Collected(spy, 4, 4)], ["Red takes 4 from its Spy."]),
        ([told.Closed(spy)], ["Red’s Spy turns face down again."]),
        ([told.Swapped(at.card("G.lord"), at.card("G.soldier"))],
         ["Green’s Lord returns to the hand; the Soldier takes its place."]),
        ([told.Reserved(spy)], ["Red reserves the Spy.", "1 verdict token goes back to the pool."]),
    ]:  # fmt: skip
        assert at.tell(*events) == sentences


def test_who_is_choosing() -> None:
    at = Position("R.soldier+ B.lord-?")
    soldier = at.card("R.soldier")
    assert entry_sentence(waiting_entry(1, Prompt("place"), at.table), "en") == "Blue is choosing…"
    assert (
        entry_sentence(waiting_entry(1, Prompt("face-down", at.card("B.lord")), at.table), "en") == "Blue is choosing…"
    )
    assert (
        entry_sentence(waiting_entry(0, Prompt("target", soldier, "eliminate"), at.table), "en")
        == "Red’s Soldier must choose a victim…"
    )
    assert (
        entry_sentence(waiting_entry(0, Prompt("gap", soldier, "move"), at.table), "en") == "Red’s Soldier must choose…"
    )


def test_a_card_is_described_to_those_who_hear_it() -> None:
    at = Position("R.heir-2? R.lord+ G.archer-/G.spy+")
    table = at.table
    table.known = [
        0b1111 if face is not None else 1 << seat for face, seat in zip(table.faces, table.seating.owner, strict=True)
    ]
    table.verdicts[at.card("R.lord")] = 1

    def told_of(name: str, viewer: int = 2) -> str:
        return describe_card(table, at.card(name), viewer, "en")

    assert told_of("R.heir") == "Red, face-down, card 1 of 3, 2 influence."
    assert told_of("R.lord") == "Red, Lord, face-up, card 2 of 3. 1 verdict token on it."
    assert told_of("G.archer") == "Green, Archer, face-down, card 3 of 3. 1 card under it."
    assert told_of("G.spy") == "Green, Spy, covered, at place 3 of 3."
    assert told_of("G.soldier") == "Soldier, in your hand."
    assert told_of("B.soldier") == "Blue, a card in hand."
    table.fresh = (at.card("R.heir"),)
    assert told_of("R.heir") == "Red, face-down, card 1 of 3, 2 influence. It waits until the next round."
    table.faces[at.card("B.soldier")] = KINDS.index("soldier")  # the true table, shown by mistake
    assert told_of("B.soldier") == "Blue, a card in hand."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Your Baker earns 2."),
        ("pl", "Twoja karta „Baker” przynosi 2 punkty."),
        ("ru", "Ваша карта «Baker» приносит 2 очка."),
        ("uk", "Ваша карта «Baker» дає 2 очки."),
    ],
)
def test_a_card_of_which_nobody_has_written_what_its_owner_calls_it_is_quoted(language: str, sentence: str) -> None:
    line = LogEntry("gain", "R", values={"family": "R", "card": "baker", "n": 2})
    with language_spoken(language):
        said = LOG_RENDERER.text(line, reader="R")
    assert said.replace("\N{NO-BREAK SPACE}", " ") == sentence
