"""What the options of Rally the Troops are in our moves, prompt by prompt."""

from __future__ import annotations

from collections.abc import Callable

from gonfalon.games.pamir.rules import moves
from gonfalon.games.pamir.rules.constants import ACTIONS, COALITIONS, FIRST_BORDER, ON_CARD, SUITS
from gonfalon.games.pamir.rules.moves import Move
from gonfalon.games.pamir.rules.seating import Seating

from .pieces import FIRST_SEAT, owner_of, place_of
from .trace import Option, Step

PLAYER = "player_"
LOYALTY = "loyalty_"
PLACINGS = ("place_tribe", "place_road", "place_army", "place_spy", "gift", "build", "infrastructure", "insurrection")
"""The prompts there at which `piece` takes a piece from the map because the supply is empty."""
DISCARDS = ("leverage", "cleanup_court", "cleanup_hand", "confidence_failure")


class Meanings:
    """Our moves for the options of one game."""

    def __init__(self, seating: Seating) -> None:
        self.seating = seating
        self._of: dict[str, Callable[[Step, Option], Move | None]] = {
            "loyalty": lambda _, option: moves.LOYAL[COALITIONS.index(option.verb.removeprefix(LOYALTY))],
            "actions": self._action,
            "blackmail": self._blackmail,
            "tax": self._tax,
            "betray": lambda _, option: moves.TARGET[option.number],
            "accept_prize": lambda _, option: moves.PRIZE if option.verb == "accept" else moves.REFUSE,
            "battle": self._battle,
            "safe_house": self._safe_house,
            "rumor": lambda _, option: moves.RUMOR[self._letter(option)],
            "other_persuasive_methods": lambda _, option: moves.SWAP[self._letter(option)],
            "pashtunwali_values": lambda _, option: moves.FAVOR_SUIT[SUITS.index(str(option.about).lower())],
            "rebuke": lambda _, option: moves.REBUKE[place_of(option.number)],
            **dict.fromkeys(PLACINGS, self._placing),
            **dict.fromkeys(DISCARDS, self._discard),
        }

    def __call__(self, step: Step, option: Option) -> Move | None:
        """Our move for an option of a step, None where it is nothing here."""
        reading = self._of.get(step.prompt)
        move: Move | None = None if reading is None else reading(step, option)
        return move

    def all_of(self, step: Step) -> set[Move]:
        """Our moves for all options of a step."""
        return {move for option in step.legal if (move := self(step, option)) is not None}

    def _letter(self, option: Option) -> int:
        return self.seating.letters[int(option.verb.removeprefix(PLAYER))]

    def _action(self, _: Step, option: Option) -> Move | None:
        if option.verb in ("end_turn", "end_turn_pass"):
            return moves.END
        if option.verb == "card":
            return moves.BUY[option.number]
        if option.verb in ("play_left", "play_right"):
            return moves.PLAY[option.number][option.verb == "play_right"]
        return moves.USE[ACTIONS.index(option.verb)][option.number] if option.verb in ACTIONS else None

    def _blackmail(self, step: Step, option: Option) -> Move | None:
        if option.verb == "pass":
            return moves.PASS
        return moves.ON_COURT[option.number] if option.verb == "card" else self._lift(step, option)

    def _lift(self, step: Step, option: Option) -> Move | None:
        value = step.before["pc"][option.number]
        return moves.LIFT[place_of(value)] if value else None

    def _placing(self, step: Step, option: Option) -> Move | None:
        if option.verb == "piece":
            return self._lift(step, option)
        if option.verb == "next":
            return moves.DONE if step.prompt == "build" else None
        if option.verb == "place_gift":
            return moves.SPACE[option.number // 2 - 1]
        if option.verb == "card":
            return moves.ON_COURT[option.number]
        # Where a tribe or an army goes for an icon, or after a Dominance Check, is no question here.
        forced = step.prompt in ("place_tribe", "place_army", "insurrection")
        return None if forced else moves.PLACE[place_of(option.number)]

    def _tax(self, _: Step, option: Option) -> Move | None:
        if option.verb == "pass":
            return moves.DONE
        if option.verb == "card":
            return moves.RUPEE[option.number] if option.number else None
        return moves.RUPEE[moves.OF_FAMILY + self._letter(option)]

    def _battle(self, step: Step, option: Option) -> Move | None:
        if option.verb == "next":
            return moves.DONE
        if option.verb != "piece":
            return moves.SITE[place_of(option.number)]
        owner, place = owner_of(option.number), place_of(step.before["pc"][option.number])
        if owner >= FIRST_SEAT:
            letter = self.seating.letters[owner - FIRST_SEAT]
            return moves.REMOVE_SPY[letter] if place >= ON_CARD else moves.REMOVE_TRIBE[letter]
        return moves.REMOVE_ROAD[place][owner] if place >= FIRST_BORDER else moves.REMOVE_ARMY[owner]

    def _safe_house(self, _: Step, option: Option) -> Move | None:
        return moves.LOSE if option.verb == "pass" else moves.SHELTER[option.number]

    def _discard(self, _: Step, option: Option) -> Move | None:
        return moves.DISCARD[option.number] if option.verb == "card" else None


def steps_of(step: Step, second: Step, option: Option) -> Move | None:
    """Our move for a piece that was chosen to move in one step and an option where to in the second."""
    origin = place_of(step.before["pc"][step.chosen.number])
    target = place_of(option.number)
    if origin >= ON_CARD:
        return Move("slip", origin - ON_CARD, target - ON_CARD)
    return (moves.MARCH if owner_of(step.chosen.number) < FIRST_SEAT else moves.WANDER)[origin][target]


def origins(step: Step) -> set[tuple[str, int]]:
    """The words and places of our moves that begin with the pieces which may be chosen to move."""
    found = set()
    for option in step.legal:
        if option.verb == "piece":
            place = place_of(step.before["pc"][option.number])
            army = owner_of(option.number) < FIRST_SEAT
            word = "slip" if place >= ON_CARD else "march" if army else "wander"
            found.add((word, place - ON_CARD if place >= ON_CARD else place))
    return found
