"""The squire and the page, who play without planning a turn, and the cards that they remember in hands."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from gonfalon.bots.bot import PLAIN_CHARACTER, Character, InstantBot, Reason
from gonfalon.bots.policy import sampled_index, softmax
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.pamir.bots.character_weights import leanings, with_character
from gonfalon.games.pamir.bots.evaluation import Evaluation, MoveTrial
from gonfalon.games.pamir.bots.reasons import DONE, LOYALTY, STOPS, WHIM
from gonfalon.games.pamir.rules.actions import expected_bribe, is_unaffordable
from gonfalon.games.pamir.rules.card_actions import betrayable
from gonfalon.games.pamir.rules.constants import ACTIONS, COURT_SIZE, NONE, PERSUASIVE_METHODS
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.table import Table


def with_remembered_cards(view: View) -> View:
    """The view with the cards in the hands of others that its history tells of; without a history the very same."""
    table: Table = view.table
    if not view.history or table.over or not any(None in hand for hand in table.hands):
        return view
    seating = table.seating
    taken: list[list[int]] = [[] for _ in table.hands]
    for seen in view.history:
        move = seen.move
        if move.word == "buy" and move.one <= COURT_SIZE:
            taken[seen.seat].append(move.one)
        elif move.word == "swap":
            other = seating.seat_of(move.one)
            taken[seen.seat], taken[other] = taken[other], taken[seen.seat]
        elif move.word == "buy" and seating.deck.bought[move.one] == PERSUASIVE_METHODS and seating.seats == 2:
            taken.reverse()  # there is only one to swap hands with, and nobody is asked
    out = {card for cards in (*table.courts, *table.prizes) for card in cards}
    known = table.clone()
    for seat, hand in enumerate(table.hands):
        if None in hand:
            held = [card for card in taken[seat] if card not in out and not table.gone >> card & 1]
            if len(held) == len(hand):
                known.hands[seat] = list(held)
    return View(view.seat, known, view.stack, view.decision, view.history)


SMALL = 2
"""The largest bribe that a page offers."""
KINDS = {"buy": 3, "play": 4, "gift": 2, "build": 2, "tax": 2, "battle": 1, "betray": 1, "move": 1}
"""How readily each kind of action is taken."""
IDLE = 4
"""One turn in so many ends although something could still be done with one action, or free of charge."""


class Page(InstantBot):
    """Chooses at random among the moves that are not absurd."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        found = self._found(view, decision, dice)
        if len(found) == 1 or not self.character.shifts:
            return dice.pick(found)
        return found[sampled_index(softmax([self.character.shift(leanings(view, move)) for move in found]), dice)]

    def reason(self, view: View, move: Move) -> Reason | None:
        return Reason(WHIM) if view.pending.prompt.word == "actions" else None

    def _found(self, view: View, decision: Decision, dice: Dice) -> Sequence[Move]:
        """The moves of which it takes any."""
        moves: Sequence[Move] = decision.moves
        table: Table = view.table
        match decision.prompt.word:
            case "actions":
                return self._actions(view, moves, dice)
            case "ask-bribe":
                return moves[-1:]  # B6
            case "pay-bribe":
                return moves[:1] if moves[0].word == "decline" else moves[-1:]
            case "move":
                return _steps(table, view.seat, moves)
            case "betray":
                return _of_others(table, view.seat, moves) or moves
            case "rumor" | "other-persuasive-methods":
                own = table.seating.letters[view.seat]
                return [move for move in moves if move.one != own]
            case "rebuke":
                return [move for move in moves if table.rulers[move.one] != view.seat] or moves
            case "prize":
                return [_prize(table, view.seat, decision.prompt.card, moves)]
        return moves

    def _actions(self, view: View, moves: Sequence[Move], dice: Dice) -> Sequence[Move]:
        """Those of one kind; the end of the turn where no kind is sensible."""
        table: Table = view.table
        kinds: dict[str, list[Move]] = {}
        end = moves[0]
        for move in moves:
            if move.word == "end":
                end = move
            elif _is_sensible(table, view.seat, move):
                kinds.setdefault(move.word, []).append(move)
        if not kinds or (table.actions < 2 and dice.below(self._haste(view, end)) == 0):
            return [end]
        words = [word for word in sorted(kinds) for _ in range(KINDS[word])]
        return kinds[dice.pick(words)]

    def _haste(self, view: View, end: Move) -> int:
        """One turn in so many ends early."""
        shift = self.character.shift(leanings(view, end)) if self.character.shifts else 0.0
        return max(2, round(IDLE * exp(-shift)))


def _is_sensible(table: Table, seat: int, move: Move) -> bool:
    """Return whether a move can be paid, and neither betrays the seat itself nor throws its standing away (Y2)."""
    if move.word == "buy":
        return True
    if expected_bribe(table, seat, move) > SMALL or is_unaffordable(table, seat, move):
        return False
    if move.word == "betray":
        return bool(_of_others(table, seat, betrayable(table, seat)))
    if move.word == "play":
        return table.seating.deck.patriot[move.one] in (NONE, table.loyalty[seat]) or not _standing(table, seat)
    return move.word in ACTIONS


def _standing(table: Table, seat: int) -> int:
    """Return the cost of a change of loyalty: gifts, prizes and all patriots but one."""
    patriots = sum(table.seating.deck.patriot[card] != NONE for card in table.courts[seat])
    return table.gifts[seat].bit_count() + len(table.prizes[seat]) + max(0, patriots - 1)


def _of_others(table: Table, seat: int, moves: Sequence[Move]) -> list[Move]:
    return [move for move in moves if table.holder[move.one] != seat]


def _steps(table: Table, seat: int, moves: Sequence[Move]) -> Sequence[Move]:
    """One step and no more, so that nothing goes back and forth; spies rather go to the courts of others."""
    if moves[0].word == "done":
        return moves[:1]
    return [move for move in moves if move.word != "slip" or table.holder[move.two] != seat] or moves


def _prize(table: Table, seat: int, card: int, moves: Sequence[Move]) -> Move:
    """It takes a prize of its own coalition, and another one if that costs it nothing."""
    own = table.seating.deck.prize[card] == table.loyalty[seat]
    return moves[0] if own or not _standing(table, seat) else moves[1]


class Squire(InstantBot):
    """Takes the move whose figure is the best; dice decide between equals."""

    def __init__(self, character: Character = PLAIN_CHARACTER, *, attentive: bool = True) -> None:
        """
        Args:
            character: what it is drawn to.
            attentive: whether it remembers what others have bought, and asks no bribe that cannot be paid.
        """
        super().__init__(character)
        self.attentive = attentive

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves: Sequence[Move] = decision.moves
        word = decision.prompt.word
        if word == "ask-bribe" and not self.attentive:
            return moves[-1]  # B6
        if word == "pay-bribe":
            # What is announced was worth the full sum.
            return moves[0] if moves[0].word == "decline" else moves[-1]
        if word == "loyalty":
            figures = [following(view, move.one) for move in moves]
        else:
            known = with_remembered_cards(view) if self.attentive else view
            figures = MoveTrial(known, Evaluation(known), dice).figures(moves)
        return dice.pick_best(moves, with_character(self.character, view, moves, figures))

    def reason(self, view: View, move: Move) -> Reason | None:
        word = view.pending.prompt.word
        if word == "loyalty" or move.word in STOPS:
            return Reason(LOYALTY if word == "loyalty" else DONE)
        if word in ("ask-bribe", "pay-bribe"):
            return None
        known = with_remembered_cards(view) if self.attentive else view
        return MoveTrial(known, Evaluation(known), Dice(0)).motive(move)


def following(view: View, coalition: int) -> float:
    """Return the value of loyalty to a coalition at the start: its patriots in the market, and who else is loyal."""
    table: Table = view.table
    deck = table.seating.deck
    figure = 0.0
    for place, card in enumerate(table.market):
        if card <= COURT_SIZE and deck.patriot[card] == coalition != NONE:
            figure += (6 - place % 6) / 6
    return figure - 0.7 * table.loyalty.count(coalition)


def first_squire(character: Character) -> Squire:
    """The squire of before, who forgets what others have bought."""
    return Squire(character, attentive=False)
