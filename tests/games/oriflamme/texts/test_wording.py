"""What the table calls the game, and the questions that only some cards ask."""

from __future__ import annotations

import pytest

from gonfalon.core.state import Decision
from gonfalon.data import cards_dir
from gonfalon.games.oriflamme.rules.cardset import CardSet, combine
from gonfalon.games.oriflamme.rules.loading import from_texts, load
from gonfalon.games.oriflamme.rules.moves import KEEP, Move
from gonfalon.games.oriflamme.rules.notation import read_position
from gonfalon.games.oriflamme.rules.program import Prompt
from gonfalon.games.oriflamme.texts.wording import Wording

BASE = load(cards_dir() / "oriflamme.yaml")
ALLIANCE = load(cards_dir() / "alliance.yaml")


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
    assert Wording("en", deck).game() == name
    assert Wording("en").game(deck) == name


def only_kept(cards: CardSet, queue: str, fresh: bool = False) -> tuple[str, str]:
    table = read_position(queue, cards, families="RB")
    if fresh:
        table.fresh = (table.queue[0],)
    prompt = Prompt("face-down", table.queue[0])
    return Wording("en", cards).prompt(Decision(0, prompt, (KEEP,)), table)


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


def robbed(queue: str, pools: list[int]) -> list[tuple[str, str]]:
    """What stands on the buttons of Blue's Spy, which lies in the second place."""
    table = read_position(queue, BASE, families="RBG")
    table.pool[:] = pools
    prompt = Prompt("target", table.queue[1], "steal", model=BASE.number("spy"))
    moves = tuple(Move("target", slot=slot) for slot in (0, 2))
    return [(choice.title, choice.detail) for choice in Wording("en", BASE).choices(Decision(1, prompt, moves), table)]


def test_a_spy_is_told_of_the_pools_that_it_may_rob_and_not_of_what_lies_on_the_cards() -> None:
    assert robbed("R.heir-3 B.spy+ G.lord+", [5, 2, 1]) == [
        ("Red, Heir, card 1", "5 influence in the owner’s pool"),
        ("Green, Lord, card 3", "1 influence in the owner’s pool"),
    ]
    assert robbed("R.heir-3 B.spy+ B.lord+", [0, 2, 1]) == [
        ("Red, Heir, card 1", "The owner’s pool is empty"),
        ("Blue, Lord, card 3", "Your own family: nothing is taken"),
    ]
