"""The squire and the page, who play by rules of thumb without looking a move ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from gonfalon.bots.bot import InstantBot, Reason
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.state import Decision
from gonfalon.games.oriflamme.bots.character_weights import with_character
from gonfalon.games.oriflamme.bots.evaluation import CardTraits, Evaluation, Known
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.rules import Move, Table
from gonfalon.games.oriflamme.rules.card_set import Choose
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.verbs import VERBS

PATIENT = 0.9
"""How much of today's best blow a card that is kept will find tomorrow."""
HOPE = 1.9
"""What a card that eliminates can hope to find tomorrow, at the least."""


class Haste(NamedTuple):
    """The value of a card acting before others, and its cost when it acts after them, in influence."""

    front: float = 0.0
    """Of any card that is laid at the front."""
    killer: float = 0.0
    """Of a character there that eliminates: it strikes before it is struck."""
    back: float = 0.0
    """Of any card at the back where nobody lays another behind it in this round; it is taken off."""
    early: float = 0.0
    """Of a character that eliminates and has several rounds to do so."""

    def of(self, traits: CardTraits, slot: int, left: int, *, last: bool) -> float:
        """Return the bonus of a card that is placed, with so many rounds after this one.

        Args:
            traits: those of the card.
            slot: where it is placed, in the words of a move.
            left: how many rounds come after this one.
            last: whether everybody else has placed a card in this round.
        """
        strikes = traits.character and bool(traits.reach)
        figure = self.early if strikes and left >= LONG else 0.0
        if slot == FRONT:
            figure += self.front + (self.killer if strikes else 0.0)
        elif slot == BACK and last:
            figure -= self.back
        return figure


LONG = 4
"""So many rounds are time enough for a card that eliminates to pay."""
HASTE: Final = Haste(0.5, 0.6, 0.3, 0.5)
"""Found by playing, with cards that do what those of the base game do."""
NO_HASTE: Final = Haste()


class Squire(InstantBot):
    """Takes the move whose figure is the best; dice decide between equals."""

    haste = HASTE

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves: Sequence[Move] = decision.moves
        figures = evaluate_moves(view, decision, self.haste)
        return dice.pick_best(moves, with_character(figures, view, self.character))

    def reason(self, view: View, move: Move) -> Reason | None:
        return reason_of(view, move)


def evaluate_moves(view: View, decision: Decision, haste: Haste = HASTE) -> list[float]:
    """Return the value of each move to the view's seat; all equal for a question it does not understand."""
    figure = _figure(view, Evaluation(view), decision.prompt.word, haste)
    return list(map(figure, decision.moves)) if figure is not None else [0.0] * len(decision.moves)


def _figure(view: View, appraisal: Evaluation, word: str, haste: Haste) -> Callable[[Move], float] | None:
    if word == "place":
        return _placing(view, appraisal, haste)
    if word == "face-down":
        return _turning(appraisal)
    if word == "target":
        return _targeting(view, appraisal)
    if word == "gap":
        return _shifting(view, appraisal)
    if word == "choose":
        return _choosing(view, appraisal)
    if word == "hand":
        return _swapping(view, appraisal)
    return None


def _placing(view: View, appraisal: Evaluation, haste: Haste) -> Callable[[Move], float]:
    """Return an evaluator of what a card brings if placed now, and how much of it a round later."""
    table = appraisal.table
    hand = {appraisal.faces[card]: card for card in table.hands[view.seat]}
    left = appraisal.left
    last = table.placed == table.seating.seats - 1
    before = sum(
        appraisal.worth(card, slot, table.queue, True)
        for slot, card in enumerate(table.queue)
        if appraisal.owner[card] in appraisal.own
    )

    def figure(move: Move) -> float:
        kind = table.seating.cards.number(move.kind)
        card = hand[kind]
        queue = table.queue[:]
        if move.slot == FRONT:
            queue.insert(0, card)
            slot = 0
        elif move.slot == BACK:
            queue.append(card)
            slot = len(queue) - 1
        else:
            queue[move.slot] = card
            slot = move.slot
        now, later = appraisal.worths(card, slot, queue)
        others = sum(
            appraisal.worth(other, place, queue, True)
            for place, other in enumerate(queue)
            if other != card and appraisal.owner[other] in appraisal.own
        )
        soon = haste.of(appraisal.traits[kind], move.slot, left, last=last)
        return now - 0.85 * later + (others - before) + soon

    return figure


def _turning(appraisal: Evaluation) -> Callable[[Move], float]:
    """Keep or reveal: what the card brings from now on, either way."""
    table = appraisal.table
    card = table.acted
    slot = table.at
    queue = table.queue
    face = appraisal.faces[card]
    assert face is not None
    traits = appraisal.traits[face]
    left = appraisal.left
    lain = table.influence[card]
    stays = appraisal.lasting(card, slot, queue)
    now = appraisal.income(card, slot, queue, now=True)
    usual = appraisal.income(card, slot, queue)
    rest = sum(stays**ahead for ahead in range(1, left + 1))
    reveal = traits.earned(lain) + now + (usual * rest if traits.character else 0.0)
    keep = 0.0
    if left:
        hoped = max(PATIENT * now, HOPE) if traits.reach else max(now, usual)
        later = usual * sum(stays**ahead for ahead in range(1, left)) if traits.character else 0.0
        wait = stays * (traits.earned(lain + 1) + hoped + later)
        # An intrigue may as well wait for the last round.
        if not traits.character:
            wait = max(wait, stays**left * (traits.earned(lain + left) + hoped))
        keep = wait + (1.0 - stays) * traits.revenge
    return lambda move: reveal if move.word == "reveal" else keep


def _targeting(view: View, appraisal: Evaluation) -> Callable[[Move], float]:
    prompt = view.pending.prompt
    queue = appraisal.table.queue
    card = prompt.card
    here = queue.index(card) if card in queue else 0
    known: dict[int, Known] = {}

    def figure(move: Move) -> float:
        slot = move.slot
        target = queue[slot]
        seat = appraisal.owner[target]
        mine = seat in appraisal.own
        match prompt.verb:
            case "eliminate" | "discard":
                return appraisal.blow(target, slot, queue, card)
            case "steal":
                return 0.0 if mine else min(1, appraisal.table.pool[seat]) * (1.0 + appraisal.weights[seat])
            case "copy":
                face = appraisal.faces[target]
                if face is None or appraisal.traits[face].copies:
                    return 0.0
                return appraisal.income(card, here, queue, face, now=True)
            case "move":
                return max(_moved(appraisal, target, gap, known) for gap in range(len(queue)))
            case "place":
                return (1.0 + appraisal.lasting(target, slot, queue)) * (1.0 if mine else -appraisal.weights[seat])
            case _:
                value = appraisal.worth(target, slot, queue, slot > appraisal.table.at)
                return appraisal.weights[seat] * value

    return figure


def _shifting(view: View, appraisal: Evaluation) -> Callable[[Move], float]:
    card = view.pending.prompt.it
    known: dict[int, Known] = {}
    return lambda move: _moved(appraisal, card, move.slot, known)


def _moved(appraisal: Evaluation, card: int, gap: int, known: dict[int, Known]) -> float:
    """Return the value of the queue for this seat with a card put into a gap.

    Args:
        appraisal: of the table.
        card: the one that is moved.
        gap: where to.
        known: what was worked out for other moves, by what is uncovered by them; it is added to.
    """
    table = appraisal.table
    queue = table.queue[:]
    active = queue[table.at] if not table.vacant and table.at < len(queue) else -1
    passed = set(queue[: table.at])
    if table.under[card] >= 0:
        queue[queue.index(card)] = table.under[card]
    else:
        queue.remove(card)
    queue.insert(gap, card)
    reached = queue.index(active) if active in queue else table.at
    beside = known.setdefault(table.under[card], {})
    total = 0.0
    for slot, other in enumerate(queue):
        if other == active:
            continue
        acts = slot > reached if other == card else other not in passed
        worth = appraisal.worth_beside(other, slot, queue, acts, beside)
        total -= appraisal.weights[appraisal.owner[other]] * worth
    return total


def _choosing(view: View, appraisal: Evaluation) -> Callable[[Move], float]:
    """The option whose program brings the most at once."""
    prompt = view.pending.prompt
    queue = appraisal.table.queue
    card = prompt.card
    kind = prompt.model if prompt.model >= 0 else appraisal.faces[card] or 0
    here = queue.index(card) if card in queue else 0
    options = [
        option
        for statement in appraisal.traits[kind].program
        if isinstance(statement, Choose)
        for option in statement.options
    ]
    programs = {option.word: option.program for option in options}

    def figure(move: Move) -> float:
        return appraisal.of_program(programs.get(move.word, ()), card, here, kind)

    return figure


def _swapping(view: View, appraisal: Evaluation) -> Callable[[Move], float]:
    """The hand card that brings the most from the next round on."""
    queue = appraisal.table.queue[:]
    slot = queue.index(view.pending.prompt.card)
    hand = {appraisal.faces[card]: card for card in appraisal.table.hands[view.seat]}

    def figure(move: Move) -> float:
        card = hand[appraisal.table.seating.cards.number(move.kind)]
        queue[slot] = card
        return appraisal.worth(card, slot, queue, False)

    return figure


class FirstSquire(Squire):
    """Does not mind whether a card acts before others or after them."""

    haste = NO_HASTE


NOISE = 1.9
"""How far, in influence, it misjudges a move: so much is the most that each of three dice adds."""


class Page(InstantBot):
    """Judges as the squire does, but badly, and chooses among the moves that are not absurd."""

    def decide(self, view: View, decision: Decision, dice: Dice) -> Move:
        moves = _sensible(view, decision)
        judged = dict(
            zip(decision.moves, with_character(evaluate_moves(view, decision), view, self.character), strict=True)
        )
        return dice.pick_best(moves, [judged[move] + _error(dice) for move in moves])

    def reason(self, view: View, move: Move) -> Reason | None:
        return reason_of(view, move)


def _error(dice: Dice) -> float:
    return NOISE * sum(dice.below(1001) for _ in range(3)) / 1000


def _sensible(view: View, decision: Decision) -> Sequence[Move]:
    match decision.prompt.word:
        case "face-down":
            return _turns(view, decision.moves)
        case "target":
            return _targets(view, decision.moves)
        case "gap":
            return _gaps(view, decision.moves)
    moves: Sequence[Move] = decision.moves
    return moves


def _turns(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The last round is no time to keep, nor an early one to give influence away."""
    table: Table = view.table
    card = view.pending.prompt.card
    kind = table.seating.cards.kinds[table.faces[card] or 0]
    keep, reveal = moves
    if table.round == table.seating.rounds:
        return (reveal,)
    return (keep,) if kind.influence == "doubled" and not table.influence[card] else moves


def _targets(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """The targets that make sense, or all of them where none does."""
    table: Table = view.table
    prompt: Prompt = view.pending.prompt
    owner, own = table.seating.owner, table.seating.seats_of(view.seat)
    queue = table.queue
    if VERBS[prompt.verb].hurts:
        sensible = [move for move in moves if owner[queue[move.slot]] not in own]
        if prompt.verb == "steal":
            sensible = [move for move in sensible if table.pool[owner[queue[move.slot]]]] or sensible
    elif prompt.verb == "place":
        sensible = [move for move in moves if owner[queue[move.slot]] in own]
    elif prompt.verb == "copy":
        # A copy within a copy does nothing.
        sensible = [move for move in moves if table.faces[queue[move.slot]] != table.faces[prompt.card]]
    else:
        return moves
    return sensible or moves


def _gaps(view: View, moves: Sequence[Move]) -> Sequence[Move]:
    """All gaps but the one that the card was lifted from."""
    table: Table = view.table
    card = view.pending.prompt.it
    if table.under[card] >= 0:
        return moves
    here = table.queue.index(card)
    return [move for move in moves if move.slot != here] or moves
