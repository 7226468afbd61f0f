"""What happens in Pax Pamir as a terminal tells it: in the sentences of the chronicle, by the numbers of the cards."""

from __future__ import annotations

from gonfalon.core.knowledge import View
from gonfalon.games.pamir.rules import events as happened
from gonfalon.games.pamir.rules.deck import shipped
from gonfalon.texts.translations import NO_BREAK
from tests.cli.at_the_terminal import NAMES
from tests.games.pamir.rules.positions import Seat, laid
from tests.games.pamir.terminal.at_the_terminal import TABLE, market


def test_cards_are_told_with_the_numbers_by_which_moves_name_them(language: str) -> None:
    table = market().table
    (line,) = TABLE.log_renderer.log_writer(table).tell(happened.CardBought(0, table.market.index(2), 2, None), table)
    assert (
        TABLE.log_renderer.text(line, shipped()).replace(NO_BREAK, " ")
        == {
            "en": "Red buys 2 Jan-Fishan Khan for 2 rupees.",
            "ru": "Красные покупают карту 2 «Джан-Фишан-хан» за 2 рупии.",
            "uk": "Червоні купують карту 2 «Джан-Фішан-хан» за 2 рупії.",
            "pl": "Czerwoni kupują kartę 2 „Dżan Fiszan Chan” za 2 rupie.",
        }[language]
    )


def test_the_reasons_of_wakhan_stand_aside() -> None:
    table = laid(Seat("afghan"), Seat(), Seat("british"), wakhan=1, wakhan_deck="3 4").table
    (line,) = TABLE.log_renderer.log_writer(table).tell(happened.WakhanReasoned("betrayed", (73, 7)), table)
    assert TABLE.log_renderer.text(line, shipped()) == (
        "Of the cards with a prize and a spy of hers she chooses 73 Jean-François Allard, "
        "since it has the highest rank."
    )
    assert line.aside


def test_what_an_event_says_to_its_buyer_is_quoted_to_all() -> None:
    state = laid(Seat("afghan", rupees=9, boons="courtly_manners"), Seat("british"), market="30 107 / 36")
    lasting = "  Courtly Manners, for {whom}: “Until the next Dominance Check, you need not pay bribes”."
    for seat, whom in enumerate(("you", "Red")):
        assert lasting.format(whom=whom) in TABLE.lines(View.of(state, seat), NAMES[:2], 200)
