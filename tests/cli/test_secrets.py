"""`gonfalon play` shows nobody what they may not know: whole games, with a spy on what is printed."""

from __future__ import annotations

import random
import re

import pytest

from gonfalon.cli.chronicle import Chronicle
from gonfalon.cli.hot_seat import HotSeat
from gonfalon.cli.terminal import Terminal
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.events import Disclosed
from gonfalon.games.ordonance.texts.names import unit_icons
from gonfalon.games.ordonance.texts.units import unit_words
from gonfalon.games.oriflamme.rules.events import Ended, Shown
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.pamir.rules.words import COURT_SIZE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.session.match import Deed, Match
from gonfalon.session.shelves import Shelves
from gonfalon.texts.tables import SPECTATOR, TextTable
from tests.cli.at_the_terminal import NAMES, TOLD, AtRandom, Screen, begun
from tests.session.truth import begun_with, happened, truth

FAMILIES = ("Red", "Blue", "Green", "Gold", "Black")
MIXED = ("Oriflamme", "Alliance")
TABLES = [
    ("human", "squire", "page"),
    ("page", "human", "squire", "page"),
    ("human", "human"),
    ("human", "page", "human", "human", "squire"),
]


class Spy(Terminal):
    """Listens to a game at a terminal, with the whole truth about it."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(Screen(), AtRandom(match, seed))
        self.match = match
        self.game: HotSeat
        self.lines = 0

    def say(self, *lines: str, bold: bool = False) -> None:
        super().say(*lines, bold=bold)
        if not self.match.over:
            for line in lines:
                self.hear(line, self.game.sitting)
                self.lines += 1

    def hear(self, line: str, sitting: int | None) -> None:
        raise NotImplementedError


class SpyOnOriflamme(Spy):
    """Sees whether a card is named that was never shown to the one who reads it."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(match, seed)
        kinds = "|".join(text.name for text in deck_texts(match.deck, "en").values())
        kind = rf"(?P<kind>{kinds})\b"
        name = rf"\b(?P<name>{'|'.join(FAMILIES)})"
        self.mentions = [
            re.compile(text)
            for text in (
                rf"{name}’s (?:own )?{kind}",
                rf"{name} (?:plays|reveals|reserves) the {kind}",
                rf"{name} (?:covers|keeps) its {kind}",
                rf"{name} takes \d+ from its {kind}",
                rf"{name} covers .* with the {kind}",
                rf"{name}’s [\w ]+ returns to the hand; the {kind}",
            )
        ]
        self.row = re.compile(rf"^ (?: [RBGYK]  (?:\w+, )?|[ >]  *\d+  ){name}\b")
        self.kind = re.compile(kind)
        self.asked = re.compile(rf"[Ii]f it is the {kind}")
        self.named: set[tuple[int, str]] = set()

    def shown(self) -> set[tuple[int, str]]:
        table = begun_with(self.match).table
        events = (event for events in happened(self.match) for event in events)
        kinds = self.match.deck.kinds
        return {
            (table.seating.owner[event.card], deck_texts(self.match.deck, "en")[kinds[event.face].id].name)
            for event in events
            if isinstance(event, Shown) and event.face is not None
        }

    def hear(self, line: str, sitting: int | None) -> None:
        named = {(match["name"], match["kind"]) for mention in self.mentions for match in mention.finditer(line)}
        if row := self.row.match(line):
            named |= {(row["name"], match["kind"]) for match in self.kind.finditer(line)}
        # What an answer brings is told of each card that may lie there.
        supposed = {match["kind"] for match in self.asked.finditer(line)}
        foreign = {(FAMILIES.index(name), kind) for name, kind in named if kind not in supposed}
        foreign -= {(sitting, kind) for _, kind in named}
        assert foreign <= self.shown(), f"{sitting} reads: {line}"
        self.named |= foreign


class SpyOnOrdonance(Spy):
    """Sees whether a hand is told to anybody but its owner."""

    def hear(self, line: str, sitting: int | None) -> None:
        drawn = re.match(r"(\w+) draws a card:", line)
        assert drawn is None or FAMILIES.index(drawn[1]) == sitting, line
        assert "in hand:" not in line
        if line.startswith("In your hand: ") or "You drew" in line:
            assert sitting is not None
            table = truth(self.match).table
            units = table.seating.deck.units
            if "You drew" in line:
                assert self.match.decision_seat == sitting
                assert f"You drew {unit_words(unit_icons(units[table.faces[table.drawn]].word), 'en')};" in line
            else:
                faces = sorted(table.faces[card] for card in table.hands[sitting])
                assert line == f"In your hand: {', '.join(units[face].word for face in faces)}"


class SpyOnPamir(Spy):
    """Sees whether a card of the deck or of another's hand is named, and which card of Wakhan is."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(match, seed)
        self.names = {Names("en").card_name(card): card for card in range(1, COURT_SIZE + 1)}
        longest = "|".join(sorted(map(re.escape, self.names), key=len, reverse=True))
        self.mention = re.compile(rf"\b({longest})\b")
        self.event = re.compile(r"\b(10[1-9]|11[0-6]) [A-Z]")
        # The rows of market, courts and hands; the moves that are offered have another sign behind their numbers.
        self.row = re.compile(r" [ ux+#-]? *(\d+ +([.]|[+]\d+) +)?\d{1,3} +[A-Z]")
        self.hands = 0

    def hear(self, line: str, sitting: int | None) -> None:
        table = truth(self.match).table
        named = {self.names[match[1]] for match in self.mention.finditer(line)}
        named |= {int(match[1]) for match in self.event.finditer(line)}
        assert not named & set(table.deck), line
        if self.row.match(line):
            others = {card for seat, hand in enumerate(table.hands) if seat != sitting for card in hand}
            others = {card for card in others if not table.announced >> card & 1}
            assert not named & others, line
            self.hands += bool(sitting is not None and named & set(table.hands[sitting]))
        if line.startswith("Last card of "):
            assert f": {table.seating.deck.wakhan[table.wakhan_used[-1]].number}, " in line


SPIES = {"oriflamme": SpyOnOriflamme, "ordonance": SpyOnOrdonance, "pamir": SpyOnPamir}


def spied(match: Match, seed: int) -> Spy:
    spy = SPIES[match.game.name](match, seed)
    spy.game = HotSeat(match, spy)
    spy.game.play()
    assert match.over
    return spy


@pytest.mark.sample(2)
@pytest.mark.parametrize("players", TABLES, ids="-".join)
@pytest.mark.parametrize("sets", [("Oriflamme",), ("Alliance",), MIXED], ids="+".join)
def test_no_hidden_card_of_oriflamme_is_told(players: tuple[str, ...], sets: tuple[str, ...]) -> None:
    named = 0
    for seed in range(4):
        spy = spied(begun(players, seed=seed, sets=sets, first=None), seed)
        assert isinstance(spy, SpyOnOriflamme)
        named += len(spy.named)
    assert named > 20


@pytest.mark.parametrize("players", TABLES[:3], ids="-".join)
def test_no_hand_of_ordonance_is_told(players: tuple[str, ...]) -> None:
    for seed in range(4):
        assert spied(begun(players, "ordonance", seed, first=None), seed).lines > 100


@pytest.mark.sample(2)
@pytest.mark.parametrize("players", [*TABLES[:3], ("human", "human", "wakhan")], ids="-".join)
def test_no_hand_and_no_deck_of_pamir_is_told(players: tuple[str, ...]) -> None:
    spy = spied(begun(players, "pamir", 2, first=None), 2)
    assert isinstance(spy, SpyOnPamir)
    assert spy.lines > 500
    assert spy.hands > 10


@pytest.mark.parametrize("game", TOLD)
def test_the_spy_would_notice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(self: Match, seat: int, after: int | None = None) -> View:
        state = self._state if after is None else self._state_after(after)
        return View(
            (seat + 1) % len(self.seats), state.table.clone(), state.stack, state.decision if state.moves else None
        )

    monkeypatch.setattr(Match, "view", everything)
    monkeypatch.setattr(
        Match, "deeds", lambda self, seat, start: [Deed(0, list(events), None) for events in self._events[start:]]
    )
    with pytest.raises(AssertionError):
        spied(begun(("human", "page", "page"), game), 1)


class Watched(Match):
    """Sees to it that a terminal asks only for what may be shown there now."""

    game_at: HotSeat | None = None

    def may_ask(self, seat: int) -> bool:
        at = self.game_at
        return (
            at is None
            or seat in (SPECTATOR, at.sitting)
            or (self.seats[seat].bot is not None and seat == self.decision_seat)
        )

    def view(self, seat: int, after: int | None = None) -> View:
        assert self.may_ask(seat)
        return super().view(seat, after)

    def deeds(self, seat: int, start: int = 0) -> list[Deed]:
        assert self.may_ask(seat)
        return super().deeds(seat, start)

    @property
    def moves(self) -> tuple[None, ...]:  # type: ignore[override]
        return (None,) * len(self._moves)


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("players", TABLES[:3], ids="-".join)
def test_only_who_sits_there_is_asked_about(game: str, players: tuple[str, ...]) -> None:
    match = Watched.begin(begun(players, game, first=None).new_game, Shelves(GAMES))
    chooser = AtRandom(Match.begin(match.new_game, Shelves(GAMES)), 5)
    chooser.match = match
    match.game_at = game_at = HotSeat(match, Terminal(Screen(), chooser))
    chooser.readline = lambda size=-1: _numbered(match, chooser.chance)  # type: ignore[method-assign, misc, assignment]
    game_at.play()
    assert match.over


def _numbered(match: Match, chance: random.Random) -> str:
    return f"{chance.randint(1, len(truth(match).moves))}\n"


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_looks_the_same_is_told_the_same(game: str, seats: int) -> None:
    alike(game, ("human",) * seats)


def test_what_looks_the_same_is_told_the_same_with_wakhan() -> None:
    alike("pamir", ("human", "wakhan", "human"))


def alike(game: str, players: tuple[str, ...]) -> None:
    """A seat reads the same of the true game and of one that differs in all that it does not know."""
    table, seats = GAMES[game].terminal(), len(players)
    match = begun(players, game, seats, first=None)
    chronicles = [Chronicle(match, seat, table) for seat in (*range(seats), SPECTATOR)]
    dice = Dice(seats)
    while not match.over:
        for chronicle in chronicles:
            chronicle.catch_up()
            view = match.view(chronicle.seat)
            assert chronicle.known == view.table
            if chronicle.seat != SPECTATOR:
                other = View.of(match.view(chronicle.seat).imagine(dice), chronicle.seat)
                assert read(table, other, seats) == read(table, view, seats)
        decision = match.view(match.decision_seat or 0).decision
        assert decision is not None
        match.play(dice.pick(decision.moves))
    for chronicle in chronicles:
        chronicle.catch_up()
        assert chronicle.known == match.view(chronicle.seat).table


def read(table: TextTable, view: View, seats: int) -> list[str]:
    names = NAMES[:seats]
    assert view.decision is not None
    glosses = [table.gloss(view, move, names) for move in view.decision.moves]
    shown = [*table.lines(view, names, 79), *table.glance(view, names, 79)]
    return [*shown, table.question(view, names), *glosses]


def test_what_is_hidden_until_the_end_is_known_by_then() -> None:
    """The spies trust that these events alone make secrets public."""
    match = begun(("page", "page"), "ordonance")
    HotSeat(match, Terminal(Screen(), None)).play()
    assert any(isinstance(event, Disclosed) for event in happened(match)[-1])
    match = begun(("page", "page"))
    HotSeat(match, Terminal(Screen(), None)).play()
    assert isinstance(happened(match)[-1][-1], Ended)
