"""The talk about a bribe: what the receiver is told would come of it comes of it, and every price fits its plate."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QApplication

from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.pamir.rules.actions import is_unaffordable
from gonfalon.games.pamir.rules.constants import FAVOR
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.moves import ASK, Move
from gonfalon.games.pamir.texts import bribe_texts
from gonfalon.games.pamir.texts.names import Names
from gonfalon.games.pamir.window.bribe_sheet import BribeTalkPanel, PricePanel, PricePlate
from gonfalon.games.pamir.window.table_layout import TableLayout
from gonfalon.texts.translations import current_language
from gonfalon.ui.board.table_layout import united
from gonfalon.ui.look import fonts
from tests.at_the_table.reading import overrun, painted, without_room
from tests.games import laws
from tests.games.at_every_table.legible import may_be_cut
from tests.games.pamir.rules.policies import POLICIES
from tests.games.pamir.rules.tables import options
from tests.games.pamir.window.courtier import Courtier, great_game
from tests.games.pamir.window.positions import staged


def asked(word: str, seats: int = 3) -> Iterator[State]:
    """States of random games in which this is asked."""
    for seed, policy in enumerate(POLICIES.values()):
        state = Pamir().setup(options("hidden", seats, seed), seed)
        for _ in laws.random_play(state, Dice(seed), policy):
            if state.moves and state.decision.prompt.word == word:
                yield state


def answered(state: State) -> State | None:
    """The same game for a price of nothing, when the icons are placed; None where a piece was taken from elsewhere."""
    real = state.clone()
    real.play(ASK[0])
    while not real.over and real.decision.prompt.word in ("road", "spy", "lift", "patriots", "debt"):
        if real.decision.prompt.word != "road" and real.decision.prompt.word != "spy":
            return None
        real.play(real.moves[0])
    return real


def test_the_receiver_is_told_who_would_rule(language: str) -> None:
    names, told = Names(current_language()), 0
    for state in asked("ask-bribe"):
        view = View.of(state, state.seat)
        talk = bribe_texts.price_facts(view, names)
        real = answered(state)
        if not talk.rule or real is None:
            continue
        told += 1
        table, region = real.table, real.table.seating.deck.region[state.decision.prompt.card]
        ruler = table.rulers[region]
        assert talk.ruler == _ruler(table.seating.families[ruler] if ruler >= 0 else "", names)
        assert dict(talk.pieces) == {
            family: tribes + table.blocks_at(table.loyalty[seat], region)
            for seat, family in enumerate(table.seating.families)
            if (tribes := table.tribes_of(seat, region))
        }
        strongest = max((count for _, count in talk.pieces), default=1)
        stand = {coalition: table.blocks_at(coalition, region) for coalition in range(3)}
        assert dict(talk.armies) == {one: count for one, count in stand.items() if count >= strongest}
        assert not (talk.armies and ruler >= 0)
    assert told > 20


def test_what_a_card_would_favor_is_told_of_the_future() -> None:
    told = {said for state in asked("ask-bribe") for icon, said in _icons(state) if icon >= FAVOR}
    assert told
    assert all(" will " in said for said in told)


def _icons(state: State) -> tuple[tuple[int, str], ...]:
    return bribe_texts.price_facts(View.of(state, state.seat), Names("en")).icons


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1366, 768)])
def test_the_talk_lies_beside_the_hand_and_below_the_buttons(person: Courtier, size: tuple[int, int]) -> None:
    person.window.resize(*size)
    person.sit_down(staged(_asked_to_pay, great_game()))
    scene = person.scene
    paper = scene.question_sheets.talk.scene_rect()
    assert not paper.intersects(scene.measures.choices)
    held = [scene.items_by_number[card].scene_rect() for card in (*scene.own_hand, *scene.table.courts[0])]
    assert held
    assert not any(paper.intersects(card) for card in held)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_all_that_is_said_lies_on_the_papers(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, scale: float, language: str
) -> None:
    monkeypatch.setattr(fonts, "_scale", scale)
    names, price, talk = Names(language), PricePanel(), BribeTalkPanel()
    views = [View.of(state, state.seat) for state in islice(asked("ask-bribe"), 8)]
    for size in ((1024, 700), (1366, 768)):
        measures = TableLayout.of_view(*size, 3)
        price.place(measures.talk, measures.unit)
        talk.place(measures.said, measures.unit)
        for view in views:
            price.show_figures(bribe_texts.price_facts(view, names))
            talk.show_figures(bribe_texts.bribe_talk(view, names))
            assert overrun(price) == overrun(talk) == []


def _asked_to_pay(view: View) -> bool:
    assert view.decision is not None
    return view.decision.prompt.word == "pay-bribe" and len(view.table.hands[view.seat]) > 1


def _ruler(family: str, names: Names) -> str:
    from gonfalon.texts.translations import translate

    if not family:
        return translate("PamirTalk", "Nobody rules there")
    return names.said(translate("PamirTalk", "{family} rules there"), {"family": family})


@pytest.mark.parametrize("word", ["ask-bribe", "pay-bribe"])
def test_prices_are_their_own_keys_and_to_drop_it_is_escape(word: str) -> None:
    names = Names("en")
    for state in asked(word):
        view = View.of(state, state.seat)
        said = bribe_texts.bribe_talk(view, names)
        families = state.table.seating.families
        assert said[-1].family == families[state.seat]
        if word == "ask-bribe":
            choices = bribe_texts.price_choices(view, names)
            assert [choice.key for choice in choices] == [str(move.one) for move in state.moves]
        else:
            choices = bribe_texts.paying_choices(view, names)
            assert choices[-1].key == "Esc"
        assert sorted(choice.move for choice in choices) == sorted(state.moves)


def _beyond(view: View) -> bool:
    return any(_too_dear(view))


def _too_dear(view: View) -> Iterator[Move]:
    """What cannot be done where the whole bribe is asked for, as pages do."""
    assert view.decision is not None
    moves = view.decision.moves if view.decision.prompt.word == "actions" else ()
    return (move for move in moves if move.word == "play" and is_unaffordable(view.table, view.seat, move))


def test_a_price_that_cannot_be_paid_is_said_with_the_next_question(person: Courtier) -> None:
    match = staged(_beyond, great_game())
    person.sit_down(match)
    person.scene.move_input.answer(next(_too_dear(match.view(0))))
    person.wait()
    assert person.match.moves[-1].word == "ask"
    assert person.table.toast.text.endswith("which you cannot pay: the action is dropped.")


def _dear(view: View) -> bool:
    assert view.decision is not None
    return view.decision.prompt.word == "ask-bribe" and view.decision.prompt.number >= 3


@pytest.mark.parametrize("language", ["en", "pl", "ru", "uk"])
def test_coins_and_words_lie_on_the_narrowest_plate_beside_its_key(person: Courtier, language: str) -> None:
    person.window.settings.language = language
    person.window.resize(1024, 700)
    person.sit_down(staged(_dear, great_game()))
    plates = person.table.choices.buttons
    assert len(plates) >= 4
    for plate in plates:
        assert isinstance(plate, PricePlate)
        place = QRectF(plate.body.left() + 6, 20, plate.body.width() - 12, 30)
        coins = plate.coin_rects(place)
        assert plate.body.contains(united(coins))
        assert united(coins).right() <= plate.body.right() - plate._cap_width() - 8
    assert not without_room(painted(person.window), may_be_cut(person))
