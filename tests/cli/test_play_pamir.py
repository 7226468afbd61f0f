"""Pax Pamir at a terminal: what its table shows, asks, explains and tells."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gonfalon.cli.chronicle import Chronicle
from gonfalon.cli.invitation import HUMAN
from gonfalon.cli.tables import SPECTATOR
from gonfalon.cli.tables.pamir import PamirTable
from gonfalon.cli.tables.pamir_questions import COUNTED, SIMPLE, question
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games import pamir
from gonfalon.games.pamir import Move
from gonfalon.games.pamir import events as happened
from gonfalon.games.pamir.words import COURT_SIZE, TAX
from gonfalon.session.match import Match
from tests.cli.at_the_terminal import NAMES, begun, played
from tests.games.pamir.positions import Seat, heard, laid, play

TABLE = PamirTable()
WIDTHS = (79, 99, 159)


def view_of(state: State, seat: int = 0) -> View:
    return View.of(state, seat)


def lines_of(state: State, seat: int = 0, width: int = 79) -> list[str]:
    return TABLE.lines(view_of(state, seat), NAMES[: state.table.seating.seats], width)


def line_with(state: State, words: str, **how: int) -> str:
    """The one line that has these words in it, with single blanks."""
    found = [" ".join(line.split()) for line in lines_of(state, **how) if words in line]
    assert len(found) == 1, found
    return found[0]


def asked(state: State) -> str:
    seat = state.decision.seat
    return TABLE.question(view_of(state, seat), NAMES[: state.table.seating.seats])


def gloss(state: State, move: str) -> str:
    view = view_of(state, state.decision.seat)
    assert Move.parse(move) in state.moves
    return TABLE.gloss(view, Move.parse(move), NAMES[: state.table.seating.seats])


def told(state: State, *moves: str, seat: int = SPECTATOR) -> list[str]:
    """What a seat, a spectator if none is named, is told of these moves."""
    known = state.table.redact(seat)
    sentences = []
    for event in heard(state, *moves):
        seen = event.seen_by(seat)
        sentences += TABLE.tell(seen, known, seat, NAMES[: state.table.seating.seats])
        seen.apply(known)
    return sentences


def played_at_random(players: tuple[str, ...], seed: int) -> Iterator[Match]:
    match = begun(players, "pamir", seed, first=None)
    dice = Dice(seed)
    while not match.over:
        yield match
        decision = match.view(match.decision_seat or 0).decision
        assert decision is not None
        match.play(dice.pick(decision.moves))
    yield match


# -- the market --------------------------------------------------------------------------------------------------------


def market() -> State:
    return laid(
        Seat("afghan", rupees=3, court="49"),
        Seat("british", rupees=9),
        market="106 19 - 111 37+2 101 / 83+1 74 2 108 71 28",
        favored="economic",
    )


def test_a_market_card_has_its_price_its_rupees_and_what_is_printed_on_it() -> None:
    state = market()
    assert line_with(state, "Seaforth") == "- 4 +2 37 Seaforth Highlanders Mil* Pun A>Pol bat,mov Bri Afg"
    assert line_with(state, "Shah's Guard") == "0 +1 83 Shah's Guard Mil* Per AS tax"
    lines = lines_of(state)
    below = next(number for number, line in enumerate(lines) if "Shah's Guard" in line) + 1
    assert lines[below].strip() == "Bodyguards"
    assert line_with(state, "Jan-Fishan") == "2 . 2 Jan-Fishan Khan Int** Kab SSA>Mil bat,mov Rus"
    wide = line_with(state, "Jan-Fishan", width=159)
    assert wide.endswith("intelligence ** Kabul spy,spy,army,>military battle,move Russian")


def test_prices_are_those_of_the_reader_and_doubled_while_military_is_favored() -> None:
    state = market()
    assert line_with(state, "Rumor").startswith("3 . 108 Rumor if discarded: Failure to Impress")
    state.table.favored = 1
    assert line_with(state, "Rumor").startswith("- 6 . 108")
    assert line_with(state, "Rumor", seat=1).startswith("6 . 108")
    assert any("favored suit military, so that prices are doubled" in line for line in lines_of(state))
    state.table.powers[0] |= 1 << 15  # Persian Influence
    assert line_with(state, "74 Hajj").startswith("0 . 74")


def test_what_cannot_be_bought_is_marked() -> None:
    state = market()
    title = next(line for line in lines_of(state) if line.startswith("Market"))
    assert title == "Market for Anna (- too dear, # never sold):"
    assert line_with(state, "Public Withdrawal").startswith("# 3 . 111")
    play(state, "buy 2")
    assert line_with(state, "74 Hajj").startswith("x 1 +1 74")
    assert line_with(state, "Shah's Guard").startswith("x 0 +2 83")
    assert "x got a rupee this turn" in next(line for line in lines_of(state) if line.startswith("Market"))


def test_events_say_what_they_do_unbought_and_when() -> None:
    state = market()
    assert line_with(state, "106 Koh").endswith("106 Koh-i-noor Recovered after this turn: Embarrassment of Riches")
    assert line_with(state, "101").endswith("101 DOMINANCE CHECK")


# -- the map and the players -------------------------------------------------------------------------------------------


def laid_out_map() -> State:
    return laid(
        Seat("afghan", tribes="kabul*2 herat", court="83", spies="53*2", rupees=3, gifts="2", points=4),
        Seat("british", court="53 71 49", tribes="herat", spies="53", hand="1 2", rupees=7),
        Seat("afghan", hand="12", prizes="36"),
        afghan="kabul*3 herat-kabul",
        british="herat*2 punjab kandahar-punjab",
        russian="herat-kabul*2",
        market="11 13 14 15 16 17 / 20 21 22 23 24 25",
        deck="101 102 60",
    )


def test_the_map_shows_rulers_armies_tribes_and_roads() -> None:
    state = laid_out_map()
    assert line_with(state, "  Kabul  ").startswith("Kabul R 3 . . 2 . . Transcaspia-Kabul . . .")
    assert line_with(state, "  Herat  ").startswith("Herat B . 2 . 1 1 . Transcaspia-Herat")
    assert "Herat-Kabul 1 . 2" in line_with(state, "Herat-Kabul")
    assert line_with(state, "All in play").startswith("All in play 4 4 2 6 2 0")
    assert line_with(state, "In supply").startswith("In supply 8 8 10 4 8 10")


def test_dominance_is_forecast() -> None:
    state = laid_out_map()
    assert "No coalition is dominant: none leads, and a lead of 4 is needed." in lines_of(state)
    prospect = "A Dominance Check now would score cylinders in play: Anna 3 VP, Bo 1 VP."
    assert prospect in lines_of(state)
    for _ in range(4):
        state.table.place_block(0, 3)
    assert "The Afghans are dominant: 8 blocks, at least 4 more than the others." in lines_of(state)
    assert "A Dominance Check now would score influence among the Afghans: Anna 4 VP, Cy 4 VP." in lines_of(state)
    state.table.remove_block(0, 3)
    assert "No coalition is dominant: the Afghans lead by 3 and need to lead by 4." in lines_of(state)
    state.table.begin_effect(5, -1)
    assert "The Afghans are dominant: 7 blocks, at least 2 more than the others." in lines_of(state)
    assert any(line.startswith("  Conflict Fatigue, for everybody: ") for line in lines_of(state))
    state.table.checks = 1
    assert "influence among the Afghans, doubled because it is the last one: Anna 8 VP" in " ".join(lines_of(state))


def test_the_checks_that_are_still_to_come() -> None:
    state = laid_out_map()
    assert "Deck: 3 cards. Dominance Checks: 2 to come." in lines_of(state)
    state.table.market[5] = 101
    state.table.deck = [60, 102]
    assert "Deck: 2 cards. Dominance Checks: 2 to come, 1 of them in the market." in lines_of(state)


def test_every_player_has_a_row() -> None:
    state = laid_out_map()
    assert line_with(state, "Loyalty") == "Player VP Rupees Safe Loyalty Infl Cyl Hand Court Gifts Red"
    assert line_with(state, "(you)") == "R Anna (you) 4 3 0 Afghan 2 6 0/2 1/3 2 1"
    assert line_with(state, "B  Bo") == "B Bo 0 7 1 British 2 2 2/3 3/3 - 2"
    assert line_with(state, "G  Cy") == "G Cy 0 4 0 Afghan 2 0 1/2 0/3 - 0"
    assert "Court of Cy (G): empty; prizes: 36 Bengal Native Infantry (Afghan)" in lines_of(state)


def test_courts_show_spies_hostages_and_what_is_a_bonus() -> None:
    state = laid_out_map()
    state.table.favored = 0
    text = [" ".join(line.split()) for line in lines_of(state, width=70)]
    at = text.index("Court of Bo (B):")
    assert text[at + 1] == "53 Jezail Sharpshooters Mil** Kan AAS bet Rus"
    assert text[at + 2] == "spies: Anna 2, Bo 1 -> hostage of Anna"
    assert text[at + 4] == "+ 49 Kandahari Markets Eco* Kan R>Pol tax,bui"
    state.table.use(49, TAX)
    assert line_with(state, "Kandahari").startswith("u 49")


def test_wakhan_and_her_last_card() -> None:
    state = laid(Seat("afghan"), Seat(prizes="99 36"), Seat("british"), wakhan=1, wakhan_deck="3 4")
    assert line_with(state, "B  Bo") == "B Bo 0 4 0 all 2/2/1 0 0/2 0/3 - 0"
    state.table.draw_wakhan(2, 3)
    assert line_with(state, "Last card of Bo").startswith("Last card of Bo: 3, ")


def test_the_end_shows_neither_market_nor_turn() -> None:
    *_, match = played_at_random(("human", "human"), 3)
    text = "\n".join(TABLE.lines(match.view(SPECTATOR), NAMES[:2], 79))
    assert text.startswith("Pax Pamir, the end.\n")
    assert "Market for" not in text
    assert " *" not in text.replace(" **", "")
    assert not re.search(r"^ [+u] ", text, re.MULTILINE)


# -- hands -------------------------------------------------------------------------------------------------------------


def test_only_ones_own_hand_is_shown() -> None:
    state = laid_out_map()
    assert "Your hand: nothing" in lines_of(state)
    assert "Mohan Lal" not in "\n".join(lines_of(state))
    hand = lines_of(state, seat=1)
    assert "Your hand (2 cards):" in hand
    assert any(" 1  Mohan Lal" in line and line.endswith("Indispensable Advisors") for line in lines_of(state, 1, 159))
    assert "Your hand" not in "\n".join(lines_of(state, seat=SPECTATOR))
    state.table.seating.open_hands = True
    assert "Hand of Bo:" in lines_of(state)


def test_a_card_that_was_shown_for_a_bribe_is_seen() -> None:
    state = laid(
        Seat("afghan", tribes="kabul*2", rupees=5),
        Seat("british", hand="1 12", rupees=5),
        Seat("russian"),
        market="20 21 22 23 24 25 / 26 27 28 29 30 31",
        at=1,
    )
    play(state, "play 1 left", "ask 2", "drop")
    lines = lines_of(state, 2)
    assert "1  Mohan Lal" in lines[lines.index("Bo has shown of the hand:") + 1]
    assert "City of Ghazni" not in "\n".join(lines)


# -- questions and what moves mean -------------------------------------------------------------------------------------


def test_bribes_are_asked_for_in_sentences() -> None:
    state = laid(
        Seat("afghan", tribes="kabul*2", rupees=5, spies="3*2"),
        Seat("british", court="3", hand="1", rupees=5, boons="courtly_manners"),
        market="20 21 22 23 24 25 / 26 27 28 29 30 31",
        at=1,
    )
    assert gloss(state, "play 1 left") == "Mohan Lal, bribe 2 to Anna"
    assert asked(state) == "Bo, you have 2 actions left: what do you do?"
    play(state, "play 1 left")
    assert (
        asked(state)
        == "Anna, Bo wants to play 1 Mohan Lal of Kabul, which you rule: what bribe do you ask for? At most 2."
    )
    play(state, "ask 1")
    assert asked(state) == "Bo, Anna asks for 1 rupee for playing 1 Mohan Lal; you have 5. Do you pay?"
    assert (gloss(state, "pay"), gloss(state, "decline")) == ("1 rupee to Anna", "do it without paying")
    assert gloss(state, "drop") == "not now; no action is spent"


def test_announcements_say_what_they_cost() -> None:
    state = market()
    state.table.hands[0] = [37, 49, 83]
    state.asked_again()
    assert gloss(state, "buy 74") == "Hajj Mirza Aghasi, costs 1"
    assert gloss(state, "buy 83") == "Shah's Guard, free, brings 1"
    assert gloss(state, "play 37 left") == "Seaforth Highlanders, you join the British"
    assert gloss(state, "tax 49") == "Kandahari Markets, bonus"
    assert gloss(state, "end") == "2 actions unused, then discard 1 of your hand"


def test_what_is_lost_with_a_discarded_card_is_said() -> None:
    state = laid(
        Seat("afghan", court="74 49 83 30 15", hand="12 13 14", tribes="persia*2"), Seat("british"),
        market="20 21 22 23 24 25 / 26 27 28 29 31 32",
    )  # fmt: skip
    play(state, "end")
    assert asked(state) == "Anna, your court is over its limit by 1 card: which one do you discard?"
    assert gloss(state, "discard 49") == "Kandahari Markets, court"
    assert gloss(state, "discard 74") == "Hajj Mirza Aghasi, court, with 2 tribes in Persia"
    assert gloss(state, "discard 30") == "Sikh Merchants in Lahore, court, leverage: pay 2 rupees"
    play(state, "discard 49")
    assert asked(state) == "Anna, your hand is over its limit by 1 card: which one do you discard?"
    assert gloss(state, "discard 12") == "City of Ghazni, hand"


def test_every_question_of_the_rules_has_its_sentence() -> None:
    folder = Path(pamir.__file__).parent
    calls = [
        text for path in folder.rglob("*.py") for text in re.findall(r"Prompt\(([^)]*)\)", path.read_text("utf-8"))
    ]
    words = {word for call in calls for word in re.findall(r'"([a-z-]+)"', call)}
    words |= {
        event.replace("_", "-") for event in ("rumor", "other_persuasive_methods", "pashtunwali_values", "rebuke")
    }
    assert len(words) > 20
    assert words - {"-"} <= {*SIMPLE, *COUNTED, "actions", "ask-bribe", "pay-bribe", "build", "lift"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_that_is_said_is_plain_and_fits(players: int) -> None:
    """Whole games: every question is known, and every line of the table fits terminals of three widths."""
    words = set()
    names = NAMES[:players]
    for seed in range(2):
        seats = (HUMAN,) * players if players > 3 or seed else (HUMAN,) * (players - 1) + ("wakhan",)
        chronicle = None
        for match in played_at_random(seats, seed):
            chronicle = chronicle or Chronicle(match, 0, TABLE, names)
            said = chronicle.catch_up()
            if not match.over:
                seat = match.decision_seat
                assert seat is not None
                view = match.view(seat)
                assert view.decision is not None
                words.add(view.decision.prompt.word)
                asks = question(view, names)
                assert asks.endswith(("?", ".", "left)"))
                assert "what do you choose" not in asks
                said += [asks, *(TABLE.gloss(view, move, names) for move in view.decision.moves)]
                said += TABLE.glance(view, names, 79)
                width = WIDTHS[len(match.moves) % len(WIDTHS)]
                said += fitting(TABLE.lines(view, names, width), width)
            assert all(line.isascii() for line in said), said
            assert not any("None" in line or "-1" in line for line in said)
    assert len(words) > 7


def fitting(lines: list[str], width: int) -> list[str]:
    """These lines; the rows of tables among them must not be broken."""
    for line in lines:
        is_row = line.startswith(" ") and not re.match(r" +(\w[\w' -]+), (for|about) ", line) and "spies: " not in line
        assert len(line) <= width or not is_row, line
    return lines


# -- what happened -----------------------------------------------------------------------------------------------------


def test_purchases_are_told_with_price_and_rupees() -> None:
    assert told(market(), "buy 83") == ["Anna buys 83 Shah's Guard for nothing and gets the 1 on it."]
    assert told(market(), "buy 2") == ["Anna buys 2 Jan-Fishan Khan for 2 rupees."]


def test_who_rules_and_who_is_dominant_is_told() -> None:
    state = laid(
        Seat("afghan", hand="74 7", court=""), Seat("british"), market="20 21 22 23 24 25 / 26 27 28 29 30 31",
        afghan="kabul*3",
    )  # fmt: skip
    sentences = told(state, "play 7 left")
    assert sentences[0] == "Anna plays 7 Dost Mohammad (political **, Kabul) at the left end of the court."
    assert "Anna rules Kabul now." in sentences
    assert "The Afghans are dominant now." in sentences
    assert "Anna places a tribe in Kabul." in sentences


def test_a_check_is_told_with_its_result() -> None:
    state = laid(
        Seat("afghan", tribes="kabul*2"), Seat("british", gifts="2"), Seat("russian"),
        market="101 21 22 23 24 25 / 26 27 28 29 30 31", afghan="kabul", deck="102",
    )  # fmt: skip
    sentences = told(state, "buy 101")
    blocks = "Blocks on the map: Afghan 1, British 0 and Russian 0"
    assert sentences[:4] == [
        "Anna buys 101 Dominance Check for nothing.",
        f"DOMINANCE CHECK! {blocks}; no coalition is dominant. Cylinders in play: Anna 2, Bo 1 and Cy 0.",
        "Anna scores 3 victory points, 3 in all.",
        "Bo scores 1 victory point, 1 in all.",
    ]


def test_a_swapped_hand_is_told_to_who_holds_it() -> None:
    def state() -> State:
        return laid(
            Seat("afghan", hand="1"), Seat("british", hand="2 3"), Seat("russian"),
            market="114 21 22 23 24 25 / 26 27 28 29 30 31",
        )  # fmt: skip

    swap = ("buy 114", "swap B")
    assert "Anna holds 2 Jan-Fishan Khan and 3 Prince Akbar Khan now." in told(state(), *swap, seat=0)
    assert "Bo holds 1 card now." in told(state(), *swap, seat=0)
    assert "Bo holds 1 Mohan Lal now." in told(state(), *swap, seat=1)
    assert told(state(), *swap)[-2:] == ["Anna holds 2 cards now.", "Bo holds 1 card now."]


def test_names_are_folded_and_wakhan_says_her_reasons() -> None:
    event: Any = happened.CardDealt(0, 73)
    state = laid(Seat("afghan"), Seat(), Seat("british"), wakhan=1, wakhan_deck="3 4")
    assert TABLE.tell(event, state.table, 0, NAMES) == [
        "New in the market: 73 Jean-Francois Allard (intelligence *, Persia, British prize)."
    ]
    reason = happened.WakhanReasoned("betrayed", (73, 7))
    assert TABLE.tell(reason, state.table, 0, NAMES) == [
        "  Among the cards with a prize and a spy of hers, 73 Jean-Francois Allard has the highest rank."
    ]


def test_what_an_event_says_to_its_buyer_is_quoted_to_all() -> None:
    state = laid(Seat("afghan", rupees=9, boons="courtly_manners"), Seat("british"), market="30 107 / 36")
    text = '"Until the next Dominance Check, you need not pay bribes."'
    for seat in range(2):
        told = TABLE.tell(happened.EventBought(0, 1, 107), state.table.redact(seat), seat, NAMES)
        assert told == [f"{NAMES[0]} buys 107 Courtly Manners for 1 rupee: {text}"]
        assert f"  Courtly Manners, for {NAMES[0]}: {text}" in TABLE.lines(View.of(state, seat), NAMES[:2], 200)


def test_no_line_stands_empty_below_a_card_without_anything_to_note() -> None:
    """There would be one where a table is nearly as wide as the terminal."""
    state = laid(Seat("afghan", hand="27", court="78"), Seat("british"), market="30 / 36")
    for width in range(60, 130):
        assert not [line for line in TABLE.lines(View.of(state, 0), NAMES[:2], width) if line != line.rstrip()]


# -- about -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("83", "83 Shah's Guard (military *, Persia). When played: army, spy. Actions: tax. Bodyguards: Political"),
        ("108", "108 Rumor: Choose a player."),
        ("RUMOR", "Rumor (108, when it is bought): Choose a player."),
        ("confidence fail", "Confidence Failure (114, when it is discarded): Every player"),
        ("bodyguards", "Bodyguards (on 15 Durrani Royal Guard, 83 Shah's Guard): Political cards"),
        ("betray", "Betray: Pay two rupees"),
        ("army", "Army: Place a block"),
        ("koh i noor", "Koh-i-noor Recovered (106"),
        ("allard", "73 Jean-Francois Allard (intelligence *"),
        ("khan", "'khan' can mean Jan-Fishan Khan, "),
    ],
)
def test_what_can_be_asked_about(words: str, said: str) -> None:
    lines = TABLE.about(view_of(market()), words)
    assert lines[0].startswith(said)
    assert all(line.isascii() for line in lines)


@pytest.mark.parametrize("words", ["", "0", "117", "99999999999", "nothing of that kind", "²"])
def test_what_nothing_is_called_like(words: str) -> None:
    assert TABLE.about(view_of(market()), words) == []


def test_every_card_can_be_asked_about() -> None:
    view = view_of(market())
    texts = [TABLE.about(view, str(card))[0] for card in range(1, 117)]
    assert all(text.isascii() and text.startswith(f"{card} ") for card, text in enumerate(texts, 1))
    assert len(set(texts[:COURT_SIZE])) == COURT_SIZE


def test_asking_at_the_terminal() -> None:
    match = begun(("human", "page"), "pamir", 3)
    text = played(match, "about rumor", "about", "about xyzzy", "About 5")
    assert "\nRumor (108, when it is bought): Choose a player." in text
    assert "Type what you want to know about too" in text
    assert "There is nothing to tell about 'xyzzy'." in text
    assert "\n5 Shah Shujah Durrani (political *, Kabul" in text
    assert not match.moves
    assert "There is nothing to tell about 'spy'." in played(begun(("human", "page")), "about spy")


def test_in_the_midst_of_a_turn_only_what_is_needed_is_printed() -> None:
    match = begun(("human", "human"), "pamir", 7)
    text = played(match, "loyalty afghan", "loyalty british", "buy 49", "play 49 left", "table")
    turn, bought, again = re.split(r"^> (?:buy 49|play 49 left|table)$", text, flags=re.MULTILINE)[1:4]
    assert "Market for Bo" in text.split("> buy 49")[0]
    assert "Court of Anna (R)" in text.split("> buy 49")[0]
    assert "Market for Bo" in turn
    assert "Court of Bo (B)" in turn
    assert "Court of Anna (R)" not in turn
    # A question of an action: on which border does the road go?
    assert "  Herat-Kandahar  " in bought
    assert "Market for Bo" not in bought
    assert "Court of Bo (B)" not in bought
    assert "Market for Bo" in again
    assert "Court of Anna (R)" in again


def test_a_game_with_wakhan_is_played_to_its_end() -> None:
    match = begun(("human", "squire", "wakhan"), "pamir", 7, first=None)
    text = played(match, *["1"] * 400)
    assert match.over
    assert re.search(r"^  Wakhan turns over card \d+: her arrows point at column \d", text, re.MULTILINE)
    assert "DOMINANCE CHECK! " in text
    assert text.isascii()
    assert "Won by " in text
