"""What was decided once about words that could as well be others: which they are, and why, for every text there is."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
import yaml

from tests.scripts import ROOT
from tests.translations.catalogue import messages

NO_BREAK = "\u00a0"
FENCE = re.compile("^```.*?^```$", re.MULTILINE | re.DOTALL)


class Decision(NamedTuple):
    """Words that a language does not use here, what it says instead, and why."""

    wrong: str
    instead: str
    why: str
    where: str = ""
    """What the names of the files begin with that it is about, a pattern; all if left out."""


TERMS = "so the printed rules, or translations/TERMS.md, have it"
DECISIONS = {
    "en": (
        Decision(r"\bkill|\bdestroy|\bplanning phase\b|\bpile of influence\b", "eliminate, placement phase", TERMS),
        Decision(r"\bdeck\b", "cards", "in the base game nobody has one", r"oriflamme|alliance\.en\.yaml"),
        Decision(r"\bvictory points?\b|\brow\b", "influence, queue", TERMS, r"(?:oriflamme|alliance)\.en\.yaml"),
        Decision(r"\bhelms?\b|\bbanners?\b|\bsymbol|\bround\b", "helmet, flag, icon, turn", TERMS, "ordonance"),
        Decision(r"\bhelper|\bmoney cards?\b|\bturn order\b|favour", "patriot, favored suit", TERMS, "pamir"),
        Decision(r"\b(?:keeps?|turns?)(?: [\w{}%’()]+)* face-down\b(?! \w)|face-down again", "face down",
                 "an adverb has no hyphen, as in the rules"),
        Decision(r"\b(?:game|settings|changes) (?:is|are|cannot be) (?:not )?kept\b", "saved",
                 "the usual word for files"),
        Decision(r"\bmistakes are mended\b", "corrected", "one mends socks"),
    ),
    "ru": (
        Decision(r"\bотрав|\bяд\b|оборот[не]|уничтож|\bочеред[ьи] событий|\bстопк|вскры|фаз\w+ активации",
                 "убийство, перевёртыш, устранить, ряд событий, стек, активировать, фаза событий", TERMS),
        Decision(r"\bколод[аы]", "карты", "in the base game nobody has one", r"oriflamme|alliance\.ru\.yaml"),
        Decision(r"символ|знам[её]н|хоругв|\bзнамя|отделени|фишк|\bраунд", "значок, флаг, отряд, ход", TERMS,
                 "ordonance"),
        Decision(r"благоприятн|козыр|фаворит|\bбазар|проверк\w+ господств", "предпочитаемая масть, рынок", TERMS,
                 r"pamir\.ru\.md"),
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
        Decision(r"\bво? (?:[а-яё{}_]+ )?двор(?:е|ах)\b", "при дворе", "a yard of a house", r"pamir|gonfalon"),
        Decision(r"\bвам \d, а\b|выше всё одинаково", "a whole sentence", "telegrams are not understood"),
    ),
    "uk": (
        Decision(r"вбивств|убивств|знищ|сброс|\bчерг[аи] подій|\bстоп[ко]|фаз\w+ подій|\bпапк",
                 "отрута, вилучити, скид, ряд подій, стос, фаза активації, тека", TERMS),
        Decision(r"слідуюч|являється|приймати участь|на протязі|любий|співпада|відміна|ролі не гра",
                 "наступний, є, брати участь, протягом, будь-який, збігається", "Russisms"),
        Decision(r"\bколод|бувш", "карти", "in the base game nobody has one", r"oriflamme|alliance\.uk\.yaml"),
        Decision(r"символ|стяг|хоругв|корогв|відділ|фішк|\bраунд|наступного ходу", "значок, прапор, загін, хід", TERMS,
                 "ordonance"),
        Decision(r"подарун|\bприз(?!нач)|улюблен|\bбазар|перевірк\w+ домінування|господств|\bфракці",
                 "дар, трофей, пріоритетна масть, ринок, коаліція", TERMS, r"pamir\.uk\.md"),
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
        Decision(r"(?:отримайте|отримує|дає) 1 вплив\b", "1 очко впливу", "influence is counted in points"),
        Decision(r"\bдо решти\b|\bвам на руку\b", "до запасу, до вашої руки", "idioms"),
        Decision(r"\bу (?:вашому )?двор(?:і|ах)\b", "при дворі", "the other one is a yard"),
        Decision(r"\bна (?:вашій )?руці\b|\bна руках\b", "у руці", "the rules have it; the other one is an arm"),
        Decision(r"\bлояльн\w+ (?:їй|[тц]ій|[ув]сім|\{coalition_people_dat)|\bякі[йм] [\w ]*лояльн",
                 "лояльний до кого", "grammar"),
        Decision(r"\bпри (?:скиданн|купівл|розіграш|вихо|перевірц)\w+", "якщо, коли", "a Russism before such nouns"),
        Decision(r"\b(?:бер|розігру|називаю|проводя|скасову|скида)\w*ться\b(?! до | лише)", "беруть, називають",
                 "somebody does it, so a Russism"),
        Decision(r"\b(?:вз|уз)ят\w* назад|\bназад хід\b|\bберуть назад", "скасувати", "so the button says"),
        Decision(r"\bклацн\w+ на\b", "клацніть карту", "as on the other screens"),
        Decision(r"\bвирішил\w+ (?:цю )?гру\b", "вирішити долю гри", "a calque"),
    ),
    "pl": (
        Decision(r"\bzabójstwo\b|zmiennokształt|eliminuj|zniszcz|\bstosik|kolejk\w+ wydarzeń",
                 "zlecenie zabójstwa, impostor, zlikwidować, stos, kolejka wpływu", TERMS),
        Decision(r"\btalia|\brząd\b|pobierz", "karty, kolejka, dobierz", TERMS, "oriflamme|alliance"),
        Decision(r"\bikon|sztandar|\bflag[aięąo]|regiment|\bżeton|\brund", "znak, chorągiew, pułk, tura", TERMS,
                 r"ordonance\.pl\.md"),
        Decision(r"\bprezent|\bikon|\bgwiazd[yę]?\b|kontrol\w+ dominacji|faworyz|\bżeton", "dar, gwiazdka, walec",
                 TERMS, r"pamir\.pl\.md"),
        Decision(r"\bekran startowy|\bbohater", "ekran główny", "one name for one screen", "changelog"),
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


def texts(language: str) -> dict[str, str]:
    """By the name of its file, all that a reader in this language may see."""
    folder = ROOT / "translations"
    files = [*folder.glob(f"*/*.{language}.yaml"), *folder.glob(f"rules/*.{language}.md")]
    files += folder.glob(f"changelog.{language}.md")
    found = {path.name: FENCE.sub("", path.read_text(encoding="utf-8")) for path in files}
    found["gonfalon"] = "\n\n".join(form for message in messages(language) for form in message.forms)
    if language == "en":
        # The texts of the program are English as they stand; only the other catalogues list them all.
        found["the program"] = "\n\n".join(message.source for message in messages("pl"))
    return {name: _in_one_case(text.replace(NO_BREAK, " ")) for name, text in found.items()}


def _in_one_case(text: str) -> str:
    """A text with a paragraph on each line, or a pattern, in small letters: to look for both cases takes long."""
    lines = re.sub(r"(?<!\n)\n *(?=\S)", " ", text)
    return re.sub(r"\\.|[^\\]+", lambda part: part[0] if part[0][0] == "\\" else part[0].lower(), lines)


@pytest.mark.parametrize("language", DECISIONS)
def test_what_was_decided_is_kept_to(language: str) -> None:
    files = texts(language)
    found = [
        f"{name}: “{wrong[0]}”: write {decision.instead}, {decision.why}"
        for decision in DECISIONS[language]
        for name, said in files.items()
        if re.match(decision.where, name) and (wrong := re.search(_in_one_case(decision.wrong), said))
    ]
    assert found == []


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
