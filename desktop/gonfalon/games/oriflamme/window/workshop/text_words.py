"""What the texts of a card and its languages are called, and what is said of those that are missing."""

from __future__ import annotations

from typing import Final

from gonfalon.games.oriflamme.rules.texts import OF_SEVERAL_LINES, most_letters, unfit
from gonfalon.games.oriflamme.workshop.wording import Key
from gonfalon.texts.catalogue import translate
from gonfalon.texts.slips import said

__all__ = ["NEARLY", "label", "language_name", "missing", "missing_short", "trouble"]

NEARLY: Final = 0.85
"""From this part of its limit on, the letters of a text are counted before its author's eyes."""


def label(key: Key) -> str:
    """What a text of a card is called at the head of its row."""
    match key:
        case ("name",):
            return translate("CardTexts", "Name")
        case ("accusative",):
            #: a case of the name of a card: "eliminates the Baker"
            return translate("CardTexts", "Accusative")
        case ("genitive",):
            #: a case of the name of a card: "the influence of the Baker"
            return translate("CardTexts", "Genitive")
        case ("text",):
            return translate("CardTexts", "Text of the card")
        case ("tip",):
            return translate("CardTexts", "Advice")
        case ("shelf",):
            #: what a card goes on doing while it lies in reserve, in a few words
            return translate("CardTexts", "While in reserve")
        case ("prompt", "title"):
            #: what a card asks its owner when it acts
            return translate("CardTexts", "Question")
        case ("prompt", "detail"):
            #: the second, smaller line of what a card asks
            return translate("CardTexts", "Below the question")
        case ("prompt", "gap", "title"):
            #: what a card asks when it has to say where another card goes
            return translate("CardTexts", "Question where to")
        case ("prompt", "gap", "detail"):
            #: the second, smaller line of the question where a card goes
            return translate("CardTexts", "Below that question")
        case ("options", word):
            #: what stands on the button of an option; {word} is the option's word in the card language
            return translate("CardTexts", "Option “{word}”").format(word=word)
        case ("goes_with",):
            return translate("CardAdvice", "Goes well with")
        case ("beware",):
            return translate("CardAdvice", "Watch out for")
    return translate("CardTexts", "Page in the rules")


def language_name(code: str) -> str:
    """A language in the language that is spoken."""
    match code:
        case "uk":
            return translate("CardTexts", "Ukrainian")
        case "ru":
            return translate("CardTexts", "Russian")
        case "pl":
            return translate("CardTexts", "Polish")
    return translate("CardTexts", "English")


def missing(code: str, count: int) -> str:
    """How many texts are missing in a language."""
    match code:
        case "uk":
            return translate("CardTexts", "%n text(s) are missing in Ukrainian", "", count)
        case "ru":
            return translate("CardTexts", "%n text(s) are missing in Russian", "", count)
        case "pl":
            return translate("CardTexts", "%n text(s) are missing in Polish", "", count)
    return translate("CardTexts", "%n text(s) are missing in English", "", count)


def missing_short(code: str, count: int) -> str:
    """The same where there is little room."""
    #: how many texts are missing in a language, on a small button
    text = translate("CardTexts", "{language}: {count} missing")
    return text.format(language=language_name(code), count=count)


def trouble(text: str, key: Key) -> str:
    """What the loader of sets would say of a text; empty for nothing."""
    wrong = unfit(text.strip(), ".".join(key), most_letters(key), key[-1] in OF_SEVERAL_LINES)
    return said(wrong) if wrong is not None else ""
