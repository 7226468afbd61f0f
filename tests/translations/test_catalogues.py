"""The catalogues of the interface: complete, with the same placeholders, and really in their languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from string import Formatter
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.texts.sentences import spell
from gonfalon.games.oriflamme.texts.deeds import DEEDS, RULES, deed, rule
from gonfalon.games.oriflamme.texts.phrases import PHRASES
from gonfalon.games.oriflamme.texts.sentences import text as sentence
from gonfalon.texts.families import families, family_forms
from gonfalon.texts.languages import ENGLISH, LANGUAGES
from gonfalon.texts.lines import Line
from gonfalon.ui.preferences import language
from tests.games.ordonance.texts.test_phrases import GIVEN, PLAIN, TABLES
from tests.games.pamir.texts import given
from tests.scripts import ROOT, texts_of_program
from tests.translations.compiled import translator
from tests.translations.orthography import LATIN, LETTERS, NOTHING, ORTHOGRAPHY, signs

FOREIGN = tuple(code for code in LANGUAGES if code != "en")

CARDS = ("card", "victim", "covered", "other")
FAMILIES = ("family", "victim_family", "other_family")
OFFERED = {
    **{name: {name, f"{name}_gen", f"{name}_acc"} for name in CARDS},
    **{name: {name, f"{name}_gen", f"{name}_acc", f"{name}_dat", f"{name}_ins"} for name in FAMILIES},
}
"""What chronicle and options offer where the English sentence has a name; elsewhere it stands only as it is."""

INFLECTING = ("Chronicle", "Options")
INFLECTED = dict.fromkeys(CARDS, ("Chronicle",))
"""In an option `other` is a place."""

ORDONANCE = tuple(f"Ordonance{table}" for table in ("Chronicle", "Reasons", "Spoken", "Table", "Ending"))
CASES = {
    **dict.fromkeys(("family", "rival"), ("gen", "acc", "dat", "ins")),
    "unit": ("gen", "acc", "ins"),
    "territory": ("gen", "acc", "ins", "in", "to"),
    **dict.fromkeys(("groups", "rival_groups", "equal", "best"), ("acc",)),
    "level": ("gen", "acc", "plural", "genpl"),
}
NAMED = {
    form: forms
    for name, cases in CASES.items()
    for forms in [{name, *(f"{name}_{case}" for case in cases)}]
    for form in forms
}
"""What `names` of Ordonance offers where the English sentence has one of the same forms."""
CARD_TEXT = {
    "card": {"card", "card_gen", "card_acc", "card_loc"},
    **{case: {"card_gen", "card_acc", "card_loc"} for case in ("card_gen", "card_acc", "card_loc")},
}
"""The cases that the text of a card offers where the English sentence has one of them; of many cards not the first."""
PAMIR = "Pamir"
"""What contexts begin with in which a sentence may ask for all forms that `names` of Pax Pamir has."""
BARE = {"{family} rules the kingdoms", "named “{card}”"}
"""What stands over the end of a game of Ordonance and what is named in quotation marks know a name only as it is."""

NO_BREAK = "\u00a0"
SIGNS = " .,:;?()-·…›→×½+%№1234567890\n" + NO_BREAK
NAMES = re.compile(r"\b(?:Ctrl\+C|Ctrl|Enter|Esc|Home|End|Alt|Backspace|Del|Tab|Shift|F1|F2|F8|F|P|R|U|W|Z|Gonfalon)\b")
"""What is called so in every language: the program and what stands on the keys."""
QUOTED = re.compile(
    r"""'[^']*'|<[^>]*>|\\u\w+|viewBox(?:="[^"]*")?|@import|[@&*]"""
    r"""|\bordonance\.yaml|\b(?:YAML|XML|SVG|UTF|kB|none|id|character|intrigue|taken|doubled|lost|kept)\b"""
)
"""Words of the card language and of drawings, which stand in card files in every language."""
SAME_IN_POLISH = {
    "aldous",
    "alliance",
    "bot",
    "folder",
    "guiscard",
    "magister",
    "odo",
    "perrin",
    "limit",
    "lord",
    "menu",
    "oriflamme",
    "program",
    "regent",
    "region",
    "sir",
    "start",
}
SAME_AS_ENGLISH = {
    ("SeatRow", "Bot"),
    ("SeatRow", "Regent"),
    ("SeatRow", "Sir Guiscard"),
    ("SeatRow", "Magister Odo"),
    ("SettingsScreen", "A"),
    ("PamirTable", "Region"),
} | {(context, name) for context in ("GameChoice", "PickerScreen", "Table") for name in ("Alliance", "Oriflamme")}
"""What may be said as in English where one writes with Latin letters."""
# Words that the printed games do not use for these things, and slips of language.
WRONG_TERMS = {
    "ru": r"уничтож|\bочеред[ьи] событий|\bстопк|вскры|оборот[не]",
    "uk": r"знищ|сброс|\bчерг[аи] подій|\bстоп[ко]|слідуюч|являється|на протязі|любий|співпада|відміна|вбивств|папк",
    "pl": r"eliminuj|zniszcz|\bstosik|zmiennokształt|\bzabójstwo\b",
}
# The word behind a number, for one, for few, for many.
COUNTED = {
    "ru": {
        "- вида видов",
        "игра игры -",
        "- дней дней",
        "подсказка подсказки подсказок",
        "игрок игрока игроков",
        "партию партии партий",
        "дорога дороги дорог",
        "очко очка очков",
        "очку очка очков",
        "карта карты карт",
        "колода колоды колод",
        "карту карты карт",
        "карты карт карт",
        "место места мест",
        "раунд раунда раундов",
        "жетон жетона жетонов",
        "ошибка ошибки ошибок",
        "очка очков очков",
        "персонаж персонажа персонажей",
        "интрига интриги интриг",
        "нападающий нападающих нападающих",
        "набор набора наборов",
        "территория территории территорий",
        "- хода ходов",
        "территории территории территорий",
        "свободное свободных свободных",
        "рупия рупии рупий",
        "рупию рупии рупий",
        "победное победных победных",
        "племя племени племён",
        "шпион шпиона шпионов",
        "приз приза призов",
        "- шага шагов",
        "шаг шага шагов",
        "армия армии армий",
        "ваше ваших ваших",
        "блока блоков блоков",
        "шага шагов шагов",
        "фишка фишки фишек",
        "блок блока блоков",
        "цилиндр цилиндра цилиндров",
        "действие действия действий",
        "звезда звезды звёзд",
        "лишняя лишние лишних",
        "патриот патриота патриотов",
        "патриота патриотов патриотов",
        "подарок подарка подарков",
        "событие события событий",
        "политическая политические политических",
        "проверка проверки проверок",
        "рупии рупий рупий",
        "фишки фишек фишек",
        "фишку фишки фишек",
        "шпиона шпионов шпионов",
        "буквы букв букв",
        "текста текстов текстов",
    },
    "uk": {
        "- види видів",
        "- - ігор",
        "підказка підказки підказок",
        "- днів днів",
        "гравець гравці гравців",
        "партію партії партій",
        "дорога дороги доріг",
        "колоду колоди колод",
        "очко очки очок",
        "очку очки очок",
        "карта карти карт",
        "карту карти карт",
        "карти карт карт",
        "місце місця місць",
        "раунд раунди раундів",
        "жетон жетони жетонів",
        "помилка помилки помилок",
        "персонаж персонажі персонажів",
        "інтрига інтриги інтриг",
        "нападник нападники нападників",
        "набір набори наборів",
        "територія території територій",
        "- ходи ходів",
        "територію території територій",
        "території території територій",
        "вільне вільні вільних",
        "рупія рупії рупій",
        "рупію рупії рупій",
        "переможне переможні переможних",
        "крок кроки кроків",
        "армія армії армій",
        "подія події подій",
        "ваше ваші ваших",
        "блока блоків блоків",
        "кроку кроків кроків",
        "фішка фішки фішок",
        "племʼя племені племен",
        "шпигун шпигуни шпигунів",
        "трофей трофеї трофеїв",
        "- дари дарів",
        "блок блоки блоків",
        "циліндр циліндри циліндрів",
        "зайва зайві зайвих",
        "зірка зірки зірок",
        "патріот патріоти патріотів",
        "патріота патріотів патріотів",
        "перевірка перевірки перевірок",
        "політична політичні політичних",
        "рупії рупій рупій",
        "фішки фішок фішок",
        "фішку фішки фішок",
        "шпигуна шпигунів шпигунів",
        "літери літер літер",
        "тексту текстів текстів",
    },
    "pl": {
        "rodzaj rodzaje rodzajów",
        "podpowiedź podpowiedzi podpowiedzi",
        "dzień - -",
        "gracz gracze graczy",
        "- - gier",
        "droga drogi dróg",
        "punkt punkty punktów",
        "punktu punktów punktów",
        "punkcie punkty punktów",
        "karta karty kart",
        "karcie kartach kartach",
        "karty kart kart",
        "miejsce miejsca miejsc",
        "runda rundy rund",
        "rundę rundy rund",
        "żeton żetony żetonów",
        "błąd błędy błędów",
        "kartę karty kart",
        "talię talie talii",
        "Postać Postacie Postaci",
        "Intryga Intrygi Intryg",
        "atakująca atakujące atakujących",
        "talia talie talii",
        "zestaw zestawy zestawów",
        "terytorium terytoria terytoriów",
        "rupia rupie rupii",
        "rupię rupie rupii",
        "plemię plemiona plemion",
        "szpieg szpiegów szpiegów",
        "nagrodę nagrody nagród",
        "- dary darów",
        "akcja akcje akcji",
        "element elementy elementów",
        "gwiazdka gwiazdki gwiazdek",
        "klocek klocki klocków",
        "walec walce walców",
        "krok kroki kroków",
        "nagroda nagrody nagród",
        "patriota patrioci patriotów",
        "patriotę patriotów patriotów",
        "rupii rupii rupii",
        "sprawdzenie sprawdzenia sprawdzeń",
        "szpiega szpiegów szpiegów",
        "ruch ruchy ruchów",
        "armia armie armii",
        "wydarzenie wydarzenia wydarzeń",
        "twoje twoje twoich",
        "litery liter liter",
        "tekstu tekstów tekstów",
    },
}


@dataclass(frozen=True)
class Message:
    """A text with its translation, which has several forms where it counts."""

    context: str
    source: str
    comment: str
    plural: bool
    state: str
    forms: tuple[str, ...]


def read(code: str) -> list[Message]:
    messages = []
    for context in ET.parse(ROOT / "translations" / f"gonfalon_{code}.ts").getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            plural = message.get("numerus") == "yes"
            forms = (
                [form.text or "" for form in translation.iter("numerusform")] if plural else [translation.text or ""]
            )
            messages.append(
                Message(
                    context.findtext("name", ""),
                    message.findtext("source", ""),
                    message.findtext("comment", ""),
                    plural,
                    translation.get("type", ""),
                    tuple(forms),
                )
            )
    return messages


CATALOGUES = {code: read(code) for code in LANGUAGES}


def forms(code: str) -> Iterator[tuple[Message, str]]:
    for message in CATALOGUES[code]:
        for form in message.forms:
            yield message, form


def fields(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field is not None}


def offers(message: Message, name: str) -> set[str]:
    """The forms of which a translation needs one where its source has this placeholder."""
    if message.source in BARE:
        return {name}
    if message.context in ORDONANCE:
        return NAMED.get(name, {name})
    if message.context == "CardText":
        return CARD_TEXT.get(name, {name})
    if message.context.startswith(PAMIR):
        return given.NAMED.get(name, {name})
    return OFFERED.get(name, {name}) if message.context in INFLECTED.get(name, INFLECTING) else {name}


def words(text: str) -> str:
    """What a reader reads: without placeholders and without names that are the same everywhere."""
    return QUOTED.sub("", NAMES.sub("", re.sub(r"\{\w+\}|%n", "", text)))


@pytest.fixture(params=LANGUAGES)
def code(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def installed(qapp: QApplication, code: str) -> Iterator[str]:
    language.install(qapp, code)
    yield code
    language.install(qapp, ENGLISH)


# -- completeness ------------------------------------------------------------------------------------------------------


@pytest.mark.sample(1)
def test_the_catalogues_hold_the_texts_of_the_program(code: str) -> None:
    wanted = {
        (text.context, text.source, text.comment, text.plural)
        for text in texts_of_program()
        if text.plural or code != "en"
    }
    held = {(message.context, message.source, message.comment, message.plural) for message in CATALOGUES[code]}
    assert wanted - held == set(), "please run `packaging/translations.py update` and translate what is new"
    assert held - wanted == set(), "please run `packaging/translations.py update`: these texts are gone"


def test_every_text_is_translated(code: str) -> None:
    for message in CATALOGUES[code]:
        assert message.state == "", f"{message.source} is {message.state}"
        assert len(message.forms) == (ORTHOGRAPHY[code].plurals if message.plural else 1), message.source
        assert all(form.strip() for form in message.forms), message.source


def test_the_compiled_catalogue_says_the_same(code: str) -> None:
    compiled = translator(code)
    for message in CATALOGUES[code]:
        said = compiled.translate(message.context, message.source, message.comment, 1 if message.plural else -1)
        assert said == message.forms[0]


# -- placeholders ------------------------------------------------------------------------------------------------------


def test_no_placeholder_is_lost_and_none_invented(code: str) -> None:
    for message, form in forms(code):
        named = fields(form)
        offered = {name: offers(message, name) for name in fields(message.source)}
        assert named <= set().union(*offered.values()), form
        for name, cases in offered.items():
            assert named & cases, f"{form} has lost {name}"
        assert ("%n" in form) is message.plural, form


def test_every_sentence_of_the_chronicle_can_be_formatted(installed: str) -> None:
    values: dict[str, object] = {
        "family": "R",
        "victim_family": "K",
        "card": "archer",
        "victim": "royal-decree",
        "covered": "spy",
        "other": "lord",
        **dict.fromkeys(("n", "round", "place", "places", "slot", "paid", "amount"), 3),
    }
    for key in PHRASES:
        said = sentence(Line(key, values=values), installed)
        assert not re.search(r"[{}%]", said), said


def test_every_sentence_of_an_option_can_be_formatted(installed: str) -> None:
    values: dict[str, object] = dict.fromkeys(("place", "other", "amount", "options"), 3)
    for name, letter in (("family", "R"), ("other_family", "K")):
        values |= family_forms(families(installed), letter, name)
    for key in DEEDS:
        for number in (1, 3, 5):
            said = deed(key, number).format(**values)
            assert not re.search(r"[{}%]", said), said


def test_every_verb_of_a_card_can_be_formatted(installed: str) -> None:
    for key in RULES:
        said = rule(key).format(amount=3, card_gen="", card_acc="", card_loc="")
        assert not re.search(r"[{}%]", said), said


@pytest.mark.parametrize("table", TABLES)
def test_every_sentence_of_ordonance_can_be_formatted(installed: str, table: str) -> None:
    for number in (1, 3, 5):
        values = {**GIVEN, **dict.fromkeys(PLAIN, number)}
        _, phrases = TABLES[table]
        for key in phrases:
            said = spell(phrases, Line(key, values=values), installed)
            assert not re.search(r"[{}%]", said), said


# -- numbers -----------------------------------------------------------------------------------------------------------

ONE = {"ru": {1, 21, 101}, "uk": {1, 21, 101}, "pl": {1}, "en": {1}}
FEW = {"ru": {2, 4, 22}, "uk": {2, 4, 22}, "pl": {2, 4, 22}, "en": set()}
NUMBERS = (0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111)
SAMPLES = {
    "en": ("place", "", "places"),
    "ru": ("место", "места", "мест"),
    "uk": ("місце", "місця", "місць"),
    "pl": ("miejsce", "miejsca", "miejsc"),
}


@pytest.mark.parametrize("code", SAMPLES)
def test_a_number_finds_its_form(installed: str) -> None:
    one, few, many = SAMPLES[installed]
    for number in NUMBERS:
        word = one if number in ONE[installed] else few if number in FEW[installed] else many
        said = QCoreApplication.translate("RulesScreen", "%n place(s)", "", number)
        assert said.replace(NO_BREAK, " ") == f"{number} {word}"


@pytest.mark.parametrize("code", COUNTED)
def test_a_counted_word_has_its_three_forms(code: str) -> None:
    for message in CATALOGUES[code]:
        found = [re.search(r"%n[ \u00a0](\w{4,})", form) for form in message.forms]
        if message.plural and any(found):
            counted = " ".join(match[1] if match else "-" for match in found)
            assert counted in COUNTED[code], message.source


def test_english_plurals_have_no_brackets() -> None:
    assert not [form for _, form in forms("en") if "(s)" in form]


# -- language ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("code", FOREIGN)
def test_only_letters_and_signs_of_the_language(code: str) -> None:
    for _, form in forms(code):
        for sign in words(form):
            assert LETTERS[code].match(sign) or sign in signs(code, SIGNS), f"{form}: {sign!r} in {code}"


@pytest.mark.parametrize("code", FOREIGN)
def test_nothing_is_left_in_english(code: str) -> None:
    for message, form in forms(code):
        if re.search(r"[A-Za-z]", words(message.source)):
            same = code in LATIN and (message.context, message.source) in SAME_AS_ENGLISH
            assert same or form != message.source, message.source


def test_no_english_word_is_left_in_polish() -> None:
    for message, form in forms("pl"):
        english = set(re.findall(r"[a-z]{3,}", words(message.source).lower()))
        polish = set(re.findall(r"\w{3,}", words(form).lower()))
        assert english & polish <= SAME_IN_POLISH, form


@pytest.mark.parametrize("code", FOREIGN)
def test_no_wrong_terms(code: str) -> None:
    wrong = re.compile(WRONG_TERMS.get(code, NOTHING), re.IGNORECASE)
    for _, form in forms(code):
        assert not wrong.search(form), form


def test_texts_begin_and_end_as_they_should(code: str) -> None:
    for message, form in forms(code):
        assert form == form.strip(), form
        assert "  " not in form, form
        assert form.count("\n") == message.source.count("\n"), form
        ends = [re.search(r"[.…?:]$", text) for text in (message.source, form)]
        assert (ends[0] and ends[0][0]) == (ends[1] and ends[1][0]), form


@pytest.mark.parametrize("code", FOREIGN)
def test_the_same_text_of_a_button_is_translated_alike(code: str) -> None:
    said: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for message in CATALOGUES[code]:
        said.setdefault((message.source, message.comment), set()).add(message.forms)
    assert {source: found for source, found in said.items() if len(found) > 1} == {}
