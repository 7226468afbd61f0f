"""The table and all around it in every language: nothing of another one, nothing without room, each seat in its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gonfalon.core import record
from gonfalon.games import GAMES
from gonfalon.games.oriflamme.texts.cards import card_texts
from gonfalon.session.card_sources import CardSources
from gonfalon.session.game_analysis import AnalysisReport, KeyMoment, TriedMove
from gonfalon.session.match import Match
from gonfalon.session.named_saves import save_as
from gonfalon.session.open_record import read_interrupted
from gonfalon.texts.players import families
from gonfalon.texts.translations import LANGUAGES, current_language
from gonfalon.ui.look import fonts
from gonfalon.ui.screens.about import facts
from gonfalon.ui.screens.game_choice import VariantChoice
from gonfalon.ui.screens.replay import ReplayScreen
from gonfalon.ui.screens.setup_model import SetupModel, read_saved_setup
from gonfalon.ui.settings.store import Settings
from gonfalon.user.folders import sets_folder
from tests.at_the_table.bots import HereAtOnce
from tests.at_the_table.player import LEFT
from tests.at_the_table.reading import foreign, painted, spoken, without_room
from tests.at_the_table.windows import OpenWindow
from tests.games.oriflamme.window.person import NAMES, Person, game
from tests.games.oriflamme.window.staged import among_rivals, staged
from tests.ui.application.records import FINISHED_GAME, library_read
from tests.ui.application.test_everywhere import ended
from tests.ui.screens.legibility import faults
from tests.ui.screens.starting import settle

SIZES = [(1280, 800), (1024, 700)]
KEPT = set(NAMES.values())


def asks(word: str, verb: str = "") -> Callable[[Match, int], bool]:
    """The condition that something is asked for."""

    def asked(match: Match, seat: int) -> bool:
        prompt = match.view(seat).decision.prompt
        return prompt.word == word and (not verb or prompt.verb == verb) and len(match.view(seat).table.queue) >= 5

    return asked


PROMPTS = {
    "place": among_rivals,
    "face-down": asks("face-down"),
    "eliminate": asks("target", "eliminate"),
    "steal": asks("target", "steal"),
    "copy": asks("target", "copy"),
    "move": asks("target", "move"),
    "gap": asks("gap"),
}


def test_the_first_picture_is_put_into_words_once(
    qtbot: QtBot, open_window: OpenWindow, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    monkeypatch.setattr(VariantChoice, "set_language", lambda choice, code: said.append(choice))
    settings.language = "uk"
    window = open_window()
    qtbot.waitUntil(lambda: window.start.card_loading is not None)
    assert said.count(window.start.games) == 1


def read(person: Person, code: str, others: tuple[str, ...], what: str) -> list[str]:
    """Sentences about everything on the window that cannot be read, or is in another language."""
    settle()
    seen = painted(person.window)
    # Where the tests put their files is called the same in every language.
    folder = str(sets_folder(person.window.tables.folder))
    texts = [text for text in (*(text.text for text in seen), *spoken(person.window)) if not text.endswith("/sets")]
    # A card may be wider called than it lies; the large card beside it says its whole name.
    captions = {card.name for card in card_texts("oriflamme", code).values()}
    found = [f"{what}: {fault}" for fault in without_room(seen, KEPT | captions | {folder})]
    for other in others:
        # Keys are called as it stands on them.
        kept = KEPT | {"Backspace", "End"} | set(facts().splitlines())
        found += [f"{what}: {left} is {other}, not {code}" for left in foreign(texts, other, code, kept)]
    screen = person.screen
    if screen is not person.window.tables.table:
        # A table shrinks letters where others grow; what is painted there was measured above.
        shown = [screen.bar, *([screen.side] if screen.side else ())] if isinstance(screen, ReplayScreen) else [screen]
        found += [f"{what}: {fault}" for each in shown for fault in faults(each)]
    return found


@pytest.mark.slow
def test_the_language_changes_on_an_open_table(person: Person, settings: Settings) -> None:
    """Each language after each other: nothing of the one before is left on the board, beside it or over it."""
    found = []
    for word, order in (("eliminate", ("ru", "pl", "uk", "en", "pl", "ru")), ("place", ("uk",))):
        settings.language = before = "en"
        person.sit_down(staged(PROMPTS[word]))
        for code in order:
            settings.language = code
            assert current_language() == code
            found += read(person, code, (before,), f"{word} from {before} to {code}")
            before = code
    settings.language = "en"
    person.sit_down(staged(PROMPTS["face-down"]))
    for show in (
        lambda: person.table.show_pile(0), person.table.show_keys, person.window._menu,
        lambda: person.window.notices.tell("Oriflamme", "Oriflamme"),
    ):  # fmt: skip
        show()
        settings.language = "uk"
        found += read(person, "uk", ("en",), "overlay")
        person.key(Qt.Key.Key_Escape)
        settings.language = "en"
    assert not found, "\n".join(found)


def test_another_language_brings_no_line_back_that_a_story_has_taken_away(person: Person, settings: Settings) -> None:
    """While something is told nobody is waited for."""
    person.sit_down(staged(PROMPTS["place"]))
    for told in (False, True):
        if told:
            person.table.log_view.set_current(None)
        for code in ("uk", "en"):
            settings.language = code
            QApplication.processEvents()
            assert person.table.rules_button.text() == {"uk": "Правила", "en": "Rules"}[code]
            assert person.table.log_view.waits != told


@pytest.mark.parametrize(("first", "second"), [("en", "pl"), ("ru", "uk"), ("uk", "ru")])
def test_a_card_of_the_same_name_changes_its_text(person: Person, settings: Settings, first: str, second: str) -> None:
    """A Lord is a Lord in Polish too, but what he does is not said in English."""
    settings.language = first
    person.sit_down(staged(PROMPTS["face-down"]))
    known = [item for item in person.scene.items_by_number if item.look is not None]
    before = [item.look for item in known]
    settings.language = second
    settle()
    called = {kind: (card.name, card.text) for kind, card in card_texts("oriflamme", second).items()}
    after = [item.look for item in known]
    assert any(old.name == new.name for old, new in zip(before, after, strict=True))
    assert all((look.name, look.text) == called[look.kind] for look in after)


@pytest.mark.slow
def test_the_curtain_and_the_ending_change_too(person: Person, settings: Settings) -> None:
    person.begin(game("RBG", people="RB", seed=111))
    person.lift_curtain()
    answer(person)
    assert person.curtained
    settings.language = "pl"
    found = read(person, "pl", ("en",), "curtain")
    settings.language = "en"
    person.lift_curtain()
    person.sit_down(ended())
    assert person.at_the_end
    settings.language = "ru"
    found += read(person, "ru", ("en",), "ending")
    assert not found, "\n".join(found)


def answer(person: Person) -> None:
    person.scene.move_input.answer(person.asked.moves[0])
    person.wait()


def found_in(match: Match, *, to_end: bool) -> AnalysisReport:
    """What a coach may say of a match, with a moment of each kind."""
    steps = [step for step in range(len(match.moves)) if len(match.past_state(step).moves) > 2][3:]
    moments = []
    for step, kind, before, after in zip(steps, ("costly", "strong"), (0.62, 0.2), (0.08, 0.71), strict=False):
        played = match.moves[step]
        words = [str(played), *(str(move) for move in match.past_state(step).moves if move != played)][:3]
        tried = tuple(
            TriedMove(word, chance, 12.4, 9.7) for word, chance in zip(words, (after, before, 0.07), strict=False)
        )
        moments.append(KeyMoment(step, match.deciders[step], kind, before, after, tried, 400, 0.04))
    lead = KeyMoment(len(match.moves) - 2, 0, "lead", 0.3, 1.0, ())
    even = (1 / len(match.seats),) * len(match.seats)
    return AnalysisReport(((0, even), (len(match.moves), even)), 300, to_end, (*moments, lead))


@pytest.mark.slow
@pytest.mark.parametrize("code", LANGUAGES)
def test_screens_can_be_read(
    qtbot: QtBot, bots: HereAtOnce, open_window: OpenWindow, settings: Settings, code: str
) -> None:
    settings.language = code
    person = Person(open_window(*SIZES[LANGUAGES.index(code) % 2]), qtbot)
    window = person.window
    others = tuple(other for other in LANGUAGES if other != code)
    found: list[str] = []

    def walk(what: str) -> None:
        found.extend(read(person, code, others, what))

    walk("start")
    window.pages.open_settings()
    walk("settings")
    person.key(Qt.Key.Key_Escape)
    save_as(staged(next(iter(PROMPTS.values()))).record(), "x", window.tables.folder)
    finished = read_interrupted(FINISHED_GAME)
    called = tuple(seat._replace(name=NAMES[seat.family]) for seat in finished.seats)
    (window.tables.folder / "finished").mkdir(exist_ok=True)
    text = record.format_record(replace(finished, seats=called))
    (window.tables.folder / "finished" / FINISHED_GAME.name).write_text(text, encoding="utf-8")
    window.library_controller.open()
    library_read(person)
    walk("library")
    person.key(Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    counted = window.library_controller.statistics
    qtbot.waitUntil(lambda: bool(counted.people) and not counted._reading.isActive())
    walk("statistics")
    person.key(Qt.Key.Key_Escape)
    person.key(Qt.Key.Key_Escape)
    window.puzzles.open()
    walk("puzzles")
    window.puzzles.begin("oriflamme-12")
    person.wait()
    puzzle_runner = window.tables.play.match_script
    # The smallest table has room for all reasons of a choice without the bar alone.
    found += [f"a puzzle: {fault}" for fault in faults(puzzle_runner.bar)]
    person.scene.move_input.answer(
        next(move for move in person.asked.moves if str(move) not in puzzle_runner.puzzle.solution)
    )
    qtbot.waitUntil(lambda: puzzle_runner.result is not None)
    found += [f"a puzzle answered badly: {fault}" for fault in faults(puzzle_runner.result)]
    window.tables.show_start()
    window.pages.open_rules("")
    # A page of several books; whether each page has room is told by their own tests.
    for page in ("goal", "royal-decree", "judge", "program:program"):
        window.pages.rules.open_at(page)
        walk(f"rules, {page}")
    person.key(Qt.Key.Key_Escape)
    for name, until in PROMPTS.items():
        person.sit_down(staged(until))
        walk(name)
        if name == "place":
            for why in ("rival", "between", "not-target", "elsewhere"):
                person.scene.refused.emit(person.scene.words.gesture_hint(why))
                walk(f"refused: {why}")
        elif name == "face-down":
            # A plate reaches over the edges of its card rather than that the letters shrink.
            one, other = (place for place in person.scene.move_input.places if place.style == "chip")
            letters = QFontMetricsF(fonts.font(12, QFont.Weight.DemiBold))
            assert one.rect.width() == other.rect.width()
            assert max(map(letters.horizontalAdvance, (one.word, other.word))) <= one.rect.width() - 8
    person.carry(person.scene.items_by_number[person.scene.lifted], person.scene.measures.cloth.center())
    walk("dragging")
    person.key(Qt.Key.Key_Escape)
    for overlay in (person.table.show_keys, window._menu, lambda: person.table.show_pile(0)):
        overlay()
        walk("overlay")
        person.table.close_overlay()
    person.begin(game("RBGYK", people="RK", seed=113))
    walk("first curtain")
    person.lift_curtain()
    walk("empty queue")
    answer(person)
    walk("curtain")
    person.lift_curtain()
    window.tables.play.cover(person.scene.viewer, away=True)
    walk("window left")
    person.lift_curtain()
    person.sit_down(ended())
    walk("ending")
    person.key(Qt.Key.Key_R)
    walk("replay")
    person.key(Qt.Key.Key_End)
    walk("replay to its end")
    person.key(Qt.Key.Key_C)
    walk("coach, not yet asked")
    coach = window.replays.analysis_controllers["oriflamme"]
    coach.panel.show_progress(0.4)
    walk("coach at work")
    coach.panel.show_waiting(failed=True)
    walk("coach in trouble")
    for to_end in (True, False):
        person.key(Qt.Key.Key_C)
        coach.report = found_in(person.match, to_end=to_end)
        person.key(Qt.Key.Key_C)
        person.key(Qt.Key.Key_1)
        walk(f"coach, to the end: {to_end}")
    assert not found, "\n".join(dict.fromkeys(found))


SPOKEN = {"R": "pl", "B": "uk", "G": ""}


def in_many_languages() -> Match:
    asked = game("RBG", people="RBG")
    seats = tuple(replace(seat, language=SPOKEN[seat.family]) for seat in asked.seats)
    return Match.begin(replace(asked, seats=seats), CardSources(GAMES))


@pytest.mark.slow
def test_curtain_table_and_chronicle_turn_to_the_language_of_each_seat(person: Person) -> None:
    match = Match.restore(in_many_languages().record(), CardSources(GAMES))
    assert {seat.family: seat.language for seat in match.seats} == SPOKEN
    person.sit_down(match)
    curtain = person.window.screens.curtain
    for family, code in SPOKEN.items():
        code = code or person.window.settings.language
        named = families(code)[family]
        assert person.curtained
        assert current_language() == code
        assert named.dative in curtain._title.text()
        assert not person.table.view.accessibleDescription()
        person.lift_curtain()
        assert person.scene.words.language == code
        person.answer(next(iter(person.asked.moves)))
        person.wait()
    # The card at the front is asked about next, and whoever has just laid it sits there still.
    assert person.match.decision_seat == 2
    assert current_language() == "en"


@pytest.mark.slow
def test_pages_are_in_the_language_of_who_opens_them_and_the_start_in_that_of_the_program(person: Person) -> None:
    person.sit_down(in_many_languages())
    person.lift_curtain()
    person.window.pages.open_rules("")
    assert current_language() == "pl"
    person.window.settings.language = "ru"
    assert current_language() == "ru"
    person.window.screens.back()
    assert current_language() == "pl"
    person.window.tables.show_start()
    assert current_language() == "ru"
    person.window.settings.language = "en"


def test_a_language_is_chosen_beside_a_person(person: Person) -> None:
    start = person.window.start
    row = start.seats.rows["R"]
    row.language.set_key("uk")
    assert start.seats.seating.seats()[0].language == "uk"
    kept = SetupModel.recalled(read_saved_setup(person.window.settings.seats))
    assert kept.place("R").language == "uk"
    QTest.mouseClick(row.player.segment("bot"), LEFT)
    assert not row.language.isVisible()
    assert start.seats.seating.seats()[0].language == ""
