"""Scenarios of Ordonance: the armies of one territory, and what the rules demand of them.

The keys of a scenario:

    territory    each player's cards there, in the order played; a card is its letters
    completed    the players whose armies are full, in the order in which they became so; as listed if left out
    options      singles, certainty
    expect       stronger: the better of two full armies; control: who controls the territory now, or nobody
    then         play: one more card, [player, card]; control: who controls the territory after it
"""

from __future__ import annotations

from collections.abc import Mapping

from gonfalon.core.diagnostics import did_you_mean, join_words
from gonfalon.core.seats import FAMILIES
from gonfalon.games.ordonance.rules.control import controlling_seat, leading_seat
from gonfalon.games.ordonance.rules.deck import LETTERS, Deck, shipped
from gonfalon.games.ordonance.rules.game import Ordonance
from gonfalon.games.ordonance.rules.table import NOBODY, Table

KEYS = ("id", "name", "rule", "note", "territory", "completed", "options", "expect", "then")
EXPECTED = ("stronger", "control")
NO_PLAYER = "nobody"
HERE = 0
"""The territory in which it happens."""


def run_scenario(scenario: Mapping[str, object], deck: Deck | None = None) -> list[str]:
    """Return the differences from the expectation, a sentence each; empty when the scenario passes.

    A scenario that makes no sense differs too, and its sentence says why.
    """
    # Mistakes in the program's own deck are none of the scenario.
    deck = shipped() if deck is None else deck
    try:
        return _ScenarioRun(scenario, deck).differences()
    except ValueError as error:
        return [str(error)]


def table_with_armies(
    armies: Mapping[str, list[str]], deck: Deck, completed: list[str] | None = None, **options: str
) -> Table:
    """A table with these armies in its first territory, everything else empty.

    Args:
        armies: the cards of each player, in the order played, as letters.
        deck: what they are cards of; a card of which it has too few is made all the same.
        completed: the players whose armies are full, the first one first.
        options: as for a game.

    Raises:
        ValueError: with a sentence, when it makes no sense.
    """
    game = Ordonance()
    if len(armies) not in game.seats:
        raise ValueError(f"{len(armies)} cannot sit at this table: it is for 2 to 4 players.")
    seating = game.options({**options, "cards": deck, "families": FAMILIES[: len(armies)]}).seating()
    table = Table.empty(seating)
    players = list(armies)
    full = [player for player in players if len(armies[player]) >= seating.army_size]
    if completed is not None:
        if sorted(completed) != sorted(full):
            raise ValueError(f"'completed' must name the full armies: {join_words(full) or 'there is none'}.")
        full = list(completed)
    for player in sorted(players, key=lambda player: full.index(player) if player in full else len(full)):
        for word in armies[player]:
            play_from_nowhere(table, players.index(player), word)
    return table


def play_from_nowhere(table: Table, seat: int, word: str) -> None:
    """Let a seat play a card from nowhere into the first territory.

    Raises:
        ValueError: when there is no such card, or no place for it.
    """
    seating = table.seating
    order = [LETTERS[icon] for icon in seating.deck.icons]
    letters = "".join(sorted(word, key=lambda letter: order.index(letter) if letter in order else len(order)))
    if letters not in seating.rates.numbers:
        meant = f" A card is its letters out of {join_words(LETTERS.values())}."
        raise ValueError(f"'{word}' is no card of this deck{did_you_mean(word, seating.rates.numbers) or '.'}{meant}")
    if table.completed_at(seat, HERE):
        raise ValueError(f"'{word}' has no place: an army has {seating.army_size} cards.")
    card = table.top
    if card == seating.size:
        raise ValueError(f"'{word}' is one card more than the {seating.size} of this game.")
    table.top += 1
    table.at = seat
    table.hands[seat].append(card)
    table.show(card, seating.rates.numbers[letters], card)
    table.play(card, HERE)


class _ScenarioRun:
    """One scenario while it is tried."""

    def __init__(self, scenario: Mapping[str, object], deck: Deck) -> None:
        _check(scenario, KEYS, "a scenario")
        armies = {str(player): _cards(cards) for player, cards in _mapping(scenario, "territory").items()}
        completed = scenario.get("completed")
        if completed is not None and not isinstance(completed, list):
            raise ValueError("'completed' must be a list of players.")
        if completed is not None:
            completed = [str(player) for player in completed]
        options = {str(name): str(value) for name, value in _mapping(scenario, "options").items()}
        _check(options, ("singles", "certainty"), "'options'")
        self.players = list(armies)
        if NO_PLAYER in armies:
            raise ValueError(f"A player cannot be called '{NO_PLAYER}': that stands where there is none.")
        self.table = table_with_armies(armies, deck, completed, **options)
        self.expect = _mapping(scenario, "expect")
        _check(self.expect, EXPECTED, "'expect'")
        self.then = _mapping(scenario, "then")
        _check(self.then, ("play", "control"), "'then'")
        if not self.expect and "control" not in self.then:
            # It would pass whatever the rules are.
            raise ValueError("Nothing is expected here: 'expect' says who is 'stronger' or who has 'control'.")

    def differences(self) -> list[str]:
        found = []
        if "stronger" in self.expect:
            found += self._compare("the stronger army", self.expect["stronger"], leading_seat(self.table, HERE))
        if "control" in self.expect:
            found += self._compare("control", self.expect["control"], controlling_seat(self.table, HERE))
        if "play" in self.then:
            play = self.then["play"]
            if not isinstance(play, list) or len(play) != 2 or str(play[0]) not in self.players:
                raise ValueError("'play' must be a player and a card: [P2, SB].")
            play_from_nowhere(self.table, self.players.index(str(play[0])), str(play[1]))
        if "control" in self.then:
            found += self._compare("control afterwards", self.then["control"], controlling_seat(self.table, HERE))
        return found

    def _compare(self, what: str, wanted: object, seat: int) -> list[str]:
        if str(wanted) not in (*self.players, NO_PLAYER):
            raise ValueError(
                f"'{wanted}' does not play here{did_you_mean(str(wanted), (*self.players, NO_PLAYER)) or '.'}"
            )
        have = NO_PLAYER if seat == NOBODY else self.players[seat]
        return [] if have == str(wanted) else [f"{what}: {have} instead of {wanted}."]


def _check(given: Mapping[str, object], known: tuple[str, ...], what: str) -> None:
    for key in given:
        if key not in known:
            raise ValueError(f"'{key}' does not belong into {what}{did_you_mean(str(key), known) or '.'}")


def _mapping(scenario: Mapping[str, object], key: str) -> dict[str, object]:
    value = scenario.get(key, {})
    if not isinstance(value, dict):
        raise ValueError(f"'{key}' must be a mapping.")
    return value


def _cards(cards: object) -> list[str]:
    if not isinstance(cards, list):
        raise ValueError("the cards of a player must be a list: [S, SB].")
    return [str(card) for card in cards]
