"""The bots of Oriflamme: legal and never absurd, and those that have learned see no more than their seat knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gonfalon.bots.bot import Budget, Character
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.core.seats import FAMILIES
from gonfalon.core.state import State
from gonfalon.data import cards_dir
from gonfalon.games import GAMES, find_bot
from gonfalon.games.oriflamme.bots.features import TableFeatures
from gonfalon.games.oriflamme.bots.learned_policy import SEARCHED, policy_for, search_policy
from gonfalon.games.oriflamme.bots.reasons import reason_of
from gonfalon.games.oriflamme.bots.regent import ValueEstimate
from gonfalon.games.oriflamme.bots.squire import Page
from gonfalon.games.oriflamme.rules import CardSet, Move, Oriflamme
from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.rules.game import Options, base_cards
from gonfalon.games.oriflamme.rules.scenario import read_position, resolving
from gonfalon.games.oriflamme.rules.set_store import all_shipped
from gonfalon.games.oriflamme.rules.verbs import VERBS
from gonfalon.games.oriflamme.texts.log_writer import LOG_RENDERER
from gonfalon.games.oriflamme.texts.phrases import PHRASES
from tests.bots.playing import decisions, positions, see_the_same_in_games_that_look_the_same
from tests.pairwise import pairwise

RULES = Oriflamme()


def played(name: str, games: int, seats: int = 4) -> Iterator[tuple[View, Move]]:
    """Every decision of games between bots of one kind, and what they chose."""
    options = RULES.options({"families": "RBGYK"[:seats]})
    for seed in range(games):
        yield from decisions("oriflamme", [name] * seats, options, seed)


@pytest.mark.subject("a whole game of bots of Oriflamme")
@pairwise(name=GAMES["oriflamme"].bots, seats=(2, 3, 5))
def test_bots_play_legal_moves_with_any_number_of_seats(name: str, seats: int) -> None:
    assert sum(1 for _ in played(name, 1, seats)) > 20


def owners(view: View) -> list[int]:
    """Whose cards may be chosen, move by move."""
    table = view.table
    return [table.seating.owner[table.queue[move.slot]] for move in view.decision.moves]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["page", "squire"])
def test_no_bot_is_absurd(name: str, nightly: bool) -> None:
    """None steals from itself while there is somebody else.

    A page hurts no own card while there is another, keeps nothing in the last round, puts no card back where it was,
    and copies nothing that it is itself.
    """
    seen: Counter[str] = Counter()
    for view, move in played(name, 300 if nightly else 40):
        table, prompt = view.table, view.decision.prompt
        if prompt.verb == "steal" and set(owners(view)) != {view.seat}:
            seen["steal"] += 1
            assert table.seating.owner[table.queue[move.slot]] != view.seat
        if name != "page":
            continue
        if prompt.verb and VERBS[prompt.verb].hurts and set(owners(view)) != {view.seat}:
            seen["hurt"] += view.seat in owners(view)
            assert table.seating.owner[table.queue[move.slot]] != view.seat
        elif prompt.word == "face-down" and table.round == table.seating.rounds:
            seen["last"] += 1
            assert move.word == "reveal"
        elif prompt.word == "gap" and table.under[prompt.it] < 0:
            seen["gap"] += 1
            assert move.slot != table.queue.index(prompt.it)
        elif prompt.verb == "copy":
            faces = {table.faces[table.queue[other.slot]] for other in view.decision.moves}
            own = table.faces[prompt.card]
            seen["copy"] += own in faces
            if faces != {own}:
                assert table.faces[table.queue[move.slot]] != own
    assert seen.keys() == ({"steal", "hurt", "last", "gap", "copy"} if name == "page" else {"steal"})
    assert all(seen[word] for word in seen if word != "copy" or nightly)


def test_the_page_misjudges_but_not_everything() -> None:
    game = Oriflamme()
    state = game.setup(game.options({"families": "RBGY"}), 2)
    view = View.of(state, state.seat)
    chosen = Counter(Page().choose(view, Dice(seed), Budget(1.0)).move for seed in range(400))
    assert len(chosen) > len(state.moves) / 2
    assert max(chosen.values()) > 3 * 400 / len(state.moves)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_slots_are_the_same_in_every_game_that_looks_the_same(seats: int) -> None:
    cards = all_shipped()
    sight = TableFeatures([kind.id for kind in cards.kinds])
    see_the_same_in_games_that_look_the_same(sight, positions(RULES, Options(cards, FAMILIES[:seats]), seats))


def test_a_search_is_less_sure_of_what_was_learned() -> None:
    cards = base_cards()
    learned = policy_for(cards)
    for state in positions(RULES, Options(cards, FAMILIES[:3]), 4):
        searched = search_policy(View.of(state, state.seat))
        assert searched.probabilities(state) == pytest.approx(learned.probabilities(state, SEARCHED))


def test_what_was_learned_is_used_for_these_cards_and_no_others() -> None:
    base = base_cards()
    some = [kind.id for kind in base.kinds][:8]
    assert policy_for(base) is policy_for(base)
    assert policy_for(base.pick(some)) is not None
    text = (cards_dir() / "oriflamme.yaml").read_text(encoding="utf-8")
    assert policy_for(from_texts((("oriflamme.yaml", text.replace("- gain: 2", "- gain: 3")),))) is None


@pytest.mark.nightly
def test_the_chancellor_wins_more_than_two_squires() -> None:
    bots = [GAMES["oriflamme"].bot(name) for name in ("chancellor", "squire", "squire")]
    won = 0.0
    for game in range(300):
        state = RULES.setup(RULES.options({"families": "RBG"}), game // 3)
        dice = Dice(game)
        seats = bots[game % 3 :] + bots[: game % 3]
        while state.moves:
            state.play(seats[state.seat].choose(View.of(state, state.seat), dice, Budget(1.0)).move)
        won += RULES.outcome(state.table).share(-game % 3)
    assert won / 300 > 0.5


MIXED = (
    "deal", "informer", "judge", "diplomat", "deserter", "revolt", "lord", "ambush", "royal-decree", "shapeshifter",
)  # fmt: skip
REGENT = find_bot("oriflamme", "regent")


def chosen(state: State, tries: int = 200, seed: int = 1) -> str:
    return str(REGENT.choose(View.of(state, state.seat), Dice(seed), Budget(60.0, tries)).move)


def at(queue: str, *answers: str, cards: CardSet | None = None, **more: int) -> State:
    """A game of two in its resolution, after these answers."""
    state = resolving(read_position(queue, base_cards() if cards is None else cards, families=["R", "B"], **more))
    state.run()
    for answer in answers:
        state.play(Move.parse(answer))
    return state


@pytest.mark.slow
def test_what_cannot_be_seen_decides_nothing(nightly: bool) -> None:
    """The same move in two games that look the same, each time it is asked in a game."""
    page, dice = find_bot("oriflamme", "page"), Dice(1)
    state = RULES.setup(RULES.options({"families": "RBG"}), 3)
    asked = 0
    while state.moves:
        view = View.of(state, state.seat)
        if len(state.moves) > 1 and state.seat == 0:
            asked += 1
            if nightly or asked % 3 == 0:
                assert chosen(view.determinize(dice), 12, asked) == chosen(state, 12, asked)
        state.play(page.choose(view, dice, Budget(1.0)).move)
    assert asked > 10


def test_in_the_last_round_all_is_taken_that_can_be() -> None:
    assert chosen(at("R.conspiracy-2 B.lord+", round=6)) == "reveal"


def test_the_last_blow_falls_on_the_rival() -> None:
    """An own card and a rival's lie at the ends of the queue, and the own one has still to act."""
    state = at("B.heir+ R.archer- R.lord+", "reveal", round=6)
    assert {str(move) for move in state.moves} == {"target 0", "target 2"}
    assert chosen(state) == "target 0"


@pytest.mark.parametrize(("seats", "mixed"), [(2, True), (3, False), (4, True), (5, False)])
def test_standings_are_those_of_the_learned_value(seats: int, mixed: bool) -> None:
    cards = all_shipped().pick(MIXED) if mixed else base_cards()
    policy = policy_for(cards)
    assert policy is not None
    state = RULES.setup(RULES.options({"families": "RBGYK"[:seats], "cards": cards}), seats)
    dice, begun = Dice(seats), 1
    while state.moves:
        if state.table.round > begun:
            begun = state.table.round
            assert ValueEstimate(policy, state.table, begun).shares(state.table) == pytest.approx(policy.shares(state))
        state.play(dice.pick(state.moves))
    assert begun > 1


@pytest.mark.slow
def test_every_reason_is_a_sentence_and_none_tells_what_others_cannot_see(nightly: bool) -> None:
    """Whoever sees the table from the side could give the same reason for a move whose card stays hidden."""
    dice = Dice(2)
    words = set()
    for seed in range(3 if nightly else 1):
        state = RULES.setup(RULES.options({"families": "RBG"}), seed)
        while state.moves:
            seat, view = state.seat, View.of(state, state.seat)
            move, reason, *_ = REGENT.choose(view, dice, Budget(60.0, 12))
            if reason is not None:
                words.add(reason.word)
                line = LOG_RENDERER.reason(*reason, seat, View.of(state, -1).table)
                assert line.key in PHRASES
                if move.word in ("place", "keep"):
                    hidden = View.of(state, seat)
                    hidden.table.faces = list(View.of(state, -1).table.faces)
                    assert reason_of(hidden, move) in (reason, None)
            state.play(move)
    assert len(words) > 3
    assert not nightly or words > {"waits", "takes-lain", "shelters", "tried"}


@pytest.mark.parametrize(("leaning", "word"), [("wait", "keep"), ("show", "reveal")])
def test_a_character_shows_in_what_is_chosen(leaning: str, word: str) -> None:
    state = at("R.spy-2 B.lord- R.heir-", round=4)
    drawn = type(REGENT)(Character({leaning: 50.0}))
    assert drawn.choose(View.of(state, 0), Dice(1), Budget(60.0, 40)).move.word == word


@pytest.mark.parametrize(("pool", "word"), [([1, 1], "spares-own"), ([1, 3], "hurts-leader"), ([3, 1], "spares-own")])
def test_only_who_has_more_than_all_others_leads(pool: list[int], word: str) -> None:
    state = at("B.heir+ R.archer- R.lord+", "reveal", round=6)
    state.table.pool = pool
    reason = reason_of(View.of(state, 0), Move.parse("target 0"))
    assert reason.word == word
