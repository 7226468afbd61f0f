"""What is told of what happens, to whom, and that it is told in every language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator

import pytest

from gonfalon.core.dice import Dice
from gonfalon.core.game import Event
from gonfalon.core.state import Decision, State
from gonfalon.games.pamir.rules import Pamir, Table
from gonfalon.games.pamir.rules import events as happened
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.games.pamir.rules.wakhan.priorities import draw_card
from gonfalon.games.pamir.texts.log_annotations import MapRef
from gonfalon.games.pamir.texts.log_writer import LogWriter
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.sentences import ALL_SENTENCES, LOG_RENDERER, entry_text
from gonfalon.texts import translations
from gonfalon.texts.log_entries import LogEntry, LogFigure, Pointer, add_entry
from gonfalon.texts.translations import ENGLISH, LANGUAGES
from tests.games.pamir.rules.positions import Seat, at_random, heard, laid
from tests.games.pamir.rules.tables import options
from tests.games.pamir.texts.given import GIVEN, KABUL, PLAIN, WORDED

UNTOLD = {
    "ActionSpent", "ActionsEnded", "CardShifted", "DropsForgotten",
    "RupeesPaid",  # but for those that leave the game: the line of the purchase says what it costs
    "EffectsEnded", "Disclosed",  # but for what was in force, and held
    "WakhanDrew", "WakhanShuffled",  # her reasons tell them
}  # fmt: skip
"""What goes without saying."""

GAMES = [("hidden", 2), ("hidden", 5), ("open", 3), ("wakhan", 2), ("wakhan", 3)]
SEEDS = range(3)
SELDOM = {"PrizesLost", "RupeesLost", "WakhanShuffled"}
"""What does not happen in these games."""
ENOUGH = 12
"""So many lines of a kind are put into words."""
SPECTATOR = -1
SWAPPED = 0
"""The seed of a random game in which two players swap their hands."""


@pytest.fixture(autouse=True)
def _speaks_english_again() -> Iterator[None]:
    yield
    translations.set_language(ENGLISH)


def whole(state: State, *moves: str, seat: int = SPECTATOR) -> list[LogEntry]:
    """The lines that a seat hears of these moves, as they stand there in the end."""
    known = state.table.redact(seat)
    log_writer = LogWriter(known.seating)
    lines: list[LogEntry] = []
    for event in heard(state, *moves):
        seen = event.seen_by(seat)
        add_entry(lines, log_writer.tell(seen, known))
        seen.apply(known)
    return lines


def told(state: State, *moves: str, seat: int = SPECTATOR) -> list[str]:
    return [entry_text(line, Names("en")) for line in whole(state, *moves, seat=seat)]


# -- random games ------------------------------------------------------------------------------------------------------


def walked(kind: str, seats: int, seed: int) -> Iterator[tuple[Event, Table]]:
    """All events of a random game, each with the table before it."""
    state = Pamir().setup(options(kind, seats, seed), seed)
    events: list[Event] = []
    state.table.listener = events.append
    before = state.table.clone()
    for move in at_random(state, Dice(seed)):
        state.play(move)
        for event in events:
            yield event, before
            event.apply(before)
        events.clear()


def numbers_in(line: LogEntry) -> set[int]:
    """The cards that a line names and shows."""
    found = {shipped().numbers[kind] for kind, _ in line.cards if kind is not None}
    for name, value in line.values.items():
        if name.rpartition("_")[2] in ("card", "cards"):
            found |= {value} if isinstance(value, int) else set(value)  # type: ignore[call-overload]
        for part in value if isinstance(value, tuple) else (value,):
            found |= numbers_in(part) if isinstance(part, LogEntry) else set()
    return found


def known_in(table: Table) -> set[int]:
    """The cards whose faces lie open on a seat's own table."""
    piles = (table.market, table.deck, *table.courts, *table.hands, *table.prizes)
    bits = table.gone | table.announced
    return {card for pile in piles for card in pile if card} | {card for card in range(1, 117) if bits >> card & 1}


def known_by(event: Event) -> set[int]:
    """The cards that an event shows, as a seat hears of it."""
    # Wakhan's reasons may name what she has just bought.
    values = (getattr(event, name, ()) for name in ("card", "held", "held_by_one", "held_by_other", "numbers"))
    hands = getattr(event, "hands", ())
    shown = [card for value in values for card in (value if isinstance(value, tuple) else (value,))]
    return {card for card in (*shown, *(card for hand in hands for card in hand)) if card is not None}


def check_told(kind: str, seats: int, seed: int, redacted: bool = True) -> tuple[set[str], set[str]]:
    """Tell a random game to some of those who see it; what happened, and the kinds of it of which nothing was said."""
    state = Pamir().setup(options(kind, seats, seed), seed)
    views = {seat: state.table.redact(seat) for seat in (SPECTATOR, 0, seats - 1)}
    tellers = {seat: LogWriter(view.seating) for seat, view in views.items()}
    last: dict[int, set[int]] = {}
    met: set[str] = set()
    silent: set[str] = set()
    said: defaultdict[str, list[LogEntry]] = defaultdict(list)
    for event, before in walked(kind, seats, seed):
        met.add(type(event).__name__)
        for seat, view in views.items():
            seen = event.seen_by(seat)
            lines = tellers[seat].tell(seen if redacted else event, view if redacted else before)
            if not lines:
                silent.add(type(event).__name__)
            known = known_in(view) | known_by(seen)
            seen.apply(view)
            for line in lines:
                # A line that goes on may name what was known when it began.
                named = numbers_in(line)
                new = named - last[seat] if line.replaces_last else named
                assert new <= known | known_in(view), f"{line} names what seat {seat} does not know"
                last[seat] = named
                said[line.key] = [*said[line.key], line][-ENOUGH:]
    for language in LANGUAGES:
        translations.set_language(language)
        names = Names(language)
        for line in (line for lines in said.values() for line in lines):
            sentence = entry_text(line, names)
            assert not re.search(r"[{}%]|-1", sentence), sentence
            assert line.heading or sentence.endswith((".", "…")), sentence
    return met, silent


@pytest.mark.parametrize(("kind", "seats"), GAMES)
def test_everything_that_happens_is_told_in_every_language_and_no_secret_is(kind: str, seats: int) -> None:
    for seed in SEEDS:
        met, silent = check_told(kind, seats, seed)
        assert silent <= UNTOLD
        assert len(met) > 20


def test_every_kind_of_event_happens_in_these_games_or_has_a_test_of_its_own() -> None:
    met = {type(event).__name__ for kind, seats in GAMES for seed in SEEDS for event, _ in walked(kind, seats, seed)}
    assert {kind.__name__ for kind in vars(happened).values() if _is_event(kind)} - met == SELDOM


def _is_event(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Event) and kind is not Event


def test_a_teller_that_is_given_secrets_is_found_out() -> None:
    """The laws above would notice it."""
    with pytest.raises(AssertionError, match="does not know"):
        check_told("hidden", 3, SWAPPED, redacted=False)
    check_told("hidden", 3, SWAPPED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_formatted(language: str) -> None:
    translations.set_language(language)
    for number in (1, 3, 5):
        values = {**GIVEN, **WORDED, **dict.fromkeys(PLAIN, number)}
        for key in ALL_SENTENCES:
            said = entry_text(LogEntry(key, values=values), Names(language))
            assert said
            assert not re.search(r"[{}%]", said), said


# -- what is told of what ----------------------------------------------------------------------------------------------

OTHERS = "20 21 22 23 24 25 / 26 27 28 29 30 31"


def test_a_bribe_is_told_with_the_card_that_it_is_for() -> None:
    def state() -> State:
        return laid(
            Seat("afghan", hand="60", rupees=4),
            Seat("russian", tribes="herat*2"),
            market=OTHERS,
            afghan="herat",
        )

    wants = "Red wants to play Nomadic Warlord: Blue asks for"
    assert told(state(), "play 60 left", "ask 2", "pay")[0] == f"{wants} 2 rupees, Red pays."
    assert told(state(), "play 60 left", "ask 1", "drop") == [f"{wants} 1 rupee, Red drops the action."]
    assert told(state(), "play 60 left", "ask 0")[0] == f"{wants} nothing."
    poor = state()
    poor.table.rupees[0] = 1
    assert told(poor, "play 60 left", "ask 2") == [f"{wants} 2 rupees, Red cannot pay that much."]


def test_what_an_action_needs_itself_pays_no_bribe() -> None:
    state = laid(
        Seat("afghan", tribes="punjab", spies="49*2"), Seat("british", court="49", tribes="herat", rupees=3),
        market=OTHERS, at=1,
    )  # fmt: skip
    assert told(state, "build 49", "ask 2")[0].endswith("Red asks for 2 rupees, Blue cannot pay that much.")


def test_a_spy_goes_into_a_court_that_is_named_where_it_is_not_the_own_one() -> None:
    state = laid(
        Seat("afghan", court="2 16", spies="16*2"),
        Seat("british", court="49"),
        market=OTHERS,
        favored="political",
    )
    moved = ["a spy goes from Bala Hissar to Kandahari Markets in Blue’s court", "a spy goes from Bala Hissar to Jan"]
    (line,) = told(state, "move 2", "slip 16 49", "slip 16 2")
    assert all(part in line for part in moved)
    assert line.count("court") == 1


def test_who_rules_without_blocks_is_told_with_them() -> None:
    state = laid(
        Seat("afghan", tribes="kabul"), Seat("british", tribes="kabul*2", points=4), afghan="kabul*4", deck="102",
        market="101 21 22 23 24 25 / 26 27 28 29 30 31",
    )  # fmt: skip
    assert "All blocks leave the map: Blue rules Kabul now." in told(state, "buy 101")


def test_a_swapped_hand_is_told_to_who_holds_it() -> None:
    def state() -> State:
        return laid(
            Seat("afghan", hand="1"), Seat("british", hand="2 3"), Seat("russian"),
            market="114 21 22 23 24 25 / 26 27 28 29 30 31",
        )  # fmt: skip

    bought = "Red takes Other Persuasive Methods for free: Red and Blue swap hands."
    swap = ("buy 114", "swap B")
    assert told(state(), *swap, seat=0) == [bought, "Red holds Jan-Fishan Khan and Prince Akbar Khan now."]
    assert told(state(), *swap, seat=1) == [bought, "Blue holds Mohan Lal now."]
    assert told(state(), *swap) == [bought]


def test_a_bribe_that_wakhan_pays_on_the_turn_of_another_is_no_tax() -> None:
    state = laid(
        Seat("afghan", hand="60"), Seat(), Seat("russian", tribes="herat"), wakhan=1, wakhan_deck="3 4 5",
        market="114 21 22 23 24 25 / 26 27 28 29 30 31",
    )  # fmt: skip
    draw_card(state)
    sentences = told(state, "buy 114", "swap B")
    assert "Green gets 1 rupee from Blue." in sentences
    assert not any("tax" in sentence for sentence in sentences)


def test_rupees_that_find_no_card_leave_the_game() -> None:
    state = laid(Seat("afghan", rupees=9), Seat("british"), market="- - 22 - - - / - - - - - -")
    assert told(state, "buy 22") == ["2 rupees leave the game.", "Red buys George Hayward for 2 rupees."]


def test_rupees_on_public_withdrawal_and_lost_prizes_are_told() -> None:
    table = laid(Seat("afghan", prizes="71 73"), Seat("british"), market="111+2 30 / 36").table
    log_writer, names = LogWriter(table.seating), Names("en")
    (lost,) = log_writer.tell(happened.RupeesLost(0), table)
    assert entry_text(lost, names) == "2 rupees on Public Withdrawal leave the game."
    (prizes,) = LogWriter(table.seating).tell(happened.PrizesLost(0), table)
    assert entry_text(prizes, names) == "Red loses 2 prizes."


def test_a_rumor_says_about_whom() -> None:
    table = laid(Seat("afghan"), Seat(), Seat("british"), wakhan=1, wakhan_deck="3 4").table
    (line,) = LogWriter(table.seating).tell(happened.EffectBegun(4, 2), table)
    assert entry_text(line, Names("en")) == "Rumor: it is about Green."


def test_a_line_shows_the_cards_that_it_is_about() -> None:
    table = laid(Seat("afghan"), Seat("british"), market="30 / 36").table
    log_writer = LogWriter(table.seating)
    (first,) = log_writer.tell(happened.CardDealt(1, 47), table)
    (both,) = log_writer.tell(happened.CardDealt(2, 2), table)
    assert both.replaces_last
    assert not first.replaces_last
    assert both.cards == (*first.cards, ("jan-fishan-khan", ""))


# -- what is done to what, and by which rule --------------------------------------------------------------------------


def because(line: LogEntry) -> str:
    return "" if line.rule is None else entry_text(line.rule, Names("en"))


def test_a_card_that_is_played_points_at_everything_that_it_brings() -> None:
    state = laid(Seat("afghan", hand="7"), Seat("british"), market=OTHERS, afghan="kabul*3")
    (line,) = whole(state, "play 7 left")
    kabul = MapRef(KABUL)
    assert line.aim == Pointer("hand", LogFigure(0), (kabul, kabul, kabul, 7), arrives=True)
    assert because(line) == "A card joins an end of the court, and its icons act at once, from top to bottom."


def test_a_bribe_goes_from_who_pays_to_who_asked_for_it() -> None:
    state = laid(
        Seat("afghan", hand="60", rupees=4),
        Seat("russian", tribes="herat*2"),
        market=OTHERS,
        afghan="herat",
    )
    asked, *_ = whole(state, "play 60 left", "ask 2", "pay")
    assert asked.aim == Pointer("coin", LogFigure(0), (), (1,))
    assert because(asked).startswith("The ruler of a card’s region may ask")


def test_a_deed_that_is_still_to_be_chosen_is_not_read_before_it_is() -> None:
    state = laid(Seat("afghan", court="9"), Seat("british"), market="20+1 21+1 22 23 24 25 / 26+1 27 28 29 30 31")
    (begun,) = whole(state, "tax 9")
    assert begun.begun
    taxed = laid(Seat("afghan", court="9"), Seat("british"), market="20+1 21 22 23 24 25 / 26 27 28 29 30 31")
    (done,) = whole(taxed, "tax 9")
    assert not done.begun
    assert done.aim == Pointer("coin", 9, (20,))


def test_a_battle_strikes_from_its_card_and_hits_who_loses_something() -> None:
    state = laid(
        Seat("afghan", court="6"),
        Seat("british", tribes="kabul", court="5"),
        afghan="kabul*2",
        market=OTHERS,
    )
    (battle,) = whole(state, "battle 6")
    assert battle.aim == Pointer("knife", 6, (MapRef(KABUL), 5), (1,))
    assert because(battle).startswith("In one region or on one court card, remove")


def test_a_purchase_goes_from_the_purse_to_the_card_and_says_how_prices_are_made() -> None:
    state = laid(Seat("afghan", rupees=3), Seat("british"), market="106 19 - 111 37 101 / 83+1 74 2 28 71 30")
    free, dear = whole(state, "buy 83", "buy 74")
    assert free.aim == Pointer("coin", LogFigure(0), (83,))
    assert [because(line) for line in (free, dear)] == [
        "A card in the leftmost column costs nothing.",
        "A card costs a rupee for each column to its left, placed on the cards there.",
    ]


def test_points_and_influence_are_told_beside_rupees() -> None:
    table = laid(Seat("afghan", rupees=3, points=2, gifts="2"), Seat("british"), market=OTHERS).table
    figures = LOG_RENDERER.figures(table)
    assert [figures[LogFigure(0, thing)] for thing in (None, "points", "influence")] == [3, 2, 2]
    assert LOG_RENDERER.thing(LogFigure(0, "points"), table) == LogEntry("in-points")
    assert LOG_RENDERER.thing(LogFigure(0), table) is None


def test_who_is_waited_for_is_told_by_family() -> None:
    table = laid(Seat("afghan"), Seat("british"), market="30 / 36").table
    assert LOG_RENDERER.text(LOG_RENDERER.waiting(Decision(1, None, ()), table)) == "Blue is choosing…"
