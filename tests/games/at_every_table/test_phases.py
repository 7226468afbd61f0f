"""Nothing stands dead: whatever people do at a table, in whatever order, it is in one phase and goes on from there."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest
from hypothesis import HealthCheck, note, settings
from hypothesis import Phase as Work
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from PySide6.QtCore import QAbstractAnimation, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gonfalon.core.record import Record
from gonfalon.games import GAMES
from gonfalon.session.card_sources import CardSources
from gonfalon.session.journal import Journal
from gonfalon.session.match import Match
from gonfalon.ui.application import match_controller, table_controller
from gonfalon.ui.application.game_views import game_view
from gonfalon.ui.application.match_controller import Phase
from gonfalon.ui.board import animation_queue
from gonfalon.ui.board.overlay import Veil
from gonfalon.ui.sound.sounds import Sound
from gonfalon.ui.widgets import screen, styling
from gonfalon.ui.widgets.buttons import BaseButton
from tests.at_the_table.bots import Slow, at_random
from tests.at_the_table.player import LEFT, Player
from tests.games.at_every_table.contract import Contract, begun

Key, State = Qt.Key, Qt.ApplicationState
KEYS = {
    "Space": Key.Key_Space, "Enter": Key.Key_Return, "Esc": Key.Key_Escape, "an event back": Key.Key_Backspace,
    "what others did": Key.Key_N, "event by event": Key.Key_K, "to my turn": Key.Key_End, "undo": Key.Key_Z,
    "hint": Key.Key_T, "menu": Key.Key_F10, "rules": Key.Key_F1, "keys": Key.Key_Question, "the ending": Key.Key_S,
    "first": Key.Key_1, "card": Key.Key_Right,
}  # fmt: skip
HAPPENINGS = ["time", "left", "back", "minimised", "notice", "en", "pl", "thinks", "continued", "a lesson"]
STEPS = 120
"""After so many things that anybody would do a table has come to a question, or to its end."""


class Evening(RuleBasedStateMachine):
    """A window at which games of one kind are played, where time passes only when somebody lets it pass."""

    person: Player
    bots: Slow
    table: Contract
    begun: dict[tuple[str, float], Record]
    said: list[str]

    def __init__(self) -> None:
        super().__init__()
        window = self.person.window
        self.look_away(active=True)
        window.showNormal()
        window.notices.clear()
        window.tables.show_start()
        for game in window.tables.folder.glob("*.gonfalon"):
            game.unlink()
        window.settings.language = "en"
        window.settings.step_by_step = self.bots.thinking = False
        window.settings.animation_speed = "half"
        self.bots.asked = 0
        self.settle()
        self.said.clear()

    # -- what somebody may do ------------------------------------------------------------------------------------------

    @initialize(people=st.sampled_from(["R", "RB"]), share=st.sampled_from([0.0, 0.5, 0.97]))
    def sit_down(self, people: str, share: float) -> None:
        if (people, share) not in self.begun:
            self.begun[people, share] = begun(self.table.new_game("RBG", people=people, seed=71), share).record()
        match = Match.restore(self.begun[people, share], CardSources(GAMES))
        match.journal = Journal(self.person.window.tables.folder)
        match.journal.begin(match.record())
        self.person.window.tables.show_match(match)

    # One rule: hypothesis leaves some of several out for a whole evening, and then little comes together.
    @rule(what=st.sampled_from(["get on"] * 20 + sorted(KEYS) + HAPPENINGS), number=st.integers(0, 10_000))
    def do(self, what: str, number: int) -> None:
        self.get_on(number) if what == "get on" else self.happen(what)

    def get_on(self, number: int) -> None:
        """Do what anybody would who wants to play, or to see what there is to be seen at the end."""
        window, phase = self.person.window, self.seen()
        if window.isMinimized():
            window.showNormal()
        self.look_away(active=True)
        if phase is Phase.ASKING:
            self.answer(number)
        elif phase is Phase.OVER or (self.person.at_the_end and not window.notices.open):
            over = self.person.table.game_over_bar if self.person.screen is self.person.table else self.person.screen
            assert over is not None
            buttons = [one for one in over.findChildren(BaseButton) if one.isVisible() and one.text()]
            QTest.mouseClick(buttons[number % len(buttons)], LEFT)
        elif phase is Phase.COVERED and not window.notices.open:
            self.let_time_pass()
            self.lift_curtain()
        elif phase is Phase.LEFT and self.person.screen is window.start and not window.notices.open:
            window.tables.play_again()
        elif phase is Phase.FACE_DOWN:
            QTest.mouseClick(self.person.table.hand_button, LEFT)
        elif phase in (Phase.TELLING, Phase.THINKING) or self.person.table.playback.comes_back:
            self.person.key(Key.Key_Space)
        else:
            self.person.key(Key.Key_Escape)

    def happen(self, what: str) -> None:
        window = self.person.window
        if what in KEYS:
            # There Enter begins whatever game is chosen, which need not be this one.
            if what != "Enter" or self.person.screen is not window.start:
                self.person.key(KEYS[what])
        elif what == "time":
            self.let_time_pass()
        elif what in ("left", "back"):
            self.look_away(active=what == "back")
        elif what == "minimised":
            window.showNormal() if window.isMinimized() else window.showMinimized()
        elif what == "notice":
            window.notices.tell("Something", "has happened.")
        elif what == "thinks":
            # Not one who has been asked and told to hurry.
            self.bots.thinking = self.seen() is Phase.ASKING
        elif what == "continued":
            window.tables.show_start()
            window.tables.continue_game()
        elif what == "a lesson":
            name = self.person.table.game_view.name
            window.start.learn.emit(name, game_view(name).lessons()[0].name)
            window.tables.play_again()
        else:
            window.settings.language = what

    def answer(self, number: int) -> None:
        table = self.person.table
        while table.close_latest() or table.scene.focus.lay_back():
            pass
        if (asked := self.person.asked) is not None:
            self.person.answer(asked.moves[number % len(asked.moves)])

    def let_time_pass(self) -> None:
        for animation in self.person.window.findChildren(QAbstractAnimation):
            if animation.group() is None and animation.state() is QAbstractAnimation.State.Running:
                animation.setCurrentTime(animation.totalDuration())
        self.settle()

    def lift_curtain(self) -> None:
        curtain = self.person.window.screens.curtain
        assert curtain is not None
        assert not curtain.hesitates
        QTest.mouseClick(curtain.button, LEFT)
        self.let_time_pass()

    def look_away(self, active: bool) -> None:
        self.away = not active
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.applicationStateChanged.emit(State.ApplicationActive if active else State.ApplicationInactive)

    # -- what holds all the time ---------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Let everything happen that is due now."""
        for _ in range(6):
            QApplication.processEvents()

    @property
    def lies_over(self) -> bool:
        """Whether the table lies behind something, or says where one was before that."""
        window, table = self.person.window, self.person.table
        veils = any(veil.isVisible() for veil in window.findChildren(Veil))
        return (
            veils or self.away or window.isMinimized() or self.person.screen is not table or table.playback.comes_back
        )

    def seen(self) -> Phase:
        """What can be seen that the table does now."""
        person = self.person
        match = person.window.tables.match
        if match is None:
            return Phase.LEFT
        if person.curtained:
            return Phase.COVERED
        if self.lies_over:
            return Phase.PAUSED
        if person.scene.past.isVisible():
            return Phase.LOOKING_BACK
        if not person.scene.animation_queue.idle:
            return Phase.TELLING
        if person.table.hand_button.isVisible():
            return Phase.FACE_DOWN
        if person.scene.move_input.decision is not None:
            return Phase.ASKING
        return Phase.OVER if match.over else Phase.THINKING

    @invariant()
    def is_what_can_be_seen(self) -> None:
        self.settle()
        seen, play = self.seen(), self.person.window.tables.play
        assert (Phase.LEFT if play is None else play.phase) is seen
        if play is None:
            return
        queue = self.person.scene.animation_queue
        told = [one for one in queue.findChildren(QAbstractAnimation) if one.group() is None]
        assert sum(one.state() is not QAbstractAnimation.State.Stopped for one in told) <= 1, "two stories at once"
        if seen is Phase.COVERED:
            assert queue.idle, "something is still to be told under the curtain"
            assert self.said == [], "something is said under the curtain"
            assert self.person.scene.move_input.decision is None
            curtain = self.person.window.screens.curtain
            assert curtain is not None
            assert curtain.is_moving() or not self.person.table.isVisible(), "the table can be seen through the curtain"
        self.said.clear()
        if seen is Phase.ASKING:
            seat = play.match.decision_seat
            assert seat is not None
            decision = play.match.view(seat).decision
            assert self.person.asked is not None
            assert decision is not None
            assert {*map(repr, self.person.asked.moves)} <= {*map(repr, decision.moves)}

    # -- and that it goes on -------------------------------------------------------------------------------------------

    def teardown(self) -> None:
        """Play on; a table stands dead if nothing comes of that."""
        moves = -1
        for _ in range(STEPS):
            phase, made = self.seen(), self.person.window.tables.match
            note(f"then {phase}")
            if phase is Phase.OVER or self.person.at_the_end:
                return
            if phase is Phase.ASKING and made is not None:
                if 0 <= moves < len(made.moves):
                    return
                moves = len(made.moves)
            self.get_on(0)
            self.is_what_can_be_seen()
        raise AssertionError(f"the table stands dead: {self.seen()}")


def lives(machine: type[Evening], examples: int, steps: int) -> None:
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            derandomize=True,
            database=None,
            phases=[Work.generate],
            report_multiple_bugs=False,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.fixture
def evening(person: Player, bots: Slow, table: Contract, monkeypatch: pytest.MonkeyPatch) -> type[Evening]:
    window, said = person.window, []
    window.setUpdatesEnabled(False)
    # So slow that nothing comes to its end by itself.
    monkeypatch.setitem(animation_queue.SPEEDS, "half", 0.0001)
    window.settings.animation_speed = "half"
    window.settings.curtain_on_focus_loss = window.settings.pause_when_left = True
    monkeypatch.setattr(screen, "HESITATION_MS", 0)
    monkeypatch.setattr(match_controller, "SHOW_THINKING_MS", -1)
    monkeypatch.setattr(table_controller, "SystemRandom", lambda: Random(7))

    def hear(what: object) -> None:
        play = window.tables.play
        if what is not Sound.CURTAIN and play is not None and play.phase is Phase.COVERED:
            said.append(what)

    window.tables.heard.connect(hear)
    announced = SimpleNamespace(isActive=lambda: True, updateAccessibility=lambda event: hear(event.message()))
    monkeypatch.setattr(styling, "QAccessible", announced)
    return type("Evening", (Evening,), {"person": person, "bots": bots, "table": table, "begun": {}, "said": said})


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> Slow:
    bots = Slow(at_random)
    monkeypatch.setattr("gonfalon.bots.bot_client.BotClient", lambda find: bots)
    monkeypatch.setattr(match_controller, "POLL_MS", 0)
    return bots


@pytest.mark.parametrize("game", ["ordonance"])
def test_nothing_stands_dead(evening: type[Evening]) -> None:
    lives(evening, 2, 5)


@pytest.mark.slow
def test_nothing_stands_dead_at_any_table(evening: type[Evening], nightly: bool) -> None:
    lives(evening, *((60, 40) if nightly else (6, 20)))
