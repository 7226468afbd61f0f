"""What was decided once about words that could as well be others: which they are, and why, for every text there is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple
from xml.etree import ElementTree as ET

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
NO_BREAK = "\u00a0"


class Decision(NamedTuple):
    """Words that a language does not use here, what it says instead, and why."""

    wrong: str
    instead: str
    why: str


DECISIONS = {
    "en": (
        Decision(r"\b(?:keeps?|turns?)(?: [\w{}%’()]+)* face-down\b(?! \w)|face-down again", "face down",
                 "an adverb has no hyphen, as in the rules"),
        Decision(r"\b(?:game|settings|changes) (?:is|are|cannot be) (?:not )?kept\b", "saved",
                 "the usual word for files"),
        Decision(r"\bmistakes are mended\b", "corrected", "one mends socks"),
    ),
    "ru": (
        Decision(r"[«]?\b(?:Откройте|Открывайте|открываете|открывают|открыть|открыли) "
                 r"(?:карту|эту карту|персонаж|\{card|Наследник|Внедрени|других персонаж)", "активировать",
                 "the printed rules activate a card; open is a card that lies face up, and a file"),
        Decision(r"\b[Сс] руки\b|\bна руке\b", "из руки, в руке", "so the printed rules have it"),
        Decision(r"«(?:Ордонанс|Орифлам|Альянс)", "Ордонанс, Орифламма, Альянс",
                 "names of games stand without quotation marks, as on the buttons that choose them"),
        Decision(r"Орифламма\. Альянс", "Орифламма: Альянс", "a full stop would end the sentence"),
        Decision(r"\bпечатн\w+ (?:список|игр)", "список изданной игры", "a calque"),
        Decision(r"\bподн(?:ял|имет|ять)\w* (?:снова|Бунт)|Бунт\w* (?:снова )?подним", "вспыхнуть",
                 "a revolt flares up"),
        Decision(r"\bвам \d, а\b|выше всё одинаково", "a whole sentence", "telegrams are not understood"),
    ),
    "uk": (
        Decision(r"\bвибер\w+|\bвибира\w+|\bвибра(?:ти|но|в|ла|ли|н\w+)\b", "обирати, обрати",
                 "interface, Oriflamme and Alliance have it; the noun is «вибір» all the same"),
        Decision(r"«(?:Ордонанс|Орифлам|Альянс)", "Ордонанс, Орифлама, Альянс",
                 "names of games stand without quotation marks, as on the buttons that choose them"),
        Decision(r"Орифлама\. Альянс", "Орифлама: Альянс", "a full stop would end the sentence"),
        Decision(r"\bдрукован\w+ (?:список|списку|гра|гри|правила)\b", "список виданої гри, надруковані правила",
                 "a calque; and one word for what is printed"),
        Decision(r"\bконтроль за\b", "контроль над", "the other one is supervision"),
        Decision(r"\bприйма\w+ рішення|рішення, які [\w ]+ прийма", "ухвалювати рішення", "a Russism"),
        Decision(r"\bпевно(?!\w)", "ясно", "it means probably"),
        Decision(r"\b(?:в|у) кінці гри\b", "наприкінці гри", "as everywhere else"),
        Decision(r"\bстартов\w+ екран|\bпочатков\w+ екран", "головний екран", "one name for one screen"),
        Decision(r"\bусун(?:ув|ути|ула|еш)\b", "вилучити", "the term of the rule book"),
        Decision(r"отримайте 1 вплив\b", "1 очко впливу", "influence is counted in points"),
    ),
    "pl": (
        Decision(r"\bprzykryt\w*", "zakryta przez inną",
                 "so the rules have it; the deed itself is „przykryć”, since „zakryć” would turn a card face down"),
        Decision(r"[„](?:Ordonans|Oriflam|Alliance)", "Ordonans, Oriflamme, Alliance",
                 "names of games stand without quotation marks, as on the buttons that choose them"),
        Decision(r"\bdrukowan\w+ (?:list|gr[aęy]\b)", "lista wydanej gry", "a calque"),
        Decision(r"starszeństwo przed", "starszy od", "no idiom"),
        Decision(r"(?:mogą tu|mus(?:i|zą)|powinn[ay]) stać\b|' nie może stać\b", "wystąpić, być",
                 "words in a file do not stand anywhere in Polish"),
        Decision(r"\bkatalog\w*", "folder", "one word for one thing"),
        Decision(r"\bprzesun\w+ sam", "przenieść", "the term of the rule book"),
        Decision(r"\bnie ujawniaj[ąe]\w*", "pozostawić kartę zakrytą", "the term of the rule book"),
        Decision(r"\bSkaż\b", "Wydaj wyrok", "one hears that something is contaminated"),
        Decision(r"` to to\b|, niż ono\b", "mówi, co…", "broken Polish"),
    ),
}  # fmt: skip


def _leaves(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for child in node.values():
            yield from _leaves(child)
    elif isinstance(node, str):
        yield node


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Every text that a reader in this language may see, with the name of its file."""
    folder = ROOT / "translations"
    for path in sorted((folder / "cards").glob(f"*.{language}.yaml")):
        for text in _leaves(yaml.safe_load(path.read_text(encoding="utf-8"))):
            yield path.name, text
    pages = [*(folder / "rules").glob(f"*.{language}.md"), *folder.glob(f"changelog.{language}.md")]
    for path in sorted(pages):
        for paragraph in path.read_text(encoding="utf-8").split("\n\n"):
            yield path.name, " ".join(paragraph.split())
    path = folder / f"gonfalon_{language}.ts"
    for message in ET.parse(path).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        for form in translation.findall("numerusform") or [translation]:
            yield path.name, form.text or ""
        if language == "en":
            yield path.name, message.findtext("source", "")
    if language == "en":
        # The texts of the program are English as they stand; only the other catalogues list them all.
        for message in ET.parse(folder / "gonfalon_pl.ts").iter("message"):
            yield "the program", message.findtext("source", "")


@pytest.mark.sample(10)
@pytest.mark.parametrize(
    ("language", "decision"),
    [(language, decision) for language in DECISIONS for decision in DECISIONS[language]],
    ids=lambda value: value if isinstance(value, str) else value.instead,
)
def test_what_was_decided_is_kept_to(language: str, decision: Decision) -> None:
    wrong = re.compile(decision.wrong, re.IGNORECASE)
    for name, text in texts(language):
        found = wrong.search(text.replace(NO_BREAK, " "))
        assert found is None, f"{name}: “{found[0] if found else ''}”: write {decision.instead}, {decision.why}"


def test_russian_readers_are_told_whose_the_names_are() -> None:
    """The names of the ten base cards are printed nowhere in Russian that we know, and those of Alliance are."""
    rulings = (ROOT / "translations" / "rules" / "oriflamme.ru.md").read_text(encoding="utf-8").split("our-rulings")[1]
    assert "Русские названия карт этой игры — наши переводы" in rulings


@pytest.mark.parametrize(
    ("language", "more"), [("en", "gain 2 more"), ("ru", "ещё 2"), ("uk", "ще 2"), ("pl", "jeszcze 2")]
)
def test_infiltration_says_that_its_two_are_more(language: str, more: str) -> None:
    """They come on top of the one that every elimination brings."""
    folder = ROOT / "translations"
    card = yaml.safe_load((folder / "cards" / f"alliance.{language}.yaml").read_text(encoding="utf-8"))["infiltration"]
    assert more in card["text"]
    rules = (folder / "rules" / f"alliance.{language}.md").read_text(encoding="utf-8").splitlines()
    told = [line for line in rules if line.startswith("- ") and f"**{card['name']}**" in line]
    assert len(told) == 2
    assert all(more.removeprefix("gain ") in line for line in told)
