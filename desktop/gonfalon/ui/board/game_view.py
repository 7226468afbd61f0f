"""The interface of one game for the screens: its table, its game log, its texts and its ending.

A game that has a table in the window gives a `GameView` of its own (`GamePlugin.game_view`); its screens know
no other way to it. What is chosen before it begins it gives as a `GameSetup` (`board.game_setup`), its rules as books
(`texts.rules_library`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeAlias, TypeVar

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from gonfalon.bots.bot import Reason
from gonfalon.core.game import Event
from gonfalon.core.state import Decision
from gonfalon.texts.hints import MoveHint
from gonfalon.texts.log_entries import HasSeating, LogRenderer, PointedCards
from gonfalon.texts.move_preview import MoveListGroup
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets.keys import Binding

if TYPE_CHECKING:
    from gonfalon.core.knowledge import View
    from gonfalon.session.match import Match
    from gonfalon.ui.board.demo_positions import DemoPosition
    from gonfalon.ui.board.ending import EndingReport
    from gonfalon.ui.board.player_panel import Fate
    from gonfalon.ui.board.table_scene import TableScene
    from gonfalon.ui.board.tutorial import Tutorial
    from gonfalon.ui.board.unseen_cards import UnseenCards


class TableTexts(Protocol):
    """Everything that a table says in one language; made anew when that changes."""

    language: str
    reader: str


@dataclass(frozen=True)
class DetailSheet:
    """The things that lie before a seat, spread out to be looked at."""

    heading: str
    """Whose it is."""
    inner: QWidget
    """What is looked at, without a parent; the overlay takes it."""


WordsT = TypeVar("WordsT", bound=TableTexts)
CardsT = TypeVar("CardsT")
TableT = TypeVar("TableT", bound=HasSeating)
SceneT = TypeVar("SceneT", bound="TableScene")


class GameView(ABC, Generic[WordsT, CardsT, TableT, SceneT]):
    """A game as its screens know it; it holds no state, everything about a table is in its scene.

    Each says of which kind its words, cards, tables and scenes are, and is given no others. The methods that are
    not abstract have an answer that a game may do with.
    """

    name: str
    """What sessions and records call the game."""
    log_renderer: LogRenderer[TableT, CardsT]
    """How what happens is told."""

    # -- the table -----------------------------------------------------------------------------------------------------

    @abstractmethod
    def words(self, language: str, cards: CardsT | None = None, reader: str = "") -> WordsT:
        """Return the table's texts in a language.

        Args:
            language: what is spoken.
            cards: what is played with, None before the first table.
            reader: the letter of the family whose player is spoken to as "you", empty for nobody's.
        """

    @abstractmethod
    def cards(self, table: TableT) -> CardsT:
        """The cards that a table is played with."""

    def sets(self, cards: CardsT) -> Sequence[str]:
        """Return the names of the sets from which the cards in play come; none where a game has only its own."""
        return ()

    @abstractmethod
    def scene(self, words: WordsT) -> SceneT:
        """A new scene for tables of this game; nothing is on it yet."""

    def log_area(self, scene: SceneT) -> QRectF:
        """Return the current area of the game log; asked for again whenever the scene shows something else."""
        room: QRectF = scene.measures.log_view
        return room

    @abstractmethod
    def look(self, scene: SceneT, kind: str, family: str) -> Any:
        """Return how the scene draws a family's card of a kind that a log entry names."""

    def picture(self, scene: SceneT, kind: str | None, family: str, width: float, dpr: float) -> QPixmap | None:
        """A card that a line names, this wide; its back where the seat does not know it, None where that is nothing."""
        return None

    def named(self, scene: SceneT, thing: Hashable) -> str:
        """Return the name of a thing that bears a figure, as far as the seat knows it; empty for nothing better."""
        return ""

    def show_large(self, scene: SceneT, cards: PointedCards) -> None:
        """Show large what a line of the chronicle is about, none for what the scene shows by itself."""
        known = [(kind, family) for kind, family in cards if kind is not None]
        if known:
            scene.show_look(self.look(scene, *known[-1]))
        elif not cards:
            scene.show_look(None)

    def explained(self, scene: SceneT, decision: Decision) -> str:
        """The page or chapter of the rules that explains what is asked, empty for their beginning."""
        return ""

    def public_question_seat(self, view: View, viewer: int) -> int | None:
        """Return the seat asked with no curtain; None where the asked player needs a hidden hand.

        Args:
            view: what everybody knows, with the question.
            viewer: the seat before which people sit now.
        """
        return None

    def hides_hand(self, view: View, place: int) -> bool:
        """Return whether the hand of a seat lies face down while a question is asked openly before it."""
        return True

    def hand_room(self, scene: SceneT) -> QRectF:
        """Return the area where the owner turns up a hand that lies face down."""
        room: QRectF = scene.measures.choices
        return room

    def hint(self, words: WordsT, view: View, move: Any, reason: Reason | None = None) -> MoveHint | None:
        """Return a move of the question of now in words, as a hint proposes it; None for what the chronicle would say.

        Args:
            words: in the language of whoever is asked.
            view: all that this seat knows; nothing else may be said.
            move: one of those that are asked for.
            reason: why a bot would make it, if it has said so.
        """
        return None

    def hint_room(self, scene: SceneT) -> QRectF:
        """Return the room of a hint's paper under the prompt; empty where it lies in the column beside the board."""
        return QRectF()

    def hint_column(self, scene: SceneT) -> QRectF:
        """Return the room in the column beside the board that the paper of a hint may take, from its foot upwards."""
        return self.log_area(scene)

    def listed(self, scene: SceneT) -> Sequence[MoveListGroup]:
        """All that can be done now and what is to be known for it, in words; nothing where the board is enough."""
        return ()

    def portrait_reactions(self, table: TableT, event: Event) -> Mapping[int, Fate]:
        """Whom an event robs and who triumphs by it, for their faces; asked before the event is applied to the table.

        The table and the event are the viewer's own, so a face can show nothing that the viewer may not know.
        """
        return {}

    def heard(self, event: Event) -> Sound | None:
        """Return the sound of an event that the viewer sees; it is the same for all players, whatever they know."""
        return None

    def detail_sheet(self, scene: SceneT, seat: int) -> DetailSheet | None:
        """Return what lies before a seat, as far as the scene's viewer may see it, None if there is nothing."""
        return None

    def lessons(self) -> Sequence[Tutorial]:
        """The first games by which it is learnt."""
        return ()

    def unseen_cards(self, scene: SceneT, seat: int, events: Sequence[Event]) -> UnseenCards | None:
        """Return what all may know of a seat's cards, None where a game does not show that seat by seat.

        Args:
            scene: with the table of now.
            seat: another than that of the viewer.
            events: all that happened since the opening, as the viewer saw it.
        """
        return None

    # -- keys, and what is heard ---------------------------------------------------------------------------------------

    def keys(self, scene: SceneT) -> tuple[Binding, ...]:
        """The keys that mean something on this table only."""
        return ()

    def announced(self, scene: SceneT) -> str:
        """Return the screen reader's text for a question: the text of the prompt, and more if needed."""
        return "\n".join(part for part in (scene.banner.title, scene.banner.detail) if part)

    # -- the end -------------------------------------------------------------------------------------------------------

    @abstractmethod
    def report(self, match: Match, language: str) -> EndingReport:
        """Return the report for the ending screen.

        Raises:
            LookupError: before the end.
        """

    # -- pictures ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def pictures(self) -> Mapping[str, DemoPosition]:
        """Return the pictures `gonfalon picture NAME` can draw of this game, always the same."""


AnyGameView: TypeAlias = "GameView[Any, Any, Any, TableScene]"
"""The view of a game of which nothing more is known."""
