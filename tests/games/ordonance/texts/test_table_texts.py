"""What the Ordonance table asks, and why it refuses something."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.ordonance.rules.game import TURNS, Prompt
from gonfalon.games.ordonance.rules.moves import ONLY_PASS, Move
from gonfalon.games.ordonance.rules.table import NO_CARD
from gonfalon.games.ordonance.texts.table_texts import TableTexts
from gonfalon.session.new_game import Seat
from tests.games.ordonance.rules.decks import made

from .games import all_kinds, assert_reads_well, begun, ways

WORDS = TableTexts("en")


def test_a_turn_asks_for_one_unit_and_names_the_one_that_was_drawn() -> None:
    deck = made([("spear bow", 60)])
    state = begun("RB", cards=deck, first="R")
    view = View.of(state, 0)
    assert view.decision is not None
    assert WORDS.prompt(view.decision, view.table) == (
        "Play one unit",
        "You drew spear and bow; at most 4 cards per territory",
    )
    assert WORDS.choices(view.decision, view.table) == []
    without = Decision(0, Prompt("play"), view.decision.moves)
    assert WORDS.prompt(without, view.table)[1] == "The deck is empty; at most 4 cards per territory"


def test_whoever_cannot_play_passes_and_reads_why() -> None:
    table = begun("RB", cards=made([("spear bow", 60)]), first="R").table
    drawn = Decision(0, Prompt("pass", table.drawn), ONLY_PASS)
    full = Decision(0, Prompt("pass", NO_CARD), ONLY_PASS)
    assert WORDS.prompt(drawn, table) == ("You cannot play", "You drew spear and bow, but all your places are taken")
    assert WORDS.prompt(full, table) == ("You cannot play", "All your places are taken")
    table.hands[0].clear()
    assert WORDS.prompt(full, table)[1] == "No card is left in your hand or in the deck"
    (choice,) = WORDS.choices(full, table)
    assert (choice.move, choice.title) == (ONLY_PASS[0], "Pass")
    assert choice.detail == "No card is left in your hand or in the deck"


def full(words: TableTexts, territory: int) -> str:
    """What is said against a unit where the first two armies are complete."""
    state = begun("RB", cards=words.deck, first="R")
    state.table.closed[0] = 0b11
    TURNS.ask(state)
    return words.refusal(View.of(state, 0), Move("S", territory))


def test_refusals_say_what_may_be_done() -> None:
    assert [full(WORDS, territory) for territory in (1, 2, 3)] == [
        "Your army in Antioch is complete: it can hold at most 4 cards.",
        "Your army on Cyprus is complete: it can hold at most 4 cards.",
        "",
    ]
    said = [WORDS.gesture_hint(why) for why in ("rivals", "card-first", "elsewhere")]
    assert len(set(said)) == 3
    for sentence in said:
        assert_reads_well(sentence)
        assert sentence.endswith(".")


def test_the_panels_count_turns_territories_and_cards() -> None:
    table = begun("RB", first="R").table
    table.markers, table.ply = 2, 23
    assert (WORDS.turn(table), WORDS.turn_line(table)) == ("Turn 12", "Turn 12 · 2 of 5 decided")
    assert len({WORDS.left_in_the_deck(27), WORDS.in_the_deck(27), WORDS.in_the_deck(0)}) == 3
    table.over = True
    assert WORDS.turn_line(table) == WORDS.turn(table) == "The game is over"


def test_a_deck_of_ones_own_has_its_own_territories() -> None:
    words = TableTexts("en", made([("spear", 60)], territories=["acre", "jaffa-port"]))
    assert [words.territory(number) for number in range(2)] == ["Acre", "Jaffa Port"]
    assert full(words, 1) == "Your army in Acre is complete: it can hold at most 4 cards."
    assert WORDS.column(3) == "Territory 4, Edessa."


def test_seats_are_explained_by_their_names() -> None:
    told = WORDS.explained(begun("RB").table, 0, (Seat("R", "Ann"), Seat("B", "Bob", "page")))
    assert {army.name for army in told.armies} == {"Ann", "Bob"}


def test_every_question_of_random_games_can_be_asked() -> None:
    for seed, state in enumerate(all_kinds(16)):
        words = TableTexts("en", state.table.seating.deck)
        for now in ways(state, seed):
            if now.over:
                break
            view = View.of(now, now.seat)
            assert view.decision is not None
            for part in words.prompt(view.decision, view.table):
                assert_reads_well(part)
            assert len(words.choices(view.decision, view.table)) == (view.decision.prompt.word == "pass")
