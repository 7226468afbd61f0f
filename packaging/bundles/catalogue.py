"""The AppStream file: what the catalogues of desktops tell of the program before it is installed."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from html import escape
from xml.etree import ElementTree as ET

from bundles import changelog
from bundles.changelog import Section
from bundles.words import words
from bundles.workshop import BuildError, Workshop

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
PICTURES = {
    "store-en.png": "Oriflamme: a card is dragged to the front of the queue",
    "store-uk.png": "Pax Pamir with three players: a card on its way into the court",
    "store-pl.png": "Alliance: a Judge may sentence or execute",
    "store-ru.png": "Ordonance with four players: why a territory is held",
}
"""Pictures of packaging/pictures and what they show; the first is shown first."""
ADDRESSES = {"homepage": "", "bugtracker": "/issues"}
"""Kinds of addresses, and what they add to that of the project."""

_GITHUB = re.compile(r"https://github\.com/([\w.-]+/[\w.-]+)/releases")


def metainfo(workshop: Workshop, template: str) -> str:
    """The file for this version: the template with addresses, if they are known, and the releases of the changelog."""
    component = ET.fromstring(template)
    _translate(component)
    for kind, address in _addresses(workshop.releases).items():
        ET.SubElement(component, "url", type=kind).text = address
    releases = _releases(workshop)
    component.append(releases)
    found = _GITHUB.fullmatch(workshop.releases)
    if found and workshop.version in [one.get("version") for one in releases if one.get("type") == "stable"]:
        component.append(_screenshots(f"https://raw.githubusercontent.com/{found[1]}/v{workshop.version}"))
    ET.indent(component)
    text = ET.tostring(component, encoding="unicode")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{text}\n'


def _translate(component: ET.Element) -> None:
    """Put behind everything that is told in English what other languages say, and name these."""
    around = {child: parent for parent in component.iter() for child in parent}
    english = [
        element
        for element in component.iter()
        if element.tag in ("summary", "p", "li") or (element.tag == "name" and around[element].tag == "developer")
    ]
    # Each goes right behind the English one, so the last language comes first.
    for code, told in reversed(words().items()):
        sentences = [told["summary"], told["developer"], *told["description"]] if english else []
        for element, sentence in zip(english, sentences, strict=True):
            siblings = around[element]
            siblings.insert(list(siblings).index(element) + 1, _element(element.tag, sentence, code))
    for keywords in component.iter("keywords"):
        for code, told in words().items():
            keywords.extend(_element("keyword", word, code) for word in told["keywords"].rstrip(";").split(";"))
    for languages in component.iter("languages"):
        for code in words():
            ET.SubElement(languages, "lang", percentage="100").text = code


def _screenshots(files: str) -> ET.Element:
    """Pictures at the tag of this version, which there is only for one that is released."""
    screenshots = ET.Element("screenshots")
    for at, (name, caption) in enumerate(PICTURES.items()):
        screenshot = ET.SubElement(screenshots, "screenshot", {} if at else {"type": "default"})
        screenshot.append(_element("caption", caption))
        for language, told in words().items():
            screenshot.append(_element("caption", told["pictures"][name], language))
        ET.SubElement(screenshot, "image", type="source").text = f"{files}/packaging/pictures/{name}"
    return screenshots


def _addresses(releases: str) -> dict[str, str]:
    if not releases:
        return {}
    project = releases.removesuffix("/releases")
    if project == releases:  # not a place whose further addresses we know
        return {"homepage": releases}
    return {kind: project + more for kind, more in ADDRESSES.items()}


def _releases(workshop: Workshop) -> ET.Element:
    """Every version of the changelog, or this one if it is not yet among them."""
    text = (workshop.root / changelog.CHANGELOG).read_text(encoding="utf-8")
    translated: dict[str, list[Section]] = {}
    for language in words():
        path = workshop.root / f"translations/changelog.{language}.md"
        if path.is_file():
            translated[language] = changelog.history(path.read_text(encoding="utf-8"), workshop.version, path.name)
    found = ET.Element("releases")
    for section in changelog.history(text, workshop.version):
        version, day = section.version, section.date
        date = day.isoformat() if day else time.strftime("%Y-%m-%d", time.gmtime(workshop.epoch))
        kind = "stable" if day else "development"
        release = ET.SubElement(found, "release", version=version, date=date, type=kind)
        others = {
            language: other
            for language, sections in translated.items()
            for other in sections
            if other.version == version
        }
        description = _description(section, others)
        if len(description):
            release.append(description)
    if not len(found):
        raise BuildError(f"{changelog.CHANGELOG} has no version and no section [{changelog.UNRELEASED}].")
    return found


def _description(section: Section, translated: Mapping[str, Section]) -> ET.Element:
    """What a version brought, in the few sentences of its summary: catalogues show no list of sixty lines."""
    description = ET.Element("description")
    if section.summary:
        description.append(_element("p", section.summary))
        description.extend(
            _element("p", other.summary, language) for language, other in sorted(translated.items()) if other.summary
        )
    return description


def _element(tag: str, markdown: str, language: str = "") -> ET.Element:
    """A paragraph or an entry; of Markdown there are code, emphasis and links, which become their words."""
    text = escape(markdown, quote=False)
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text)
    text = re.sub(r"`([^`]+)`", r"<code>\1</code>", text)
    text = re.sub(r"\*\*([^*]+)\*\*|\*([^*]+)\*", lambda found: f"<em>{found[1] or found[2]}</em>", text)
    element = ET.fromstring(f"<{tag}>{text}</{tag}>")
    if language:
        element.set(LANG, language)
    return element
