"""Completes a bill of materials by cyclonedx-py: versions, licences, native parts and what depends on what.

`python -m bundles.bill ORDER.json`, in an environment that has cyclonedx-python-lib; `bundles.sbom` writes the order.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any
from uuid import NAMESPACE_URL, uuid5

from cyclonedx.contrib.license.factories import LicenseFactory
from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.contact import OrganizationalEntity
from cyclonedx.model.license import LicenseAcknowledgement
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL


def complete(base: str, order: Mapping[str, Any]) -> str:
    """The finished bill as JSON.

    Args:
        base: what cyclonedx-py made of the pins and the project file.
        order: `version`, and as lists of mappings `artefacts` (name, sha256), `parts` (as in `bundles.parts`) and
            `libraries` (name, sha256) that belong to no part.
    """
    bom = Bom.from_json(json.loads(base))  # type: ignore[attr-defined]
    root = bom.metadata.component
    pinned = {component.name.lower(): component for component in bom.components}
    held = {part["name"]: _fill(part, pinned.get(part["name"].lower())) for part in order["parts"]}
    root.version = order["version"]
    root.purl = PackageURL("generic", name=root.name, version=root.version)
    root.components = [_file(one) for one in order["artefacts"]]
    bom.components = [*held.values(), *(_file(one) for one in order["libraries"])]
    bom.dependencies = []
    bom.register_dependency(root, bom.components)
    for part in order["parts"]:
        bom.register_dependency(held[part["name"]], [held[name] for name in part["needs"] if name in held])
    # Every build of the same files has the same number.
    bom.serial_number = uuid5(NAMESPACE_URL, " ".join(one["sha256"] for one in order["artefacts"]))
    return f"{JsonV1Dot6(bom).output_as_string(indent=2)}\n"


def fault(text: str) -> str | None:
    """What the schema of CycloneDX 1.6 has against a bill, or None."""
    said = JsonStrictValidator(SchemaVersion.V1_6).validate_str(text)
    return None if said is None else str(said)


def _fill(part: Mapping[str, Any], component: Component | None) -> Component:
    """The component of a part: that of cyclonedx-py where it is a pinned project, else a new one."""
    if component is None:
        component = Component(name=part["name"], type=ComponentType(part["kind"]))
    component.version = part["version"] or None
    name = part["name"].lower().replace(" ", "-")
    component.bom_ref.value = f"{name}@{part['version']}" if part["version"] else name
    component.description = None
    component.supplier = OrganizationalEntity(name=part["supplier"])
    component.licenses = [
        LicenseFactory().make_from_string(part["licence"], license_acknowledgement=LicenseAcknowledgement.DECLARED)
    ]
    for kind, place in (
        (ExternalReferenceType.WEBSITE, part["site"]),
        (ExternalReferenceType.LICENSE, part["notices"]),
    ):
        if place:
            component.external_references.add(ExternalReference(type=kind, url=XsUri(place)))
    if component.purl is None:
        component.purl = PackageURL("generic", name=name, version=component.version)
    return component


def _file(one: Mapping[str, str]) -> Component:
    digest = HashType(alg=HashAlgorithm.SHA_256, content=one["sha256"])
    return Component(name=one["name"], type=ComponentType.FILE, bom_ref=f"file:{one['name']}", hashes=[digest])


def main(argv: Sequence[str]) -> int:
    """Read the order, write the bill to the place that it names; says what is wrong with it and returns 1 if so."""
    order = json.loads(Path(argv[0]).read_text(encoding="utf-8"))
    text = complete(Path(order["base"]).read_text(encoding="utf-8"), order)
    wrong = fault(text)
    if wrong is not None:
        print(f"The bill of materials is not as CycloneDX 1.6 asks for: {wrong}")
        return 1
    Path(order["goal"]).write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
