"""The laws that every game keeps, checked over random play.

1. Decisions are non-empty, sorted, repeatable; what I may do depends only on what I know.
2. Folding the events that a seat saw over its view gives the redaction of the true table.
3. No leak: a rival's face is known only if it was shown; two worlds that look the same to a seat stay the same to it,
   move by move, until something is shown.
4. Cards and tokens are conserved; a clone is independent; the game ends.
5. Replaying the moves reproduces the game exactly.
6. `imagine` gives a playable state that looks the same to the seat that imagined it, forgets nothing that the seat
   knows, and over many samples reaches every world that is possible.
7. What a seat remembers of the moves is enough to date each card. That it tells nothing secret is a part of law 3.
8. What is foretold of a move happens, and is the same in all worlds that look the same to the seat.
9. The rules have something against just those moves which the board asks for and which are not offered, and the game
   has a sentence for it.

Each check raises an AssertionError with the number of its law.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol

from gonfalon.core.dice import Dice
from gonfalon.core.game import History, Rules, refusal, simulate
from gonfalon.core.knowledge import SeenMove, View
from gonfalon.core.mypyc_support import slots_of
from gonfalon.core.state import Frame, State
from gonfalon.games import find_game

LONGEST = 3000
"""No game asks so many questions."""


class Subject(Protocol):
    """A game with its options, and what the laws must be told about it."""

    game: Rules
    options: Any
    seats: int

    def faces(self, table: Any) -> Sequence[Any]:
        """The face of each card, None where it is not known."""
        ...

    def owns(self, table: Any, card: int, seat: int) -> bool:
        """Whether the card belongs to the player of a seat."""
        ...

    def begun(self, table: Any) -> Iterable[int]:
        """The cards whose faces everybody knows before the first decision."""
        ...

    def left_over(self, table: Any) -> Iterable[int]:
        """The cards whose faces anybody can tell because nothing else is left for them."""
        ...

    def shown(self, event: Any) -> Iterable[int]:
        """The cards whose faces everybody comes to know by this event."""
        ...

    def learnt(self, event: Any, seat: int) -> Iterable[int]:
        """The cards whose faces this seat alone may come to know by this event."""
        ...

    def dated(self, event: Any, seen: SeenMove) -> bool:
        """Whether what somebody saw of a move says when and by whom a card was laid, kept, moved or bought in it.

        Args:
            event: what the move brought about; true for events that are nothing of this kind.
            seen: the move.
        """
        ...

    def hidden(self, event: Any) -> Iterable[int]:
        """The cards of which others cannot say any more what they are, because they were mixed or put into a hand."""
        ...

    def conserved(self, table: Any) -> None:
        """Raise an AssertionError unless every card and token is where it can be, and nowhere twice."""
        ...

    def pick(self, state: State, dice: Dice) -> Any:
        """What random play answers; not every answer needs to be as likely, but each can be given."""
        ...

    def meant(self, state: State) -> Iterable[Any]:
        """Moves that a click or a drop can mean now, whether they are offered or not."""
        ...


def check_all(subject: Subject, seed: int) -> None:
    """Every law over one random game, law 3 and 6 from the chair of one seat."""
    for law in LAWS:
        law(subject, seed)


def picked(state: State, dice: Dice) -> Any:
    """Any answer, all as likely."""
    return dice.pick(state.moves)


def random_play(state: State, dice: Dice, pick: Callable[[State, Dice], Any] = picked) -> Iterator[State]:
    """The state at each of its decisions; one random answer is given between two of them."""
    for _ in range(LONGEST):
        if state.over:
            return
        yield state
        state.play(pick(state, dice))
    raise AssertionError(f"Law 4: the game has not ended after {LONGEST} decisions.")


def start(subject: Subject, seed: int) -> State:
    return subject.game.setup(subject.options, seed)


def frozen(thing: Any) -> Any:
    """All that is in a state, a table or a frame, as values that later changes cannot reach."""
    if isinstance(thing, (list, tuple)):
        # Nearly everything is a number: not to call this for each makes the laws three times as fast.
        return tuple([item if type(item) is int else frozen(item) for item in thing])
    if thing is None or isinstance(thing, (int, str)):
        return thing
    if isinstance(thing, State):
        return frozen((thing.table, thing.stack, thing.seat, list(thing.moves), thing.seed))
    if isinstance(thing, dict):
        return tuple(sorted((key, frozen(value)) for key, value in thing.items()))
    if isinstance(thing, Frame) or hasattr(thing, "listener"):
        slots = [name for name in slots_of(type(thing)) if name not in ("seating", "listener")]
        return (type(thing), *((name, frozen(getattr(thing, name))) for name in slots))
    return thing


# -- law 1 -------------------------------------------------------------------------------------------------------------


def decisions_are_sound(subject: Subject, seed: int) -> None:
    """Decisions are non-empty, sorted, repeatable, written in words, and depend only on what their seat knows."""
    for state in random_play(start(subject, seed), Dice(seed), subject.pick):
        decision = state.decision
        moves = list(decision.moves)
        assert moves, "Law 1: a decision has no moves."
        assert state.word == decision.prompt.word, "Law 1: the word for the question is not that of its prompt."
        assert moves == sorted(set(moves)), f"Law 1: {moves} are not sorted or not different."
        assert [subject.game.parse(str(move)) for move in moves] == moves, "Law 1: a move is not what it says."
        before = frozen(state)
        again = state.clone()
        assert again.recomputed_decision() == decision, "Law 1: asking again gives another decision."
        assert frozen(again) == before, "Law 1: asking changed the game."
        view = View.of(state, decision.seat)
        assert view.decision == decision, "Law 1: the view does not hold the decision."
        for _ in range(2):
            asked = view.recomputed_decision()
            assert asked == decision, f"Law 1: from the view it is {asked} instead of {decision}."
        for seat in range(subject.seats):
            seen = View.of(state, seat).decision
            assert seen is not None, "Law 1: a seat does not see that somebody is asked."
            assert seen[:2] == decision[:2], "Law 1: a seat sees another question."
            assert seat == decision.seat or not seen.moves, "Law 1: a seat sees what another may do."


# -- law 2 -------------------------------------------------------------------------------------------------------------


def events_tell_all(subject: Subject, seed: int) -> None:
    """What a seat saw, folded over its view, is the redaction of the true table."""
    state = start(subject, seed)
    seats = range(subject.seats)
    views = [View.of(state, seat).table for seat in seats]

    def tell(event: Any) -> None:
        for seat in seats:
            event.seen_by(seat).apply(views[seat])

    state.table.listener = tell
    for _ in random_play(state, Dice(seed), subject.pick):
        _same_views(state, views)
    _same_views(state, views)
    assert None not in subject.faces(views[0]), "Law 2: after the end not all faces are public."


def _same_views(state: State, views: Sequence[Any]) -> None:
    for seat, view in enumerate(views):
        redacted = state.table.redact(seat)
        if view != redacted or frozen(view) != frozen(redacted):
            differ = [
                f"{told[0]} is {told[1]} instead of {true[1]}"
                for told, true in zip(frozen(view)[1:], frozen(redacted)[1:], strict=True)
                if told != true
            ]
            raise AssertionError(f"Law 2: by its events seat {seat} thinks that {'; '.join(differ) or 'all is equal'}.")


# -- law 3 -------------------------------------------------------------------------------------------------------------


def nothing_leaks(subject: Subject, seed: int) -> None:
    """A seat knows the face of a rival's card only if it was shown, and never forgets one that was not mixed."""
    state = start(subject, seed)
    public = set(subject.begun(state.table))

    def hear(event: Any) -> None:
        public.update(subject.shown(event))
        public.difference_update(subject.hidden(event))

    state.table.listener = hear
    for _ in random_play(state, Dice(seed), subject.pick):
        for seat in range(subject.seats):
            table = View.of(state, seat).table
            known = public.union(subject.left_over(table))
            for card, face in enumerate(subject.faces(table)):
                if not subject.owns(table, card, seat):
                    assert face is None or card in known, f"Law 3: seat {seat} knows card {card}, which was not shown."
                    assert face is not None or card not in public, f"Law 3: seat {seat} was shown {card} and forgot it."


def worlds_stay_alike(subject: Subject, seed: int) -> None:
    """Two worlds that look the same to a seat stay the same to it, move by move, until something is shown.

    Whatever another seat does in one world it, or something that looks the same, can be done in the other.
    """
    dice = Dice(seed)
    games = random_play(start(subject, seed), dice.split(), subject.pick)
    for number, state in enumerate(games):
        if number % 7 == seed % 7:
            seat = dice.below(subject.seats)
            other = View.of(state, seat).determinize(dice)
            other.seed = state.seed  # what chance does to the seat's own hand is the same in both worlds
            _go_on_alike(subject, state.clone(), other, seat, dice)


def _go_on_alike(subject: Subject, one: State, two: State, seat: int, dice: Dice) -> None:
    while not one.over:
        _same_to(seat, one, two)
        move = subject.pick(one, dice)
        noted = subject.game.seen_move(one, move, seat)
        one, seen = told_by(one, move, seat)
        # The seat itself answers alike; what others do need only look alike.
        answers = [move] if two.seat == seat else sorted(two.moves, key=lambda answer: answer != move)
        worlds = [told_by(two, answer, seat) for answer in answers]
        similar = [
            world
            for answer, (world, told) in zip(answers, worlds, strict=True)
            if alike(told, seen)
            and _asked(world, seat) == _asked(one, seat)
            and subject.game.seen_move(two, answer, seat) == noted
        ]
        if not similar:
            agree = max(_common(seen, told) for _, told in worlds)
            # What is shown before is the same in both worlds, and so is all that it may tell.
            news = seen[agree : agree + 1]
            shown = any([*subject.shown(event), *subject.learnt(event, seat)] for event in news)
            saw = f"{seen[: agree + 1]} after {noted}"
            assert shown, f"Law 3: seat {seat} sees {saw}, which in another world cannot be."
            return
        two = similar[0]
    assert two.over, "Law 3: of two worlds that look the same only one is over."


def alike(one: Sequence[Any], two: Sequence[Any]) -> bool:
    """Whether the same events happened in the same order."""
    return len(one) == len(two) == _common(one, two)


def _common(one: Sequence[Any], two: Sequence[Any]) -> int:
    """How many events are the same before the first that differs."""
    for index, (mine, theirs) in enumerate(zip(one, two, strict=False)):
        if type(mine) is not type(theirs) or mine != theirs:  # events of two kinds may hold the same numbers
            return index
    return min(len(one), len(two))


def _asked(state: State, seat: int) -> Any:
    return View.of(state, seat).decision


def _same_to(seat: int, one: State, two: State) -> None:
    mine, theirs = View.of(one, seat), View.of(two, seat)
    assert mine.decision == theirs.decision, f"Law 3: seat {seat} tells two worlds apart by what is asked."
    assert frozen(mine.table) == frozen(theirs.table), f"Law 3: seat {seat} tells two worlds apart by its view."
    assert frozen(mine.stack) == frozen(theirs.stack), f"Law 3: seat {seat} tells two worlds apart by the stack."


def told_by(state: State, move: Any, seat: int) -> tuple[State, list[Any]]:
    """The game after a move, and what the seat sees of it."""
    events: list[Any] = []
    after = state.clone()
    after.table.listener = lambda event: events.append(event.seen_by(seat))
    after.play(move)
    after.table.listener = None
    return after, events


# -- law 4 -------------------------------------------------------------------------------------------------------------


def nothing_is_lost(subject: Subject, seed: int) -> None:
    """Cards and tokens are conserved, and the game ends."""
    state = start(subject, seed)
    for now in random_play(state, Dice(seed), subject.pick):
        subject.conserved(now.table)
    subject.conserved(state.table)
    assert not state.moves, "Law 4: a game that is over asks."


def clones_are_independent(subject: Subject, seed: int) -> None:
    """What happens to a clone does not happen to the game, nor the other way round."""
    for state in random_play(start(subject, seed), Dice(seed), subject.pick):
        before = frozen(state)
        clone = state.clone()
        assert frozen(clone) == before, "Law 4: a clone is not like the game."
        clone.play(subject.pick(clone, Dice(seed)))
        for number, _ in enumerate(random_play(clone, Dice(seed + 1), subject.pick)):
            if number > 5:
                break
        assert frozen(state) == before, "Law 4: playing a clone changed the game."
        clone, after = state.clone(), state.clone()
        after.play(subject.pick(after, Dice(seed)))
        assert frozen(clone) == before, "Law 4: playing the game changed its clone."


# -- law 5 -------------------------------------------------------------------------------------------------------------


def replays_are_exact(subject: Subject, seed: int) -> None:
    """The moves as text, played again, give the same game in every detail."""
    state = start(subject, seed)
    dice = Dice(seed)
    lines: list[tuple[str, Any]] = []
    while not state.over:
        move = subject.pick(state, dice)
        lines.append((str(move), frozen(state)))
        state.play(move)
    again = start(subject, seed)
    for text, before in lines:
        assert frozen(again) == before, f"Law 5: the replay is another game before '{text}'."
        again.play(subject.game.parse(text))
    assert frozen(again) == frozen(state), "Law 5: the replay ends otherwise."
    assert subject.game.outcome(again.table) == subject.game.outcome(state.table), (
        "Law 5: the replay has another result."
    )


# -- law 6 -------------------------------------------------------------------------------------------------------------


def imagined_games_are_like_the_real_one(subject: Subject, seed: int) -> None:
    """An imagined game looks the same to its seat and can be played to its end."""
    dice = Dice(seed)
    for number, state in enumerate(random_play(start(subject, seed), dice.split(), subject.pick)):
        seat = dice.below(subject.seats)
        view = View.of(state, seat)
        before = frozen((view.table, view.stack))
        dealer, chance = view.dealer(), dice.word()
        world = dealer.deal(Dice(chance))
        assert frozen(world) == frozen(view.determinize(Dice(chance))), "Law 6: the same dice imagine another game."
        assert None not in subject.faces(world.table), "Law 6: an imagined table has unknown faces."
        subject.conserved(world.table)
        for mine, theirs in zip(subject.faces(view.table), subject.faces(world.table), strict=True):
            assert mine in (None, theirs), f"Law 6: seat {seat} forgot a face that it knows."
        again = View.of(world, seat)
        assert again.decision == view.decision, f"Law 6: seat {seat} imagined another decision."
        assert frozen((again.table, again.stack)) == before, f"Law 6: seat {seat} imagined what looks otherwise."
        if number % (5 + number // 10) == 0:  # in long games ever more seldom
            dealt = frozen(world)
            for later in random_play(world, dice.split(), subject.pick):
                subject.conserved(later.table)
            assert frozen(dealer.deal(Dice(chance))) == dealt, "Law 6: what is played changes what is dealt next."
        assert frozen((view.table, view.stack)) == before, "Law 6: imagining or playing on changed the view."


def every_world_is_imagined(
    view: View, possible: Iterable[Any], look: Callable[[State], Any], samples: int, seed: int = 1
) -> None:
    """Over many samples `imagine` gives all possible worlds and no others.

    Args:
        view: what a seat knows.
        possible: the worlds that can be, found in another way.
        look: what tells one world from another.
        samples: how often to imagine.
        seed: of the samples.
    """
    dice = Dice(seed)
    met = Counter(look(view.determinize(dice)) for _ in range(samples))
    possible = set(possible)
    assert not set(met) - possible, f"Law 6: {sorted(set(met) - possible)[:3]} cannot be, but was imagined."
    assert not possible - set(met), f"Law 6: {sorted(possible - set(met))[:3]} can be, but was never imagined."


# -- law 7 -------------------------------------------------------------------------------------------------------------


def moves_are_remembered(subject: Subject, seed: int) -> None:
    """From the moves as any seat saw them follows who laid, kept, moved or bought which card, and when."""
    state = start(subject, seed)
    told: list[Any] = []
    state.table.listener = told.append
    history = History(subject.game, subject.seats)
    seats = range(-1, subject.seats)
    made: list[tuple[int, Any]] = []

    def pick(state: State, dice: Dice) -> Any:
        move = subject.pick(state, dice)
        made.append((state.seat, move))
        history.add(state, move)
        told.clear()
        return move

    for _ in random_play(state, Dice(seed), pick):
        for seat in seats if made else ():
            decider, move = made[-1]
            seen = history.of(seat)[-1]
            assert seen.seat == decider, f"Law 7: seat {seat} remembers that {seen.seat} made the move of {decider}."
            assert seat != decider or seen.move == move, f"Law 7: {seat} remembers {seen.move} and made {move}."
            for event in told:
                assert subject.dated(event, seen), f"Law 7: after {seen} seat {seat} cannot date {event}."
    assert all(len(history.of(seat)) == len(made) for seat in seats), "Law 7: a move was forgotten."


def what_is_foretold_happens(subject: Subject, seed: int) -> None:
    dice = Dice(seed)
    for state in random_play(start(subject, seed), dice.split(), subject.pick):
        view = View.of(state, state.seat)
        move = dice.pick(state.moves)
        said = simulate(view, move)
        real = state.clone()
        happened: list[Any] = []
        real.table.listener = lambda event, seat=state.seat, seen=happened: seen.append(event.seen_by(seat))
        real.play(move)
        until = len(happened) if said.whole else len(said.events)
        assert list(said.events) == happened[:until], f"Law 8: {move} was foretold to do something else."
        other = simulate(View.of(view.determinize(dice), state.seat), move)
        assert other.events == said.events, f"Law 8: what is foretold of {move} depends on what cannot be known."


def refusals_are_of_what_is_not_offered(subject: Subject, seed: int) -> None:
    board = find_game(subject.game.name).text_board
    for state in random_play(start(subject, seed), Dice(seed), subject.pick):
        view = View.of(state, state.seat)
        for move in {*state.moves, *subject.meant(state)}:
            found = refusal(view, move)
            assert (found is None) == (move in state.moves), f"Law 9: {move} is offered, or not, and said is {found}."
            said = board.refusal(view, str(move))
            well_said = said.endswith(".") and not {"{", "%"} & set(said)
            assert well_said if found else not said, f"Law 9: against {move} is said '{said}'."


LAWS: tuple[Callable[[Subject, int], None], ...] = (
    decisions_are_sound,
    events_tell_all,
    nothing_leaks,
    worlds_stay_alike,
    nothing_is_lost,
    clones_are_independent,
    replays_are_exact,
    imagined_games_are_like_the_real_one,
    moves_are_remembered,
    what_is_foretold_happens,
    refusals_are_of_what_is_not_offered,
)
"""Each of them over one random game."""
