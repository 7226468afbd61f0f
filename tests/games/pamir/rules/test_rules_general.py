"""The general rules of Pax Pamir (section G): pieces, suits, what cards can do."""

from __future__ import annotations

from gonfalon.core.dice import Dice
from gonfalon.games.pamir.rules.cleanup import court_limit, hand_limit
from gonfalon.games.pamir.rules.events import HandsSwapped, RupeesPassed
from gonfalon.games.pamir.rules.game import Pamir
from gonfalon.games.pamir.rules.places import BORDERS, REGIONS
from gonfalon.games.pamir.rules.words import COALITIONS

from .looking_over import looked_over
from .positions import Seat, at_random, blocks, court, favored, gifts, laid, offered, play, rulers, spies, tribes

NEIGHBOURS = {
    "persia": "transcaspia herat",
    "transcaspia": "persia herat kabul",
    "herat": "persia transcaspia kabul kandahar",
    "kabul": "transcaspia herat kandahar punjab",
    "kandahar": "herat kabul punjab",
    "punjab": "kabul kandahar",
}


def test_g1_there_are_three_coalitions_of_twelve_blocks() -> None:
    state = laid(Seat("british", hand="31 9"), Seat("russian"))
    assert COALITIONS == ("afghan", "british", "russian")
    assert state.table.blocks == [12, 12, 12]
    play(state, "play 31 left")
    assert (blocks(state, "british"), state.table.blocks) == ("punjab", [12, 11, 12])


def test_g1_a_block_in_a_region_is_an_army_and_on_a_border_a_road() -> None:
    # Were the roads armies, the British would have more ruling pieces in Kabul than the Russians.
    state = laid(Seat("british", tribes="kabul"), Seat("russian", tribes="kabul"), british="kabul-punjab*2 herat-kabul")
    assert rulers(state) == {}
    state = laid(Seat("british", tribes="kabul"), Seat("russian", tribes="kabul"), british="kabul")
    assert rulers(state) == {"kabul": 0}


def test_g2_ten_cylinders_are_tribes_spies_and_gifts() -> None:
    state = laid(Seat("british", hand="6", court="4"), Seat("russian"))
    assert state.table.cylinders == [10, 10]
    play(state, "play 6 left", "spy 4")
    assert (tribes(state, 0), spies(state, 0), state.table.cylinders[0]) == ("kabul", "4", 8)
    play(state, "gift 4", "space 2")
    assert (gifts(state, 0), state.table.cylinders[0], state.table.in_play(0)) == ("2", 7, 3)


def test_g3_the_map_has_six_regions_and_nine_borders() -> None:
    assert len(BORDERS) == 9
    everywhere = " ".join(REGIONS)
    roads = " ".join(f"{REGIONS[one]}-{REGIONS[two]}" for one, two in BORDERS)
    state = laid(Seat("british", court="9"), Seat("russian"), russian=everywhere, british=f"{roads} punjab")
    play(state, "move 9")
    assert blocks(state, "russian") == " ".join(REGIONS)
    assert tuple(NEIGHBOURS) == REGIONS
    for region, others in NEIGHBOURS.items():
        state = laid(Seat("british", court="63"), Seat("russian"), british=f"{roads} {region}")
        play(state, "move 63")
        assert offered(state) == [f"march {region} {other}" for other in sorted(others.split(), key=REGIONS.index)]


def test_g4_any_number_of_pieces_of_all_owners_may_lie_together() -> None:
    state = laid(
        Seat("british", hand="6", tribes="kabul*5", spies="8*3"),
        Seat("russian", court="8", tribes="kabul*5", spies="8*5"),
        afghan="kabul*11",
        british="kabul*11",
        russian="kabul*11",
    )
    play(state, "play 6 left")
    assert (tribes(state, 0), blocks(state, "afghan")) == ("kabul*6", "kabul*12")
    play(state, "spy 8")
    assert (spies(state, 0), spies(state, 1)) == ("8*4", "8*5")


def test_g5_the_bank_is_not_limited_to_the_36_coins() -> None:
    state = laid(Seat("british", hand="30", rupees=40), Seat("russian", rupees=30))
    play(state, "play 30 left", "road kabul-punjab")
    assert state.table.rupees == [42, 30]


def test_g5_hands_are_hidden_and_everything_else_is_open() -> None:
    seats = (Seat("british", hand="30 31", prizes="26"), Seat("russian", hand="5 6 7", court="8", rupees=9))
    state = laid(*seats, deck="90 91")
    view = state.table.redact(0)
    assert view.hands == [[30, 31], [None, None, None]]
    assert view.deck == [None, None]
    assert (view.courts, view.rupees, view.prizes, view.gifts) == ([[], [8]], [4, 9], [[26], []], [0, 0])
    assert state.table.redact(-1).hands == [[None, None], [None, None, None]]
    state = laid(*seats, deck="90 91", open_hands=True)
    assert state.table.redact(0).hands == [[30, 31], [5, 6, 7]]
    assert state.table.redact(0).deck == [None, None]


def test_g6_the_stars_of_a_suit_are_the_ranks_of_its_court_cards() -> None:
    state = laid(Seat("british", court="12 9 15 33 7 5 1 4", hand="93"), Seat("russian", court="8"))
    table = state.table
    assert table.stars[0:4] == [3 + 1, 1 + 2, 2 + 1, 3 + 1]
    assert table.stars[4:8] == [2, 0, 0, 0]
    assert (court_limit(table, 0), hand_limit(table, 0)) == (3 + 3, 2 + 4)
    assert (court_limit(table, 1), hand_limit(table, 1)) == (3, 2)
    play(state, "play 93 right")
    assert table.stars[2] == 5


def test_g14_an_ability_works_from_the_moment_its_card_lies_in_the_court() -> None:
    state = laid(Seat("british", hand="68", rupees=0), Seat("russian"), market="5 75 / 6 77")
    assert offered(state, "buy") == ["buy 5", "buy 6"]
    play(state, "play 68 left")
    assert offered(state, "buy") == ["buy 5", "buy 6", "buy 75", "buy 77"]


def test_g14_spies_block_no_ability() -> None:
    state = laid(Seat("british", court="68", rupees=0), Seat("russian", spies="68*5"), market="5 75")
    assert offered(state, "buy") == ["buy 5", "buy 75"]


def test_g14_an_ability_ends_when_its_card_leaves_the_court() -> None:
    state = laid(Seat("british", court="68 18", spies="68", rupees=2), Seat("russian"), market="5 75 8")
    assert "buy 75" in offered(state)
    play(state, "betray 18")
    assert offered(state, "buy") == ["buy 5"]
    assert not state.table.powers[0]


def test_g14_one_of_two_cards_with_the_same_ability_is_enough() -> None:
    state = laid(Seat("british", court="15 83 5 18", spies="15"), Seat("russian"))
    play(state, "betray 18")
    assert court(state, 0) == "83 5 18"
    assert state.table.powers[0]


def test_g15_rupees_and_cards_change_hands_only_by_a_rule() -> None:
    passed = 0
    for seed in range(12):
        game = Pamir()
        state = game.setup(game.options({"families": "RBGY"}), seed)
        dice = Dice(seed)
        for move in at_random(state, dice):
            told: list[object] = []
            state.table.listener = told.append
            state.play(move)
            gave = [event for event in told if isinstance(event, RupeesPassed)]
            assert not gave or move.word in ("pay", "rupee"), move
            assert not any(isinstance(event, HandsSwapped) for event in told) or move.word == "swap"
            passed += len(gave)
    assert passed


def test_g16_a_discarded_card_never_comes_back() -> None:
    for seed in range(8):
        game = Pamir()
        state = game.setup(game.options({"families": "RBG"}), seed)
        dice = Dice(seed)
        gone, left = 0, len(state.table.deck)
        for move in at_random(state, dice):
            state.play(move)
            table = state.table
            prizes = sum(1 << card for cards in table.prizes for card in cards)
            assert not gone & ~table.gone & ~prizes, "a card came back, and not as a prize"
            assert len(table.deck) <= left
            gone, left = table.gone, len(table.deck)
            looked_over(state)
        assert gone


def test_g16_nothing_is_reshuffled_when_the_deck_is_empty() -> None:
    state = laid(Seat("british", hand="31"), Seat("russian"), market="7 8 / 9", deck="")
    play(state, "buy 7", "play 31 left", "end", "end")
    assert (state.table.market.count(0), favored(state)) == (10, "intelligence")
