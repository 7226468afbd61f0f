"""`gonfalon play` shows nobody what they may not know: whole games, with a spy on what is printed."""

from __future__ import annotations

import re

import pytest

from gonfalon.cli.hot_seat import HotSeat, SeatLog
from gonfalon.cli.terminal import Terminal
from gonfalon.core.dice import Dice
from gonfalon.core.knowledge import View
from gonfalon.games import GAMES
from gonfalon.games.ordonance.rules.events import Disclosed
from gonfalon.games.ordonance.texts.names import unit_icons, unit_words
from gonfalon.games.oriflamme.rules.events import Ended, Shown
from gonfalon.games.oriflamme.texts.cards import deck_texts
from gonfalon.games.pamir.rules.constants import COURT_SIZE
from gonfalon.games.pamir.texts.names import Names
from gonfalon.session.card_sources import CardSources
from gonfalon.session.match import Match, PlayedMove
from gonfalon.texts.text_board import SPECTATOR, TextBoard
from tests.cli.at_the_terminal import NAMES, TOLD, AtRandom, Screen, begun
from tests.session.games_to_play import moves
from tests.session.truth import happened, truth

FAMILIES = ("Red", "Blue", "Green", "Gold", "Black")


class Spy(Terminal):
    """Listens to a game at a terminal, with the whole truth about it."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(Screen(), AtRandom(match, seed))
        self.match = match
        self.game: HotSeat
        self.lines = self.named = 0
        """How many there were, and how often one of them named what was hidden at first."""

    def say(self, *lines: str, bold: bool = False) -> None:
        super().say(*lines, bold=bold)
        if not self.match.over:
            for line in lines:
                self.hear(line, self.game.sitting)
                self.lines += 1

    def hear(self, line: str, sitting: int | None) -> None:
        raise NotImplementedError


class SpyOnOriflamme(Spy):
    """Sees whether a card is named as somebody's who has never shown it."""

    def __init__(self, match: Match, seed: int) -> None:
        super().__init__(match, seed)
        kinds = "|".join(text.name for text in deck_texts(match.deck, "en").values())
        played_moves = "’s|’s own| plays the| reveals the| reserves the| covers its| keeps its"
        self.mention = re.compile(rf"\b({'|'.join(FAMILIES)})(?:{played_moves}) ({kinds})\b")

    def hear(self, line: str, sitting: int | None) -> None:
        owner, texts = truth(self.match).table.seating.owner, deck_texts(self.match.deck, "en")
        shown = {
            (owner[event.card], texts[self.match.deck.kinds[event.face].id].name)
            for events in happened(self.match)
            for event in events
            if isinstance(event, Shown) and event.face is not None
        }
        # What an answer brings is told of each card that may lie there.
        mentions = self.mention.findall(line) if "f it is the " not in line else []
        named = {(FAMILIES.index(name), kind) for name, kind in mentions}
        assert {one for one in named if one[0] != sitting} <= shown, f"{sitting} reads: {line}"
        self.named += len(named)


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
                self.named += 1


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

    def hear(self, line: str, sitting: int | None) -> None:
        table = truth(self.match).table
        named = {self.names[match[1]] for match in self.mention.finditer(line)}
        named |= {int(match[1]) for match in self.event.finditer(line)}
        assert not named & set(table.deck), line
        if self.row.match(line):
            others = {card for seat, hand in enumerate(table.hands) if seat != sitting for card in hand}
            others = {card for card in others if not table.announced >> card & 1}
            assert not named & others, line
            self.named += bool(sitting is not None and named & set(table.hands[sitting]))
        if line.startswith("Last card of "):
            assert f": {table.seating.deck.wakhan[table.wakhan_used[-1]].number}, " in line


SPIES = {"oriflamme": SpyOnOriflamme, "ordonance": SpyOnOrdonance, "pamir": SpyOnPamir}


def spied(match: Match, seed: int) -> Spy:
    spy = SPIES[match.game.name](match, seed)
    spy.game = HotSeat(match, spy)
    spy.game.play()
    assert match.over
    return spy


@pytest.mark.parametrize(
    ("game", "players", "sets"),
    [
        ("oriflamme", "human page human human squire", ("Oriflamme", "Alliance")),
        ("oriflamme", "page human squire page", ("Alliance",)),
        ("oriflamme", "human human", ()),
        ("ordonance", "page human squire page", ()),
        ("ordonance", "human human", ()),
        ("pamir", "human squire page", ()),
        ("pamir", "human human", ()),
        ("pamir", "human human wakhan", ()),
    ],
)
@pytest.mark.slow
@pytest.mark.subject("secrets at the terminal")
def test_nothing_hidden_is_told(game: str, players: str, sets: tuple[str, ...], nightly: bool) -> None:
    for seed in range(2, 6 if nightly else 3):
        spy = spied(begun(players.split(), game, seed, sets, first=None), seed)
        assert spy.lines > 50
        assert spy.named > 3


@pytest.mark.parametrize("game", TOLD)
def test_the_spy_would_notice(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def everything(self: Match, seat: int, after: int | None = None) -> View:
        state = self._state if after is None else self._state_after(after)
        decision = state.decision if state.moves else None
        return View((seat + 1) % len(self.seats), state.table.clone(), state.stack, decision)

    def all_deeds(self: Match, seat: int, start: int) -> list[PlayedMove]:
        return [PlayedMove(0, list(events), None) for events in happened(self)[start:]]

    monkeypatch.setattr(Match, "view", everything)
    monkeypatch.setattr(Match, "played_moves", all_deeds)
    with pytest.raises(AssertionError):
        spied(begun(("human", "page", "page"), game), 1)


class Watched(Match):
    """Sees to it that a terminal asks only for what may be shown there now."""

    game_at: HotSeat | None = None

    def may_ask(self, seat: int) -> bool:
        at = self.game_at
        bot = seat == self.decision_seat and self.seats[seat].bot is not None
        return at is None or bot or seat in (SPECTATOR, at.sitting)

    def view(self, seat: int, after: int | None = None) -> View:
        assert self.may_ask(seat)
        return super().view(seat, after)

    def played_moves(self, seat: int, start: int = 0) -> list[PlayedMove]:
        assert self.may_ask(seat)
        return super().played_moves(seat, start)

    @property
    def moves(self) -> tuple[None, ...]:  # type: ignore[override]
        return (None,) * len(self._moves)


@pytest.mark.slow
@pytest.mark.parametrize("game", TOLD)
@pytest.mark.parametrize("players", ["human squire page", "human human"])
def test_only_who_sits_there_is_asked_about(game: str, players: str) -> None:
    match = Watched.begin(begun(players.split(), game, first=None).new_game, CardSources(GAMES))
    match.game_at = game_at = HotSeat(match, Terminal(Screen(), AtRandom(match, 5)))
    game_at.play()
    assert match.over


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("oriflamme", ("human",) * 2), ("oriflamme", ("human",) * 4), ("ordonance", ("human",) * 3),
        ("pamir", ("human",) * 2), ("pamir", ("human", "wakhan", "human")),
    ],
)  # fmt: skip
def test_what_looks_the_same_is_told_the_same(game: str, players: tuple[str, ...]) -> None:
    """A seat reads the same of the true game and of one that differs in all that it does not know."""
    table, seats = GAMES[game].text_board, len(players)
    match = begun(players, game, seats, first=None)
    chronicles = [SeatLog(match, seat, table) for seat in (*range(seats), SPECTATOR)]
    dice = Dice(seats)
    while not match.over:
        for chronicle in chronicles:
            chronicle.catch_up()
            view = match.view(chronicle.seat)
            assert chronicle.known == view.table
            if chronicle.seat != SPECTATOR and len(match.moves) % 4 == 0:
                other = View.of(match.view(chronicle.seat).determinize(dice), chronicle.seat)
                assert read(table, other, seats) == read(table, view, seats)
        match.play(dice.pick(moves(match)))
    for chronicle in chronicles:
        chronicle.catch_up()
        assert chronicle.known == match.view(chronicle.seat).table


def read(table: TextBoard, view: View, seats: int) -> list[str]:
    names = NAMES[:seats]
    assert view.decision is not None
    glosses = [table.gloss(view, move, names) for move in view.decision.moves]
    shown = [*table.lines(view, names, 79), *table.glance(view, names, 79)]
    return [*shown, table.question(view, names), *glosses]


def test_what_is_hidden_until_the_end_is_known_by_then() -> None:
    """The spies trust that these events alone make secrets public."""
    for game, kind in (("ordonance", Disclosed), ("oriflamme", Ended)):
        match = begun(("page", "page"), game)
        HotSeat(match, Terminal(Screen(), None)).play()
        assert any(isinstance(event, kind) for event in happened(match)[-1])
