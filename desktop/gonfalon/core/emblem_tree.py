"""Reading an SVG of a stranger into a tree in which every element and every letter knows where it stood.

Nothing outside the file is ever read, and nothing in it is expanded: whoever writes a document type, an entity or a
processing instruction gets a sentence instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from xml.parsers import expat

from gonfalon.core.deck import CardFileError, Phrase, Slip

SVG = "http://www.w3.org/2000/svg"
MAX_DEPTH = 32
MAX_ELEMENTS = 2000
_PARTED = "\x1f"
"""Stands between namespace and name; no XML text can hold it."""
_ENCODINGS = {"utf-8", "utf8", "us-ascii", "ascii"}


@dataclass(slots=True)
class Element:
    """One element of a drawing."""

    name: str
    """Without its prefix."""
    namespace: str
    attributes: list[tuple[str, str, str]]
    """Namespace (empty for plain ones), name and value of each."""
    line: int
    column: int
    """Both from 1, of the opening tag."""
    text: str = ""
    """Before the first child."""
    tail: str = ""
    """Behind the element itself."""
    children: list[Element] = field(default_factory=list)

    def get(self, name: str) -> str:
        """The value of a plain attribute; empty when there is none."""
        return next((value for space, known, value in self.attributes if not space and known == name), "")


def read_tree(content: str, source: str) -> Element:
    """The root of the document; `source` is what the file is called in sentences.

    Raises:
        CardFileError: when it is no XML, or more than plain elements, or has too many of them.
    """
    return _Builder(source).read(content)


class _Builder:
    def __init__(self, source: str) -> None:
        self._source = source
        self._open: list[Element] = []
        self._root: Element | None = None
        self._count = 0
        self._parser = parser = expat.ParserCreate("utf-8", _PARTED)
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._letters
        parser.XmlDeclHandler = self._declaration
        parser.StartDoctypeDeclHandler = self._doctype
        parser.ProcessingInstructionHandler = self._instruction

    def read(self, content: str) -> Element:
        try:
            self._parser.Parse(content.encode(), True)
        except expat.ExpatError as error:
            problem = expat.errors.messages[error.code]
            #: {problem} is what the reader of XML says, in English
            phrase = Phrase(
                "this is not well-formed XML: {problem}; export the drawing again as plain SVG", problem=problem
            )
            raise CardFileError([Slip.of(self._source, error.lineno, error.offset + 1, phrase)]) from None
        assert self._root is not None
        return self._root

    def _refuse(self, phrase: Phrase) -> CardFileError:
        line, column = self._parser.CurrentLineNumber, self._parser.CurrentColumnNumber + 1
        return CardFileError([Slip.of(self._source, line, column, phrase)])

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._count += 1
        if self._count > MAX_ELEMENTS:
            many = Phrase("there are more than {most} elements; an emblem is a simple drawing", most=MAX_ELEMENTS)
            raise self._refuse(many)
        if len(self._open) >= MAX_DEPTH:
            deep = Phrase("elements are nested more than {most} deep; ungroup what need not be a group", most=MAX_DEPTH)
            raise self._refuse(deep)
        namespace, _, local = name.rpartition(_PARTED)
        element = Element(
            local,
            namespace,
            [(*_halves(key), value) for key, value in attributes.items()],
            self._parser.CurrentLineNumber,
            self._parser.CurrentColumnNumber + 1,
        )
        if self._open:
            self._open[-1].children.append(element)
        else:
            self._root = element
        self._open.append(element)

    def _end(self, name: str) -> None:
        self._open.pop()

    def _letters(self, text: str) -> None:
        element = self._open[-1]
        if element.children:
            element.children[-1].tail += text
        else:
            element.text += text

    def _declaration(self, version: str, encoding: str | None, standalone: int) -> None:
        if encoding is not None and encoding.lower() not in _ENCODINGS:
            raise self._refuse(Phrase("the file says it is written in {encoding}; save it in UTF-8", encoding=encoding))

    def _doctype(self, name: str, system: str | None, public: str | None, internal: bool) -> None:
        raise self._refuse(
            Phrase("a document type (<!DOCTYPE ...>) and its entities are not allowed in an emblem; delete it")
        )

    def _instruction(self, target: str, data: str) -> None:
        raise self._refuse(Phrase("<?{target} ...?> is not allowed in an emblem; delete it", target=target))


def _halves(key: str) -> tuple[str, str]:
    namespace, _, local = key.rpartition(_PARTED)
    return namespace, local
