"""Words of the command line that a command cannot use: a sentence says so, and nothing is done."""

from __future__ import annotations

import pytest

from gonfalon.data import cards_dir
from tests.cli.at_the_terminal import Gonfalon

BASE = cards_dir() / "oriflamme.yaml"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena", "--seats", "page"], "1 cannot play Oriflamme: --seats names 2 to 5 bots."),
        (["arena", "--seats", "page,page,page,page,page,page"], "6 cannot play"),
        (["arena", "--seats", "page,dragon"], "There is no bot 'dragon'"),
        (["arena", "--seats", ""], "0 cannot play"),
        (["arena", "--seats", "page,"], "There is no bot ''"),
        (["arena", "--games", "0"], "'0' is not a whole number"),
        (["arena", "--games", "-5"], "'-5' is not a whole number"),
        (["arena", "--jobs", "0"], "'0' is not a whole number"),
        (["arena", "--budget", "-1"], "'-1' is not a time"),
        (["arena", "--seed", "1.5"], "'1.5' is not a whole number"),
        (["arena", "--game", "chess"], "chess"),
        (["arena", "extra"], "extra"),
        (["arena", "--game", "ordonance", "--seats", "page,page,page,page,page"], "5 cannot play Ordonance:"),
        (["arena", "--game", "ordonance", "--option", "certainty=luck"], "The option 'certainty' cannot be 'luck'"),
        (["arena", "--option", "certainty=deck"], "Oriflamme has no option 'certainty'."),
        (["arena", "--option", "families=RB"], "The option 'families' cannot be chosen like this"),
        (
            ["arena", "--game", "pamir", "--seats", "page,page", "--option", "wakhan=R"],
            "name wakhan among the seats.",
        ),
        (["balance", str(BASE), "--players", "1"], "1 cannot play Oriflamme: it is for 2 to 5."),
        (["balance", str(BASE), "--players", "6"], "6 cannot play"),
        (["balance", str(BASE), "--games", "0"], "'0' is not a whole number"),
        (["balance", str(BASE), "--jobs", "0"], "'0' is not a whole number"),
        (["balance", str(BASE), "--seed", "x"], "'x' is not a whole number"),
        (["balance", str(BASE), "another.yaml"], "another.yaml"),
        (["playouts", "--players", "1"], "1 cannot play Oriflamme: it is for 2 to 5."),
        (["playouts", "--players", "6"], "6 cannot play Oriflamme"),
        (["playouts", "--players", "0"], "'0' is not a whole number"),
        (["playouts", "--players", "many"], "'many' is not a whole number"),
        (["playouts", "--seconds", "-1"], "'-1' is not a time"),
        (["playouts", "--seconds", "0"], "'0' is not a time"),
        (["playouts", "--seconds", "nan"], "'nan' is not a time"),
        (["playouts", "--seconds", "inf"], "'inf' is not a time"),
        (["playouts", "--seconds", "soon"], "'soon' is not a time"),
        (["playouts", "--seed", "-1"], "'-1' is not a whole number"),
        (["playouts", "--seed", "x"], "'x' is not a whole number"),
        (["playouts", "--seed", "9" * 5000], "is not a whole number"),
        (["playouts", "--game", "whist"], "whist"),
        (["playouts", "--game", "ordonance", "--players", "5"], "5 cannot play Ordonance: it is for 2 to 4."),
        (["playouts", "--game", "ordonance", "--cards", "alliance"], "there is one deck for Ordonance."),
        (["playouts", "--game", "ordonance", "--kinds", "spy"], "there is one deck for Ordonance."),
        (["playouts", "--game", "ordonance", "--option", "direction=left-to-right"], "no option 'direction'."),
        (["playouts", "--option", "direction=up"], "The queue cannot resolve 'up'"),
        (["playouts", "--option", "certainty=deck"], "Oriflamme has no option 'certainty'."),
        (["playouts", "--option", "families=RB"], "it follows from how many"),
        (["playouts", "--option", "cards=alliance"], "The option 'cards' cannot be chosen like this"),
        (["playouts", "--option", "direction"], "'direction' is not an option: write for instance 'first=R'"),
        (["playouts", "--option", "=up"], "'=up' is not an option"),
        (["playouts", "--option", "first="], "'first=' is not an option"),
        (["playouts", "--option", "first=Y", "--players", "3"], "The first player 'Y' does not sit at this table."),
    ],
)
def test_they_are_refused_with_a_sentence(words: list[str], says: str, gonfalon: Gonfalon) -> None:
    out, err = gonfalon(*words, status=2)
    assert out == ""
    assert says in err
