"""The table of Oriflamme, as the tests that hold for every table ask for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from gonfalon.games import GAMES
from gonfalon.games.oriflamme.rules import events
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match
from tests.at_the_table.stage import AnyStage
from tests.games.at_every_table.contract import Contract
from tests.games.oriflamme.rules.positions import alliance, base, mixed
from tests.games.oriflamme.window.leaks import leaks_in_words, leaks_on_board
from tests.games.oriflamme.window.person import Person, game
from tests.games.oriflamme.window.stage import Stage
from tests.games.oriflamme.window.staged import among_rivals, staged


def _rivals_card(person: Person) -> QPointF:
    table = person.scene.table
    return next(person.scene.items_by_number[card].pos() for card in table.queue if table.seating.owner[card] != 0)


def _telling(number: int) -> AnyStage:
    return Stage((mixed, alliance, base)[number % 3](), "RBGY", number % 4, 60 + number, size=(1280, 800))


CONTRACT = Contract(
    player=Person,
    new_game=game,
    question=lambda: staged(among_rivals),
    shared=lambda number: Match.begin(game("RBG", people="RB", seed=number), CardSources(GAMES)),
    forbidden=_rivals_card,
    nowhere="Drop the card on one of the glowing places.",
    stages={
        "two": lambda **given: Stage(base(), "RB", 0, **given),
        "five": lambda **given: Stage(base(), "RBGYK", 1, direction="right-to-left", **given),
        "four with Alliance": lambda **given: Stage(mixed(), "RBGY", 1, **given),
        "seen by nobody": lambda **given: Stage(base(), "RBGY", -1, **given),
    },
    kinds=frozenset(
        {
            events.RoundBegan, events.Placed, events.ResolutionBegan, events.Reached, events.Ended, events.Shown,
            events.Kept, events.Revealed, events.Eliminated, events.Discarded, events.Moved, events.Collected,
            events.Gained, events.Stolen, events.Copied, events.Swapped, events.Mixed, events.Laid, events.Dropped,
            events.Marked, events.Closed, events.Reserved,
        }
    ),
    telling=_telling,
    leaks_on_board=leaks_on_board,
    leaks_in_words=leaks_in_words,
    names=lambda scene: [text.name for text in scene.words.names.cards.values()],
)  # fmt: skip
