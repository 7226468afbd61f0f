"""Files of weights: what is written is read, and what is damaged is refused with a sentence."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest

from gonfalon.bots.weights import BadWeights, read_header, read_weights, shipped_weights, weight_files, write_weights

FIGURES = [0.0, 1.5, -2.75, 0.001, *([0.25] * 500)]


def test_figures_are_read_to_a_small_part_of_the_greatest(tmp_path: Path) -> None:
    path = tmp_path / "x.weights"
    write_weights(path, {"game": "oriflamme", "games": 12}, {"policy": FIGURES, "value": []})
    found = read_weights(path)
    assert found.about == read_header(path) == {"game": "oriflamme", "games": "12"}
    assert list(found.parts) == ["policy", "value"]
    assert found.parts["policy"].tolist() == pytest.approx(FIGURES, abs=2.75 / 30000)
    before = path.read_bytes()
    write_weights(path, found.about, {"policy": FIGURES, "value": []})
    assert path.read_bytes() == before, "the same figures make the same file"
    assert max(map(len, before.splitlines())) <= 120


@pytest.mark.parametrize("spoil", [
    lambda text: text[: len(text) // 2], lambda text: "another file\n" + text, lambda text: "",
    lambda text: text.replace("policy 504", "policy 5040000000"),
    lambda text: text.replace("policy 504", "policy 503"),
    lambda text: text.replace("---\npolicy", "---\npolicy\n"),
])  # fmt: skip
def test_a_spoilt_file_is_refused(tmp_path: Path, spoil: object) -> None:
    path = tmp_path / "x.weights"
    write_weights(path, {"game": "oriflamme"}, {"policy": FIGURES})
    path.write_text(spoil(path.read_text()))
    with pytest.raises(BadWeights, match=r"is damaged|no file|not a file"):
        read_weights(path)


def test_what_a_users_bots_have_learned_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gonfalon.bots.weights.bots_folder", lambda: tmp_path)
    brought = weight_files("*.weights")
    assert brought, "the program brings some along"
    own = tmp_path / "ordonance.weights"
    own.touch()
    assert weight_files("*.weights") == [own, *brought]
    assert own in weight_files("ordonance.weights")


def test_weights_are_read_packed_as_bundles_have_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    brought = shipped_weights("*.weights")
    (tmp_path / "bots").mkdir()
    for path in brought:
        (tmp_path / "bots" / f"{path.name}.gz").write_bytes(gzip.compress(path.read_bytes()))
    monkeypatch.setattr("gonfalon.bots.weights.resources_dir", lambda: tmp_path)
    packed = shipped_weights("*.weights")
    assert [path.name for path in packed] == [path.name for path in brought]
    assert [read_header(path) for path in packed] == [read_header(path) for path in brought]
    assert [read_weights(path) for path in packed] == [read_weights(path) for path in brought]
