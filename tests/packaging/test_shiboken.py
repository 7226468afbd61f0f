"""The modules that lie inside the library of Qt's bindings are found, and taken from where packages put them."""

from __future__ import annotations

import base64
import importlib.metadata
import io
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.scripts import load_script

shiboken = load_script("bundles.shiboken")
BuildError = load_script("bundles.workshop").BuildError
FILES = {"signature_bootstrap.py": "first", "shibokensupport/feature.py": "# feature\n" * 200}


def library(*, damaged: bool = False) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for name, text in FILES.items():
            archive.writestr(name, text)
    content = packed.getvalue()
    written = base64.encodebytes(content.replace(b"# feature", b"# feather") if damaged else content)
    pieces = [written[at : at + 500] for at in range(0, len(written), 500)]
    return b"\x7fELF\0get the signature\0\0" + b"\0\0\0".join(pieces) + b"\0\0turn a name, or not\0"


def test_modules_are_found_between_other_texts(tmp_path: Path) -> None:
    (tmp_path / "libshiboken6.abi3.so.6.11").write_bytes(library())
    shiboken.unpack(tmp_path)
    found = {path.relative_to(tmp_path).as_posix(): path.read_text() for path in tmp_path.rglob("*.py")}
    assert found == {"files.dir/shibokensupport/feature.py": FILES["shibokensupport/feature.py"]}


@pytest.mark.parametrize("content", [b"", b"\x7fELF\0UEsDBBQA\0", library()[:700], library(damaged=True)])
def test_a_library_without_whole_modules_ends_the_build(content: bytes) -> None:
    with pytest.raises(BuildError, match=r"where packaging/bundles/shiboken\.py looks"):
        shiboken.archive(content)


@pytest.mark.skipif(sys.platform != "linux", reason="other bundles have none")
def test_shiboken_takes_them_from_there(tmp_path: Path) -> None:
    for file in importlib.metadata.files("shiboken6") or ():
        if file.parent.name == "shiboken6" and file.suffix != ".pyi":
            (tmp_path / "shiboken6").mkdir(exist_ok=True)
            shutil.copy(Path(str(file.locate())), tmp_path / "shiboken6")
    asked = "import sys, shiboken6; print(sys.modules['shibokensupport.signature.loader'].__file__)"
    order = [sys.executable, "-B", "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {asked}"]
    shiboken.unpack(tmp_path)
    told = subprocess.run(order, capture_output=True, text=True, check=True)
    assert told.stdout.strip() == str(tmp_path / "shiboken6/files.dir/shibokensupport/signature/loader.py")
    assert told.stderr == ""
