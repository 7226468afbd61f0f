"""One table says of each kind of event how it is shown, what is heard and how long all of it takes."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from gonfalon.texts.game_log import LogGroup
from gonfalon.texts.log_entries import LogEntry, Pointer
from gonfalon.ui.board.animation_queue import AnimationSettings
from gonfalon.ui.board.captions import AFTER_STRIKE_MS, CaptionHold
from gonfalon.ui.board.event_animations import SceneEventAnimation, SilentEvent
from gonfalon.ui.board.event_table import EventRow, EventTable, Weight
from gonfalon.ui.board.scene_marks import DimItem
from gonfalon.ui.sound.sounds import Sound
from tests.ui.board.patience import Laid, PatienceScene, asked


class Earned(NamedTuple):
    amount: int


class Taken(NamedTuple):
    earned: int

    def apply(self, table: object) -> None:
        """Nothing lies elsewhere."""


EVENTS = EventTable(
    {
        Laid: EventRow(SceneEventAnimation, Sound.CARD),
        Earned: EventRow(SilentEvent, Sound.COIN, Weight.PAID),
        Taken: EventRow(SilentEvent, Sound.COIN, Weight.DECIDED, amount="earned"),
    },
    EventRow(SilentEvent, weight=Weight.NOTHING),
)


@pytest.fixture
def scene(qapp: object) -> PatienceScene:
    """A table that says the keys of lines, and of those that lay that all do."""
    scene = asked()
    scene.event_table = EVENTS
    scene.reader = lambda log_group: ("" if log_group.line is None else log_group.line.key, "")
    scene.row_words = lambda row: "all lay" if {one.line and one.line.key for one in row} == {"lays"} else ""
    scene.animation_queue.motion = AnimationSettings()
    return scene


def test_an_event_is_shown_and_heard_by_its_row_and_nothing_is_heard_of_nothing() -> None:
    assert type(EVENTS.animation(asked(), Laid(0, 1))) is SceneEventAnimation
    assert type(EVENTS.animation(asked(), Prompted())) is SilentEvent
    heard = [EVENTS.sound(event) for event in (Laid(0, 1), Earned(0), Earned(2), Taken(0), Taken(1), Prompted())]
    assert heard == [Sound.CARD, None, Sound.COIN, None, Sound.COIN, None]


class Prompted(NamedTuple):
    word: str = ""


def test_a_sentence_weighs_what_its_heaviest_event_does() -> None:
    assert EVENTS.weight([Laid(0, 1), Earned(1)]) == Weight.PAID
    assert EVENTS.weight([Earned(1), Taken(1), Laid(0, 1)]) == Weight.DECIDED
    assert EVENTS.weight([]) == EVENTS.weight([Prompted()]) == Weight.NOTHING


def passed(scene: PatienceScene) -> int:
    """Let everything be told, and return how long it takes."""
    queue, whole = scene.animation_queue, 0
    while queue.running is not None:
        whole += queue.running.totalDuration()
        queue.running.setCurrentTime(queue.running.totalDuration())
    return whole


def test_an_event_takes_as_long_as_it_weighs_and_its_sentence_can_be_read(scene: PatienceScene) -> None:
    scene.tell([LogGroup(1, LogEntry("lays", "R"), [Laid(2, 1)])])
    assert passed(scene) == Weight.LAID
    scene.tell([LogGroup(1, LogEntry("lays " * 30, "R"), [Laid(4, 0)])])
    assert Weight.LAID < passed(scene) < Weight.DECIDED
    scene.animation_queue.motion = AnimationSettings(2.0)
    scene.tell([LogGroup(1, LogEntry("lays", "R"), [Laid(3, 1)])])
    assert passed(scene) == Weight.LAID / 2


def test_of_what_is_struck_the_time_until_it_is_gone_counts_too(scene: PatienceScene) -> None:
    queue = scene.animation_queue
    scene.tell([LogGroup(1, LogEntry("hits", "R", aim=Pointer("knife", 1, (4,))), [Laid(2, 1), Taken(1)])])
    while not isinstance(queue._story, CaptionHold):
        queue.running.setCurrentTime(queue.running.totalDuration())
    assert 2 in scene.table.hand
    assert queue.spent + AFTER_STRIKE_MS == Weight.DECIDED


def test_a_row_of_the_same_kind_is_told_as_one_and_waits_only_once(scene: PatienceScene) -> None:
    def lays(card: int, key: str = "lays") -> list[LogGroup]:
        return [LogGroup(1, LogEntry(key, "R"), [Laid(card, 1)])]

    queue = scene.animation_queue
    scene.tell(lays(2))
    assert (scene.banner.title, scene.row_may_go_on) == ("lays", False)
    while not isinstance(queue.last, CaptionHold):
        queue.running.setCurrentTime(queue.running.totalDuration())
    assert scene.row_may_go_on
    scene.tell(lays(3))
    assert scene.banner.title == "all lay"
    assert passed(scene) <= Weight.LAID, "the first sentence is not waited for"
    scene.tell([*lays(4), *lays(5, "keeps")])
    assert scene.banner.title == "all lay", "it is still a row when the one before has been read"
    passed(scene)
    assert scene.banner.title == "keeps"
    scene.tell(lays(1))
    assert scene.banner.title == "lays", "something else lies between"


def test_step_by_step_each_is_told_by_itself(scene: PatienceScene) -> None:
    scene.animation_queue.motion = AnimationSettings(steps=True)
    scene.tell([LogGroup(1, LogEntry("lays", family), [Laid(card, 1)]) for family, card in (("R", 2), ("B", 3))])
    scene.animation_queue.hurry()
    scene.animation_queue.hurry()
    assert scene.banner.title == "lays"


def decided(victim: int = 4) -> LogGroup:
    return LogGroup(1, LogEntry("hits", "R", aim=Pointer("knife", 1, (victim,))), [Taken(1)])


def shades(scene: PatienceScene) -> list[DimItem]:
    """What lies over the table once the first sentence stands there."""
    queue = scene.animation_queue
    while not isinstance(queue._story, CaptionHold):
        queue.running.setCurrentTime(queue.running.totalDuration())
    return [mark for mark in scene.effects.marks if isinstance(mark, DimItem)]


def test_the_table_lies_in_the_shade_around_what_is_decided(scene: PatienceScene) -> None:
    scene.tell([decided()])
    (shade,) = shades(scene)
    place = scene.place_of(4)
    assert not shade.holds(place.center())
    assert shade.holds(scene.dimmed_rect().center())
    scene.tell([LogGroup(1, LogEntry("lays", "R"), [Laid(2, 1)])])
    passed(scene)
    assert not [mark for mark in scene.effects.marks if isinstance(mark, DimItem)]


@pytest.mark.parametrize("quiet", ["weight", "reduced", "unseen"])
def test_nothing_is_dimmed_for_what_is_lighter_not_seen_or_to_be_read_only(scene: PatienceScene, quiet: str) -> None:
    scene.animation_queue.motion = AnimationSettings(reduced=quiet == "reduced")
    laid = LogGroup(1, LogEntry("hits", "R", aim=Pointer("knife", 1, (4,))), [Laid(2, 1)])
    scene.tell([laid if quiet == "weight" else decided(victim=99 if quiet == "unseen" else 4)])
    assert len(shades(scene)) == (quiet == "unseen"), "what does it is seen all the same"


def test_light_falls_on_the_panel_of_whoever_decides(scene: PatienceScene) -> None:
    assert scene.deciding == 0
    assert scene.light.boundingRect().contains(scene.panels_by_seat[0].scene_rect())
    scene.ask(None)
    assert scene.light.boundingRect().isEmpty()
