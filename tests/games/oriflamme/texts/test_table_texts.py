"""What the table calls the game, and the questions that only some cards ask."""

from __future__ import annotations

import pytest

from gonfalon.core.state import Decision
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.card_set import CardSet, combine
from gonfalon.games.oriflamme.rules.compiler import from_texts, load_files
from gonfalon.games.oriflamme.rules.interpreter import Prompt
from gonfalon.games.oriflamme.rules.moves import KEEP
from gonfalon.games.oriflamme.rules.scenario import read_position
from gonfalon.games.oriflamme.texts.table_texts import TableTexts

BASE = load_files(cards_dir() / "oriflamme.yaml")
ALLIANCE = load_files(cards_dir() / "alliance.yaml")


def small(name: str, kind: str, more: str = "") -> CardSet:
    text = f"name: {name}\ncards:\n  {kind}: {{type: intrigue, {more}activate: [{{gain: 1}}, {{discard: this}}]}}\n"
    text += f"  {kind}s: {{type: character, activate: [{{gain: 1}}]}}\n"
    return from_texts(((f"{name}.yaml", text),))


@pytest.mark.parametrize(
    ("deck", "name"),
    [
        (BASE, "Oriflamme"),
        (BASE.pick(["spy", "lord", "heir"]), "Oriflamme"),
        (ALLIANCE, "Alliance"),
        (combine([BASE, ALLIANCE], ["spy", "lord", "judge"]), "Mixed deck"),
        (small("Village", "miller"), "Village"),
        (combine([BASE, small("Village", "miller")], ["spy", "miller"]), "Village"),
        (combine([small("Village", "miller"), small("Town", "baker")]), "Mixed deck"),
    ],
)
def test_the_game_is_called_by_its_sets(deck: CardSet, name: str) -> None:
    assert TableTexts("en", deck).game() == name
    assert TableTexts("en").game(deck) == name


def only_kept(cards: CardSet, queue: str, fresh: bool = False) -> tuple[str, str]:
    table = read_position(queue, cards, families="RB")
    if fresh:
        table.fresh = (table.queue[0],)
    prompt = Prompt("face-down", table.queue[0])
    return TableTexts("en", cards).prompt(Decision(0, prompt, (KEEP,)), table)


def test_a_card_that_cannot_be_revealed_says_why() -> None:
    dear = small("Dear", "tax", more="cost: 3, ")
    assert only_kept(dear, "R.tax-") == (
        "Tax: it can only be kept",
        "It costs 3 influence to reveal; nothing lies on it",
    )
    assert only_kept(dear, "R.tax-2")[1] == "It costs 3 influence to reveal; only 2 lies on it"
    assert only_kept(ALLIANCE, "R.judge-2", fresh=True) == (
        "Judge: it can only be kept",
        "It came into the queue this round and acts from the next on",
    )


def test_a_card_that_is_covered_keeps_what_lies_on_it() -> None:
    said = TableTexts("en", BASE).covers("Heir", 2)
    assert said == "Cover: the Heir below will not act\n2 influence stays on the card below"
