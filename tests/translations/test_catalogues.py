"""The catalogues of the interface: complete, with the same placeholders, and really in their languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from string import Formatter

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from gonfalon.games.ordonance.texts.log_writer import render_entry
from gonfalon.games.oriflamme.texts.card_text import VERB_RULES, VERB_TEXTS, verb_rule, verb_text
from gonfalon.games.oriflamme.texts.log_writer import entry_sentence as sentence
from gonfalon.games.oriflamme.texts.phrases import PHRASES
from gonfalon.texts.log_entries import LogEntry
from gonfalon.texts.players import families, family_forms
from gonfalon.texts.translations import ENGLISH, LANGUAGES
from gonfalon.ui.settings import language
from tests.games.ordonance.texts.test_phrases import GIVEN, PLAIN, TABLES
from tests.games.pamir.texts import given
from tests.scripts import texts_of_program
from tests.translations.card_texts import leaves, load
from tests.translations.catalogue import Message, messages
from tests.translations.orthography import LATIN, LETTERS, ORTHOGRAPHY, signs

FOREIGN = tuple(code for code in LANGUAGES if code != "en")

CARDS = ("card", "victim", "covered", "other")
FAMILIES = ("family", "victim_family", "other_family")
OFFERED = {
    **{name: {f"{whose}{name}{case}" for whose in ("", "your_") for case in ("", "_gen", "_acc")} for name in CARDS},
    **{name: {name, f"{name}_gen", f"{name}_acc", f"{name}_dat", f"{name}_ins"} for name in FAMILIES},
}
"""What chronicle and options offer where the English sentence has a name; elsewhere it stands only as it is."""

INFLECTING = ("Chronicle", "Options", "OriflammeHint")
INFLECTED = dict.fromkeys(CARDS, ("Chronicle", "OriflammeHint"))
"""In an option `other` is a place."""

ORDONANCE = tuple(f"Ordonance{table}" for table in ("Chronicle", "Reasons", "Spoken", "Table", "Ending", "Hint"))
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
SIGNS = " .,:;?!()-·…›→×½+±%№1234567890\n" + NO_BREAK
NAMES = re.compile(r"\b(?:Ctrl\+C|Ctrl|Enter|Esc|Home|End|Alt|Backspace|Del|Tab|Shift|F1|F2|F8|F|P|R|U|W|Z|Gonfalon)\b")
"""What is called so in every language: the program and what stands on the keys."""
QUOTED = re.compile(
    r"""'[^']*'|<[^>]*>|\\u\w+|viewBox(?:="[^"]*")?|@import|[@&*]"""
    r"""|\bordonance\.yaml|\b(?:YAML|XML|SVG|UTF|kB|none|id|character|intrigue|taken|doubled|lost|kept)\b"""
)
"""Words of the card language and of drawings, which stand in card files in every language."""
SAME_IN_POLISH = {
    "aldous", "alliance", "bot", "elo", "folder", "guiscard", "magister", "odo", "perrin", "limit", "lord", "menu",
    "min", "oriflamme", "program", "regent", "region", "same", "sir", "start",
}  # fmt: skip
SAME_AS_ENGLISH = (
    {("SettingsScreen", "A"), ("PamirTable", "Region")}
    | {("Clock", time) for time in ("{minutes} min", "{minutes} min + {seconds} s")}
    | {("SeatRow", name) for name in ("Bot", "Regent", "Sir Guiscard", "Magister Odo")}
    | {(context, name) for context in ("GameChoice", "PickerScreen", "Table") for name in ("Alliance", "Oriflamme")}
)
"""What may be said as in English where one writes with Latin letters."""
# The word behind a number, for one, for few, for many.
COUNTED = {
    "ru": (
        "- ваших ваших, - вида видов, - дней дней, - хода ходов, - шага шагов, армия армии армий, блок блока блоков, "
        "блока блоков блоков, буквы букв букв, ваше ваших ваших, действие действия действий, дорога дороги дорог, "
        "жетон жетона жетонов, звезда звезды звёзд, запись записи записей, "
        "игра игры -, игрок игрока игроков, интрига интриги интриг, "
        "карта карты карт, карту карты карт, карты карт карт, колода колоды колод, лишняя лишние лишних, "
        "место места мест, набор набора наборов, нападающий нападающих нападающих, очка очков очков, очко очка очков, "
        "очку очка очков, ошибка ошибки ошибок, партию партии партий, патриот патриота патриотов, "
        "патриота патриотов патриотов, персонаж персонажа персонажей, племя племени племён, "
        "победное победных победных, подарок подарка подарков, подсказка подсказки подсказок, "
        "политическая политические политических, приз приза призов, проверка проверки проверок, раунд раунда раундов, "
        "раунде раундах раундах, рупии рупий рупий, рупию рупии рупий, рупия рупии рупий, "
        "свободное свободных свободных, событие события событий, текста текстов текстов, "
        "территории территории территорий, территория территории территорий, фишка фишки фишек, фишки фишек фишек, "
        "фишку фишки фишек, цилиндр цилиндра цилиндров, шаг шага шагов, шага шагов шагов, шпион шпиона шпионов, "
        "шпиона шпионов шпионов"
    ),
    "uk": (
        "- - ігор, - ваші ваших, - види видів, - дари дарів, - днів днів, - ходи ходів, армія армії армій, "
        "афганська афганські афганських, блок блоки блоків, "
        "блока блоків блоків, ваше ваші ваших, вільне вільні вільних, гравець гравці гравців, дорога дороги доріг, "
        "жетон жетони жетонів, запис записи записів, "
        "зайва зайві зайвих, зірка зірки зірок, карта карти карт, карти карт карт, "
        "карту карти карт, колоду колоди колод, крок кроки кроків, кроку кроків кроків, літери літер літер, "
        "місце місця місць, набір набори наборів, нападник нападники нападників, очка очок очок, очко очки очок, "
        "очку очки очок, "
        "партію партії партій, патріот патріоти патріотів, патріота патріотів патріотів, "
        "перевірка перевірки перевірок, переможне переможні переможних, персонаж персонажі персонажів, "
        "племʼя племені племен, подія події подій, політична політичні політичних, помилка помилки помилок, "
        "підказка підказки підказок, раунд раунди раундів, рупію рупії рупій, рупія рупії рупій, рупії рупій рупій, "
        "тексту текстів текстів, територію території територій, територія території територій, "
        "території території територій, трофей трофеї трофеїв, фішка фішки фішок, фішки фішок фішок, "
        "фішку фішки фішок, циліндр циліндри циліндрів, шпигун шпигуни шпигунів, шпигуна шпигунів шпигунів, "
        "інтрига інтриги інтриг"
    ),
    "pl": (
        "- - gier, - dary darów, Intryga Intrygi Intryg, Postać Postacie Postaci, akcja akcje akcji, "
        "armia armie armii, atakująca atakujące atakujących, błąd błędy błędów, droga drogi dróg, dzień - -, "
        "element elementy elementów, gracz gracze graczy, grze grach grach, gwiazdka gwiazdki gwiazdek, "
        "karcie kartach kartach, "
        "karta karty kart, karty kart kart, kartę karty kart, klocek klocki klocków, krok kroki kroków, "
        "miejsce miejsca miejsc, nagroda nagrody nagród, nagrodę nagrody nagród, "
        "patriota patrioci patriotów, patriotę patriotów patriotów, plemię plemiona plemion, "
        "podpowiedź podpowiedzi podpowiedzi, punkcie punkty punktów, punkt punkty punktów, punktu punktów punktów, "
        "rodzaj rodzaje rodzajów, ruch ruchy ruchów, runda rundy rund, rundę rundy rund, rupia rupie rupii, "
        "rupii rupii rupii, rupię rupie rupii, sprawdzenie sprawdzenia sprawdzeń, szpieg szpiegów szpiegów, "
        "szpiega szpiegów szpiegów, talia talie talii, talię talie talii, tekstu tekstów tekstów, "
        "terytorium terytoria terytoriów, twoje twoje twoich, twój twoich twoich, "
        "walec walce walców, wpis wpisy wpisów, wydarzenie wydarzenia wydarzeń, "
        "zestaw zestawy zestawów, znaku znaków znaków, żeton żetony żetonów"
    ),
}


def forms(code: str) -> Iterator[tuple[Message, str]]:
    for message in messages(code):
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
    language.install_language(qapp, code)
    yield code
    language.install_language(qapp, ENGLISH)


# -- completeness ------------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_catalogues_hold_the_texts_of_the_program(code: str) -> None:
    wanted = {
        (text.context, text.source, text.comment, text.plural)
        for text in texts_of_program()
        if text.plural or code != "en"
    }
    held = {(message.context, message.source, message.comment, message.plural) for message in messages(code)}
    assert wanted - held == set(), "please run `packaging/translations.py update` and translate what is new"
    assert held - wanted == set(), "please run `packaging/translations.py update`: these texts are gone"


def test_every_text_is_translated(code: str) -> None:
    for message in messages(code):
        assert not message.fuzzy, message.source
        assert len(message.forms) == (ORTHOGRAPHY[code].plurals if message.plural else 1), message.source
        assert all(form.strip() for form in message.forms), message.source


# -- placeholders ------------------------------------------------------------------------------------------------------


def test_no_placeholder_is_lost_and_none_invented(code: str) -> None:
    for message, form in forms(code):
        named = fields(form)
        offered = {name: offers(message, name) for name in fields(message.source)}
        assert named <= set().union(*offered.values()), form
        for name, cases in offered.items():
            assert named & cases, f"{form} has lost {name}"
        assert ("%n" in form) is message.plural, form


def unfilled(said: Iterable[str]) -> list[str]:
    return [text for text in said if re.search("[{}%]", text)]


def test_every_sentence_of_oriflamme_can_be_formatted(installed: str) -> None:
    numbers = dict.fromkeys(("n", "round", "place", "places", "slot", "paid", "amount", "options"), 3)
    named = {"family": "R", "victim_family": "K", "card": "archer", "victim": "royal-decree", "covered": "spy"}
    told: dict[str, object] = {**numbers, **named, "other": "lord", "families": ("R", "K")}
    assert unfilled(sentence(LogEntry(key, values=told), installed) for key in PHRASES) == []
    offered: dict[str, object] = {**numbers, "other": 3, **dict.fromkeys(("card_gen", "card_acc", "card_loc"), "")}
    for name, letter in (("family", "R"), ("other_family", "K")):
        offered |= family_forms(families(installed), letter, name)
    assert unfilled(verb_text(key, number).format(**offered) for key in VERB_TEXTS for number in (1, 3, 5)) == []
    assert unfilled(verb_rule(key).format(**offered) for key in VERB_RULES) == []


@pytest.mark.parametrize("table", TABLES)
def test_every_sentence_of_ordonance_can_be_formatted(installed: str, table: str) -> None:
    for number in (1, 3, 5):
        values = {**GIVEN, **dict.fromkeys(PLAIN, number)}
        _, phrases = TABLES[table]
        assert unfilled(render_entry(phrases, LogEntry(key, values=values), installed) for key in phrases) == []


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
    for message in messages(code):
        found = [re.search(r"%n[ \u00a0](\w{4,})", form) for form in message.forms]
        if message.plural and any(found):
            counted = " ".join(match[1] if match else "-" for match in found)
            assert counted in COUNTED[code].split(", "), message.source


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
    names = {text for _, text in leaves(load("pamir", "pl")) if isinstance(text, str)}
    for message, form in forms("pl"):
        # A name in quotation marks may be the same in both languages.
        own = re.sub("„([^”]+)”", lambda quoted: "" if quoted[1] in names else quoted[0], form)
        english = set(re.findall(r"[a-z]{3,}", words(message.source).lower()))
        polish = set(re.findall(r"\w{3,}", words(own).lower()))
        assert english & polish <= SAME_IN_POLISH, form


def test_texts_begin_and_end_as_they_should(code: str) -> None:
    for message, form in forms(code):
        assert form == form.strip(), form
        assert "  " not in form, form
        assert form.count("\n") == message.source.count("\n"), form
        # «оч.» is the shortest word for points, with a full stop of its own.
        ends = [re.search(r"[.…?:]$", text.removesuffix(" оч.")) for text in (message.source, form)]
        assert (ends[0] and ends[0][0]) == (ends[1] and ends[1][0]), form


@pytest.mark.parametrize("code", FOREIGN)
def test_the_same_text_of_a_button_is_translated_alike(code: str) -> None:
    said: dict[tuple[str, str], set[tuple[str, ...]]] = {}
    for message in messages(code):
        said.setdefault((message.source, message.comment), set()).add(message.forms)
    assert {source: found for source, found in said.items() if len(found) > 1} == {}
