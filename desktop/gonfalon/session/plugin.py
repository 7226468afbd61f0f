"""The plugin of a game, the registry of all games, and the entry points of installed ones."""

from __future__ import annotations

import logging
import sys
from abc import ABC, abstractmethod
from collections import defaultdict
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set
from contextlib import suppress
from functools import cached_property, lru_cache, partial, wraps
from importlib import import_module
from itertools import chain
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Concatenate, Final, NamedTuple, ParamSpec, TypeVar, cast

import gonfalon
from gonfalon.bots.bot import CHARACTER_HINT, CHARACTERS, PLAIN_CHARACTER, AnalysisBudget, BlendedBot, Bot, UnknownBot
from gonfalon.core.seats import blend_of, join_bot_name, split_bot_name
from gonfalon.texts.players import PlayerText, localized_name, player_text

if TYPE_CHECKING:
    from gonfalon.bots.policy import Policy
    from gonfalon.bots.search import Evaluator
    from gonfalon.core.game import Rules
    from gonfalon.core.knowledge import View
    from gonfalon.core.record import RecordSeat
    from gonfalon.core.state import Frame
    from gonfalon.session.new_game import Seat
    from gonfalon.session.session_rules import CardStatistics, SessionRules
    from gonfalon.texts.objective import Objective
    from gonfalon.texts.rules_library import RuleBooks
    from gonfalon.texts.text_board import TextBoard


class StartingPosition(NamedTuple):
    """A position with which a game can begin."""

    families: str
    """The letters of the seats, in the order of play."""
    turn: str
    """The family that decides first."""
    options: tuple[tuple[str, str], ...]
    """The options of that game, the position among them."""
    automata: Mapping[str, str]
    """The players that the rules move themselves, each with the letter of its family."""


class UnknownGame(ValueError):
    """A game that this program does not know; its text is a sentence."""


class BadEntry(LookupError):
    """An entry of a game that leads nowhere, or is missing; its text is a sentence."""


_ENTRIES: Final[set[str]] = set()
"""The entries that the table of a game may have."""
P = ParamSpec("P")
T = TypeVar("T")


def load(where: str) -> Any:
    """Return what stands at `package.module:name`, or the module where no name is given."""
    module, _, attribute = where.partition(":")
    found = import_module(module)
    return attrgetter(attribute)(found) if attribute else found


def _entry(default: Callable[Concatenate[GamePlugin, P], T]) -> Callable[Concatenate[GamePlugin, P], T]:
    """Let what the table of a game names answer; without such an entry the method itself does."""
    name = default.__name__
    _ENTRIES.add(name)

    @wraps(default)
    def answer(self: GamePlugin, *args: P.args, **kwargs: P.kwargs) -> T:
        if name in self.entries:
            found: T = self.load(name)(*args, **kwargs)
            return found
        try:
            return default(self, *args, **kwargs)
        except NotImplementedError:
            raise BadEntry(f"The game '{self.name}' has no entry '{name}'.") from None

    return cast("Callable[Concatenate[GamePlugin, P], T]", answer)


class GamePlugin(ABC):
    """A game for the rest of the program: its name, its players, and a table of entry points."""

    name: str
    """What records and the command line call it."""
    entries: Mapping[str, str] = {}
    """For each of the methods marked `_entry` that the game answers, the function or class that does, as
    `package.module:name`, called with the same arguments; for each bot what makes it of a `Character`. They are
    imported when they are first asked for."""
    bots: tuple[str, ...]
    """The levels at which it is played, from the weakest to the strongest."""
    measured: tuple[str, ...] = ()
    """Bots that are kept for comparison: they play in arenas, and nobody is offered them."""
    measured_tables: tuple[int, ...] = (3,)
    """At tables of how many its levels are measured; three are among them, which are compared with other games."""
    automata: tuple[str, ...] = ()
    """Players that the game brings along itself: its rules move them, and nobody asks them for a decision."""
    analysis_budget: AnalysisBudget = AnalysisBudget()
    """How thoroughly a coach looks at its games."""
    usual_seats: tuple[str, ...]
    """Which bots play it where nobody says who does."""
    daily: tuple[tuple[str, ...], ...] = ()
    """With which sets it takes its turn as the deal of the day, none for those it is usually played with."""
    has_user_sets = False
    """Whether people write sets of cards for it: a card file that no game claims is meant to be one of these."""
    set_file_suffix = ""
    """How files end, in small letters, in which people send each other sets of cards for it; empty where they do not.
    Its `game_setup` shows what is in one, and `describe_card_file` tells it."""
    scenario_key = ""
    """The key by which a scenario is known to be one of this game; empty where there are none."""
    has_positions = False
    """Whether it can begin with a position that somebody has set up."""

    def __init_subclass__(cls) -> None:
        for name in cls.entries.keys() - {*_ENTRIES, *cls.bots, *cls.measured}:
            raise BadEntry(f"The table of the game '{cls.name}' has an entry '{name}' that games do not have.")

    @abstractmethod
    def title(self) -> str:
        """Return the title on the game's box, in the reader's language."""

    def called(self, sets: Iterable[str]) -> str:
        """Return the name of the game as played with the cards of these sets, in the reader's language."""
        return self.title()

    def note(self, players: int) -> str:
        """Return a note for this number of players before they begin, in the reader's language; empty for none."""
        return ""

    def player(self, bot: str | None) -> PlayerText:
        """A bot or an automaton in the reader's language; a person, for None."""
        return player_text(bot)

    def name_of(self, seat: Seat | RecordSeat) -> str:
        """Return a player's name in the reader's language: for an automaton its own, regardless of the record."""
        return self.player(seat.bot).name if seat.bot in self.automata else localized_name(seat.name, seat.family)

    # -- its parts, each made once -------------------------------------------------------------------------------------

    @cached_property
    @_entry
    def rules(self) -> Rules:
        """The rules by which it is played."""
        raise NotImplementedError

    @cached_property
    @_entry
    def session_rules(self) -> SessionRules:
        """Its cards, what shows a secret, and what its end tells."""
        raise NotImplementedError

    @cached_property
    @_entry
    def text_board(self) -> TextBoard | None:
        """Its table in a terminal; None where it has none."""
        return None

    @cached_property
    @_entry
    def rule_books(self) -> RuleBooks | None:
        """The books of its rules; None where it has none."""
        return None

    @cached_property
    @_entry
    def game_view(self) -> object:
        """The `GameView` of its table in the window, which needs Qt; None where there is no such table."""
        return None

    @cached_property
    @_entry
    def page_figures(self) -> object:
        """The `PageFigures` on the pages of the game's books, which need Qt; None for no drawings."""
        return None

    # -- what it answers -----------------------------------------------------------------------------------------------

    @_entry
    def game_setup(self, settings: object) -> object:
        """Return a new `GameSetup` for the start screen, which needs Qt; None where the game is not begun there.

        Args:
            settings: those of the program, for screens of the game's own.
        """
        return None

    @_entry
    def objective(self, sets: Iterable[str] = ()) -> Objective | None:
        """Return the objective of the game at a glance, in the reader's language; None where there is none.

        Args:
            sets: with whose cards it is played; none for those it is usually played with.
        """
        return None

    @_entry
    def status(self, match: object) -> tuple[str, str]:
        """Return the public progress of a `Match`, or how it ended and, in a second line, with what figures."""
        return "", ""

    @_entry
    def card_statistics(self, match: object) -> Sequence[CardStatistics]:
        """Return what each seat did with its cards in a `Match` that is over; empty where that is not counted."""
        return ()

    @_entry
    def card_name(self, word: str, sets: Sequence[str], shelf: object) -> str:
        """A kind of card by its word in `CardStatistics`, in the reader's language.

        Args:
            sets: with whose cards was played, by name.
            shelf: of this game; those sets need not lie on it any more.
        """
        return word

    @_entry
    def usual_policy(self, table: object) -> Policy | None:
        """
        Return the learned policy of how seats usually play with what is on this table; None where a bot has to show it,
        which takes longer.
        """
        return None

    @_entry
    def evaluator(self, view: View) -> Evaluator | None:
        """
        Return the evaluator that looks ahead from a seat's view and appraises the outcome; None where there is none.
        """
        return None

    @_entry
    def shared_knowledge(self, table: Any) -> Any:
        """
        Return what all seats together know of an open table: the table itself unless there is more to come than lies in
        hands.
        """
        return table

    # -- files that people write ---------------------------------------------------------------------------------------

    @_entry
    def set_names(self, shelf: object) -> list[str]:
        """Return the names of the sets among the card sources, where users write sets."""
        raise NotImplementedError

    @_entry
    def set_name_in(self, path: Path) -> str:
        """Return the name of the set in a file, where users write sets.

        Raises:
            CardFileError: with its mistakes.
        """
        raise NotImplementedError

    @_entry
    def recognition_score(self, name: str, keys: Set[str]) -> int:
        """
        Return how much a file of this name with these top-level keys looks like cards of this game; 0 for not at all.
        """
        return 0

    @_entry
    def describe_card_file(self, path: Path, before: dict[str, Path]) -> str:
        """Return a description of what a card file without mistakes holds.

        Args:
            path: the file.
            before: the files that were checked before it, by the names of their sets; this one is added.

        Raises:
            CardFileError: with its mistakes.
        """
        raise NotImplementedError

    @_entry
    def run_scenario(self, scenario: Mapping[str, object]) -> list[str]:
        """Return the differences from what a scenario expects of the program's own cards; empty if it passes."""
        raise NotImplementedError

    # -- positions that people set up ----------------------------------------------------------------------------------

    @_entry
    def read_position(self, text: str, source: str) -> StartingPosition:
        """Return the position in a text with which a game can begin.

        Raises:
            CardFileError: with what is wrong, and where.
        """
        raise NotImplementedError

    @_entry
    def write_position(self, table: object, stack: Sequence[Frame]) -> str:
        """Return the position on a table as text, with what the table hides left hidden.

        Raises:
            ValueError: with a sentence, when something has been begun that is not done.
        """
        raise NotImplementedError

    # -- its players ---------------------------------------------------------------------------------------------------

    def load(self, entry: str) -> Any:
        """Return what an entry of the table leads to.

        Raises:
            BadEntry: when there is none, or nothing where it leads to.
        """
        if entry not in self.entries:
            raise BadEntry(f"The game '{self.name}' has no entry '{entry}'.")
        try:
            return load(self.entries[entry])
        except (ImportError, AttributeError) as error:
            raise BadEntry(f"The entry '{entry}' of the game '{self.name}' leads nowhere: {error}.") from error

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
        """A bot that plays this game: `squire`, or with a character `squire/bluffer`, or a `Blend` of two levels.

        Raises:
            UnknownBot: when there is none of this name.
        """
        if name not in self._made:
            if not _is_called(name, (*self.bots, *self.measured)):
                raise UnknownBot(f"There is no bot '{name}'; the bots are {', '.join(self.bots)}; {CHARACTER_HINT}.")
            level, character = split_bot_name(name)
            blend = blend_of(name)
            if blend is None:
                self._made[name] = self.load(level)(CHARACTERS.get(character, PLAIN_CHARACTER))
            else:
                weaker, stronger = (self.bot(join_bot_name(one, character)) for one in (level, blend.stronger))
                self._made[name] = BlendedBot(weaker, stronger, blend.share)
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
    blend = blend_of(bot)
    if blend is not None and blend.stronger not in levels:
        return False
    return level in levels and (character in CHARACTERS or bot == (str(blend) if blend else level))


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
        _declared.cache_clear()
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


@lru_cache(maxsize=1)
def _declared(beside: Path, *folders: str) -> Mapping[str, Mapping[str, str]]:
    """Return the entry points of all packages, by group and name; of two with the same name the first holds.

    Packages `gonfalon_*` beside the program keep an `entry_points.txt` of their own, because neither a checkout nor a
    bundle has their metadata. Those of installed ones are read here because importing what reads metadata takes longer
    than all else that is done before the first screen.
    """
    groups: defaultdict[str, dict[str, str]] = defaultdict(dict)
    installed = (path for folder in folders for path in sorted(Path(folder).glob("*.dist-info/entry_points.txt")))
    for path in chain(sorted(beside.glob("gonfalon_*/entry_points.txt")), installed):
        group, text = "", ""
        with suppress(OSError):
            text = path.read_text(encoding="utf-8", errors="replace")
        for line in map(str.strip, text.splitlines()):
            name, equals, value = line.partition("=")
            if line.startswith("["):
                group = line.strip("[]")
            elif equals:
                groups[group].setdefault(name.strip(), value.strip())
    return groups


def entry_points(group: str) -> dict[str, Callable[[], Any]]:
    """Return for each entry point of a group a function that imports it: None, with a warning, where that fails."""
    return {name: partial(_loaded, name, value) for name, value in _declared(_BESIDE, *sys.path).get(group, {}).items()}


def entry_point(group: str, name: str) -> Any:
    """Return what an entry point leads to; None where there is none of this name, or it cannot be imported."""
    found = entry_points(group).get(name)
    return None if found is None else found()


def _loaded(name: str, value: str) -> Any:
    try:
        return load(value)
    except Exception:  # noqa: BLE001
        # Whatever is wrong with it, the rest of the program works.
        _log.warning("The entry point '%s' (%s) cannot be loaded.", name, value, exc_info=True)
        return None


def installed_games() -> dict[str, Callable[[], GamePlugin | None]]:
    """Return for each installed game a function that imports it: None, with a warning, where that fails."""
    return {name: partial(_game, name, find) for name, find in entry_points(GAME_GROUP).items()}


def _game(name: str, find: Callable[[], object]) -> GamePlugin | None:
    game = find()
    if isinstance(game, GamePlugin) and game.name == name:
        return game
    if game is not None:
        _log.warning("The entry point '%s' is no game that is called so; it is left out.", name)
    return None
