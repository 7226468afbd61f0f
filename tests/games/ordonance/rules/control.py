"""What must be true of control in every game of Ordonance (rules, section 5), checked over random play."""

from __future__ import annotations

import dataclasses
import random
from typing import Any

from gonfalon.core.dice import Dice
from gonfalon.core.state import State
from gonfalon.games.ordonance.rules import Ordonance, Table
from gonfalon.games.ordonance.rules.control import control_report, controlling_seat
from gonfalon.games.ordonance.rules.events import Controlled
from gonfalon.games.ordonance.rules.game import Options
from gonfalon.games.ordonance.rules.table import NOBODY

from .lockstep import rules_of
from .plain_armies import better

GAME = Ordonance()


def comparing_in_the_end_agrees_with_every_marker(options: Options, seed: int) -> None:
    """Nobody who completes an army has a better one than the holder: filled up at random, every army stays weaker."""
    chance = random.Random(seed)
    state = GAME.setup(options, seed)
    while state.moves:
        state.play(chance.choice(state.moves))
    table: Table = state.table
    rules = rules_of(options)
    names = [unit.word for unit in options.cards.units]
    for _ in range(4):
        pile = [names[face] for face, left in enumerate(table.unseen()) for _ in range(left)]
        chance.shuffle(pile)
        for territory, holder in enumerate(table.holder):
            armies = []
            for seat in range(table.seating.seats):
                army = [names[table.faces[card]] for card in table.army(seat, territory)]  # type: ignore[index]
                while pile and len(army) < rules.army_size and holder != NOBODY and not table.passes:
                    army.append(pile.pop())
                armies.append(army)
            if holder == NOBODY:
                continue
            assert len(armies[holder]) == rules.army_size, "an army that is not full holds a territory"
            for seat, army in enumerate(armies):
                if seat == holder or len(army) < rules.army_size:
                    continue
                verdict = better(armies[holder], army, rules)
                full = table.completed_at(seat, territory)
                later = not full or full > table.completed_at(holder, territory)
                assert verdict > 0 or (verdict == 0 and later), f"{army} would beat {armies[holder]} after its marker"


def control_is_a_function_of_the_table(options: Options, seed: int) -> None:
    """With all unseen cards mixed, whoever holds them, the same is controlled and the same is said of it."""
    chance, dice = random.Random(seed), Dice(seed)
    state = GAME.setup(options, seed)
    while state.moves:
        if chance.random() < 0.15:
            _same_with_other_cards(state, dice)
        state.play(chance.choice(state.moves))


def _same_with_other_cards(state: State, dice: Dice) -> None:
    table: Table = state.table
    others = [mixed(table, dice), table.redact(-1), *map(table.redact, range(table.seating.seats))]
    for territory in range(table.seating.territories):
        control, said = controlling_seat(table, territory), control_report(table, territory)
        for other in others:
            assert controlling_seat(other, territory) == control, "who controls a territory depends on unseen cards"
            assert control_report(other, territory) == said, "what is said of a territory depends on unseen cards"
        # What is certain was given out at once, and what was given out stays certain.
        assert control == table.holder[territory], "control is not what the table says it is"


def mixed(table: Table, dice: Dice) -> Table:
    """The same table with all cards that do not lie on it dealt anew."""
    other = table.clone()
    unseen = [card for card in range(table.seating.size) if table.known[card] != table.seating.everyone]
    faces = [other.faces[card] for card in unseen]
    dice.shuffle(faces)
    for card, face in zip(unseen, faces, strict=True):
        other.faces[card] = face
    return other


def certainty_by_the_deck_is_no_later(options: Options, seed: int) -> None:
    """By the deck each territory goes to the same seat as by the icons, at the same moment or earlier."""
    icons = GAME.setup(dataclasses.replace(options, certainty="icons"), seed)
    deck = GAME.setup(dataclasses.replace(options, certainty="deck"), seed)
    given: dict[str, dict[int, tuple[int, int]]] = {}
    for name, state in (("icons", icons), ("deck", deck)):
        found = given[name] = {}

        def hear(event: Any, state: State = state, found: dict[int, tuple[int, int]] = found) -> None:
            if isinstance(event, Controlled):
                found[event.territory] = (event.seat, state.table.ply)

        state.table.listener = hear
    chance = random.Random(seed)
    while icons.moves and deck.moves:
        assert list(icons.moves) == list(deck.moves), "the same cards allow other moves"
        move = chance.choice(icons.moves)
        icons.play(move)
        deck.play(move)
        assert set(given["icons"]) <= set(given["deck"]), "the deck proves less than the icons"
    while icons.moves:
        icons.play(chance.choice(icons.moves))  # all is decided by the deck; whatever comes changes nothing
    for territory, (seat, ply) in given["icons"].items():
        assert given["deck"][territory][0] == seat, "by the deck another seat has won"
        assert given["deck"][territory][1] <= ply, "the deck proves later than the icons"
    assert deck.over, "by the icons the game was over earlier"
