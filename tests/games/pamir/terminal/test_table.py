"""Pax Pamir at a terminal: what its table shows of market, map, players and hands."""

from __future__ import annotations

import re

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.words import TAX
from gonfalon.texts.tables import SPECTATOR
from tests.cli.at_the_terminal import NAMES
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import TABLE, line_with, lines_of, market, played_at_random

# -- the market --------------------------------------------------------------------------------------------------------


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
