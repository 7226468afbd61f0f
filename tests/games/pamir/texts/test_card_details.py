"""What the signs of cards mean, and what they come to now."""

from __future__ import annotations

import pytest

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules.constants import LAST_CARD, MOVE, NONE, TAX
from gonfalon.games.pamir.texts import card_text
from gonfalon.games.pamir.texts.card_details import CardDetails, card_details, sign_text
from gonfalon.games.pamir.texts.card_text import CardSign
from gonfalon.games.pamir.texts.names import Names
from gonfalon.texts.translations import NO_BREAK
from tests.games.pamir.rules.positions import Seat, laid, play
from tests.games.pamir.terminal.at_the_terminal import market, view_of
from tests.games.pamir.texts.letters import strange

ENGLISH = Names("en")
AFGHAN, BRITISH = 0, 1
KABUL_BAZAAR, MOHAN_LAL, BANK = 8, 1, 49


POSITION = laid(
    Seat("afghan", court="8 5", tribes="kabul*2", rupees=3), Seat("british", court="49", spies="8*2", hand="1"),
    market="20 21+2 106 / 26", favored="economic", at=0,
)  # fmt: skip


@pytest.mark.parametrize(
    ("thing", "now"),
    [
        (CardSign(card_text.SUIT, 0, KABUL_BAZAAR), "This suit is favored now."),
        (CardSign(card_text.SUIT, 2, 5), "The favored suit is now: economic."),
        (CardSign(card_text.STARS, 0, KABUL_BAZAAR), "You shelter 2 rupees now."),
        (CardSign(card_text.STARS, 1, 15), "Military stars in your court now: 0."),
        (CardSign(card_text.STARS, 2, 5), "Your court may keep 4 cards now."),
        (CardSign(card_text.STARS, 3, MOHAN_LAL), "Your hand may keep 2 cards now."),
        (CardSign(card_text.PATRIOT, AFGHAN, 6), "You are loyal to this coalition already."),
        (
            CardSign(card_text.PRIZE, BRITISH, 25),
            "You would change sides and lose your gifts, prizes and other patriots.",
        ),
        (
            CardSign(card_text.ACTION, 5, KABUL_BAZAAR),
            "It is a bonus action now and costs neither of your two actions.",
        ),
        (CardSign(card_text.ACTION, 2, 5), ""),
        (CardSign(card_text.REGION, 3, KABUL_BAZAAR), "You rule Kabul."),
        (CardSign(card_text.HOSTAGE, NONE, KABUL_BAZAAR), "Blue may ask for a bribe of up to 2 rupees."),
    ],
)
def test_what_a_sign_comes_to_now(thing: CardSign, now: str) -> None:
    assert sign_text(thing, POSITION.table, 0, ENGLISH).now.replace(NO_BREAK, " ") == now


def test_a_card_of_a_region_that_another_rules_costs_a_bribe() -> None:
    thing = CardSign(card_text.HOSTAGE, NONE, MOHAN_LAL)
    assert sign_text(thing, POSITION.table, 1, ENGLISH).now == "Red may ask for a bribe of up to 2 rupees."
    assert sign_text(thing, POSITION.table, 0, ENGLISH).now == ""


def test_a_spectator_is_told_the_rule_and_no_numbers_of_somebody_else() -> None:
    thing = CardSign(card_text.STARS, 0, KABUL_BAZAAR)
    text, now = sign_text(thing, POSITION.table, NONE, ENGLISH)[1:]
    assert text.endswith("shelters one rupee from taxes.")
    assert now == ""


# -- cards -------------------------------------------------------------------------------------------------------------


def page(card: int, view: View) -> CardDetails:
    return card_details(view, card, ENGLISH)


def test_a_card_tells_its_signs_from_what_is_asked_most() -> None:
    signs = page(KABUL_BAZAAR, view_of(POSITION)).signs
    assert [(sign.thing.kind, sign.count) for sign in signs] == [
        (card_text.HOSTAGE, 1), (card_text.ACTION, 1), (card_text.ICON, 2), (card_text.ICON, 1), (card_text.ICON, 1),
        (card_text.STARS, 1), (card_text.SUIT, 1), (card_text.REGION, 1),
    ]  # fmt: skip
    assert [sign.explained.name for sign in page(106, view_of(POSITION)).signs] == [
        "If discarded: Embarrassment of Riches", "If bought: Koh-i-noor Recovered",
    ]  # fmt: skip


def test_an_action_that_is_not_possible_says_why() -> None:
    state = laid(Seat("afghan", court="96", rupees=1), Seat("british"), market="20+1 / 26")
    why = {sign.thing: sign.explained.now for sign in page(96, view_of(state)).signs}
    assert why[CardSign(card_text.ACTION, MOVE, 96)] == "Neither an army nor a spy of yours can move."
    of_another = {sign.thing: sign.explained.now for sign in page(96, view_of(state, 1)).signs}
    assert of_another[CardSign(card_text.ACTION, MOVE, 96)] == ""


def test_an_action_that_is_possible_says_what_it_brings_now() -> None:
    state = laid(Seat("afghan", court="8", tribes="kabul", rupees=1), Seat("british"), market="20+1 / 26")
    now = {sign.thing: sign.explained.now for sign in page(8, view_of(state)).signs}
    assert (
        now[CardSign(card_text.ACTION, TAX, 8)].replace(NO_BREAK, " ") == "Take rupees from Henry Rawlinson; 1 rupee."
    )


def test_a_card_of_the_market_says_whether_it_can_be_bought() -> None:
    state = market()
    assert page(2, view_of(state)).now[-1] == "You can buy it now."
    assert page(37, view_of(state)).now[-1] == "Seaforth Highlanders costs 4; you have 3 rupees."
    play(state, "buy 2")
    assert page(74, view_of(state)).now[-1].startswith("Hajj Mirza Aghasi got a rupee this turn")


def test_a_hidden_card_says_nothing_of_where_it_is() -> None:
    assert page(MOHAN_LAL, view_of(POSITION, 1)).now
    assert page(MOHAN_LAL, view_of(POSITION, 0)).now == ()


def test_every_card_can_be_looked_at(language: str, views: list[View]) -> None:
    names = Names(language)
    said = {
        text
        for number, view in enumerate(views)
        for card in range(1 + number % 7, LAST_CARD + 1, 7)
        for found in [card_details(view, card, names)]
        for text in (*found.now, *(part for sign in found.signs for part in sign.explained))
        if text
    }
    assert len(said) > 200
    assert strange((text.rstrip(".") for text in said), language) == []
