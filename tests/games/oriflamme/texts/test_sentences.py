"""The chronicle: whole sentences for everything that happens, and nothing in them that a seat may not know."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from gonfalon.core.game import Event
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules import CardSet, Oriflamme, Table
from gonfalon.games.oriflamme.rules import events as told
from gonfalon.games.oriflamme.rules.game import base_cards
from gonfalon.games.oriflamme.rules.loading import load
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.program import Prompt
from gonfalon.games.oriflamme.rules.table import RESOLUTION, Seating
from gonfalon.games.oriflamme.texts.sentences import TELLING, Line, Teller, add_line, describe_card, text, waiting
from gonfalon.texts.lines import Figure

GAME = Oriflamme()
KINDS = [kind.id for kind in base_cards().kinds]
ALLIANCE = load(cards_dir() / "alliance.yaml")
MIXED = load(cards_dir() / "alliance.yaml", cards_dir() / "oriflamme.yaml")
DECKS = {"base": base_cards(), "alliance": ALLIANCE, "mixed": MIXED}
NAMED = ("card", "victim", "covered", "other")

Told = tuple[Table, int, Event, list[Line]]


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
    tellers = [Teller(true.seating) for _ in seats]
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


def betrayed(true: Table, seat: int, lines: list[Line]) -> list[tuple[str, str]]:
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


@pytest.mark.parametrize("families", ["RB", "RBG", "RBGY", "KYGBR"])
@pytest.mark.parametrize("deck", DECKS)
def test_no_seat_is_told_what_it_may_not_know(families: str, deck: str) -> None:
    for seed in range(4):
        for true, seat, event, lines in tellings(families, seed, only_the_view, DECKS[deck]):
            assert betrayed(true, seat, lines) == [], event


def test_a_teller_that_saw_the_true_table_would_be_caught() -> None:
    secrets = [
        secret
        for true, seat, _, lines in tellings("RBGY", 1, lambda true, view: true)
        for secret in betrayed(true, seat, lines)
    ]
    assert secrets


@pytest.mark.parametrize("families", ["RB", "RBG", "RBGY", "KYGBR"])
@pytest.mark.parametrize("deck", DECKS)
def test_every_line_of_a_game_is_a_sentence(families: str, deck: str) -> None:
    chronicles: dict[int, list[Line]] = {}
    for seed in range(4):
        for _, seat, _, lines in tellings(families, seed, only_the_view, DECKS[deck]):
            add_line(chronicles.setdefault(seat, []), lines)
            for line in lines:
                sentence = text(line, "en")
                assert_reads_well(sentence)
                assert line.heading or sentence.endswith(".")
                assert line.heading is (line.family is None)
    for lines in chronicles.values():
        headings = [text(line, "en") for line in lines if line.heading]
        assert headings[:3] == ["Round I · Placement", "Round I · Resolution", "Round II · Placement"]
        assert headings.count("End of the game") == 4


def assert_reads_well(sentence: str) -> None:
    assert sentence
    assert sentence == sentence.strip()
    for slip in ("{", "}", "None", "%n", "  ", "-named", " 0 "):
        assert slip not in sentence, sentence


# -- one event at a time -----------------------------------------------------------------------------------------------


class Position:
    """A table that one seat looks at, and the tale of what happens to it."""

    def __init__(self, queue: str, viewer: str = "G") -> None:
        """`queue` as in the rules, section 14, each card once; `?` behind a card hides it from the viewer."""
        seating = Seating(base_cards(), "RBGY")
        self.table = Table.empty(seating)
        self.table.round, self.table.phase = 3, RESOLUTION
        self.teller = Teller(seating)
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
        lines: list[Line] = []
        for event in events:
            add_line(lines, self.teller.tell(event, self.table))
            event.apply(self.table)
        for line in lines:
            assert_reads_well(text(line, "en"))
        return [text(line, "en") for line in lines]


def test_a_round_begins_with_the_crown() -> None:
    at = Position("R.spy-")
    lines = [*at.teller.tell(told.RoundBegan(3, 1), at.table), *at.teller.tell(told.ResolutionBegan(), at.table)]
    assert [text(line, "en") for line in lines] == [
        "Round III · Placement",
        "Blue holds the crown and plays first.",
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


def test_a_kept_card_says_what_lies_on_it_now() -> None:
    at = Position("R.spy-1? G.heir-")
    assert at.tell(told.Kept(at.card("R.spy"), 1)) == ["Red keeps card 1 face down: 2 influence on it."]
    assert at.tell(told.Kept(at.card("G.heir"), 1)) == ["Green keeps its Heir face down: 1 influence on it."]
    fresh = Position("R.spy-?")
    assert fresh.tell(told.Kept(fresh.card("R.spy"), 0)) == ["Red keeps card 1 face down."]


@pytest.mark.parametrize(
    ("lain", "events", "sentences"),
    [
        (0, [], ["Red reveals the Spy."]),
        (3, [("Collected", 3, 3)], ["Red reveals the Spy and takes 3 from it."]),
        (3, [("Collected", 3, 6)], ["Red reveals the Spy and earns 6, twice what lay on it."]),
        (3, [("Collected", 3, 0)], ["Red reveals the Spy; 3 influence on it is lost."]),
        (0, [("Gained", 1), ("Gained", 2)], ["Red reveals the Spy and earns 3."]),
        (2, [("Collected", 2, 2), ("Gained", 1)], ["Red reveals the Spy and takes 2 from it.", "Red’s Spy earns 1."]),
        (3, [("Dropped", 1), ("Collected", 2, 2)], ["Red reveals the Spy, pays 1 from it and takes 2."]),
        (1, [("Dropped", 1)], ["Red reveals the Spy and pays 1 from it."]),
    ],
)
def test_a_card_is_revealed_in_one_sentence(lain: int, events: list[tuple[object, ...]], sentences: list[str]) -> None:
    at = Position(f"R.spy-{lain}?")
    card = at.card("R.spy")
    facts: list[Event] = [told.Reached(0), told.Shown(card, KINDS.index("spy")), told.Revealed(card)]
    for name, *numbers in events:
        if name == "Gained":
            facts.append(told.Gained(0, int(str(numbers[0])), card))
        else:
            facts.append(getattr(told, str(name))(card, *numbers))
    assert at.tell(*facts) == sentences


def test_victims_and_what_was_lost() -> None:
    at = Position("G.archer+ Y.heir-? Y.spy-3? G.lord- G.spy-2").acts("G.archer")
    archer = at.card("G.archer")
    assert at.tell(
        told.Shown(at.card("Y.heir"), KINDS.index("heir")),
        told.Eliminated(at.card("Y.heir"), archer),
        told.Shown(at.card("Y.spy"), KINDS.index("spy")),
        told.Eliminated(at.card("Y.spy"), archer),
        told.Eliminated(at.card("G.lord"), archer),
        told.Eliminated(at.card("G.spy"), archer),
        told.Eliminated(archer, archer),
    ) == [
        "Green’s Archer eliminates Gold’s Heir.",
        "Green’s Archer eliminates Gold’s Spy; 3 influence on it is lost.",
        "Green’s Archer eliminates Green’s own Lord.",
        "Green’s Archer eliminates Green’s own Spy; 2 influence on it is lost.",
        "Green’s Archer eliminates itself.",
    ]


def test_the_revenge_of_an_ambush() -> None:
    at = Position("B.soldier+ R.ambush-1?").acts("B.soldier")
    ambush, soldier = at.card("R.ambush"), at.card("B.soldier")
    assert at.tell(
        told.Shown(ambush, KINDS.index("ambush")),
        told.Eliminated(ambush, soldier),
        told.Gained(0, 4, ambush),
        told.Discarded(soldier),
    ) == [
        "Blue’s Soldier eliminates Red’s Ambush; 1 influence on it is lost.",
        "Red’s Ambush earns 4.",
        "Blue’s Soldier is discarded.",
    ]


def test_an_intrigue_leaves_silently_after_its_use_but_not_when_it_is_driven_out() -> None:
    at = Position("B.conspiracy-? R.ambush-?").acts("B.conspiracy")
    assert (
        at.tell(told.Shown(at.card("B.conspiracy"), KINDS.index("conspiracy")), told.Discarded(at.card("B.conspiracy")))
        == []
    )
    at = Position("B.assassination+ R.ambush-").acts("B.assassination")
    ambush, dagger = at.card("R.ambush"), at.card("B.assassination")
    sentences = at.tell(told.Eliminated(ambush, dagger), told.Gained(0, 4, ambush), told.Discarded(dagger))
    assert sentences[-1] == "Blue’s Assassination is discarded."
    at = Position("B.soldier+ R.heir-2").acts("B.soldier")
    assert at.tell(told.Discarded(at.card("R.heir"))) == ["Red’s Heir is discarded; 2 influence on it is lost."]


def test_spies_copies_and_decrees() -> None:
    at = Position("R.spy+ B.lord-? R.archer- Y.heir+ R.shapeshifter+").acts("R.spy")
    at.table.pool = [1, 1, 1, 1]
    spy, changer = at.card("R.spy"), at.card("R.shapeshifter")
    assert at.tell(
        told.Stolen(spy, 1, 1),
        told.Stolen(spy, 1, 0),
        told.Stolen(spy, 0, 0),
        told.Copied(changer, at.card("Y.heir")),
        told.Copied(changer, at.card("R.archer")),
        told.Moved(at.card("B.lord"), 2),
        told.Moved(at.card("Y.heir"), 0),
        told.Moved(at.card("Y.heir"), 0),
        told.Moved(at.card("B.lord"), 3),
    ) == [
        "Red’s Spy takes 1 from Blue.",
        "Red’s Spy finds nothing to take from Blue.",
        "Red’s Spy turns to its own family and takes nothing.",
        "Red’s Shapeshifter copies Gold’s Heir.",
        "Red’s Shapeshifter copies Red’s own Archer.",
        "Red’s Spy moves Blue’s card 2 to place 3.",
        "Red’s Spy moves Gold’s Heir to place 1.",
        "Red’s Spy leaves Gold’s Heir where it was.",
        "Red’s Spy leaves Blue’s card 4 where it was.",
    ]


def test_whose_card_it_is_reads_your_and_of_a_card_that_nobody_knows_its_place() -> None:
    at = Position("B.soldier+ R.heir-2 Y.lord-1?").acts("B.soldier")
    heir, lord = at.card("R.heir"), at.card("Y.lord")
    (line,) = at.teller.tell(told.Eliminated(heir, at.card("B.soldier")), at.table)
    said = [TELLING.text(line, reader=reader) for reader in ("R", "B", "")]
    assert said[0] == "Blue’s Soldier eliminates your Heir; 2 influence on it is lost."
    assert said[1:] == ["Blue’s Soldier eliminates Red’s Heir; 2 influence on it is lost."] * 2
    places = [TELLING.thing(Figure(seat, card), at.table) for seat, card in ((0, heir), (3, lord))]
    assert [TELLING.text(place, reader="R") for place in places if place is not None] == ["on your Heir", "on card 3"]
    assert TELLING.text(places[0], reader="Y") == "on the Heir"  # type: ignore[arg-type]


def test_the_deeds_of_other_cards() -> None:
    at = Position("R.spy+4 B.lord-2? B.archer-2? G.heir- G.lord+ R.heir-").acts("R.spy")
    spy, lord, archer, heir = at.card("R.spy"), at.card("B.lord"), at.card("B.archer"), at.card("G.heir")
    assert at.tell(
        told.Laid(lord, 1, spy),
        told.Kept(heir, 0),
        told.Laid(lord, 1, spy),
        told.Laid(archer, 1, spy),
        told.Laid(heir, 1, spy),
        told.Laid(heir, 2, spy),
        told.Dropped(lord, 1),
        told.Dropped(archer, 1),
        told.Dropped(heir, 1),
        told.Marked(lord),
        told.Marked(heir),
        told.Marked(spy),
        told.Collected(spy, 4, 4),
        told.Closed(spy),
        told.Swapped(at.card("G.lord"), at.card("G.soldier")),
        told.Swapped(at.card("R.heir"), at.card("R.soldier")),
        told.Reserved(spy),
        told.Reserved(heir),
    ) == [
        "Red’s Spy puts 1 influence on Blue’s card 2.",
        "Green keeps its Heir face down.",
        "Red’s Spy puts 1 influence on each of 3 cards.",
        "Red’s Spy puts 2 influence on Green’s Heir.",
        "Blue loses 1 influence from each of 2 cards.",
        "Green’s Heir loses 1 influence.",
        "Red’s Spy puts a verdict on Blue’s card 2.",
        "Red’s Spy puts a verdict on Green’s Heir.",
        "Red’s Spy puts a verdict on itself.",
        "Red takes 4 from its Spy.",
        "Red’s Spy turns face down again.",
        "Green’s Lord returns to the hand; the Soldier takes its place.",
        "Red’s Heir returns to the hand; a new card takes its place.",
        "Red reserves the Spy.",
        "1 verdict token goes back to the pool.",
        "Green reserves the Heir with 2 influence on it.",
        "1 verdict token goes back to the pool.",
    ]


def test_who_is_choosing() -> None:
    at = Position("R.soldier+ B.lord-?")
    soldier = at.card("R.soldier")
    assert text(waiting(1, Prompt("place"), at.table), "en") == "Blue is choosing…"
    assert text(waiting(1, Prompt("face-down", at.card("B.lord")), at.table), "en") == "Blue is choosing…"
    assert (
        text(waiting(0, Prompt("target", soldier, "eliminate"), at.table), "en")
        == "Red’s Soldier must choose a victim…"
    )
    assert text(waiting(0, Prompt("gap", soldier, "move"), at.table), "en") == "Red’s Soldier must choose…"


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
