"""The dice give the same numbers everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from gonfalon.core.dice import Dice


def test_the_published_numbers_of_splitmix64() -> None:
    dice = Dice(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [dice.word() for _ in range(5)] == [*published, 16408922859458223821]


def test_the_seed_is_the_whole_memory() -> None:
    dice = Dice(99)
    dice.word()
    again = Dice(dice.seed)
    assert [dice.below(1000) for _ in range(20)] == [again.below(1000) for _ in range(20)]


def test_every_order_comes_out_about_equally_often() -> None:
    dice = Dice(3)
    met: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        things = [0, 1, 2, 3]
        dice.shuffle(things)
        met[tuple(things)] += 1
    assert set(met) == set(permutations(range(4)))
    assert all(60 <= count <= 145 for count in met.values()), met


def test_below_and_pick_stay_in_range() -> None:
    dice = Dice(8)
    met = Counter(dice.below(3) for _ in range(3000))
    assert set(met) == {0, 1, 2}
    assert all(900 <= count <= 1100 for count in met.values()), met
    assert {dice.pick("abc") for _ in range(100)} == set("abc")
    # Of equally good things each comes out.
    assert {dice.pick_best("abcd", [1.0, 2.0, 2.0 + 1e-12, 0.5]) for _ in range(100)} == set("bc")


def test_a_split_goes_its_own_way() -> None:
    dice = Dice(1)
    other = dice.split()
    assert len({dice.word() for _ in range(50)} | {other.word() for _ in range(50)}) == 100
