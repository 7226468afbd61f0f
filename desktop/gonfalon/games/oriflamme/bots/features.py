"""Features of an Oriflamme table for a learned policy and a learned value: one-hot slots.

Each slot stands for something that is so now, mostly two or three things at once: this kind of card, in this round,
beside that neighbour. What a seat decides by is worked out only from what it knows, so the slots of a decision are the
same on its view and on every table that looks like it. What the value sees is the opened table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gonfalon.bots.policy import SlotAllocator
from gonfalon.core.state import State
from gonfalon.games.oriflamme.rules import CardSet, Move, Table
from gonfalon.games.oriflamme.rules.card_set import CardKind, Choose
from gonfalon.games.oriflamme.rules.game import REACHED, TURN_ORDER
from gonfalon.games.oriflamme.rules.interpreter import Activation, Prompt
from gonfalon.games.oriflamme.rules.moves import BACK, FRONT
from gonfalon.games.oriflamme.rules.table import RESOLUTION, VERDICT_TOKENS

ROUNDS: Final = 6
LAIN: Final = 5
"""Influence on a card is told apart up to one less than this."""
LEADS: Final = 7
QUEUES: Final = 8
SEATS: Final = 6
OPTIONS: Final = 4
PLACES: Final = 3
"""At the front, at the back, over an own card."""

_STEPS: Final = (-7, -3, 0, 1, 4, 8)
LEAD_OF: Final = {lead: sum(lead >= step for step in _STEPS) for lead in range(-400, 401)}
"""In which of `LEADS` bands a lead of so much influence over the best rival lies; the middle one is a tie."""
QUEUE_OF: Final = (0, 1, 2, 3, 4, 4, 5, 5, 6, 6, 6, *[7] * 60)


class FeatureLayout(SlotAllocator):
    """The layout of the slots of each pattern, for a number of kinds of cards."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds
        self.neighbours = neighbours = 4 * kinds + 5
        """What may lie beside a card: nothing; an own open or closed card or a rival's open or known one, by kind; a
        rival's unknown one, by the influence on it."""
        self.coarse = coarse = kinds + 8
        take = self.take
        k, d = kinds, neighbours
        # Placing: a kind and one of three places.
        kp = k * PLACES
        self.p_round = take(kp * ROUNDS)
        self.p_seats = take(kp * SEATS)
        self.p_beside = take(kp * d * 3)
        self.p_second = take(kp * d)
        self.p_order = take(kp * SEATS * 2)
        self.p_queue = take(kp * QUEUES)
        self.p_own = take(kp * SEATS)
        self.p_cover = take(k * LAIN * ROUNDS)
        self.p_lead = take(k * LEADS * ROUNDS)
        self.p_hand = take(k * k)
        self.p_mine = take(k * k * 2)
        self.p_owner = take(kp * 4)
        self.p_rival = take(kp * k)
        self.p_shown = take(k * k * 3)
        # Keeping or revealing: a kind.
        self.r_seats = take(k * SEATS)
        self.r_lain = take(k * ROUNDS * LAIN)
        self.r_left = take(k * ROUNDS * d)
        self.r_right = take(k * ROUNDS * d)
        self.r_both = take(k * coarse * coarse)
        self.r_place = take(k * 4 * LAIN)
        self.r_lead = take(k * LEADS * ROUNDS)
        self.r_after = take(k * 5 * QUEUES)
        self.r_own = take(k * SEATS)
        self.r_shown = take(k * k)
        self.r_hand = take(k * k)
        self.r_marks = take(k * ROUNDS)
        self.r_front = take(k * d)
        self.r_back = take(k * d)
        self.r_rival = take(k * k)
        self.r_most = take(k * ROUNDS * LAIN)
        self.r_second = take(k * 2 * d)
        self.r_rank = take(k * 2 * 5 * 2)
        # Targets: the kind that acts.
        self.t_what = take(k * d)
        self.t_round = take(k * ROUNDS * d)
        self.t_rank = take(k * 5 * 2 * LAIN)
        self.t_later = take(k * 2 * d)
        self.t_end = take(k * 2 * 2 * 2)
        self.t_shown = take(k * k)
        self.t_lead = take(k * LEADS * ROUNDS * 2)
        self.t_marks = take(k * 2 * 3)
        self.t_near = take(k * d * 3)
        # Gaps: what is moved.
        self.g_passes = take(d * 4 * ROUNDS)
        self.g_left = take(d * d)
        self.g_right = take(d * d)
        self.g_still = take(d)
        # Options and what comes out of the hand.
        self.c_round = take(k * OPTIONS * ROUNDS)
        self.c_left = take(k * OPTIONS * d)
        self.c_right = take(k * OPTIONS * d)
        self.c_lead = take(k * OPTIONS * LEADS)
        self.c_lain = take(k * OPTIONS * LAIN)
        self.c_marks = take(k * OPTIONS * 3 * 3)
        self.h_round = take(k * ROUNDS)
        self.h_left = take(k * d)
        self.h_right = take(k * d)


class MoveFeatures:
    """Works out the slots of decisions at tables with one set of cards."""

    def __init__(self, layout: FeatureLayout, cards: CardSet, kinds: Sequence[str]) -> None:
        """
        Args:
            layout: of as many kinds as `kinds` names.
            cards: those that are played with.
            kinds: the kinds that the slots know, all of `cards` among them.
        """
        self.layout = layout
        numbers = {id: number for number, id in enumerate(kinds)}
        self.kind_of = [numbers[kind.id] for kind in cards.kinds]
        """For the number of a kind in the set its number in the slots."""
        self.of_id = {kind.id: numbers[kind.id] for kind in cards.kinds}
        self.options = {
            (kind.id, word): place for kind in cards.kinds for place, word in enumerate(sorted(_options(kind)))
        }

    # -- decisions -----------------------------------------------------------------------------------------------------

    def slots(self, state: State) -> list[list[int]]:
        """For each of the moves its slots; keeping a card has none, and revealing it is weighed against that."""
        table: Table = state.table
        frame = state.stack[-1]
        seat, moves = state.seat, state.moves
        if frame is REACHED:
            return [[] if move.word == "keep" else self._reveal(table, seat) for move in moves]
        if frame is TURN_ORDER:
            return self._place(table, seat, moves)
        assert isinstance(frame, Activation)
        prompt: Prompt = frame.prompt(state)
        word = prompt.word
        if word == "target":
            return self._target(table, seat, moves, prompt)
        if word == "gap":
            return self._gap(table, seat, moves, prompt)
        if word == "choose":
            return self._choose(table, seat, moves, prompt)
        return self._hand(table, seat, moves, prompt)

    def _beside(self, table: Table, seat: int, slot: int) -> int:
        """Return what the seat sees in a slot, as a number below `neighbours`."""
        queue = table.queue
        if not 0 <= slot < len(queue):
            return 0
        return self._seen(table, seat, queue[slot])

    def _seen(self, table: Table, seat: int, card: int) -> int:
        kinds = self.layout.kinds
        if table.seating.owner[card] == seat:
            kind = self.kind_of[table.faces[card]]  # type: ignore[index]
            return 1 + kind if table.open[card] else 1 + kinds + kind
        if table.open[card]:
            return 1 + 2 * kinds + self.kind_of[table.faces[card]]  # type: ignore[index]
        if table.known[card] >> seat & 1:
            return 1 + 3 * kinds + self.kind_of[table.faces[card]]  # type: ignore[index]
        lain = table.influence[card]
        return 1 + 4 * kinds + (min(3, lain))

    def _coarse(self, seen: int) -> int:
        """The same in fewer words: nothing, own open, own closed, rival's known, its unknown ones, its open kinds."""
        kinds = self.layout.kinds
        if not seen:
            return 0
        if seen <= kinds:
            return 1
        if seen <= 2 * kinds:
            return 2
        if seen <= 3 * kinds:
            return seen - 2 * kinds + 7
        if seen <= 4 * kinds:
            return 3
        return seen - 4 * kinds + 3

    def _lead(self, table: Table, seat: int) -> int:
        pool = table.pool
        mine = pool[seat]
        return LEAD_OF[mine - max(held for other, held in enumerate(pool) if other != seat)]

    def _shown(self, table: Table, owner: int) -> list[int]:
        """The kinds of a family that have left the game for all to see."""
        if not table.discards:
            return []
        owners = table.seating.owner
        return [self.kind_of[table.faces[card]] for card in table.discards if owners[card] == owner]  # type: ignore[index]

    def _rank(self, table: Table, seat: int, owner: int) -> int:
        """0 for oneself, 1 a rival who leads alone or with others, 2 before, 3 behind, 4 equal to oneself."""
        if owner == seat:
            return 0
        pool = table.pool
        held = pool[owner]
        if held == max(pool):
            return 1
        return 2 if held > pool[seat] else 3 if held < pool[seat] else 4

    def _place(self, table: Table, seat: int, moves: Sequence[Move]) -> list[list[int]]:
        layout = self.layout
        kinds, many = layout.kinds, layout.neighbours
        now = table.round - 1
        seats = table.seating.seats
        queue = table.queue
        owner = table.seating.owner
        kind_of, faces = self.kind_of, table.faces
        size = QUEUE_OF[len(queue)]
        own = 0
        mine = []
        rivals = []
        for card in queue:
            if owner[card] == seat:
                own += 1
                mine.append(kind_of[faces[card]] * 2 + table.open[card])  # type: ignore[index]
            elif table.open[card]:
                rivals.append(kind_of[faces[card]])  # type: ignore[index]
        gone = [0] * kinds
        for card in table.discards:
            if owner[card] != seat:
                gone[kind_of[faces[card]]] += 1  # type: ignore[index]
        if own > 5:
            own = 5
        lead = self._lead(table, seat) * ROUNDS + now
        hand = [kind_of[faces[card]] for card in table.hands[seat]]  # type: ignore[index]
        order = table.placed * 2 + (table.placed == seats - 1)
        front, back = self._beside(table, seat, 0), self._beside(table, seat, len(queue) - 1)
        second, last = self._beside(table, seat, 1), self._beside(table, seat, len(queue) - 2)
        ends = (
            (front, second, self._rank(table, seat, owner[queue[0]]) if queue else 0),
            (back, last, self._rank(table, seat, owner[queue[-1]]) if queue else 0),
        )
        covers: dict[int, tuple[int, int, int, int]] = {}
        whole: dict[str, tuple[int, list[int]]] = {}
        found = []
        for move in moves:
            base = whole.get(move.kind)
            if base is None:
                kind = self.of_id[move.kind]
                slots = [layout.p_lead + kind * LEADS * ROUNDS + lead]
                slots += [layout.p_hand + kind * kinds + other for other in hand]
                slots += [layout.p_mine + kind * kinds * 2 + other for other in mine]
                slots += [
                    layout.p_shown + (kind * kinds + other) * 3 + (min(2, count))
                    for other, count in enumerate(gone)
                    if count
                ]
                base = whole[move.kind] = kind, slots
            kind, slots = base
            slot = move.slot
            place = 0 if slot == FRONT else 1 if slot == BACK else 2
            at = kind * PLACES + place
            slots = [
                *slots,
                layout.p_round + at * ROUNDS + now,
                layout.p_seats + at * SEATS + seats,
                layout.p_order + at * SEATS * 2 + order,
                layout.p_queue + at * QUEUES + size,
                layout.p_own + at * SEATS + own,
                *[layout.p_rival + at * kinds + other for other in rivals],
            ]
            late = 0 if now < 3 else 1 if now < 5 else 2
            if place < 2:
                beside, further, rank = ends[place]
                slots.append(layout.p_beside + (at * many + beside) * 3 + late)
                slots.append(layout.p_second + at * many + further)
                slots.append(layout.p_owner + at * 4 + (rank if rank < 4 else 3))
            else:
                cover = covers.get(slot)
                if cover is None:
                    lain = table.influence[queue[slot]]
                    cover = covers[slot] = (
                        self._beside(table, seat, slot), self._beside(table, seat, slot - 1),
                        self._beside(table, seat, slot + 1), lain if lain < LAIN else LAIN - 1,
                    )  # fmt: skip
                slots.append(layout.p_beside + (at * many + cover[0]) * 3 + late)
                slots.append(layout.p_second + at * many + cover[1])
                slots.append(layout.p_second + at * many + cover[2])
                slots.append(layout.p_cover + (kind * LAIN + cover[3]) * ROUNDS + now)
            found.append(slots)
        return found

    def _reveal(self, table: Table, seat: int) -> list[int]:
        layout = self.layout
        kinds, many, coarse = layout.kinds, layout.neighbours, layout.coarse
        card = table.acted
        slot = table.at
        queue = table.queue
        kind = self.kind_of[table.faces[card]]  # type: ignore[index]
        now = table.round - 1
        lain = table.influence[card]
        if lain >= LAIN:
            lain = LAIN - 1
        last = len(queue) - 1
        left, right = self._beside(table, seat, slot - 1), self._beside(table, seat, slot + 1)
        place = 3 if not last else 0 if not slot else 1 if slot == last else 2
        after = last - slot
        owner = table.seating.owner
        own = -1
        most = 0
        faces, kind_of = table.faces, self.kind_of
        rivals = []
        for other in queue:
            if owner[other] == seat:
                own += 1
            elif table.open[other]:
                rivals.append(layout.r_rival + kind * kinds + kind_of[faces[other]])  # type: ignore[index]
            elif table.influence[other] > most:
                most = table.influence[other]
        at = kind * ROUNDS + now
        slots = [
            layout.r_seats + kind * SEATS + table.seating.seats,
            layout.r_lain + at * LAIN + lain,
            layout.r_left + at * many + left,
            layout.r_right + at * many + right,
            layout.r_both + (kind * coarse + self._coarse(left)) * coarse + self._coarse(right),
            layout.r_place + (kind * 4 + place) * LAIN + lain,
            layout.r_lead + (kind * LEADS + self._lead(table, seat)) * ROUNDS + now,
            layout.r_after + (kind * 5 + (min(4, after))) * QUEUES + QUEUE_OF[last + 1],
            layout.r_own + kind * SEATS + (min(5, own)),
            layout.r_front + kind * many + self._beside(table, seat, 0),
            layout.r_back + kind * many + self._beside(table, seat, last),
            layout.r_most + at * LAIN + min(most, LAIN - 1),
            layout.r_second + kind * 2 * many + self._beside(table, seat, slot - 2),
            layout.r_second + (kind * 2 + 1) * many + self._beside(table, seat, slot + 2),
            *rivals,
        ]
        for side, other in enumerate((slot - 1, slot + 1)):
            if 0 <= other <= last and owner[queue[other]] != seat:
                family, lies = owner[queue[other]], table.open[queue[other]]
                slots.append(layout.r_rank + ((kind * 2 + side) * 5 + self._rank(table, seat, family)) * 2 + lies)
                if table.discards and not lies:
                    slots += [
                        layout.r_shown + kind * kinds + shown for shown in self._shown(table, owner[queue[other]])
                    ]
        if table.verdicts[card]:
            slots.append(layout.r_marks + kind * ROUNDS + now)
        slots += [layout.r_hand + kind * kinds + kind_of[faces[other]] for other in table.hands[seat]]  # type: ignore[index]
        return slots

    def _target(self, table: Table, seat: int, moves: Sequence[Move], prompt: Prompt) -> list[list[int]]:
        layout = self.layout
        kinds, many = layout.kinds, layout.neighbours
        kind = self.kind_of[prompt.model]
        now = table.round - 1
        queue = table.queue
        owner = table.seating.owner
        last = len(queue) - 1
        pool = table.pool
        found = []
        for move in moves:
            slot = move.slot
            card = queue[slot]
            seen = self._seen(table, seat, card)
            family = owner[card]
            lain = table.influence[card]
            closed = 1 - table.open[card]
            end = slot in (0, last)
            slots = [
                layout.t_what + kind * many + seen,
                layout.t_round + (kind * ROUNDS + now) * many + seen,
                layout.t_rank
                + ((kind * 5 + self._rank(table, seat, family)) * 2 + closed) * LAIN
                + (lain if lain < LAIN else LAIN - 1),
                layout.t_later + (kind * 2 + (slot > table.at)) * many + seen,
                layout.t_end + ((kind * 2 + end) * 2 + (family == seat)) * 2 + closed,
                layout.t_lead
                + ((kind * LEADS + LEAD_OF[pool[seat] - pool[family]]) * ROUNDS + now) * 2
                + (family == seat),
            ]
            near = 0
            if slot and owner[queue[slot - 1]] == seat:
                near += 1
            if slot < last and owner[queue[slot + 1]] == seat:
                near += 1
            slots.append(layout.t_near + (kind * many + seen) * 3 + near)
            if table.verdict_pool < VERDICT_TOKENS:
                slots.append(layout.t_marks + (kind * 2 + (family == seat)) * 3 + min(table.verdicts[card], 2))
            if closed and family != seat:
                slots += [layout.t_shown + kind * kinds + shown for shown in self._shown(table, family)]
            found.append(slots)
        return found

    def _gap(self, table: Table, seat: int, moves: Sequence[Move], prompt: Prompt) -> list[list[int]]:
        layout = self.layout
        many = layout.neighbours
        now = table.round - 1
        card = prompt.it
        seen = self._seen(table, seat, card)
        queue = table.queue[:]
        was = queue.index(card)
        if table.under[card] >= 0:
            queue[was] = table.under[card]
        else:
            del queue[was]
        reached = table.at - (was < table.at and table.under[card] < 0)
        found = []
        for move in moves:
            gap = move.slot
            left = self._seen(table, seat, queue[gap - 1]) if gap else 0
            right = self._seen(table, seat, queue[gap]) if gap < len(queue) else 0
            passes = (was > table.at) * 2 + (gap > reached)
            slots = [
                layout.g_passes + (seen * 4 + passes) * ROUNDS + now,
                layout.g_left + seen * many + left,
                layout.g_right + seen * many + right,
            ]
            if gap == was and table.under[card] < 0:
                slots.append(layout.g_still + seen)
            found.append(slots)
        return found

    def _choose(self, table: Table, seat: int, moves: Sequence[Move], prompt: Prompt) -> list[list[int]]:
        layout = self.layout
        many = layout.neighbours
        kind = self.kind_of[prompt.model]
        id = table.seating.cards.kinds[prompt.model].id
        now = table.round - 1
        card = prompt.card
        slot = table.queue.index(card) if card in table.queue else -9
        left, right = self._beside(table, seat, slot - 1), self._beside(table, seat, slot + 1)
        lead = self._lead(table, seat)
        lain = min(table.influence[card], LAIN - 1)
        marked = [table.seating.owner[card] == seat for card in table.queue if table.verdicts[card]]
        marks = min(marked.count(False), 2) * 3 + min(marked.count(True), 2)
        found = []
        for move in moves:
            at = kind * OPTIONS + min(self.options.get((id, move.word), 0), OPTIONS - 1)
            found.append(
                [
                    layout.c_round + at * ROUNDS + now,
                    layout.c_left + at * many + left,
                    layout.c_right + at * many + right,
                    layout.c_lead + at * LEADS + lead,
                    layout.c_lain + at * LAIN + lain,
                    layout.c_marks + at * 9 + marks,
                ]
            )
        return found

    def _hand(self, table: Table, seat: int, moves: Sequence[Move], prompt: Prompt) -> list[list[int]]:
        layout = self.layout
        many = layout.neighbours
        now = table.round - 1
        slot = table.queue.index(prompt.card)
        left, right = self._beside(table, seat, slot - 1), self._beside(table, seat, slot + 1)
        found = []
        for move in moves:
            kind = self.of_id[move.kind]
            found.append(
                [
                    layout.h_round + kind * ROUNDS + now,
                    layout.h_left + kind * many + left,
                    layout.h_right + kind * many + right,
                ]
            )
        return found


def _options(kind: CardKind) -> list[str]:
    return [
        option.word for statement in kind.card.activate if isinstance(statement, Choose) for option in statement.options
    ]


class ValueLayout(SlotAllocator):
    """The layout of the value's slots, for a number of kinds: the advantages of a seat on the opened table."""

    def __init__(self, kinds: int) -> None:
        super().__init__()
        self.kinds = kinds
        k = kinds
        self.pool = self.take(2 * ROUNDS)
        self.card = self.take(k * 2 * LAIN * (ROUNDS + 1))
        self.pair = self.take(k * 2 * k * 2 * 2)
        self.end = self.take(k * 2 * 2)
        self.cover = self.take(k * (ROUNDS + 1))
        self.hand = self.take(k * (ROUNDS + 1))
        self.reserve = self.take(k * LAIN * (ROUNDS + 1))
        self.order = self.take(SEATS * SEATS * ROUNDS)
        self.tops = self.take(SEATS * ROUNDS)

    def of(self, table: Table, kind_of: Sequence[int]) -> list[tuple[list[int], list[tuple[int, int]]]]:
        """For each seat the slots that are so, and slots with how much of it there is."""
        seating = table.seating
        seats, owner = seating.seats, seating.owner
        kinds = self.kinds
        left = seating.rounds - table.round
        resolving = table.phase == RESOLUTION
        now = table.round - 1
        faces, opened, influence, under = table.faces, table.open, table.influence, table.under
        queue = table.queue
        reached = (
            table.at + (table.acted >= 0 and not table.vacant and not opened[table.acted]) * -1 if resolving else -2
        )
        held = self.pool + now * 2 + resolving
        found: list[tuple[list[int], list[tuple[int, int]]]] = [([], [(held, pool)]) for pool in table.pool]
        last = len(queue) - 1
        before, family_before = -1, -1
        for slot, card in enumerate(queue):
            family = owner[card]
            kind = kind_of[faces[card]] * 2 + opened[card]  # type: ignore[index]
            lain = influence[card]
            acts = left + (slot > reached)
            mine = found[family][0]
            mine.append(self.card + (kind * LAIN + (lain if lain < LAIN else LAIN - 1)) * (ROUNDS + 1) + acts)
            if slot in (0, last):
                mine.append(self.end + kind * 2 + (slot > 0))
            if before >= 0:
                same = family == family_before
                mine.append(self.pair + (kind * kinds * 2 + before) * 2 + same)
                found[family_before][0].append(self.pair + (before * kinds * 2 + kind) * 2 + same)
            beneath = under[card]
            while beneath >= 0:
                found[owner[beneath]][0].append(self.cover + kind_of[faces[beneath]] * (ROUNDS + 1) + left)  # type: ignore[index]
                beneath = under[beneath]
            before, family_before = kind, family
        for seat, hand in enumerate(table.hands):
            turn = (seat - table.first) % seats
            free = left + (not resolving and turn >= table.placed)
            slots = found[seat][0]
            slots += [self.hand + kind_of[faces[card]] * (ROUNDS + 1) + free for card in hand]  # type: ignore[index]
            slots.append(self.order + (seats * SEATS + turn) * ROUNDS + now)
        for card in table.reserves:
            lain = influence[card]
            place = kind_of[faces[card]] * LAIN + (lain if lain < LAIN else LAIN - 1)  # type: ignore[index]
            found[owner[card]][0].append(self.reserve + place * (ROUNDS + 1) + left)
        return found


class TableFeatures:
    """The features that a policy and a value for these kinds see, whichever of the kinds are in play."""

    def __init__(self, kinds: Sequence[str]) -> None:
        self.kinds = tuple(kinds)
        self._layout = FeatureLayout(len(self.kinds))
        self.worths = ValueLayout(len(self.kinds))
        """Where the slots of the value lie."""
        self.policy_size = self._layout.count
        self.value_size = self.worths.count
        self._lenses: dict[CardSet, MoveFeatures] = {}

    def _lens(self, cards: CardSet) -> MoveFeatures:
        lens = self._lenses.get(cards)
        if lens is None:
            lens = self._lenses[cards] = MoveFeatures(self._layout, cards, self.kinds)
        return lens

    def slots(self, state: State) -> list[list[int]]:
        """For each of the moves of the seat that is asked its slots, from what that seat knows."""
        return self._lens(state.table.seating.cards).slots(state)

    def standing(self, state: State) -> list[tuple[list[int], list[tuple[int, int]]]]:
        """For each seat the slots of the value that are so, and slots with how much of it there is."""
        table: Table = state.table
        return self.worths.of(table, self.kind_of(table.seating.cards))

    def kind_of(self, cards: CardSet) -> Sequence[int]:
        """For the number of each kind in a set its number in the slots."""
        return self._lens(cards).kind_of
