"""What Pax Pamir asks and what moves come to, in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir import rules
from gonfalon.games.pamir.rules import moves
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.texts.choices import MOVE_LABELS, move_label
from gonfalon.games.pamir.texts.move_labels import picked_card_text
from gonfalon.games.pamir.texts.move_list import sorted_moves
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.texts.questions import QUESTIONS, question
from gonfalon.texts.translations import NO_BREAK
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import market, view_of
from tests.games.pamir.texts.letters import strange

MARKET = "20 21 22 23 24 25 / 26 27 28 29 30 31"


def asked(state: State, language: str = "en") -> tuple[str, str]:
    title, detail = question(view_of(state, state.decision.seat), Names(language)).lines
    return title.replace(NO_BREAK, " "), detail.replace(NO_BREAK, " ")


def said(state: State, move: str, language: str = "en") -> str:
    assert Move.parse(move) in state.moves
    words = move_label(view_of(state, state.decision.seat), Move.parse(move), Names(language))
    return words.in_one.replace(NO_BREAK, " ")


def said_of_held(state: State, move: str) -> str:
    words = move_label(view_of(state, state.decision.seat), Move.parse(move), Names("en"), held=True)
    return words.in_one.replace(NO_BREAK, " ")


# -- the turn ----------------------------------------------------------------------------------------------------------


def test_a_turn_says_how_many_actions_are_left() -> None:
    state = market()
    assert asked(state) == (
        "Your turn: 2 actions left", "Buy, play or use a card; using economic cards costs no action",
    )  # fmt: skip
    play(state, "buy 83", "buy 74")
    assert asked(state) == ("No action is left", "1 card can still be used for a bonus action")
    play(state, "tax 49")
    assert asked(state)[0] == "Tax: you may take 1 rupee; where from?"
    play(state, str(state.moves[0]))
    assert asked(state) == ("Nothing is left but to end your turn", "")


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("buy 74", "Hajj Mirza Aghasi for 1 rupee; your hand will have 2 cards too many"),
        ("buy 83", "Shah’s Guard for free; you get 1 rupee from it; your hand will have 2 cards too many"),
        ("play 37 left", "Seaforth Highlanders, to the left end; you join the British"),
        ("tax 49", "Kandahari Markets: tax 1 rupee; 3 rupees on the market; bonus action"),
        ("end", "End the turn; 2 actions unused; 1 card of your hand will be discarded"),
    ],
)
def test_announcements_say_what_they_cost(move: str, told: str) -> None:
    state = market()
    state.table.hands[0] = [37, 49, 83]
    state.recomputed_decision()
    assert said(state, move) == told


def test_changing_sides_says_what_is_lost() -> None:
    state = laid(
        Seat("afghan", court="35", hand="37 11", gifts="2 4", prizes="36"),
        Seat("british"),
        market=MARKET,
    )
    assert said(state, "play 37 right").endswith("; you join the British; you lose 2 gifts, 1 prize")
    assert said(state, "play 11 left") == "Lapis Lazuli Mine, to the left end"


def test_purchases_and_plays_say_what_will_be_too_much() -> None:
    state = laid(
        Seat("afghan", hand="5 1", court="16 17 44 45 46", rupees=5),
        Seat("british"),
        market="- 20 21 / - 22 23",
    )
    assert said(state, "buy 21") == (
        "Alexander Burnes for 2 rupees; 1 rupee leaves the game; your hand will have 1 card too many"
    )
    assert said(state, "play 1 left") == "Mohan Lal, to the left end; your court will have 1 card too many"
    assert said_of_held(state, "play 1 left") == "To the left end; your court will have 1 card too many"
    assert said_of_held(state, "buy 20").startswith("Buy it for 1 rupee")


@pytest.mark.parametrize(
    ("court", "card", "told"),
    [
        ("16 17 49", 27, "Your court will have 4 of 4 cards"),
        ("16 17 11", 37, "Your court will have 3 of 3 cards"),
        ("16 17 49", 1, "Your court will have 4 of 3 cards: the surplus goes at the end of the turn"),
    ],
    ids=["a political card makes room", "an old patriot goes", "neither"],
)
def test_a_card_that_is_picked_up_says_how_full_its_court_will_be(court: str, card: int, told: str) -> None:
    state = laid(Seat("afghan", hand=str(card), court=court, rupees=5), Seat("british"), market="20 21 / 22 23")
    assert picked_card_text(view_of(state, 0), card, Names("en")).detail == told


def test_a_check_says_who_scores_before_it_is_bought() -> None:
    state = laid(
        Seat("british", gifts="2"),
        Seat("british"),
        Seat("afghan"),
        british="kabul*4",
        market="101 20 / 21",
        deck="102",
    )
    assert said(state, "buy 101") == "Dominance Check for free; victory points: Red 5, Blue 3"
    state.table.points = [2, 0, 0]
    ends = "victory points: Red 5, Blue 3; the game ends with it, and"
    assert said(state, "buy 101").endswith(f"{ends} you win")
    state.table.points = [0, 8, 0]
    assert said(state, "buy 101").endswith(f"{ends} Blue wins")
    assert said(state, "end").startswith(f"End the turn; {ends} Blue wins; 2 actions unused"), "it leaves the market"
    last = laid(
        Seat("british", gifts="2"),
        Seat("british", gifts="2"),
        british="kabul*4",
        market="104 20 / 21",
        deck="22",
    )
    assert said(last, "buy 104").endswith("the game ends with it, and Red and Blue share the victory")


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("boons", "worth"), [("", "one"), ("koh_i_noor_recovered", "two")])
def test_a_gift_says_what_it_is_worth(boons: str, worth: str) -> None:
    state = laid(Seat("afghan", court="98", rupees=7, boons=boons), Seat("british"), market=MARKET)
    play(state, "gift 98")
    assert asked(state) == ("Which gift do you buy?", f"Each is worth {worth} influence; you have 7 rupees")
    assert said(state, "space 4") == "A gift for 4 rupees"


@pytest.mark.parametrize(
    ("boons", "first", "second"),
    [
        ("", "2 rupees each, up to 3 blocks; you have 5 rupees", "2 rupees each, up to 3 blocks; you have 3 rupees"),
        ("nation_building", "2 rupees for two, up to 6 blocks; you have 5 rupees",
         "This one costs nothing more; you have 3 rupees"),
    ],
)  # fmt: skip
def test_blocks_say_what_they_cost(boons: str, first: str, second: str) -> None:
    state = laid(
        Seat("afghan", court="49", tribes="herat", rupees=5, boons=boons),
        Seat("british"),
        market=MARKET,
    )
    play(state, "build 49")
    assert asked(state) == ("Where does block 1 go?", first)
    assert said(state, "army herat") == "Herat; Red 1"
    play(state, "army herat")
    assert asked(state) == ("Where does block 2 go?", second)
    assert said(state, "army herat") == "Herat; Afghans 1, Red 1"
    assert said(state, "done") == "Enough"


def test_the_last_tribe_takes_political_cards_with_it() -> None:
    state = laid(
        Seat("afghan", court="39"), Seat("british", court="58", tribes="herat kabul"), afghan="herat*2",
        favored="intelligence", market=MARKET, british="herat",
    )  # fmt: skip
    play(state, "battle 39")
    assert asked(state) == ("Battle: you may remove 1 piece; which?", "Region: Herat, with its borders")
    assert said(state, "remove-tribe B") == "A tribe of Blue; the last one there, with which Ishaqzai Chiefs will go"
    assert said(state, "remove-army british") == "British army"


def test_a_single_piece_within_reach_is_named_with_all_that_falls_with_it() -> None:
    """Nothing is asked then: a battle in one place, one place among several, and a spy."""
    market = "20 21 22 23 / 24 25 26 28"
    state = laid(
        Seat("afghan", court="3", tribes="kabul"), Seat("british", court="6 16", tribes="kabul*2"), afghan="kabul",
        favored="political", market=market,
    )  # fmt: skip
    assert said_of_held(state, "battle 3") == ("Battle in Kabul: a tribe of Blue; you will rule Kabul")
    several = laid(
        Seat("afghan", court="3", spies="16"), Seat("british", court="27 16", tribes="punjab", spies="16*2"),
        afghan="punjab", favored="political", market=market,
    )  # fmt: skip
    assert said_of_held(several, "battle 3").startswith("Battle in one of 2 places")
    play(several, "battle 3")
    assert said(several, "site punjab") == (
        "Punjab: a tribe of Blue; the last one there, with which Maqpon Dynasty will go; Blue pays 2 rupees back"
    )
    assert said(several, "site 16") == "Bala Hissar: a spy of Blue"


def test_what_a_block_makes_dominant_is_said_before_it_is_built() -> None:
    state = laid(
        Seat("afghan", court="49", tribes="herat", rupees=5), Seat("british", tribes="herat"), afghan="herat kabul*2",
        market=MARKET,
    )  # fmt: skip
    play(state, "build 49")
    assert said(state, "road herat-kabul") == "Herat–Kabul; the Afghans will be dominant; nothing there"


def test_an_event_that_is_discarded_with_the_end_of_the_turn_says_what_it_takes() -> None:
    riots_in_kabul = "112"
    state = laid(
        Seat("afghan", court="7", tribes="kabul"), Seat("british", court="5 6", tribes="kabul*2"), british="kabul*2",
        afghan="kabul", market=f"{riots_in_kabul} 21 22 23 24 25 / 26 27 28 29 30 31", deck="40 41 42 43",
    )  # fmt: skip
    assert said(state, "end") == (
        "End the turn; your court will lose Dost Mohammad; the court of Blue will lose Shah Shujah Durrani and "
        "Aminullah Khan Logari; nobody will rule Kabul; 2 actions unused"
    )


def of_many_deeds() -> State:
    return laid(
        Seat("afghan", court="44 11 16 2", rupees=5, tribes="kabul*2", gifts="2", spies="76 52"),
        Seat("british", court="76 52", rupees=3, tribes="persia*2"), Seat("russian", court="7", rupees=2),
        afghan="kabul herat-kabul", british="kabul*2", russian="kabul-punjab", favored="intelligence",
        market="20+1 21 22+1 23 24 25 / 26 27 28 29 30 31",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("move", "told"),
    [
        ("tax 11", "Tax up to 2 rupees; 2 rupees on the market; Green 2"),
        ("gift 11", "A gift for 4 rupees"),
        ("build 44", "Build in Kabul or on the borders; 2 rupees each, you can pay for 2"),
        ("move 2", "Move up to 2 steps; 1 army; 2 spies"),
        ("betray 16", "Betray one of 2 cards; 2 rupees"),
        ("battle 2", "Battle in Kabul; 3 pieces within reach; you may remove 1"),
    ],
)
def test_an_action_says_how_much_is_possible(move: str, told: str) -> None:
    state = of_many_deeds()
    assert said_of_held(state, move) == told
    listed = said(state, move).split(": ", 1)[1].removesuffix("; bonus action")
    assert listed.casefold() == told.casefold(), "a list names the card as well"


def test_what_the_rules_do_unasked_is_named_in_the_title() -> None:
    state = laid(
        Seat("afghan", court="44 16 11", spies="76"),
        Seat("british", court="76", rupees=3, tribes="persia*2", spies="16*3"),
        market="20 21 / 22 23+1",
    )  # fmt: skip
    assert said(state, "betray 16") == (
        "Bala Hissar: betray Fath-Ali Shah; 2 rupees; no prize; 2 tribes in Persia will go with it; nobody will rule "
        "Persia; court of Blue; spies: Red 1; Blue may ask for a bribe of up to 3 rupees, and you can pay 2"
    )
    assert said_of_held(state, "betray 16").startswith(
        "Betray Fath-Ali Shah; Blue may ask for a bribe of up to 3 rupees, and you can pay 2; 2 rupees; no prize"
    )
    assert said(state, "tax 11") == "Lapis Lazuli Mine: take rupees from Henry Pottinger; 1 rupee"
    assert said(state, "gift 11") == "Lapis Lazuli Mine: a gift for 2 or 4 rupees"


# -- bribes ------------------------------------------------------------------------------------------------------------


def bribed() -> State:
    return laid(
        Seat("afghan", tribes="kabul*2", rupees=5, spies="3*2"),
        Seat("british", court="3", hand="1", rupees=1, boons="courtly_manners"),
        market=MARKET,
        at=1,
    )


def test_bribes_are_asked_for_and_paid_in_words() -> None:
    state = bribed()
    assert said_of_held(state, "play 1 left") == "To the left end; first Red may ask for 2"
    assert said(state, "play 1 left") == "Mohan Lal, to the left end; Red may ask for a bribe of up to 2 rupees"
    play(state, "play 1 left")
    assert asked(state) == (
        "Blue wants to play Mohan Lal: what bribe do you ask for?", "You rule Kabul: at most 2 rupees",
    )  # fmt: skip
    assert [said(state, f"ask {price}") for price in range(3)] == [
        "Nothing; Blue keeps 1", "1 rupee; Blue keeps 0", "2 rupees; Blue cannot pay that",
    ]  # fmt: skip
    play(state, "ask 1")
    assert asked(state) == ("Red asks for 1 rupee: do you pay?", "For playing Mohan Lal; you have 1 rupee")
    assert said(state, "pay") == "Pay 1 rupee; you keep 0"
    assert said(state, "decline") == "Do it without paying; Courtly Manners"
    assert said(state, "drop") == "Drop it; no action is spent"


def test_a_hostage_is_named_with_what_it_is_wanted_for() -> None:
    state = laid(
        Seat("afghan", tribes="punjab", spies="49*2"), Seat("british", court="49", tribes="herat", rupees=5),
        market=MARKET, at=1,
    )  # fmt: skip
    play(state, "build 49")
    assert asked(state) == (
        "Blue wants to use Kandahari Markets (build): what bribe do you ask for?",
        "Your spies hold the card hostage: at most 2 rupees",
    )
    play(state, "ask 2")
    assert asked(state)[1] == "For using Kandahari Markets (build, which costs 2); you have 5 rupees"
    assert said(state, "pay") == "Pay 2 rupees; you keep 3"


# -- discards ----------------------------------------------------------------------------------------------------------


def test_what_is_lost_with_a_discarded_card_is_said() -> None:
    state = laid(
        Seat("afghan", court="74 49 83 30 15", hand="12 13 14", tribes="persia*2"), Seat("british"),
        market="20 21 22 23 24 25 / 26 27 28 29 31 32",
    )  # fmt: skip
    play(state, "end")
    assert asked(state) == (
        "Your court has 1 card too many: which one do you discard?", "Limit 4: three, and 1 political star",
    )  # fmt: skip
    assert said(state, "discard 49") == "Kandahari Markets"
    assert said(state, "discard 74") == "Hajj Mirza Aghasi; 2 tribes in Persia will go with it"
    assert said(state, "discard 30") == "Sikh Merchants in Lahore; you pay 2 rupees back"
    play(state, "discard 49")
    assert asked(state)[0] == "Your hand has 1 card too many: which one do you discard?"
    assert said(state, "discard 12") == "City of Ghazni"


# -- in which order ----------------------------------------------------------------------------------------------------


def order(state: State, *words: str) -> list[str]:
    moves = sorted_moves(state.decision, view_of(state, state.seat).table)
    return [str(move) for move in moves if not words or move.word in words]


def test_moves_are_listed_as_the_cards_lie() -> None:
    state = laid(
        Seat("afghan", court="49 16", hand="37 5", rupees=5, spies="30 76 16"), Seat("british", court="76 30"),
        market="22 23 - / 21 20 -",
    )  # fmt: skip
    assert order(state, "buy") == ["buy 22", "buy 21", "buy 23", "buy 20"], "by price"
    assert order(state, "play") == [f"play {card} {end}" for card in (37, 5) for end in ("left", "right")]
    in_debt = state.decision._replace(moves=tuple(Move("discard", card) for card in (37, 16, 49)))
    assert [move.one for move in sorted_moves(in_debt, state.table)] == [49, 16, 37], "the court lies before the hand"
    play(state, "betray 16")
    assert order(state) == ["target 16", "target 76", "target 30"]
    crowded = laid(
        Seat("afghan", court="74 49 83 30 15", tribes="persia*2"),
        Seat("british"),
        market="20 21 / 22 23",
    )
    play(crowded, "end")
    assert order(crowded) == [f"discard {card}" for card in (74, 49, 83, 30, 15)]


def test_an_empty_court_has_one_end() -> None:
    state = laid(Seat("afghan", hand="16"), Seat("british"), market="20 21 / 22 23")
    assert order(state, "play") == ["play 16 left"]
    assert said(state, "play 16 left") == "Bala Hissar, to your court"
    assert picked_card_text(view_of(state, 0), 16, Names("en")).title == "Bala Hissar: into your court?"


# -- all of them -------------------------------------------------------------------------------------------------------


def test_every_question_of_the_rules_has_its_sentence() -> None:
    folder = Path(rules.__file__).parent
    asks = re.compile(r"def word\(self, state: State\) -> str:\n((?: {8}.*\n)*)")
    bodies = [body for path in folder.rglob("*.py") for body in asks.findall(path.read_text("utf-8"))]
    words = {word for body in bodies for word in re.findall(r'"([a-z-]+)"', body)} - {"-"}
    words |= {"rumor", "other-persuasive-methods", "pashtunwali-values", "rebuke"}
    assert len(words) > 20
    assert words == set(QUESTIONS)


def test_every_move_has_its_words() -> None:
    table = [line.split("|")[1] for line in (moves.__doc__ or "").splitlines() if line.startswith("| `")]
    words = {word for cell in table for word in re.findall("`([a-z-]+)", cell)}
    assert len(words) > 30
    assert set(MOVE_LABELS) == words


def test_every_question_and_move_is_told_in_every_language(language: str, views: list[View]) -> None:
    """Nothing is missing, nothing is left unfilled, and every text is in the letters of its language."""
    names = Names(language)
    for view in views:
        assert view.decision is not None
        texts = [*question(view, names).lines]
        for move in view.decision.moves:
            texts += move_label(view, move, names).lines
        assert not strange(texts, language)
