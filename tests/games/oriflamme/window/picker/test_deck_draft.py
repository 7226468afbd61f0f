"""What can be chosen out of which sets, and what ten kinds are counted to be."""

from __future__ import annotations

import random

import pytest

from gonfalon.games.oriflamme.rules.compiler import from_texts
from gonfalon.games.oriflamme.window.picker.deck_draft import DeckDraft, deck_facts
from tests.games.oriflamme.window.picker.decks import MIXED, own, shipped


def test_an_eleventh_kind_is_refused() -> None:
    choice = DeckDraft(shipped(), MIXED)
    assert choice.full
    assert not choice.toggle("spy")
    assert choice.ids == tuple(sorted(MIXED))
    assert choice.toggle("judge")
    assert choice.toggle("spy")
    assert "spy" in choice
    assert "judge" not in choice


@pytest.mark.parametrize("count", [2, 3, 4, 5, 6, 10, 15, 20])
def test_halves_are_ten_whatever_the_size_of_a_users_set(count: int) -> None:
    first = [kind.id for part in shipped() for kind in part.kinds]
    for users in (own(count), own(count, first=first)):
        choice = DeckDraft([*shipped(), users])
        choice.halves(random.Random(count))
        mine = choice.count(2)
        assert len(choice) == 10
        assert choice.shares() == (mine, 10 - mine)
        others = len(choice.kinds) - len(users)
        assert mine == max(min(5, count), 10 - others)


def test_fewer_than_ten_are_all_drawn() -> None:
    choice = DeckDraft([own(3)])
    for draw in (choice.at_random, choice.halves):
        draw(random.Random(1))
        assert len(choice) == 3
        assert not choice.full


def test_every_kind_is_drawn_some_time() -> None:
    choice, dice, seen = DeckDraft(shipped()), random.Random(5), set()
    for _ in range(40):
        choice.at_random(dice)
        seen.update(choice.ids)
    assert len(seen) == 20


def test_no_sets_offer_nothing() -> None:
    choice = DeckDraft(())
    assert (choice.kinds, choice.ids, choice.sets_taken, choice.full) == ((), (), (), False)


def test_verbs_are_found_in_options_and_behind_conditions() -> None:
    verbs = {kind.id: kind.card.verbs for part in shipped() for kind in part.kinds}
    assert verbs["judge"] >= {"choose", "gain", "mark", "eliminate"}
    assert verbs["deserter"] >= {"eliminate", "if", "gain", "discard"}
    assert "reserve" in verbs["deal"]
    assert "sentence" not in verbs["judge"]


@pytest.mark.parametrize(
    ("programs", "verbs"),
    [
        (
            "activate: [{if: any mine, then: [{choose: {strike: [eliminate: one card], rest: [gain: 1]}}]}]",
            {"if", "choose", "eliminate", "gain"},
        ),
        ("activate: [gain: 1], avenge: [eliminate: one card]", {"gain", "eliminate"}),
        # An option that is called like a verb is none.
        ("activate: [{choose: {mark: [gain: 1], rest: [gain: 2]}}]", {"choose", "gain"}),
    ],
    ids=["deep", "avenging", "named like a verb"],
)
def test_verbs_are_found_in_every_program(programs: str, verbs: set[str]) -> None:
    text = f"name: Folk\ncards:\n  baker: {{type: character, {programs}}}\n"
    (baker,) = from_texts((("folk.yaml", text),), ()).kinds
    assert baker.card.verbs == verbs


def test_attackers_are_those_whose_programs_eliminate() -> None:
    deck = [kind for part in shipped() for kind in part.kinds]
    names = {kind.id: kind.id for kind in deck}
    attackers = deck_facts(deck, names)[1].note.split(", ")
    assert attackers == ["archer", "assassination", "soldier", "deserter", "judge", "revolt"]


@pytest.mark.parametrize(
    ("characters", "note"),
    [(5, "Fewer characters than usual"), (6, "A usual mix"), (7, "A usual mix"), (8, "More characters than usual")],
)
def test_the_types_are_judged_when_there_are_ten(characters: int, note: str) -> None:
    kinds = [kind for part in shipped() for kind in part.kinds]
    people = [kind for kind in kinds if kind.type == "character"][:characters]
    plots = [kind for kind in kinds if kind.type == "intrigue"][: 10 - characters]
    assert deck_facts([*people, *plots], {})[0].note.startswith(note)
    assert deck_facts(people[:3], {})[0].note == "Six to seven characters are usual"
