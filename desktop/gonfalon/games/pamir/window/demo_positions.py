"""The positions of Pax Pamir that `gonfalon picture` draws."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import Table
from gonfalon.games.pamir.rules.constants import CHECKS, NONE
from gonfalon.games.pamir.rules.dominance import dominant_coalition
from gonfalon.games.pamir.rules.moves import END, Move
from gonfalon.games.pamir.window.scene import PamirScene
from gonfalon.session.new_game import NewGame
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.demo_positions import (
    VIEWER,
    Condition,
    DemoPosition,
    DemoStage,
    demo_seats,
    find_position,
    play_until,
    show_position,
)


def _game(families: str, people: str = "B", seed: int = 0) -> NewGame:
    return NewGame("pamir", demo_seats(families, people), first=0, seed=seed, sets=("pamir",))


def _with_wakhan(stage: DemoStage) -> NewGame:
    """Three players, of whom the last is Wakhan."""
    *seats, last = demo_seats("RBY")
    name = stage.card_sources.games["pamir"].player("wakhan").name
    return replace(_game("RBY"), seats=(*seats, replace(last, name=name, bot="wakhan")), first=None)


# -- what is looked for ------------------------------------------------------------------------------------------------


def _asked(word: str, when: Callable[[View], object] = lambda _: True) -> Condition:
    """Return a condition that holds while the prompt has this word and `when` is true of the view."""
    return lambda view: view.decision is not None and view.decision.prompt.word == word and bool(when(view))


def _moves(view: View, word: str) -> list[Move]:
    return [move for move in view.pending.moves if move.word == word]


def _settled(view: View) -> bool:
    """Return whether every seat has a court to show, and the viewer a hand and an expensive card to buy."""
    table: Table = view.table
    courts = all(len(court) > 1 for court in table.courts)
    return (
        courts and len(table.hands[VIEWER]) > 1 and bool(_dear(view)) and any(ruler != NONE for ruler in table.rulers)
    )


def _dear(view: View) -> list[Move]:
    """Return the moves that buy a card for three rupees or more."""
    table: Table = view.table
    return [move for move in _moves(view, "buy") if table.market.index(move.one) % 6 > 2]


def _turncoats(view: View) -> list[Move]:
    """Return the plays that would change the viewer's loyalty while there are gifts or prizes to lose."""
    table: Table = view.table
    others = {-1, table.loyalty[VIEWER]}
    moves = [move for move in _moves(view, "play") if table.seating.deck.patriot[move.one] not in others]
    return moves if table.gifts[VIEWER] or table.prizes[VIEWER] else []


def _decided(view: View) -> bool:
    """Return whether the viewer can buy a check while several players are loyal to the dominant coalition."""
    table: Table = view.table
    shared = table.loyalty.count(dominant_coalition(table)) > 1
    return shared and any(move.one in CHECKS for move in _moves(view, "buy"))


def _may_end(view: View) -> bool:
    """Return whether the turn can end with nothing to discard, in the middle of the game."""
    table: Table = view.table
    return _settled(view) and len(table.courts[VIEWER]) < 4 and len(table.hands[VIEWER]) < 3


# -- what is shown -----------------------------------------------------------------------------------------------------


def _scene(stage: DemoStage) -> PamirScene:
    scene = stage.scene
    assert isinstance(scene, PamirScene)
    return scene


def _shown(stage: DemoStage, new_game: NewGame, until: Condition) -> PamirScene:
    show_position(stage, find_position(stage, new_game, until))
    return _scene(stage)


def _view(stage: DemoStage) -> View:
    return stage.match.view(VIEWER)


def _turn(stage: DemoStage) -> None:
    """Three players; a card of the hand has been taken up."""
    scene = _shown(stage, _game("RBG"), _asked("actions", _settled))
    scene.move_input.select(_moves(_view(stage), "play")[0].one)


def _question(word: str, families: str = "RBG", when: Callable[[View], object] = lambda _: True) -> DemoPosition:
    def show_it(stage: DemoStage) -> None:
        _shown(stage, _game(families), _asked(word, when))

    return show_it


def _payment(stage: DemoStage) -> None:
    """A card of the market, and where the rupees go that it costs."""
    scene = _shown(stage, _game("RBG"), _asked("actions", _settled))
    scene.move_input.select(_dear(_view(stage))[-1].one)


def _battle(stage: DemoStage) -> None:
    """A battle in a region, on the large map."""
    scene = _shown(stage, _game("RBG", seed=2), _asked("battle", lambda view: len(_moves(view, "remove-army")) > 0))
    scene.map_mode.enlarge(True)


def _forecast(stage: DemoStage) -> None:
    """Show what a Dominance Check would bring now."""
    _shown(stage, _game("RBGY"), _asked("actions", _settled)).show_forecast()


def _check(stage: DemoStage) -> None:
    """A check that has just been bought."""
    _shown(stage, _game("RBGY", seed=2), _asked("actions", _decided))
    stage.make(next(move for move in _moves(_view(stage), "buy") if move.one in CHECKS))


def _wakhan(stage: DemoStage) -> None:
    """A turn of Wakhan, stopped where one card was chosen among several."""
    scene = _shown(stage, _with_wakhan(stage), _asked("actions", _may_end))
    scene.animation_queue.motion = AnimationSettings(pace="step")
    stage.make(END)
    paper = scene.question_sheets.wakhan
    while (
        paper.figures is None
        or paper.figures.turn.wakhan_choice is None
        or paper.figures.turn.wakhan_choice.decided < 2
    ):
        scene.animation_queue.hurry()


def _sides(stage: DemoStage) -> None:
    """A patriot that would change the side."""
    scene = _shown(stage, _game("RBG"), _asked("actions", _turncoats))
    scene.move_input.select(_turncoats(_view(stage))[0].one)


def _curtain(stage: DemoStage) -> None:
    stage.show_match(find_position(stage, _game("RB", people="RB"), _asked("actions", _settled)))


def _end(stage: DemoStage) -> None:
    stage.show_match(play_until(stage, _game("BYGR", seed=31)))


def _position(stage: DemoStage) -> None:
    """Setting up a position, with its example."""
    stage.game_setup("pamir").open_position()


def _rules(stage: DemoStage) -> None:
    _shown(stage, _game("RBG"), _asked("actions"))
    stage.open_rules("jan-fishan-khan")


DEMO_POSITIONS: dict[str, DemoPosition] = {
    "pamir": _turn,
    "pamir-two": _question("actions", "RB", _settled),
    "pamir-four": _question("actions", "RBGY", _settled),
    "pamir-five": _question("actions", "RBGYK", _settled),
    "pamir-payment": _payment,
    "pamir-bribe": _question("ask-bribe"),
    "pamir-bribe-asked": _question("pay-bribe"),
    "pamir-battle": _battle,
    "pamir-forecast": _forecast,
    "pamir-check": _check,
    "pamir-wakhan": _wakhan,
    "pamir-loyalty": _question("loyalty"),
    "pamir-sides": _sides,
    "pamir-curtain": _curtain,
    "pamir-end": _end,
    "pamir-position": _position,
    "pamir-rules": _rules,
}
