"""How Wakhan plays a card (W13) and takes pieces when the supply is empty (W14)."""

from __future__ import annotations

import pytest

from gonfalon.games.pamir.rules.events import HandCardDiscarded
from gonfalon.games.pamir.rules.places import ON_CARD
from gonfalon.games.pamir.rules.wakhan import placing
from gonfalon.games.pamir.rules.wakhan.placing import place_block, place_cylinder
from gonfalon.games.pamir.rules.words import ARMY, ROAD, SPY

from .positions import Seat, blocks, court, favored, gifts, hand, laid, play, spies, tribes
from .wakhans import AFGHAN, HERAT, KABUL, WAKHAN, aimed, hers, reasons, told_while, why

# -- W13 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("side", "wanted"), [("top", "9 16 61"), ("bottom", "16 61 9")])
def test_w13_the_red_arrow_says_at_which_end(side: str, wanted: str) -> None:
    row = {"top": "9 / -", "bottom": "- / 9"}[side]
    state = hers(Seat(court="16 61"), market=row, cards=aimed(7, 0, side))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) == wanted


@pytest.mark.parametrize(("rupees", "paid"), [(2, True), (1, False), (0, False)])
def test_w13_without_the_whole_bribe_the_card_is_discarded(rupees: int, paid: bool) -> None:
    state = hers(Seat(rupees=rupees), Seat("british", tribes="kabul*2", rupees=0), market="9", cards=aimed(7))
    events = told_while(state, "radicalize")
    assert court(state, WAKHAN) == ("9" if paid else "")
    assert state.table.rupees == ([0, 2] if paid else [rupees, 0]), "she does not pay a part of it"
    assert state.table.actions == 1, "the action is spent either way"
    assert any(isinstance(event, HandCardDiscarded) for event in events) == (not paid)
    assert hand(state, WAKHAN) == ""


def test_w13_the_rupees_on_the_card_help_with_the_bribe() -> None:
    state = hers(Seat(rupees=0), Seat("british", tribes="kabul*2", rupees=0), market="9+2", cards=aimed(7))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) == "9"
    assert state.table.rupees == [0, 2]


def test_w13_roads_go_round_the_borders_in_the_order_of_her_list() -> None:
    # Card 7: punjab, transcaspia, kabul, persia, kandahar, herat. Kabul: punjab, transcaspia, kandahar, herat.
    state = hers(market="12", cards=aimed(7))
    told_while(state, "radicalize")
    assert blocks(state, "afghan") == "kabul transcaspia-kabul kabul-kandahar kabul-punjab"
    # Persia has two borders: transcaspia, herat, transcaspia. Card 1: russian, transcaspia before herat.
    state = hers(market="81", cards=aimed(1))
    told_while(state, "radicalize")
    assert blocks(state, "russian") == "persia-transcaspia persia-herat"


def test_w13_roads_begin_again_when_the_borders_are_used_up(monkeypatch: pytest.MonkeyPatch) -> None:
    # No card has more roads than its region has borders, so this one gets another: Persia has two borders.
    monkeypatch.setattr(placing, "icons_of", lambda table, card: (ROAD, ROAD, ROAD))
    # Card 9: kabul, punjab, kandahar, persia, herat, transcaspia.
    state = hers(market="81", cards=aimed(9))
    told_while(state, "radicalize")
    assert blocks(state, "russian") == "persia-transcaspia persia-herat*2"


def test_w13_spies_go_where_she_has_not_the_most() -> None:
    # All of Kabul: 4 with an opponent, then 8 and 12 of her own.
    state = hers(Seat(court="8 12"), Seat("british", court="4"), market="1", cards=aimed(7))
    told_while(state, "radicalize")
    # 4 first: a card of an opponent. Then 12 of rank 3 against 1 of rank 3: the higher number. Then 1.
    assert spies(state, WAKHAN) == "1 4 12"


def test_w13_a_tie_for_most_spies_is_not_the_most() -> None:
    state = hers(Seat(court="8", spies="4"), Seat("british", court="4", spies="4*2"), market="3", cards=aimed(7))
    told_while(state, "radicalize")
    assert spies(state, WAKHAN) == "4*3", "two against one, two against two; with the third she has the most"


def test_w13_only_cards_of_the_region() -> None:
    state = hers(Seat(court="28"), Seat("british", court="29"), market="4", cards=aimed(7))
    told_while(state, "radicalize")
    assert spies(state, WAKHAN) == "4"


def test_w13_where_she_has_the_most_everywhere_all_cards_count() -> None:
    state = hers(Seat(court="8", spies="8"), Seat("british", court="9", spies=""), market="4", cards=aimed(7))
    state.table.place_cylinder(WAKHAN, 29)
    events = told_while(state, "radicalize")
    assert spies(state, WAKHAN) == "4 8 9"
    assert why(events, "spy")[0] == 4
    state = hers(Seat(court="39", spies="39"), Seat("british", court="46"), market="41", cards=aimed(7))
    state.table.place_cylinder(WAKHAN, 66)
    events = told_while(state, "radicalize")
    assert [word for word, _ in reasons(events) if word.startswith("spy")] == ["spy", "spy_among_all"]
    assert spies(state, WAKHAN) == "39 41 46*2"


def test_w13_icons_in_printed_order_suit_and_leverage() -> None:
    state = hers(Seat(rupees=0), market="78", cards=aimed(7))
    told_while(state, "radicalize")
    assert favored(state) == "intelligence"
    assert state.table.rupees[WAKHAN] == 2
    state = hers(Seat(rupees=0), market="78", running="pashtunwali_values", cards=aimed(7))
    told_while(state, "radicalize")
    assert favored(state) == "political"


def test_w13_a_tribe_that_comes_from_elsewhere_may_overthrow_another_card() -> None:
    has = Seat(court="44 9", tribes="kandahar", spies="9*9")
    state = hers(has, Seat("british"), market="91", cards=aimed(10))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) in ("91 9", "9 91"), "44 of Kandahar is overthrown, 91 of Transcaspia goes on"
    assert tribes(state, WAKHAN) == "transcaspia"


def test_w13_icons_end_when_the_card_itself_is_overthrown(monkeypatch: pytest.MonkeyPatch) -> None:
    # Political cards begin with their tribe, which stays; this one begins with a spy, for which the last tribe goes.
    monkeypatch.setattr(placing, "icons_of", lambda table, card: (SPY, ARMY))
    has = Seat(court="9", tribes="kabul", spies="9*9")
    state = hers(has, Seat("british"), market="5", cards=aimed(7))
    told_while(state, "radicalize")
    assert court(state, WAKHAN) == "9"
    assert blocks(state, "afghan") == "", "the army is not placed any more"


# -- W14 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("has", "place", "lifted"),
    [
        # Card 7: punjab, transcaspia, kabul, persia, kandahar, herat.
        (Seat(court="9", tribes="herat*4 kabul*2 transcaspia", spies="9*3"), HERAT, "transcaspia"),
        (Seat(court="9", tribes="herat*4 kabul*3", spies="9*3"), HERAT, "kabul"),
        (Seat(court="9", tribes="herat*7", spies="9*3"), HERAT, "9"),
        (Seat(court="9 12", tribes="herat*6", spies="9*3 12"), HERAT, "12"),
        (Seat(court="9 5", tribes="herat*6", spies="9*3 5"), HERAT, "5"),
        (Seat(tribes="herat*7", gifts="2 4 6"), HERAT, "nothing"),
        (Seat(court="9", tribes="herat*7 kabul*3"), ON_CARD + 9, "kabul"),
    ],
)
def test_w14_a_cylinder_is_a_tribe_by_her_list_then_a_spy_never_a_gift(has: Seat, place: int, lifted: str) -> None:
    state = hers(has, Seat("british"), cards=aimed(7))
    before = {"tribes": tribes(state, WAKHAN), "spies": spies(state, WAKHAN)}
    assert place_cylinder(state, place) == (lifted != "nothing")
    changed = {"tribes": tribes(state, WAKHAN), "spies": spies(state, WAKHAN)}
    assert (changed != before) == (lifted != "nothing")
    if lifted == "nothing":
        assert gifts(state, WAKHAN) == "2 4 6"
    else:
        words = dict(_counts(before["tribes"] + " " + before["spies"]))
        assert dict(_counts(changed["tribes"] + " " + changed["spies"])).get(lifted, 0) == words[lifted] - 1


def _counts(text: str) -> list[tuple[str, int]]:
    parts = [word.partition("*") for word in text.split()]
    return [(word, int(count or 1)) for word, _, count in parts]


def test_w14_not_a_piece_that_was_placed_this_turn() -> None:
    state = hers(Seat(court="9", tribes="kabul*5", spies="9*4"), Seat("british"), cards=aimed(7))
    state.table.place_cylinder(WAKHAN, 1)
    place_cylinder(state, HERAT)
    assert tribes(state, WAKHAN) == "transcaspia herat kabul*4"


def test_w14_taking_the_last_tribe_overthrows_her() -> None:
    state = hers(Seat(court="5 9", tribes="kabul", spies="9*9"), Seat("british"), cards=aimed(7))
    place_cylinder(state, HERAT)
    assert court(state, WAKHAN) == "9", "G11 for her as for anybody"


def test_w14_a_block_is_an_army_by_her_list_then_a_road() -> None:
    # Card 7, afghan: punjab, transcaspia, kabul, persia, kandahar, herat.
    state = hers(afghan="kabul*2 herat*9 herat-kabul", cards=aimed(7))
    table = state.table
    assert place_block(table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*10 kabul herat-kabul"
    assert place_block(table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*11 herat-kabul", "only two of them were there before"
    assert place_block(table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*12", "no army elsewhere is left: the road"


def test_w14_roads_by_the_list_as_well() -> None:
    # From punjab: transcaspia has no border with it, kabul has, kandahar has.
    state = hers(afghan="kabul-punjab kandahar-punjab herat*10", cards=aimed(7))
    place_block(state.table, AFGHAN, HERAT)
    assert blocks(state, "afghan") == "herat*11 kandahar-punjab"


def test_w14_nothing_to_take_means_nothing_is_placed() -> None:
    state = hers(cards=aimed(7))
    for _ in range(12):
        state.table.place_block(AFGHAN, KABUL)
    assert not place_block(state.table, AFGHAN, HERAT), "all were placed this turn"
    state = hers(Seat(rupees=4), afghan="punjab*12", market="33", cards=aimed(7))
    events = told_while(state, "radicalize")
    assert blocks(state, "afghan") == "punjab*12", "[ours] nothing goes from a place to the same place"
    assert [word for word, _ in reasons(events)].count("no_block") == 2


def test_w14_insurrection_takes_armies_by_her_list_too() -> None:
    # The check is not successful, so the blocks stay: Afghan armies come from where her list says.
    state = laid(
        Seat(court="3"), Seat("british", tribes="punjab*2"), wakhan=WAKHAN, at=1, wakhan_deck="7 12", market="101",
        deck="102", afghan="herat*10 kandahar*2", british="punjab*10",
    )  # fmt: skip
    state.table.wakhan_card = 6
    play(state, "buy 101")
    assert blocks(state, "afghan") == "herat*10 kabul*2"
