"""Pax Pamir at a terminal: what its table shows of market, map, players and hands."""

from __future__ import annotations

import re

import pytest

from gonfalon.core.state import State
from gonfalon.games.pamir.rules.constants import TAX
from gonfalon.games.pamir.terminal.cards import abbreviation, coalition_abbreviation, icon_letter
from gonfalon.games.pamir.texts.names import Names, card_texts
from gonfalon.texts.text_board import SPECTATOR
from gonfalon.texts.translations import current_language
from tests.cli.at_the_terminal import NAMES, begun, played
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import TABLE, line_with, lines_of, market, played_at_random

# -- the market --------------------------------------------------------------------------------------------------------


def test_a_market_card_has_its_price_its_rupees_and_what_is_printed_on_it() -> None:
    state = market()
    assert line_with(state, "Seaforth") == "- 4 +2 37 Seaforth Highlanders Mil* Pun A>Pol bat,mov Bri Afg"
    assert line_with(state, "Shah’s Guard") == "0 +1 83 Shah’s Guard Mil* Per AS tax"
    lines = lines_of(state)
    below = next(number for number, line in enumerate(lines) if "Shah’s Guard" in line) + 1
    assert lines[below].strip() == "Bodyguards"
    assert line_with(state, "Jan-Fishan") == "2 . 2 Jan-Fishan Khan Int** Kab SSA>Mil bat,mov Rus"
    wide = line_with(state, "Jan-Fishan", width=159)
    assert wide.endswith("intelligence ** Kabul spy,spy,army,>military battle,move Rus")


def test_prices_are_those_of_the_reader_and_doubled_while_military_is_favored() -> None:
    state = market()
    assert line_with(state, "Rumor").startswith("3 . 108 Rumor if discarded: Failure to Impress")
    state.table.favored = 1
    assert line_with(state, "Rumor").startswith("- 6 . 108")
    assert line_with(state, "Rumor", seat=1).startswith("6 . 108")
    assert any("Favored suit: military; prices are doubled." in line for line in lines_of(state))
    state.table.powers[0] |= 1 << 15  # Persian Influence
    assert line_with(state, "74 Hajj").startswith("0 . 74")


def test_what_cannot_be_bought_is_marked() -> None:
    state = market()
    title = next(line for line in lines_of(state) if line.startswith("Market"))
    assert title == "Market (your prices; - too expensive; # not for sale):"
    assert line_with(state, "Public Withdrawal").startswith("# 3 . 111")
    play(state, "buy 2")
    assert line_with(state, "74 Hajj").startswith("x 1 +1 74")
    assert line_with(state, "Shah’s Guard").startswith("x 0 +2 83")
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
    assert line_with(state, "  Kabul  ").startswith("Kabul R 3 . . 2 . . Transcaspia–Kabul . . .")
    assert line_with(state, "  Herat  ").startswith("Herat B . 2 . 1 1 . Transcaspia–Herat")
    assert "Herat–Kabul 1 . 2" in line_with(state, "Herat–Kabul")
    assert line_with(state, "All in play").startswith("All in play 4 4 2 6 2 0")
    assert line_with(state, "In supply").startswith("In supply 8 8 10 4 8 10")


def test_dominance_is_forecast() -> None:
    state = laid_out_map()
    assert "No coalition is dominant: none leads, and a lead of 4 is needed." in lines_of(state)
    assert "A check now would count cylinders in play; points: you 3, Blue 1." in lines_of(state)
    for _ in range(4):
        state.table.place_block(0, 3)
    assert "The Afghan coalition is dominant, with a lead of 4." in lines_of(state)
    prospect = "A check now would count influence in the Afghan coalition; points: you 4, Green 4."
    assert prospect in lines_of(state)
    state.table.remove_block(0, 3)
    leads = "No coalition is dominant: the Afghan coalition leads by 3, and a lead of 4 is needed."
    assert leads in lines_of(state)
    state.table.begin_effect(5, -1)
    assert "The Afghan coalition is dominant, with a lead of 3." in lines_of(state)
    assert any(line.startswith("  Conflict Fatigue, for everybody: ") for line in lines_of(state))
    state.table.checks = 1
    assert f"{prospect.replace('4', '8')} It would be the last one, so they are doubled." in lines_of(state)


def test_the_checks_that_are_still_to_come() -> None:
    state = laid_out_map()
    assert "3 cards in the deck. 2 Dominance Checks to come." in lines_of(state)
    state.table.market[5] = 101
    state.table.deck = [60, 102]
    assert "2 cards in the deck. 2 Dominance Checks to come; in the market: 1." in lines_of(state)


def test_every_player_has_a_row() -> None:
    state = laid_out_map()
    assert line_with(state, "Loyal") == "Player VP Rupees Safe Loyal Infl Cyl Hand Court Gifts Red"
    assert line_with(state, "(you)") == "R Anna, Red (you) 4 3 0 Afg 2 6 0/2 1/3 2 1"
    assert line_with(state, "Bo, Blue") == "B Bo, Blue 0 7 1 Bri 2 2 2/3 3/3 - 2"
    assert line_with(state, "Cy, Green") == "G Cy, Green 0 4 0 Afg 2 0 1/2 0/3 - 0"
    assert "Court of Green (G): empty; prizes: 36 Bengal Native Infantry (Afg)" in lines_of(state)


def test_courts_show_spies_hostages_and_what_is_a_bonus() -> None:
    state = laid_out_map()
    state.table.favored = 0
    text = [" ".join(line.split()) for line in lines_of(state, width=70)]
    at = text.index("Court of Blue (B):")
    assert text[at + 1] == "53 Jezail Sharpshooters Mil** Kan AAS bet Rus"
    assert text[at + 2] == "spies: you 2, Blue 1; your hostage"
    assert text[at + 4] == "+ 49 Kandahari Markets Eco* Kan R>Pol tax,bui"
    state.table.use(49, TAX)
    assert line_with(state, "Kandahari").startswith("u 49")


def test_wakhan_and_her_last_card() -> None:
    state = laid(Seat("afghan"), Seat(prizes="99 36"), Seat("british"), wakhan=1, wakhan_deck="3 4")
    assert line_with(state, "Bo, Blue") == "B Bo, Blue 0 4 0 all 2/2/1 0 0/2 0/3 - 0"
    state.table.draw_wakhan(2, 3)
    assert line_with(state, "last card").startswith("Wakhan’s last card, 3: Wakhan ")


def test_the_end_shows_neither_market_nor_turn() -> None:
    *_, match = played_at_random(("human", "human"), 3)
    text = "\n".join(TABLE.lines(match.view(SPECTATOR), NAMES[:2], 79))
    assert text.startswith("Pax Pamir. The game is over.\n")
    assert "Market" not in text.replace("Markets", "")
    assert " *" not in text.replace(" **", "")
    assert not re.search(r"^ [+u] ", text, re.MULTILINE)


# -- hands -------------------------------------------------------------------------------------------------------------


def test_only_ones_own_hand_is_shown() -> None:
    state = laid_out_map()
    assert "Your hand is empty" in lines_of(state)
    assert "Mohan Lal" not in "\n".join(lines_of(state))
    hand = lines_of(state, seat=1)
    assert "Your hand, 2 cards:" in hand
    assert any(" 1  Mohan Lal" in line and line.endswith("Indispensable Advisors") for line in lines_of(state, 1, 159))
    assert "Your hand" not in "\n".join(lines_of(state, seat=SPECTATOR))
    state.table.seating.open_hands = True
    assert "Hand of Blue:" in lines_of(state)


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
    assert "1  Mohan Lal" in lines[lines.index("Shown from the hand of Blue:") + 1]
    assert "City of Ghazni" not in "\n".join(lines)


# -- widths ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_row_is_wider_than_a_terminal(language: str, players: int) -> None:
    names = [Names(language).family(letter) for letter in "RBGYK"[:players]]
    for match in played_at_random(("human",) * players, players):
        if not match.over and len(match.moves) % 7 == 0:
            seat = match.decision_seat
            assert seat is not None
            for width in (79, 99, 159):
                lines = TABLE.lines(match.view(seat), names, width)
                assert not [line for line in rows(lines) if len(line) > width]
                assert not [line for line in lines if line != line.rstrip()]


def rows(lines: list[str]) -> list[str]:
    """The rows of tables, which must not be broken: what is indented by others than an event that lasts."""
    events = [event.name for event in card_texts(current_language()).events.values()]
    return [line for line in lines if line.startswith(" ") and not line.strip().startswith(tuple(events))]


def test_every_card_fits_in_every_language(language: str) -> None:
    for card in range(1, 101):
        state = laid(
            Seat("afghan", hand=str(card)), Seat("british"), market="106 19 - 111 37+2 101 / 83+1 74 2 108 71 28"
        ) if str(card) not in ["19", "37", "83", "74", "2", "71", "28"] else market()  # fmt: skip
        lines = lines_of(state)
        assert max(map(len, rows(lines))) <= 79
        name = Names(language).card_name(card)
        assert set(name.split()) <= set(" ".join(lines).split()), name


def test_a_name_without_room_goes_on_below(language: str) -> None:
    """Nothing is clipped, however narrow it is."""
    state = laid(Seat("afghan", hand="45 50"), Seat("british"), market="32 33 34 35 36 37 / 80 81 82 83 84 85")
    text = " ".join(lines_of(state, width=56))
    for card in (33, 35, 36, 81, 82):
        assert all(word in text for word in re.split("[ -]", Names(language).card_name(card)))


def test_a_column_has_a_word_of_its_own_for_each_thing(language: str) -> None:
    words = card_texts(language)
    for section in (words.suits, words.regions):
        assert len({abbreviation(forms["name"]) for forms in section.values()}) == len(section)
    assert len({coalition_abbreviation(number) for number in range(3)}) == 3
    assert len({action.name[:3] for action in words.actions.values()}) == len(words.actions)
    assert len({icon_letter(icon) for icon in range(5)}) == 5


# -- at the terminal ---------------------------------------------------------------------------------------------------


def test_asking_at_the_terminal() -> None:
    match = begun(("human", "page"), "pamir", 3)
    text = played(match, "about rumor", "about", "about xyzzy", "About 5")
    assert "\nRumor (108, when it is bought): Choose a player." in text
    assert "Also type what you want to know about" in text
    assert "There is nothing to tell about 'xyzzy'." in text
    assert "\n5 Shah Shujah Durrani (political *, Kabul" in text
    assert not match.moves
    assert "There is nothing to tell about 'spy'." in played(begun(("human", "page")), "about spy")


def test_in_the_midst_of_a_turn_only_what_is_needed_is_printed() -> None:
    match = begun(("human", "human"), "pamir", 7)
    text = played(match, "loyalty afghan", "loyalty british", "buy 49", "play 49 left", "table")
    turn, bought, again = re.split(r"^> (?:buy 49|play 49 left|table)$", text, flags=re.MULTILINE)[1:4]
    assert "your prices" in text.split("> buy 49")[0]
    assert "Court of Red (R)" in text.split("> buy 49")[0]
    assert "your prices" in turn
    assert "Your court (B)" in turn
    assert "Court of Red (R)" not in turn
    # A question of an action: on which border does the road go?
    assert "  Herat–Kandahar  " in bought
    assert "your prices" not in bought
    assert "Your court (B)" not in bought
    assert "your prices" in again
    assert "Court of Red (R)" in again


def test_a_game_with_wakhan_is_played_to_its_end() -> None:
    match = begun(("human", "squire", "wakhan"), "pamir", 7, first=None)
    text = played(match, *["1"] * 400)
    assert match.over
    assert re.search(r"^  Wakhan turns over card \d+: her arrows point at column \d", text, re.MULTILINE)
    assert "Dominance Check\n" in text
    assert "Won by " in text


def test_a_move_that_is_not_offered_is_refused_with_its_reason() -> None:
    match = begun(("human", "human"), "pamir", 7)
    text = played(match, "loyalty afghan", "loyalty british", "buy 1", "march kabul herat", "fly 1")
    assert "1 Mohan Lal is not in the market." in text
    assert "'march kabul herat' is not a legal move here." in text
    assert "'fly 1' is not a legal move here." in text
