"""The chronicle of Ordonance: a sentence for everything that happens, and nothing in it that a seat may not know."""

from __future__ import annotations

import pytest

from gonfalon.core.game import Event
from gonfalon.games.ordonance.rules import Move, Table
from gonfalon.games.ordonance.rules import events as told
from gonfalon.games.ordonance.rules.moves import PASS
from gonfalon.games.ordonance.texts.motives import MOTIVES
from gonfalon.games.ordonance.texts.names import unit_icons
from gonfalon.games.ordonance.texts.phrases import PHRASES
from gonfalon.games.ordonance.texts.sentences import TELLING, Teller, add_line, text
from gonfalon.games.ordonance.texts.teller import Spot, Tier
from gonfalon.texts.annals import Annals
from gonfalon.texts.lines import Figure, Line
from gonfalon.texts.phrases import REASONS
from tests.games.ordonance.rules.decks import made

from .games import all_kinds, assert_reads_well, begun, tellings


def betrayed(true: Table, seat: int, lines: list[Line]) -> list[tuple[str, str]]:
    """The units with their families that the lines name although the seat does not know such a card of theirs."""
    seating = true.seating
    secrets = []
    for line in lines:
        named = [(line.values[name], line.values["family"]) for name in ("unit",) if name in line.values]
        for unit, family in [*named, *line.cards]:
            if unit is None:
                continue
            owner, face = seating.families.index(str(family)), seating.deck.numbers[str(unit)]
            first = owner * seating.territories
            cards = [
                *true.hands[owner],
                *(card for army in true.armies[first : first + seating.territories] for card in army),
            ]
            bits = 1 << seat if seat >= 0 else seating.everyone
            if not any(true.faces[card] == face and true.known[card] & bits == bits for card in cards):
                secrets.append((str(unit), str(family)))
    return secrets


def test_no_seat_is_told_what_it_may_not_know() -> None:
    drawn = 0
    for seed, state in enumerate(all_kinds()):
        for true, seat, event, lines in tellings(state, seed):
            assert betrayed(true, seat, lines) == [], event
            if isinstance(event, told.Drawn):
                named = [line for line in lines if line.key == "draw-named"]
                assert len(named) == (seat == event.seat)
                drawn += 1
                if seat != event.seat:
                    assert all("unit" not in line.values for line in lines)
                    assert all(unit is None for line in lines for unit, _ in line.cards)
    assert drawn > 500


def test_a_teller_that_saw_the_true_table_would_be_caught() -> None:
    secrets = [
        secret
        for seed in range(4)
        for true, seat, _, lines in tellings(begun("RBG", seed), seed, lambda true, view: true)
        for secret in betrayed(true, seat, lines)
    ]
    assert secrets


def test_what_is_played_flies_to_its_place_and_adds_its_icons_to_the_army() -> None:
    state = begun("RBG", 3)
    annals = Annals(TELLING, state.table.redact(1))
    heard: list[Event] = []
    state.table.listener = heard.append
    while not state.table.armies[0]:
        state.play(state.moves[0])
    passages = annals.add(0, [event.seen_by(1) for event in heard])
    (plays,) = [one for one in passages if one.line is not None and one.line.key == "play" and one.line.family == "R"]
    assert plays.line is not None
    assert plays.line.aim is not None
    assert plays.line.aim.victims == (Spot(0, 0, 0),)
    icons = unit_icons(str(plays.line.values["unit"]))
    tiers = {Figure(0, Tier(0, icon)): icons.count(icon) for icon in icons}
    assert plays.shown_changes == tiers
    assert all(" in " in TELLING.text(line) for line in plays.things.values())
    assert plays.things.keys() == tiers.keys()


def test_everything_that_happens_has_its_sentence() -> None:
    keys, kinds, silent = set(), set(), set()
    for seed, state in enumerate(all_kinds()):
        for _, _, event, lines in tellings(state, seed):
            kinds.add(type(event))
            if not lines:
                silent.add(type(event))
            for line in lines:
                keys.add(line.key)
                sentence = text(line, "en")
                assert_reads_well(sentence)
                if line.rule is not None:
                    keys |= {line.rule.key} & set(PHRASES)
                    assert_reads_well(text(line.rule, "en"))
                assert line.heading or sentence.endswith((".", ". "))
    assert kinds == {
        type(None),
        told.Drawn,
        told.Shown,
        told.Played,
        told.Passed,
        told.Controlled,
        told.Disclosed,
        told.Ended,
    }
    assert silent <= {told.Shown, told.Disclosed, type(None)}
    # These are rare where cards are played at random; each is told below.
    assert keys >= set(PHRASES) - {*REASONS, *MOTIVES, "choosing", "pass-places", "take-forced", "shared", "tier"}


def test_a_chronicle_has_a_rubric_for_every_turn() -> None:
    chronicle: list[Line] = []
    end = None
    for true, seat, _, lines in tellings(begun("RBG", 3), 3):
        if seat == 0:
            add_line(chronicle, lines)
            end = true
    assert end is not None
    headings = [text(line, "en") for line in chronicle if line.heading]
    assert headings[:3] == ["Before the game", "Turn 1", "Turn 2"]
    assert headings[-1] == "End of the game"
    assert len(headings) == (end.ply - 1) // 3 + 3
    # The draw of a rival goes without saying once it is known what was played.
    assert not [line for line in chronicle if line.key == "draw"]
    own = [line for line in chronicle if line.key == "draw-named"]
    assert {line.family for line in own} == {"R"}
    assert len(own) >= 20


# -- one event at a time -----------------------------------------------------------------------------------------------


class Game:
    """A game that is told to one seat, Blue."""

    def __init__(self, state) -> None:  # type: ignore[no-untyped-def]
        self.state = state
        self.view = state.table.redact(1)
        self.teller = Teller(state.table.seating)
        self.lines = self.teller.opening(self.view)
        state.table.listener = self._hear

    def _hear(self, event: Event) -> None:
        seen = event.seen_by(1)
        add_line(self.lines, self.teller.tell(seen, self.view))
        seen.apply(self.view)

    def play(self, *moves: str) -> list[str]:
        """The new lines of the chronicle after these moves, and the one that stood last."""
        before = max(0, len(self.lines) - 1)
        for move in moves:
            self.state.play(Move.parse(move))
        return [text(line, "en") for line in self.lines[before:]]

    def told(self) -> list[str]:
        return [text(line, "en") for line in self.lines]


def test_a_rival_draws_and_plays_in_one_line_and_the_owner_is_told_the_card() -> None:
    deck = made([("spear bow", 60)], territories=["antioch", "cyprus"])
    game = Game(begun("RB", cards=deck, first="R"))
    assert game.told() == [
        "Before the game", shuffled(2, 1, 60), RECONSTRUCTION, "Turn 1", "Red draws a card.",
    ]  # fmt: skip
    assert game.play("play SB 1") == ["Red plays spear and bow in Antioch.", "Blue draws a card: spear and bow."]
    assert game.play("play SB 2") == [
        "Blue draws a card: spear and bow.",
        "Blue plays spear and bow on Cyprus.",
        "Turn 2",
        "Red draws a card.",
    ]


def shuffled(players: int, decks: int, cards: int) -> str:
    what = "1 deck is shuffled" if decks == 1 else f"{decks} decks are shuffled together"
    return f"For {players} players {what}, {cards} cards in all."


RECONSTRUCTION = "The deck is a reconstruction: the printed list of cards is not public."


def test_control_is_told_with_the_play_that_brought_it_or_by_itself() -> None:
    deck = made([("spear", 60), ("spear bow", 1)], territories=["antioch"], army_size=2, hand_size=1)
    game = Game(begun("RB", cards=deck, first="R", seed=_where_nobody_holds_the_bow(deck)))
    game.play("play S 1")
    game.play("play S 1")
    assert game.play("play S 1")[0] == "Red plays spear in Antioch and completes the army."
    assert game.play("play S 1")[1:] == [
        "Blue plays spear in Antioch and completes the army.",
        "Red takes Antioch with marker I: a company of spears.",
        "The hands are laid open.",
        "End of the game",
        "Red wins with 1 territory.",
    ]


def test_a_last_card_may_take_a_territory() -> None:
    deck = made([("flag", 60)], ("flag",), territories=["antioch"], army_size=2, hand_size=1)
    game = Game(begun("RB", cards=deck, first="R"))
    game.play("play F 1", "play F 1")
    assert game.play("play F 1")[0] == "Red plays flag in Antioch and takes it with marker I: a company of flags."


def _where_nobody_holds_the_bow(deck) -> int:  # type: ignore[no-untyped-def]
    for seed in range(100):
        faces = begun("RB", cards=deck, first="R", seed=seed).table.faces[:8]
        if deck.numbers["SB"] not in faces:
            return seed
    raise AssertionError


def test_who_cannot_play_passes_and_says_why() -> None:
    table = begun("RB").table
    teller = Teller(table.seating)
    lines = teller.opening(table)
    add_line(lines, teller.tell(told.Passed(0), table))
    assert text(lines[-1], "en") == "Red passes: no place is free."
    table.hands[1].clear()
    table.at = 1
    add_line(lines, teller.tell(told.Passed(1), table))
    assert text(lines[-1], "en") == "Blue passes: no card is left."


def test_a_forced_end_says_who_takes_what_and_what_nobody_takes() -> None:
    # Sixty spears are too few for four players; what is missing at the end nobody can complete.
    deck = made(
        [("spear", 10)],
        hand_size=2,
        army_size=3,
        territories=["antioch", "cyprus", "jerusalem"],
        decks_by_players={2: 1},
    )
    state = begun("RB", cards=deck, first="R", certainty="deck")
    game = Game(state)
    game.play(
        "play S 1",
        "play S 1",
        "play S 1",
        "play S 2",
        "play S 1",
        "play S 2",
        "play S 2",
        "play S 3",
        "play S 2",
        "play S 3",
    )
    game.play(*[str(PASS)] * sum(1 for _ in range(2) if not state.over))
    assert game.told()[-1] == "Red wins with 1 territory."
    assert "Nobody takes Cyprus: no army is complete there." in game.told()
    assert "Red passes: no card is left." in game.told()


def test_a_territory_may_fall_because_nobody_can_play_any_more() -> None:
    game = Game(begun("RB", cards=made([("spear", 60)], army_size=1, territories=["antioch"]), first="R"))
    game.view.passes = 2
    game.view.counts[0] = 1
    line = game.teller.tell(told.Controlled(0, 0, 1), game.view)[0]
    assert text(line, "en") == "As nobody can play any more, Red takes Antioch with marker I: a single spear."


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ({"singles": "count-then-seniority"}, "Of single icons the number is compared first, and seniority only then."),
        (
            {"certainty": "deck"},
            "Whether an army could still be overtaken is told by the cards of the deck that are left.",
        ),
        ({"scoring": "tournament"}, "It is a tournament: the most territories win, and points are kept as well."),
        ({"scoring": "points", "points_end": "play-out"}, "The game goes on until all places are full."),
        ({"scoring": "points", "incomplete": "nothing"}, "Only complete armies earn points."),
    ],
)
def test_unusual_options_open_the_chronicle(option: dict[str, str], sentence: str) -> None:
    game = Game(begun("RB", **option))
    said = game.told()
    assert said[:3] == ["Before the game", shuffled(2, 1, 56), RECONSTRUCTION]
    assert sentence in said[: said.index("Turn 1")]
    assert sentence not in Game(begun("RB")).told()


def test_of_a_printed_deck_with_usual_options_only_its_number_is_told() -> None:
    deck = made([("spear", 60)], status="printed")
    assert Game(begun("RB", cards=deck)).told()[:3] == ["Before the game", shuffled(2, 1, 60), "Turn 1"]
    assert Game(begun("RBG", cards=deck)).told()[1] == shuffled(3, 2, 120)


def test_a_shared_victory_names_all_winners() -> None:
    table = begun("RBG").table
    teller = Teller(table.seating)
    lines = teller.tell(told.Ended(), table)
    assert [text(line, "en") for line in lines[-2:]] == [
        "End of the game",
        "The victory is shared: Red, Blue and Green.",
    ]
    assert [line.key for line in lines[:-2]] == ["nobody-takes"] * 5
