"""Emblems from strangers: what may be drawn, what is refused and in which words, and that nothing takes long."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from gonfalon.core.diagnostics import CardFileError
from gonfalon.core.svg_sanitizer import MAX_EMBLEM_BYTES, sanitized_file
from gonfalon.data import cards_dir, resources_dir
from gonfalon.games.oriflamme.rules import compiler
from gonfalon.games.oriflamme.rules.card_set import combine, emblem_path
from gonfalon.games.oriflamme.rules.compiler import from_texts

HEAD = (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    'xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 200 200">'
)
SHAPE = '<path d="M10 10 L190 10 L100 190 Z"/>'
INKSCAPE = """<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="210mm" viewBox="0 0 210 210" version="1.1" id="svg5"
   inkscape:version="1.2.2" sodipodi:docname="C:\\art\\baker.svg" inkscape:export-filename="/home/olha/baker.png"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:xlink="http://www.w3.org/1999/xlink"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.9" objecttolerance="10" />
  <title>Baker</title>
  <defs id="defs2">
    <inkscape:path-effect effect="spiro" id="path-effect1" is_visible="true" />
    <linearGradient id="linearGradient1"><stop style="stop-color:#b8862d;stop-opacity:1" offset="0" /></linearGradient>
    <linearGradient inkscape:collect="always" xlink:href="#linearGradient1" id="linearGradient2" x1="0" x2="9" />
    <filter id="filter9" x="-1e9" width="1e9"><feGaussianBlur stdDeviation="900" id="fe1" /></filter>
    <clipPath id="clip8"><rect id="r8" width="3" height="3" /></clipPath>
  </defs>
  <metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
    xmlns:dc="http://purl.org/dc/elements/1.1/"><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage" /></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(-3,4)">
    <path style="fill:url(#linearGradient2);fill-opacity:1;stroke:#2a1c12;stroke-width:0.26;stroke-dasharray:none;
      filter:none;-inkscape-font-specification:'Sans, Normal'" d="m 20,30 c 1,2 3,4 5,6 z" id="path1"
      inkscape:connector-curvature="0" sodipodi:nodetypes="cc" />
  </g>
</svg>
"""


def written(folder: Path, body: str, head: str = HEAD, tail: str = "</svg>") -> Path:
    path = folder / "baker.svg"
    path.write_text(head + body + tail, encoding="utf-8")
    return path


def sentences(path: Path) -> list[str]:
    with pytest.raises(CardFileError) as caught:
        sanitized_file(path)
    return [diagnostic.sentence for diagnostic in caught.value.diagnostics]


# -- what may be drawn -------------------------------------------------------------------------------------------------


def test_our_own_emblems_are_such_as_a_user_may_draw() -> None:
    shapes = ("<path", "<circle", "<rect", "<g", "#b8862d", "#2a1c12")
    paths = sorted((resources_dir() / "art").glob("emblem-*.svg"))
    assert len(paths) >= 20
    for path in paths:
        before, after = path.read_text(encoding="utf-8"), sanitized_file(path).decode()
        assert [after.count(word) for word in shapes] == [before.count(word) for word in shapes], path


def test_what_inkscape_writes_is_drawn_without_its_own_notes(tmp_path: Path) -> None:
    root = ET.fromstring(sanitized_file(written(tmp_path, INKSCAPE, "", "")))
    assert root.get("viewBox") == "0 0 210 210"
    names = [element.tag.rpartition("}")[2] for element in root.iter()]
    assert names == ["svg", "defs", "linearGradient", "stop", "linearGradient", "g", "path"]
    assert all("inkscape" not in key and "sodipodi" not in key for element in root.iter() for key in element.attrib)
    path = root.find(".//{*}path")
    assert path is not None
    assert path.get("style") == "fill:url(#linearGradient2);fill-opacity:1;stroke:#2a1c12;stroke-width:0.26"


def test_a_drawing_may_have_a_size_instead_of_a_view_box(tmp_path: Path) -> None:
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="100px" fill="none" onlyhere="1">'
    assert sentences(written(tmp_path, SHAPE, head)) == ["the attribute 'onlyhere' would run a script; delete it"]
    checked = sanitized_file(written(tmp_path, SHAPE, head.replace(' onlyhere="1"', ""))).decode()
    assert 'viewBox="0 0 70.8661 100" fill="none"' in checked


def test_a_link_of_the_newer_kind_is_understood_too(tmp_path: Path) -> None:
    body = f'<defs><g id="a">{SHAPE}</g></defs><use href=" #a "/>'
    assert b'<use xlink:href="#a">' in sanitized_file(written(tmp_path, body))


def test_texts_and_style_sheets_are_written_plainly(tmp_path: Path) -> None:
    body = "<style><![CDATA[ .a , #b { fill : red; /* } */ filter:none; behavior: x } ]]></style>"
    body += '<text class="a" x="3">A &amp; <tspan>B</tspan> &lt;C</text>'
    body += '<path fill="#b8862d" stroke="#2a1c12" style="fill:#fbf3df" d="M0 0h9v9z"/>'
    checked = sanitized_file(written(tmp_path, body)).decode()
    assert '<path fill="#b8862d" stroke="#2a1c12" style="fill:#fbf3df"' in checked, "letter by letter"
    assert "<style>.a , #b {fill:red}</style>" in checked
    assert '<text class="a" x="3">A &amp; <tspan>B</tspan> &lt;C</text>' in checked


def test_what_is_checked_can_be_checked_again(tmp_path: Path) -> None:
    once = sanitized_file(written(tmp_path, INKSCAPE, "", "")).decode()
    assert sanitized_file(written(tmp_path, once, "", "")).decode() == once


# -- what is refused ---------------------------------------------------------------------------------------------------

REFUSED = {
    "script": ("<script>alert(1)</script>", "<script> is not allowed"),
    "foreign script": ('<x:script xmlns:x="http://www.w3.org/1999/xhtml"/>', "<script> is not allowed"),
    "script in metadata": ("<metadata><script/></metadata>", "<script> is not allowed"),
    "handler": ('<path onclick="go()" d="M0 0"/>', "the attribute 'onclick' would run a script"),
    "handler in capitals": ('<path ONLOAD="go()" d="M0 0"/>', "the attribute 'ONLOAD' would run a script"),
    "foreign object": ("<foreignObject/>", "<foreignObject> is not allowed"),
    "picture": ('<image href="#a"/>', "<image> is not allowed in an emblem; trace the picture"),
    # QtSvg looks at the name alone and would load this one.
    "picture of another name space": (
        '<x:image xmlns:x="urn:x" xlink:href="file:///etc/passwd"/>', "<image> is not allowed"
    ),
    "link": ('<a xlink:href="#b"><path d="M0 0"/></a>', "<a> is not allowed"),
    "animation": ('<path d="M0 0"><animateTransform/></path>', "<animateTransform> is not allowed"),
    "set": ('<path d="M0 0"><set attributeName="fill"/></path>', "<set> is not allowed"),
    "use from outside": ('<use xlink:href="other.svg#a"/>', "'href' leads to 'other.svg#a'; an emblem may only use"),
    "use from the net": ('<use href="https://example.org/#a"/>', "'href' leads to 'https://example.org/#a'"),
    "data in a link": ('<use href="data:image/svg+xml;base64,AAAA"/>', "'href' leads to 'data:image/svg+xml"),
    "script in a link": ('<use href="javascript:go()"/>', "'href' leads to 'javascript:go()'"),
    "source": ('<path src="http://example.org/" d="M0 0"/>', "'src' leads to 'http://example.org/'"),
    "link of an unknown element": ('<inkscape:thing xlink:href="http://example.org/"/>', "'href' leads to 'http://ex"),
    "paint from outside": ('<path fill="url(http://example.org/a#b)" d="M0 0"/>', "'fill' leads to 'url(http"),
    "quoted paint": ("<path style=\"fill: URL ( 'x.svg#b' )\" d='M0 0'/>", "'fill' leads to"),
    "hidden paint": ('<path style="fill:u/**/rl(http://example.org/)" d="M0 0"/>', "'fill' leads to"),
    "paint without an end": ('<path fill="url(#a" d="M0 0"/>', "'fill' leads to 'url(#a'"),
    "escaped paint": (r'<path style="fill:\75rl(http://example.org/)" d="M0 0"/>', r"'\' is not allowed in a style"),
    "escaped property": (r'<path style="f\69ll:red" d="M0 0"/>', r"'\' is not allowed in a style"),
    "escape in an attribute": (r'<path fill="\75rl(x)" d="M0 0"/>', r"'\' is not allowed in 'fill'"),
    "undrawn property from outside": ('<path cursor="url(http://example.org/)" d="M0 0"/>', "'cursor' leads to"),
    "import": ("<style>@import 'http://example.org/a.css';</style>", "@import and other @ words are not allowed"),
    "escaped import": (r"<style>@\69mport 'x';</style>", "@import and other @ words"),
    "font from outside": ("<style>@font-face { src: url(x.ttf) }</style>", "@import and other @ words"),
    "sheet with paint from outside": ("<style>path { fill: url(x.svg#a) }</style>", "'fill' leads to 'url(x.svg#a)'"),
    "sheet in disguise": ("<style>a { b { fill: red } }</style>", "this <style> is more than plain rules"),
    "data in a sheet": ("<style>a { x: y data:z }</style>", "'data:' is not allowed in <style>"),
    "nowhere": ('<path fill="url(#gone)" d="M0 0"/>', "'fill' leads to '#gone', which is nowhere in the file"),
    "filter": ('<filter id="f"/><path filter="url(#f)" d="M0 0"/>', "'filter' is not drawn in an emblem; draw it"),
    "filter in a style": ('<filter id="f"/><path style="filter:url(#f)" d="M0 0"/>', "'filter' is not drawn"),
    "pattern": ('<pattern id="p"/><path fill="url(#p)" d="M0 0"/>', "'fill' leads to a <pattern>, which is not drawn"),
    "symbol": ('<symbol id="s"/><use href="#s"/>', "'href' leads to a <symbol>, which is not drawn"),
    "dashes": ('<path style="stroke-dasharray:0.0001" d="M0 0"/>', "'stroke-dasharray' is not drawn"),
    "second drawing": ('<svg viewBox="0 0 1 1"/>', "there is a second <svg> inside the first"),
    "slip of the pen": ('<cirle r="4"/>', "<cirle> is not drawn in an emblem, did you mean 'circle'?"),
    "same id": ('<g id="a"/><g id="a"/>', "the id 'a' appears twice, first in line 1"),
    "far away": ('<path d="M0 0L1e7 3"/>', "a number in 'd' is larger than 1000000"),
    "endless": ('<path d="M0 0L1e999 3"/>', "a number in 'd' is larger than 1000000"),
    "broad": ('<path stroke-width="1e30" d="M0 0"/>', "a number in 'stroke-width' is larger than 1000000"),
    "stretched": ('<g transform="scale(1e9)"/>', "a number in 'transform' is larger than 1000000"),
    "broad by a sheet": ("<style>path { stroke-width: 9999999 }</style>", "a number in 'stroke-width' is larger"),
    "entity": ("&lol;", "this is not well-formed XML: undefined entity"),
    "not closed": ("<g>", "this is not well-formed XML: mismatched tag"),
    "style for the whole": ('<?xml-stylesheet href="x.css"?>', "<?xml-stylesheet ...?> is not allowed"),
    "deep": ("<g>" * 40 + "</g>" * 40, "elements are nested more than 32 deep"),
    "many": ("<g/>" * 2100, "there are more than 2000 elements"),
    "long": ('<path d="M0 0' + " 1 2" * 4000 + '"/>', "the paths of the drawing hold more than 6000 numbers"),
    "itself": (f'<g id="a">{SHAPE}<use href="#a"/></g>', "this <use> uses what itself uses"),
    "a use": ('<path id="a"/><use id="b" href="#a"/><use href="#b"/>', "this <use> uses what itself uses"),
    "gradient of itself": ('<linearGradient id="a" href="#a"/>', "this <linearGradient> uses what itself uses"),
    "doubled": (
        '<g id="a">' + "<g/>" * 99 + "</g>" + '<use href="#a"/>' * 20, "<use> makes more than 2000 elements"
    ),
    "paths doubled": (
        '<path id="p" d="' + "M1 2" * 1000 + '"/>' + '<use href="#p"/>' * 9,
        "the paths of the drawing hold more than 6000 numbers",
    ),
}  # fmt: skip
SVG = '<svg xmlns="http://www.w3.org/2000/svg"'
NO_SIZE = "the drawing has no usable size"
WHOLE = {
    "document type": ("<!DOCTYPE svg SYSTEM 'http://example.org/x.dtd'>" + HEAD + SHAPE + "</svg>", "a document type"),
    "billion laughs": (
        '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>' + HEAD + "<text>&b;</text></svg>", "a document type"
    ),
    "another encoding": ('<?xml version="1.0" encoding="UTF-16"?>' + HEAD + SHAPE + "</svg>", "the file says it is"),
    "a page": ("<html><body/></html>", "the drawing must begin with <svg"),
    "no name space": (f'<svg viewBox="0 0 9 9">{SHAPE}</svg>', "the drawing must begin with <svg xmlns="),
    "no words": ("", "this is not well-formed XML: no element found"),
    "nothing drawn": (HEAD + "<defs/><title>Baker</title></svg>", "there is nothing to see in the drawing"),
    "no size": (f"{SVG}>{SHAPE}</svg>", NO_SIZE),
    "a share": (f'{SVG} width="100%" height="100%">{SHAPE}</svg>', NO_SIZE),
    "too wide": (f'{SVG} viewBox="0 0 1000 9">{SHAPE}</svg>', "the drawing is 1000 wide"),
    **{view: (f'{SVG} viewBox="{view}">{SHAPE}</svg>', NO_SIZE) for view in (
        "0 0 0 0", "0 0 -9 9", "0 0 9", "0 0 9 9 9", "0 0 9 nan", "0 0 1e-9 1", "1e99 0 9 9", "a",
    )},
}  # fmt: skip


@pytest.mark.parametrize(
    ("drawing", "told"),
    [*((HEAD + SHAPE + body + "</svg>", told) for body, told in REFUSED.values()), *WHOLE.values()],
    ids=[*REFUSED, *WHOLE],
)
def test_refused(tmp_path: Path, drawing: str, told: str) -> None:
    (found,) = sentences(written(tmp_path, drawing, "", ""))
    assert found.startswith(told)


def test_a_slip_says_where(tmp_path: Path) -> None:
    path = written(tmp_path, f'\n  {SHAPE}\n  <g>\n    <script/>\n    <cirle r="4"/>\n  </g>\n')
    with pytest.raises(CardFileError) as caught:
        sanitized_file(path)
    assert [(diagnostic.source, diagnostic.line, diagnostic.column) for diagnostic in caught.value.diagnostics] == [
        (str(path), 4, 5),
        (str(path), 5, 5),
    ]


def test_files_that_are_no_drawings(tmp_path: Path) -> None:
    path = tmp_path / "baker.svg"
    assert sentences(path) == ["there is no such file"]
    path.write_bytes(b"\x1f\x8b\x08\x00")
    assert sentences(path)[0].startswith("the file is not a text in UTF-8: byte 2 cannot be read")
    path.write_bytes(b"<svg>" + b" " * MAX_EMBLEM_BYTES)
    assert sentences(path)[0].startswith("the file is larger than 100 kB")
    path.unlink()
    path.mkdir()
    assert sentences(path)[0].startswith("this is a folder, not an emblem")


@pytest.mark.parametrize(
    "body",
    [
        "<style>" + " " * 90_000 + ";</style>",
        "<path style='" + "/*" * 45_000 + "'/>",
        "<path fill='" + "url(" * 22_000 + "'/>",
        "<path fill='url" + " " * 90_000 + "(http://example.org)'/>",
        "<path d='" + "1" * 90_000 + "'/>",
        "<path d='" + "-+" * 45_000 + "'/>",
        "<text>" + "a<tspan/>" * 1900 + "</text>",
        "".join(f"<g id='a{i}'><use href='#a{i + 1}'/></g>" for i in range(900)) + "<path id='a900'/>",
    ],
    ids=["spaces", "comments", "links", "far link", "digits", "signs", "pieces", "chain"],
)
def test_reading_takes_one_way_through_the_file(tmp_path: Path, body: str) -> None:
    import sys

    path, steps = written(tmp_path, body), 0

    def count(*_: object) -> None:
        nonlocal steps
        steps += 1

    sys.setprofile(count)
    try:
        sanitized_file(path)
    except CardFileError:
        pass
    finally:
        sys.setprofile(None)
    assert steps < 400_000


# -- where it lies -----------------------------------------------------------------------------------------------------

CARDS = """name: Market
author: Olha
cards:
  baker:
    type: character
    activate: [{gain: 1}]
  archer:
    type: character
    activate: [{gain: 2}]
"""


def test_an_emblem_lies_beside_the_file_of_the_set_that_gave_the_card(tmp_path: Path) -> None:
    source = tmp_path / "market.yaml"
    source.write_text(CARDS, encoding="utf-8")
    cards = from_texts(((str(source), CARDS),))
    assert emblem_path(cards, "baker") is None
    drawing = written(tmp_path, SHAPE)
    assert emblem_path(cards, "baker") == drawing
    with pytest.raises(KeyError):
        emblem_path(cards, "spy")
    for name in ("archer", "spy"):
        (tmp_path / f"{name}.svg").write_bytes(drawing.read_bytes())
    shipped = compiler.load_files(cards_dir() / "oriflamme.yaml")
    deck = combine([shipped, cards], ["archer", "spy", "baker"])
    assert emblem_path(deck, "archer") == tmp_path / "archer.svg"
    assert emblem_path(deck, "spy") is None
    assert emblem_path(shipped, "archer") is None


def test_a_set_that_was_never_a_file_has_no_emblems(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, SHAPE)
    monkeypatch.chdir(tmp_path)
    assert emblem_path(from_texts((("market.yaml", CARDS),)), "baker") is None


def test_where_no_set_has_drawings_the_names_of_letters_are_not_read() -> None:
    program = "import sys, gonfalon.games.oriflamme.rules.set_store; print('html.entities' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
