"""The laws of all games, kept by Oriflamme; and broken on purpose, to see that the checks see it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import permutations, product
from typing import Any

import pytest

from gonfalon.core import knowledge
from gonfalon.core.dice import Dice
from gonfalon.core.game import Game
from gonfalon.core.knowledge import View
from gonfalon.core.state import State
from gonfalon.games.oriflamme import events
from gonfalon.games.oriflamme.cardset import CardSet
from gonfalon.games.oriflamme.moves import Move
from gonfalon.games.oriflamme.notation import placing, read_position, resolving
from gonfalon.games.oriflamme.program import Activation
from gonfalon.games.oriflamme.rules import FAMILIES, Options, Oriflamme
from gonfalon.games.oriflamme.table import VERDICT_TOKENS, Table
from tests.games import laws

from .positions import alliance, base, both, mixed, play


class Subject:
    """Oriflamme with some cards and seats."""

    def __init__(self, cards: CardSet, seats: int) -> None:
        self.game: Game = Oriflamme()
        self.options = Options(cards, FAMILIES[:seats])
        self.seats = seats

    def faces(self, table: Table) -> Sequence[int | None]:
        return table.faces

    def owner(self, table: Table, card: int) -> int:
        return table.seating.owner[card]

    def shown(self, event: Any) -> Iterable[int]:
        return [event.card] if isinstance(event, events.Shown) else []

    def hidden(self, event: Any) -> Iterable[int]:
        return event.cards if isinstance(event, events.Mixed) else []

    def conserved(self, table: Table) -> None:
        seating = table.seating
        queue = [card for slot in range(len(table.queue)) for card in table.stack(slot)]
        for seat in range(seating.seats):
            deck = list(seating.deck(seat))
            mine = [card for card in queue if seating.owner[card] == seat]
            places = (table.hands[seat], table.aside[seat], mine, table.discard_pile(seat), table.reserve(seat))
            assert sorted(card for place in places for card in place) == deck, "Law 4: a card is nowhere or twice."
            faces = [table.faces[card] for card in deck]
            if None not in faces:
                assert sorted(faces) == list(range(len(deck))), "Law 4: a deck has not each kind once."  # type: ignore[type-var]
            assert table.hands[seat] == sorted(table.hands[seat]), "Law 4: the order of a hand tells something."
        for slot in range(len(table.queue)):
            assert len({seating.owner[card] for card in table.stack(slot)}) == 1, "Law 4: a stack has two owners."
        assert sum(table.verdicts) + table.verdict_pool == VERDICT_TOKENS, "Law 4: verdict tokens came or went."
        assert min((*table.pool, *table.influence, *table.verdicts, table.verdict_pool)) >= 0, (
            "Law 4: less than nothing."
        )
        out = set(range(len(table.faces))) - set(queue)
        assert not any(table.influence[card] for card in out - set(table.reserves)), "Law 4: influence off the table."
        assert not any(table.verdicts[card] for card in out), "Law 4: a verdict token off the queue."
        assert all(table.known[card] == seating.everyone for card in (*table.discards, *table.reserves)), "Law 3"
        assert all(table.known[card] == seating.everyone for card in queue if table.open[card]), (
            "Law 3: open, not known."
        )


SETS: dict[str, Callable[[], CardSet]] = {"base": base, "alliance": alliance, "mixed": mixed, "both": both}
SUBJECTS = [(name, seats) for name in SETS for seats in (2, 3, 4, 5)]
LAWS = [
    laws.decisions_are_sound,
    laws.events_tell_all,
    laws.nothing_leaks,
    laws.worlds_stay_alike,
    laws.nothing_is_lost,
    laws.clones_are_independent,
    laws.replays_are_exact,
    laws.imagined_games_are_like_the_real_one,
]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize(("cards", "seats"), SUBJECTS, ids=str)
def test_law(law: Callable[[laws.Subject, int], None], cards: str, seats: int) -> None:
    subject = Subject(SETS[cards](), seats)
    for seed in range(2):
        law(subject, seed)


def test_random_play_meets_every_kind_of_event() -> None:
    """So that the laws above are about something."""
    met: set[str] = set()
    for cards in (base(), alliance()):
        for seed in range(6):
            state = Oriflamme().setup(Options(cards, "RBGY"), seed)
            state.table.listener = lambda event: met.add(type(event).__name__)
            for _ in laws.random_play(state, Dice(seed)):
                pass
    told = {kind.__name__ for kind in events.Event.__args__}
    # The first round begins before anybody can listen.
    assert told - met == set()


# -- law 6: every world, and no other ----------------------------------------------------------------------------------


def worlds(state: State) -> tuple[tuple[int | None, ...], ...]:
    """The faces of each deck."""
    table: Table = state.table
    return tuple(tuple(table.faces[card] for card in table.seating.deck(seat)) for seat in range(table.seating.seats))


def possible_decks(view: View, agrees: Callable[[int, Sequence[int]], bool]) -> list[tuple[tuple[int, ...], ...]]:
    """All deals of all decks that keep what the view knows and with which `agrees(seat, deck)` agrees."""
    table: Table = view.table
    decks = []
    for seat in range(table.seating.seats):
        known = [table.faces[card] for card in table.seating.deck(seat)]
        decks.append(
            [
                deck
                for deck in permutations(range(len(known)))
                if all(face in (None, place) for face, place in zip(known, deck, strict=True)) and agrees(seat, deck)
            ]
        )
    return list(product(*decks))


def small(queue: str, kinds: str, **position: Any) -> State:
    state = resolving(read_position(queue, both().pick(kinds.split()), **position))
    state.run()
    return state


def test_all_worlds_of_a_plain_position() -> None:
    state = small(
        "R.spy-/R.lord+ B.heir- B.soldier+", "spy lord heir soldier archer", hands={"R": ["heir"], "B": ["spy"]}
    )
    for seat, rivals in ((0, 24), (1, 24)):
        view = View.of(state, seat)
        possible = possible_decks(view, lambda seat, deck: True)
        assert len(possible) == rivals
        laws.every_world_is_imagined(view, possible, worlds, 600)


def test_all_worlds_after_a_swap() -> None:
    """After an Informer's swap everybody knows that it is in that hand, and nobody which card it is."""
    kinds = "deal heir informer lord spy"
    state = small("R.informer+ B.lord+", kinds, hands={"R": ["heir", "lord"], "B": ["heir"]})
    play(state, "swap", "hand heir")
    informer = both().pick(kinds.split()).number("informer")
    view = View.of(state, 1)
    hand = view.table.hands[0]
    assert len(hand) == 2
    assert all(view.table.faces[card] is None for card in hand)
    possible = possible_decks(view, lambda seat, deck: seat == 1 or deck.index(informer) in hand)
    assert len(possible) == 2 * 24
    laws.every_world_is_imagined(view, possible, worlds, 1500)


def test_all_worlds_after_two_swaps() -> None:
    """The Informer is in the hand, or it is the card that was swapped in next; the Shapeshifter is in the hand."""
    kinds = "heir informer lord shapeshifter"
    hands = {"R": ["heir", "lord"], "B": ["heir"]}
    state = small("R.informer+ R.shapeshifter+ B.informer+", kinds, hands=hands)
    play(state, "swap", "hand heir", "swap", "hand lord")
    cards = both().pick(kinds.split())
    informer, shapeshifter = cards.number("informer"), cards.number("shapeshifter")
    view = View.of(state, 1)
    hand, swapped_in = view.table.hands[0], view.table.queue[1]

    def agrees(seat: int, deck: Sequence[int]) -> bool:
        return seat == 1 or (deck.index(shapeshifter) in hand and deck.index(informer) in [*hand, swapped_in])

    possible = possible_decks(view, agrees)
    assert len(possible) == 8
    laws.every_world_is_imagined(view, possible, worlds, 500)


def test_the_owner_of_a_swap_imagines_the_others_only() -> None:
    kinds = "deal heir informer lord"
    state = small("R.informer+ B.lord-", kinds, hands={"R": ["heir", "lord"], "B": ["heir"]})
    play(state, "swap", "hand heir")
    view = View.of(state, 0)
    possible = possible_decks(view, lambda seat, deck: True)
    assert len(possible) == 24
    laws.every_world_is_imagined(view, possible, worlds, 600)


class PerfectMind:
    """Keeps every world that seat 1 cannot tell from the real one: all deals of seat 0, all answers, all shuffles."""

    def __init__(self, state: State) -> None:
        self.worlds: dict[Any, State] = {}
        deck = state.table.seating.deck(0)
        for faces in permutations(range(len(deck))):
            world = state.clone()
            world.table.faces = [*faces, *state.table.faces[len(deck) :]]
            world.moves = world.asked_again().moves
            self._keep(self.worlds, world)

    def _keep(self, worlds: dict[Any, State], world: State) -> None:
        worlds.setdefault((tuple(world.table.faces), laws.frozen(world.stack)), world)

    def see(self, move: Move, seat: int, seen: Sequence[Any]) -> None:
        """Go on with the worlds in which somebody could do what looks like this."""
        shuffled = [event.cards for event in seen if isinstance(event, events.Mixed) and event.seat == 0]
        worlds: dict[Any, State] = {}
        for world in self.worlds.values():
            for answer in [move] if seat == 1 else list(world.moves):
                after, told = laws.told_by(world, answer, 1)
                if laws.alike(told, seen):
                    for other in self._shuffled(after, shuffled[-1]) if shuffled else [after]:
                        self._keep(worlds, other)
        self.worlds = worlds

    def _shuffled(self, world: State, cards: Sequence[int]) -> Iterable[State]:
        for faces in permutations([world.table.faces[card] for card in cards]):
            other = world.clone()
            other.table.faces = list(world.table.faces)
            for card, face in zip(cards, faces, strict=True):
                other.table.faces[card] = face
            if not other.over:
                other.moves = other.asked_again().moves
            yield other

    def faces(self) -> set[tuple[tuple[int | None, ...], ...]]:
        return {worlds(world) for world in self.worlds.values()}


@pytest.mark.parametrize("seed", range(6))
def test_imagined_are_the_worlds_of_a_perfect_mind(seed: int) -> None:
    """What is publicly known of shuffled hands is neither too much nor too little, move by move."""
    kinds = "heir informer shapeshifter lord spy"
    cards = both().pick(kinds.split())
    hands = {"R": ["informer", "shapeshifter", "lord", "heir"], "B": ["lord", "spy", "informer", "heir"]}
    state = placing(read_position("", cards, hands=hands, round=1, rounds=3), "R")
    state.run()
    mind = PerfectMind(state)
    dice = Dice(seed)
    swaps = 0
    while not state.over and all(state.table.hands):
        view = View.of(state, 1)
        possible = mind.faces()
        assert worlds(state) in possible
        laws.every_world_is_imagined(view, possible, worlds, 25 * len(possible), seed)
        # Swaps are what makes it hard, so they are chosen more often.
        moves = [move for move in state.moves if move.word in ("swap", "reveal")] or list(state.moves)
        move, seat = dice.pick(moves), state.seat
        swaps += move.word == "swap"
        state, seen = laws.told_by(state, move, 1)
        mind.see(move, seat, seen)


# -- broken on purpose -------------------------------------------------------------------------------------------------


def fails(law: Callable[[laws.Subject, int], None], number: int, seeds: int = 8) -> None:
    """The law sees the fault in one of a few games."""
    subject = Subject(both(), 4)

    def some_games() -> None:
        for seed in range(seeds):
            law(subject, seed)

    with pytest.raises(AssertionError, match=f"Law {number}"):
        some_games()


def test_law_1_sees_unsorted_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = State.ask
    monkeypatch.setattr(State, "ask", lambda self, seat, moves: ask(self, seat, tuple(moves)[::-1]))
    fails(laws.decisions_are_sound, 1)


def test_law_1_sees_moves_that_depend_on_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = State.ask

    def peeking(self: State, seat: int, moves: Sequence[Any]) -> None:
        ask(self, seat, moves[:-1] if len(moves) > 1 and None not in self.table.faces else moves)

    monkeypatch.setattr(State, "ask", peeking)
    fails(laws.decisions_are_sound, 1)


def test_law_1_sees_a_question_that_changes_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    ask = State.ask

    def costly(self: State, seat: int, moves: Sequence[Any]) -> None:
        self.table.pool[seat] += 1
        ask(self, seat, moves)

    monkeypatch.setattr(State, "ask", costly)
    fails(laws.decisions_are_sound, 1)


def test_law_1_sees_that_a_rival_is_shown_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_of(state: State, seat: int) -> View:
        return View(seat, state.table.redact(seat), [frame.clone() for frame in state.stack], state.decision)

    monkeypatch.setattr(View, "of", open_of)
    fails(laws.decisions_are_sound, 1)


@pytest.mark.parametrize(
    "verb", ["lay", "mark", "swap", "gain", "keep", "eliminate", "show", "begin_resolution", "move"]
)
def test_law_2_sees_an_event_that_is_not_told(monkeypatch: pytest.MonkeyPatch, verb: str) -> None:
    bare = getattr(Table, verb)

    def silent(self: Table, *arguments: Any) -> None:
        listener, self.listener = self.listener, None
        bare(self, *arguments)
        self.listener = listener

    monkeypatch.setattr(Table, verb, silent)
    fails(laws.events_tell_all, 2)


def test_law_2_sees_an_event_that_tells_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Collected, "apply", lambda self, table: table.collect(self.card, self.lain))
    fails(laws.events_tell_all, 2)


def test_law_2_sees_a_redaction_that_hides_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    redact = Table.redact

    def poor(self: Table, seat: int) -> Table:
        view = redact(self, seat)
        view.faces = [None] * len(view.faces)
        return view

    monkeypatch.setattr(Table, "redact", poor)
    fails(laws.events_tell_all, 2)


@pytest.mark.parametrize("law", [laws.nothing_leaks, laws.worlds_stay_alike], ids=lambda law: law.__name__)
def test_law_3_sees_a_redaction_that_leaks(
    monkeypatch: pytest.MonkeyPatch, law: Callable[[laws.Subject, int], None]
) -> None:
    redact = Table.redact

    def leaking(self: Table, seat: int) -> Table:
        view = redact(self, seat)
        if self.queue:
            view.faces = view.faces[:]
            view.faces[self.queue[0]] = self.faces[self.queue[0]]
        return view

    imagine = View.imagine

    def honest(self: View, dice: Dice) -> State:
        # What is leaked would also be in the imagined world; imagine from what the seat may really know.
        bit = 1 << self.seat
        faces = [face if known & bit else None for face, known in zip(self.table.faces, self.table.known, strict=True)]
        self.table.faces = faces
        return imagine(self, dice)

    monkeypatch.setattr(Table, "redact", leaking)
    monkeypatch.setattr(View, "imagine", honest)
    fails(law, 3)


def test_law_3_sees_a_shuffle_that_others_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(events.Mixed, "seen_by", lambda self, seat: self)
    fails(laws.worlds_stay_alike, 3, seeds=30)


def test_law_3_sees_a_placement_that_tells_the_face(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Table.place

    def telling(self: Table, card: int, slot: int) -> None:
        place(self, card, slot)
        if self.listener is not None:
            self.listener(events.Laid(card, self.faces[card] or 0, card))

    monkeypatch.setattr(Table, "place", telling)
    fails(laws.worlds_stay_alike, 3)


@pytest.mark.parametrize("name", ["influence", "queue", "open", "under", "known", "pool", "hands"])
def test_law_4_sees_a_clone_that_shares_a_list(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    clone = Table.clone

    def sharing(self: Table) -> Table:
        other = clone(self)
        setattr(other, name, getattr(self, name))
        return other

    monkeypatch.setattr(Table, "clone", sharing)
    fails(laws.clones_are_independent, 4)


def test_law_4_sees_a_frame_that_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Activation, "clone", lambda self: self)
    fails(laws.clones_are_independent, 4)


def test_law_4_sees_a_verb_that_changes_what_clones_share(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: Table, card: int) -> None:
        self.verdict_pool -= 1
        self.verdicts[card] += 1

    monkeypatch.setattr(Table, "mark", careless)
    fails(laws.clones_are_independent, 4)


def test_law_4_sees_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    discard = Table.discard

    def losing(self: Table, card: int) -> None:
        discard(self, card)
        self.discards = self.discards[:-1]

    monkeypatch.setattr(Table, "discard", losing)
    fails(laws.nothing_is_lost, 4)


def test_law_4_sees_a_token_that_does_not_return(monkeypatch: pytest.MonkeyPatch) -> None:
    eliminate = Table.eliminate

    def keeping(self: Table, card: int, by: int) -> None:
        verdicts = self.verdicts[card]
        eliminate(self, card, by)
        self.verdict_pool -= verdicts

    monkeypatch.setattr(Table, "eliminate", keeping)
    fails(laws.nothing_is_lost, 4)


def test_law_4_sees_debts(monkeypatch: pytest.MonkeyPatch) -> None:
    steal = Table.steal
    monkeypatch.setattr(Table, "steal", lambda self, card, victim, amount: steal(self, card, victim, amount + 3))
    fails(laws.nothing_is_lost, 4, seeds=30)


def test_law_4_sees_a_game_without_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laws, "LONGEST", 20)
    fails(laws.nothing_is_lost, 4)


def test_law_5_sees_dice_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = Oriflamme.setup
    others = iter(range(1000))
    monkeypatch.setattr(Oriflamme, "setup", lambda self, options, seed: setup(self, options, next(others)))
    fails(laws.replays_are_exact, 5)


def test_law_5_sees_a_shuffle_with_dice_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    mix = Table.mix
    others = iter(range(10**6))

    def wild(self: Table, cards: Sequence[int], faces: Sequence[int | None]) -> None:
        faces = list(faces)
        Dice(next(others)).shuffle(faces)
        mix(self, cards, faces)

    monkeypatch.setattr(Table, "mix", wild)
    fails(laws.replays_are_exact, 5, seeds=30)


def test_law_6_sees_an_imagination_that_forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    imagine = Table.imagine

    def forgetful(self: Table, seat: int, dice: Dice) -> Table:
        blank = self.clone()
        everyone = self.seating.everyone
        blank.faces = [face if known == everyone else None for face, known in zip(self.faces, self.known, strict=True)]
        return imagine(blank, seat, dice)

    monkeypatch.setattr(Table, "imagine", forgetful)
    fails(laws.imagined_games_are_like_the_real_one, 6)


def test_law_6_sees_a_world_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowledge, "deal", lambda places, among, dice: dict(zip(places, sorted(among), strict=True)))
    imagine = Table.imagine
    monkeypatch.setattr(Table, "imagine", lambda self, seat, dice: imagine(self, seat, Dice(1)))
    with pytest.raises(AssertionError, match=r"Law 6: .* can be, but was never imagined"):
        test_all_worlds_of_a_plain_position()


def test_law_6_sees_a_world_that_cannot_be(monkeypatch: pytest.MonkeyPatch) -> None:
    mix = Table.mix

    def careless(self: Table, cards: Sequence[int], faces: Sequence[int | None]) -> None:
        mix(self, cards, faces)
        self.among = {}

    monkeypatch.setattr(Table, "mix", careless)
    with pytest.raises(AssertionError, match=r"Law 6: .* cannot be, but was imagined"):
        test_all_worlds_after_a_swap()
