"""Looks over Wakhan's shoulder: everything that she does is compared with what the rules alone say (W)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from gonfalon.games.pamir.rules import events, words
from gonfalon.games.pamir.rules.deck import LINES

from .plain_wakhan_acting import Mind
from .plain_wakhan_playing import icons_of, mind_of, overthrown

OVER = ("line", "not_possible", "no_more_actions", "no_more_lines", "bonus", "card", "ambition", "ambition_to_win")
"""Reasons before which whatever she did is complete."""


class Watch:
    """Listens to a table; `faults` has a sentence for everything that she should have done otherwise."""

    def __init__(self, table: Any) -> None:
        self.live = table
        self.told = table.clone()
        """The table before the event that is told."""
        self.faults: list[str] = []
        self.seen: Counter[str] = Counter()
        self.expected: list[Any] | None = None
        self.done: list[Any] = []
        self.icons: list[Any] | None = None
        self.placed: list[Any] = []
        self.line, self.row = "", 0
        """The line that was tried last, and the number of the next one."""
        self.impossible, self.failed = False, 0
        self.bonus: list[int] = []
        table.listener = self

    @property
    def me(self) -> int:
        return int(self.told.seating.wakhan)

    def fault(self, rule: str, did: Any, should: Any) -> None:
        self.faults.append(f"{rule}: she did {did}, but should have done {should}.")

    def same(self, rule: str, did: Any, should: Any) -> None:
        self.seen[rule] += 1
        if did != should:
            self.fault(rule, did, should)

    def __call__(self, event: Any) -> None:
        if isinstance(event, events.WakhanReasoned):
            if event.word in OVER:
                self._finish()
            self._reasoned(event)
        elif isinstance(event, events.ActionsEnded | events.TurnBegun):
            self._finish()
            self._no_bonus_left()
        else:
            self._happened(event)
        event.apply(self.told)

    # -- what she says -------------------------------------------------------------------------------------------------

    def _reasoned(self, event: Any) -> None:
        word, numbers = event.word, event.numbers
        mind = Mind(self.told) if self.told.wakhan_card >= 0 else None
        if word == "card":
            assert mind is not None
            about = (mind.card.number, mind.column, int(mind.bottom), mind.friends)
            self.same("W8", numbers, about)
            self.line, self.row = "", 0
            self.failed = 0
        assert mind is not None or word == "shuffled"
        if mind is None:
            return
        if word in ("ambition", "ambition_to_win"):
            self.same("W11", numbers[0], mind.ambition())
            self._expect([("buy", numbers[0])])
            self.failed = 0
        elif word == "line":
            self.same("W11", None, mind.ambition())
            self.same("W10", numbers[:2], (mind.card.number, self.row + 1))
            line = mind.card.lines[self.row]
            self.same("W10", LINES[numbers[2]], line)
            self.row = (self.row + 1) % 3
            self.line = line
            self._expect(self._line(mind, line))
            self.impossible = not self.expected
            self.failed = self.failed + 1 if self.impossible else 0
        elif word == "not_possible":
            self.same(f"W15 {self.line}", True, self.impossible)
        elif word in ("no_more_actions", "no_more_lines"):
            self.same("W10", word, "no_more_actions" if not self.told.actions else "no_more_lines")
            if self.told.actions:
                self.same("W10", self.failed, 3)
            deck = self.told.seating.deck
            always = [words.ABILITIES.index(name) for name in ("savvy_operator", "irregulars")]
            tactics = self.told.boons[self.me] >> words.NEW_TACTICS & 1
            self.bonus = [
                card
                for card in self.told.courts[self.me]
                if not self.told.used >> card & 1
                and (
                    deck.suit[card] == self.told.favored
                    or deck.ability[card] in always
                    or (tactics and deck.suit[card] == words.MILITARY)
                )
            ]
        elif word == "bonus":
            self._bonus(mind, numbers)
        elif word == "court_limit":
            self.same("W17", numbers[0], mind.given_up())
            ranks = [tuple(-figure for figure in mind.order_of_giving_up(card)) for card in self.told.courts[self.me]]
            self.same("W17 why", numbers[1], decided_by(ranks))
        elif word in ("spy", "spy_among_all"):
            self.same("W13", numbers[0], mind.spied_on(numbers[2]))
            here = [card for card in mind.in_courts() if mind.deck.region[card] == numbers[2]]
            behind = [card for card in here if not mind.leads_on(card)]
            self.same("W13", word, "spy" if behind else "spy_among_all")
            self.same("W9 why", numbers[1], decided_by([mind.rank(card) for card in behind or here]))
        elif word == "blackmail":
            cards = [card for card in mind.in_courts() if mind.deck.region[card] == numbers[2]]
            self.same("X9", numbers[0], mind.first([card for card in cards if not self.told.spies[card]]))

    def _bonus(self, mind: Mind, numbers: tuple[int, ...]) -> None:
        """W10: the next card of the list that can do anything, with its leftmost icon that can be done."""
        while self.bonus:
            card = self.bonus.pop(0)
            if card not in self.told.courts[self.me]:
                continue
            for action in mind.deck.actions[card]:
                should = self._used(mind, card, words.ACTIONS[action], action)
                if should:
                    self.same("W10 bonus", numbers, (card, action))
                    self._expect(should)
                    return
        self.fault("W10 bonus", numbers, "no bonus action")

    def _no_bonus_left(self) -> None:
        mind = Mind(self.told) if self.bonus else None
        for card in self.bonus:
            if mind is not None and card in self.told.courts[self.me]:
                can = [self._used(mind, card, words.ACTIONS[action], action) for action in mind.deck.actions[card]]
                self.same("W10 bonus", [], [effects for effects in can if effects])
        self.bonus = []

    # -- what should follow --------------------------------------------------------------------------------------------

    def _line(self, mind: Mind, line: str) -> list[Any]:
        if line.startswith("rad"):
            card = mind.radicalized() if line == "radicalize" else mind.instructed(line)
            return [] if card is None else [("buy", card)]
        action = words.BATTLE if line == "battle_card_with_most_spies" else words.ACTIONS.index(line)
        card = mind.acting_card(action)
        return [] if card is None else self._used(mind, card, line, action)

    def _used(self, mind: Mind, card: int, line: str, action: int) -> list[Any]:
        rank, table = mind.deck.rank[card], self.told
        bribe = mind.bribe_to_use(card)
        rupees = table.rupees[self.me] - bribe
        if rupees < {words.BUILD: 2, words.BETRAY: 2, words.GIFT: mind.gift()}.get(action, 0):
            return []
        effects: list[Any] = []
        match line:
            case "tax":
                # What she pays for a hostage can be taxed again.
                world = table.clone()
                world.rupees[self.me] -= bribe
                counts = [(mind.spies(seat, card), seat) for seat in range(table.seating.seats)]
                world.rupees[max(counts)[1]] += bribe
                effects = [] if not mind.tax(rank) else Mind(world).tax(rank)
            case "betray":
                target = mind.betrayed()
                effects = [] if target is None else [("discard", target), ("prize", target)]
            case "gift":
                space = 15 + (2, 4, 6).index(mind.gift())
                if table.cylinders[self.me]:
                    effects = [("place", self.me, space)]
                elif (lifted := mind.lifted_cylinder(space)) is not None:
                    effects = [("cylinder", self.me, lifted), ("place", self.me, space)]
            case "build":
                effects = self._built(mind, rupees)
            case "move":
                effects = self._moved(mind, rank)
            case _:
                effects = list(mind.battle(rank, most_spies=line != "battle"))
        return [("use", card, action), *effects] if effects else []

    def _built(self, mind: Mind, rupees: int) -> list[Any]:
        region = mind.building_site()
        if region is None:
            return []
        blocks = min(3, rupees // 2) * (2 if mind.boon(words.NATION_BUILDING) else 1)
        blocks += mind.has(self.me, "infrastructure")
        effects: list[Any] = []
        world = self.told.clone()
        for _ in range(blocks):
            if not world.blocks[mind.friends]:
                lifted = mind_of(world, mind).lifted_block(mind.friends, region)
                if lifted is None:
                    break
                effects.append(("block", mind.friends, lifted))
                world.remove_block(mind.friends, lifted)
            effects.append(("block placed", mind.friends, region))
            world.place_block(mind.friends, region)
        return effects

    def _moved(self, mind: Mind, rank: int) -> list[Any]:
        effects: list[Any] = []
        world = self.told.clone()
        for _ in range(rank):
            step = mind_of(world, mind).step()
            if step is None:
                break
            what, origin, target = step
            effects.append(("step", what == "army", origin, target))
            if what == "army":
                world.move_block(mind.friends, origin, target)
            else:
                world.move_cylinder(self.me, origin, target)
                if what == "tribe":
                    overthrown(world, origin)
        return effects

    # -- what does follow ----------------------------------------------------------------------------------------------

    def _expect(self, effects: list[Any]) -> None:
        self.expected, self.done = effects, []

    def _finish(self) -> None:
        if self.icons is not None:
            self.same("W13 icons", self.placed, self.icons)
            self.icons = None
        if self.expected is None:
            return
        done, expected = self.done, self.expected
        self.expected = None
        rule = f"W12 {self.line}" if expected and expected[0][0] == "buy" else f"W16 {self.line}"
        if expected and expected[-1][0] == "prize":  # a debt or an overthrow may come between
            done = [effect for effect in done if effect in expected]
        elif expected and expected[0][0] == "use":
            # What is lost by an overthrow after it is tried elsewhere.
            done = [effect for effect in done if effect[0] not in ("discard", "rupees")]
            if expected[0][2] == words.BATTLE:
                done = done[: len(expected)]
        self.same(rule, done, expected)

    def _happened(self, event: Any) -> None:
        match event:
            case events.CardBought() | events.CardBoughtOpenly() | events.EventBought() if event.seat == self.me:
                self.done.append(("buy", event.card))
            case events.CardPlayed() if event.seat == self.me:
                if self.icons is not None:
                    self._finish_icons()
                self._play(event)
            case events.CardUsed() if self.told.at == self.me:
                self.done.append(("use", event.card, event.action))
            case _:
                self._effect(event)

    def _finish_icons(self) -> None:
        self.same("W13 icons", self.placed, self.icons)
        self.icons = None

    def _play(self, event: Any) -> None:
        world = self.told.clone()
        self.same("W13 side", event.side, int(Mind(self.told).bottom))
        event.apply(world)
        self.icons, self.placed = icons_of(world, event.card), []

    def _effect(self, event: Any) -> None:
        effect: Any = None
        match event:
            case events.RupeesPassed() if event.taker == self.me and self.told.at == self.me:
                effect = ("seat", event.giver, event.amount)
            case events.RupeeTaken():
                effect = ("place", event.place, 1)
            case events.CourtCardDiscarded():
                effect = ("discard", event.card)
            case events.PrizeTaken():
                effect = ("prize", event.card)
            case events.BlockPlaced():
                effect = ("block placed", event.coalition, event.place)
            case events.BlockRemoved():
                effect = ("block", event.coalition, event.place)
            case events.CylinderRemoved():
                effect = ("cylinder", event.seat, event.place)
            case events.CylinderPlaced() if event.seat == self.me:
                effect = ("place", event.seat, event.place)
            case events.BlockMoved():
                effect = ("step", True, event.origin, event.target)
            case events.CylinderMoved():
                effect = ("step", False, event.origin, event.target)
            case events.SuitFavored():
                effect = ("suit", event.suit)
            case events.RupeesGained() if event.seat == self.me:
                effect = ("rupees", event.amount)
        if effect is None:
            return
        if self.icons is not None:
            # A hand that somebody swapped with her is played in the middle of his turn.
            if self.told.at == self.me or len(self.placed) < len(self.icons):
                self.placed.append(effect)
        elif self.expected and self.expected[0][0] == "use" and ("use", *self.expected[0][1:]) in self.done:
            self.done.append(effect)


def decided_by(ranks: list[tuple[int, ...]]) -> int:
    """The number of the first question after which one is left, 0 where there is one from the beginning (W9, W17)."""
    for number in range(len(ranks[0]) + 1):
        best = max(rank[:number] for rank in ranks)
        if len([rank for rank in ranks if rank[:number] == best]) == 1:
            return number
    raise LookupError("two cards are the same")
