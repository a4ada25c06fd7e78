"""What a server is installed with is pinned, and fits what the package says that it needs."""

import re
import tomllib

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.install.archives import ROOT

PINNED = (ROOT / "deploy" / "requirements.txt").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SERVED = ("metrics", "postgres", "push")
"""The extras that a server is installed with."""
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def entries() -> list[str]:
    """The entries without comments, each on one line."""
    lines = "\n".join(line for line in PINNED.splitlines() if not line.lstrip().startswith("#"))
    return re.sub(r"\\\n\s*", "", lines).splitlines()


def pins() -> dict[str, str]:
    """The version of each package."""
    found = [re.match(r"([\w.-]+)==([^\s;]+)", entry) for entry in entries()]
    return {canonicalize_name(match[1]): match[2] for match in found if match is not None}


def needed() -> list[str]:
    """What the package needs, with the extras of a server."""
    extras = PROJECT["optional-dependencies"]
    return [*PROJECT["dependencies"], *(each for extra in SERVED for each in extras[extra])]


@pytest.mark.parametrize("need", needed())
def test_what_is_needed_is_pinned_within_its_bounds(need: str) -> None:
    requirement = Requirement(need)
    version = pins().get(canonicalize_name(requirement.name))
    assert version is not None, "`make requirements` pins it"
    assert requirement.specifier.contains(version, prereleases=True)


def test_each_entry_is_one_version_with_its_hashes() -> None:
    for entry in entries():
        pin, *hashes = entry.split(" --hash=")
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [^;]+)?", pin.strip()), entry
        assert hashes, entry
        assert len(HASH.findall(entry)) == len(hashes), entry
    assert len(pins()) == len(entries()) > len(needed())


def test_no_address_of_an_index_and_no_path_is_told() -> None:
    assert "make requirements" in PINNED
    for hint in ("://", "--index", "--find-links", "--trusted", "-e ", " /"):
        assert hint not in PINNED
