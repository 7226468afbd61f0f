"""The plugin of a game, the registry of all games, and the entry points of installed ones."""

from __future__ import annotations

import logging
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set
from functools import cached_property, partial
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import gonfalon
from gonfalon.bots.bot import CHARACTER_HINT, CHARACTERS, PLAIN_CHARACTER, AnalysisBudget, Bot, Character, UnknownBot
from gonfalon.core.seats import split_bot_name
from gonfalon.texts.players import PlayerText, localized_name, player_text

if TYPE_CHECKING:
    from gonfalon.bots.policy import Policy
    from gonfalon.bots.search import Evaluator
    from gonfalon.core.game import AnyRules
    from gonfalon.core.knowledge import View
    from gonfalon.core.record import RecordSeat
    from gonfalon.session.new_game import Seat
    from gonfalon.session.session_rules import CardStatistics, SessionRules
    from gonfalon.texts.objective import Objective
    from gonfalon.texts.rules_library import RuleBooks


class UnknownGame(ValueError):
    """A game that this program does not know; its text is a sentence."""


class GamePlugin(ABC):
    """One of the games."""

    name: str
    """What records and the command line call it."""
    automata: tuple[str, ...] = ()
    """Players that the game brings along itself: its rules move them, and nobody asks them for a decision."""
    bots: tuple[str, ...]
    """The levels at which it is played, from the weakest to the strongest."""
    measured: tuple[str, ...] = ()
    """Bots that are kept for comparison: they play in arenas, and nobody is offered them."""
    analysis_budget: AnalysisBudget = AnalysisBudget()
    """How thoroughly a coach looks at its games."""
    usual_seats: tuple[str, ...]
    """Which bots play it where nobody says who does."""
    daily: tuple[tuple[str, ...], ...] = ()
    """With which sets it takes its turn as the deal of the day, none for those it is usually played with."""

    @abstractmethod
    def title(self) -> str:
        """Return the title on the game's box, in the reader's language."""

    def called(self, sets: Iterable[str]) -> str:
        """Return the name of the game as played with the cards of these sets, in the reader's language."""
        return self.title()

    def note(self, players: int) -> str:
        """Return a note for this number of players before they begin, in the reader's language; empty for none."""
        return ""

    def goal(self) -> Objective | None:
        """Return the objective of the game at a glance, in the reader's language; None where there is none."""
        return None

    def standing(self, match: Any) -> tuple[str, str]:
        """Return the public progress of a `Match`, or how it ended and, in a second line, with what figures."""
        return "", ""

    def card_statistics(self, match: Any) -> Sequence[CardStatistics]:
        """Return what each seat did with its cards in a `Match` that is over; empty where that is not counted."""
        return ()

    def card_name(self, word: str, sets: Sequence[str], shelf: Any) -> str:
        """A kind of card by its word in `CardStatistics`, in the reader's language.

        Args:
            sets: with whose cards was played, by name.
            shelf: of this game; those sets need not lie on it any more.
        """
        return word

    def player(self, bot: str | None) -> PlayerText:
        """A bot or an automaton in the reader's language; a person, for None."""
        return player_text(bot)

    def name_of(self, seat: Seat | RecordSeat) -> str:
        """Return a player's name in the reader's language: for an automaton its own, regardless of the record."""
        return self.player(seat.bot).name if seat.bot in self.automata else localized_name(seat.name, seat.family)

    @abstractmethod
    def make_bot(self, level: str, character: Character) -> Bot:
        """One of `bots` or `measured`, with a character; `bot` keeps it."""

    def usual_policy(self, table: Any) -> Policy | None:
        """
        Return the learned policy of how seats usually play with what is on this table; None where a bot has to show it,
        which takes longer.
        """
        return None

    def evaluator(self, view: View) -> Evaluator | None:
        """
        Return the evaluator that looks ahead from a seat's view and appraises the outcome; None where there is none.
        """
        return None

    def shared_knowledge(self, table: Any) -> Any:
        """
        Return what all seats together know of an open table: the table itself unless there is more to come than lies in
        hands.
        """
        return table

    @abstractmethod
    def make_rules(self) -> AnyRules:
        """Its rules; `rules` keeps them."""

    @abstractmethod
    def make_session_rules(self) -> SessionRules:
        """Return the rules of the game for a session; `playable` keeps them."""

    def window(self) -> Any:
        """The `Kit` of its table in the window, which needs Qt; None where there is no such table."""
        return None

    def offer(self, settings: Any) -> Any:
        """Return the game setup for the start screen, a new `Offer`, which needs Qt; None where it is not begun there.

        Args:
            settings: those of the program, for screens of the game's own.
        """
        return None

    def books(self) -> RuleBooks | None:
        """The books of its rules; None where it has none."""
        return None

    def illustrator(self) -> Any:
        """
        Return the `Illustrator` that draws on the pages of the game's books, which needs Qt; None for no drawings.
        """
        return None

    def terminal(self) -> Any:
        """Return the `TextTable` that shows the game in a terminal; None where that cannot be done."""
        return None

    # -- files that people write ---------------------------------------------------------------------------------------

    has_user_sets = False
    """Whether people write sets of cards for it: a card file that no game claims is meant to be one of these."""
    set_file_suffix = ""
    """How files end, in small letters, in which people send each other sets of cards for it; empty where they do not.
    Its `Offer` shows what is in one, and `checked` tells it."""
    scenario_key = ""
    """The key by which a scenario is known to be one of this game; empty where there are none."""

    def set_names(self, shelf: Any) -> list[str]:
        """Return the names of the sets among the card sources, where users write sets."""
        raise NotImplementedError

    def set_name_in(self, path: Path) -> str:
        """Return the name of the set in a file, where users write sets.

        Raises:
            CardFileError: with its mistakes.
        """
        raise NotImplementedError

    def recognition_score(self, name: str, keys: Set[str]) -> int:
        """
        Return how much a file of this name with these top-level keys looks like cards of this game; 0 for not at all.
        """
        return 0

    def checked(self, path: Path, before: dict[str, Path]) -> str:
        """Return a description of what a card file without mistakes holds.

        Args:
            path: the file.
            before: the files that were checked before it, by the names of their sets; this one is added.

        Raises:
            CardFileError: with its mistakes.
        """
        raise NotImplementedError

    def run_scenario(self, scenario: Mapping[str, Any]) -> list[str]:
        """Return the differences from what a scenario expects of the program's own cards; empty if it passes."""
        raise NotImplementedError

    # -- its rooms -----------------------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> AnyRules:
        """The rules by which it is played."""
        return self.make_rules()

    @cached_property
    def session_rules(self) -> SessionRules:
        """Its cards, what shows a secret, and what its end tells."""
        return self.make_session_rules()

    @cached_property
    def _made(self) -> dict[str, Bot]:
        """The bots that have been asked for."""
        return {}

    @property
    def players(self) -> tuple[str, ...]:
        """The players for seats without a person: the bots, each without a character, and what the game adds."""
        return (*self.bots, *self.automata)

    def accepts_player(self, player: str) -> bool:
        """
        Return whether a player with this record name may take a seat: one of `players`, or a bot with a character.
        """
        return player in self.players or _is_called(player, self.bots)

    def bot(self, name: str) -> Bot:
        """A bot that plays this game: `squire`, or with a character `squire/bluffer`.

        Raises:
            UnknownBot: when there is none of this name.
        """
        if name not in self._made:
            if not _is_called(name, (*self.bots, *self.measured)):
                raise UnknownBot(f"There is no bot '{name}'; the bots are {', '.join(self.bots)}; {CHARACTER_HINT}.")
            level, character = split_bot_name(name)
            self._made[name] = self.make_bot(level, CHARACTERS.get(character, PLAIN_CHARACTER))
        return self._made[name]

    def automaton_families(self, players: Iterable[str | None], families: str) -> dict[str, str]:
        """The families of the players that the rules move themselves, as `Rules.options` wants to be told.

        Args:
            players: for each seat the name of its bot, None for a person.
            families: the letter of each seat.

        Raises:
            ValueError: with a sentence, when one of them would sit there twice.
        """
        found: dict[str, str] = {}
        for name, family in zip(players, families, strict=True):
            if name in self.automata:
                if name in found:
                    raise ValueError(f"There is one {name} at a table; two seats name it.")
                found[name] = family
        return found


def _is_called(bot: str, levels: Container[str]) -> bool:
    level, character = split_bot_name(bot)
    return level in levels and (character in CHARACTERS or bot == level)


class GameRegistry:
    """The games that can be played, by name; each is imported when it is first asked for."""

    def __init__(self, find: Callable[[], Mapping[str, Callable[[], GamePlugin | None]]]) -> None:
        """
        Args:
            find: gives for each name what imports the game; None from that where it cannot be had.
        """
        self._find = find
        self._makers: Mapping[str, Callable[[], GamePlugin | None]] | None = None
        self._games: dict[str, GamePlugin | None] = {}

    @property
    def _found(self) -> Mapping[str, Callable[[], GamePlugin | None]]:
        if self._makers is None:
            self._makers = self._find()
        return self._makers

    def refresh(self) -> None:
        """See anew which games there are, for one may have been installed meanwhile."""
        self._makers = None
        self._games.clear()

    def __iter__(self) -> Iterator[str]:
        """The names of all games that can be had."""
        return (name for name in self._found if name in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and self._get(name) is not None

    def __getitem__(self, name: str) -> GamePlugin:
        """
        Raises:
            UnknownGame: when there is no game of this name.
        """
        game = self._get(name)
        if game is None:
            raise UnknownGame(f"There is no game '{name}'; the games are {', '.join(self)}.")
        return game

    def _get(self, name: str) -> GamePlugin | None:
        if name not in self._games and name in self._found:
            self._games[name] = self._found[name]()
        return self._games.get(name)

    def game_of_set_file(self, path: Path) -> GamePlugin | None:
        """The game for which a set of cards is sent in this file, by the ending of its name; None for other files."""
        suffix = path.suffix.lower()
        return next((game for game in self.values() if suffix and game.set_file_suffix == suffix), None)

    def values(self) -> list[GamePlugin]:
        """All games, in the order in which they are shown."""
        return [self[name] for name in self]


GAME_GROUP: Final = "gonfalon.games"
"""The group of the entry points of games."""
_BESIDE: Final = Path(gonfalon.__file__).parents[1]
"""The folder of the program's packages."""
_log = logging.getLogger(__name__)


def entry_points(group: str) -> dict[str, Callable[[], Any]]:
    """Return for each entry point of a group a function that imports it: None, with a warning, where that fails.

    Packages `gonfalon_*` beside the program keep an `entry_points.txt` of their own, because neither a checkout nor a
    bundle has their metadata. Of two with the same name they come first.
    """
    found: dict[str, str] = {}
    for path in sorted(_BESIDE.glob("gonfalon_*/entry_points.txt")):
        _, _, rest = path.read_text(encoding="utf-8").partition(f"[{group}]\n")
        for line in rest.partition("[")[0].splitlines():
            name, equals, value = line.partition("=")
            if equals:
                found.setdefault(name.strip(), value.strip())
    if any(_declares(folder, group) for folder in sys.path):
        from importlib import metadata

        for point in metadata.entry_points(group=group):
            found.setdefault(point.name, point.value)
    return {name: partial(_loaded, name, value) for name, value in found.items()}


def entry_point(group: str, name: str) -> Any:
    """Return what an entry point leads to; None where there is none of this name, or it cannot be imported."""
    load = entry_points(group).get(name)
    return None if load is None else load()


def _declares(folder: str, group: str) -> bool:
    """Return whether a package that is installed in a folder declares entry points of a group.

    Asked first, because importing what reads entry points takes longer than all else that is done before the first
    screen, and hardly anybody has such a package.
    """
    try:
        return any(
            f"[{group}]".encode() in path.read_bytes() for path in Path(folder).glob("*.dist-info/entry_points.txt")
        )
    except OSError:
        return False


def _loaded(name: str, value: str) -> Any:
    module, _, attribute = value.partition(":")
    try:
        return attrgetter(attribute)(import_module(module)) if attribute else import_module(module)
    except Exception:  # noqa: BLE001
        # Whatever is wrong with it, the rest of the program works.
        _log.warning("The entry point '%s' (%s) cannot be loaded.", name, value, exc_info=True)
        return None


def installed_games() -> dict[str, Callable[[], GamePlugin | None]]:
    """Return for each installed game a function that imports it: None, with a warning, where that fails."""
    return {name: partial(_game, name, load) for name, load in entry_points(GAME_GROUP).items()}


def _game(name: str, load: Callable[[], object]) -> GamePlugin | None:
    game = load()
    if isinstance(game, GamePlugin) and game.name == name:
        return game
    if game is not None:
        _log.warning("The entry point '%s' is no game that is called so; it is left out.", name)
    return None
