from __future__ import annotations

import pytest

from gonfalon.texts.formatting import alphabetical, with_euphony
from gonfalon.texts.translations import NO_BREAK


@pytest.mark.parametrize(
    "names",
    [
        "Бунт Дезертир Ёлка Жрец",
        "Дезертир Засідка Імператриця Лорд",
        "Lord Łucznik Morderstwo Spisek Ślad Żołnierz",
        "7 a Z",
    ],
)
def test_letters_stand_where_the_alphabet_of_the_reader_has_them(names: str) -> None:
    assert sorted(sorted(names.split()), key=alphabetical) == names.split()


def test_a_preposition_that_is_tied_to_its_word_changes_too() -> None:
    assert (
        with_euphony(f"будівництво у{NO_BREAK}Кабулі, спис у Триполі")
        == f"будівництво в{NO_BREAK}Кабулі, спис у Триполі"
    )
