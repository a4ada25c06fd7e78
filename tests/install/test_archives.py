"""What would be published holds everything that figurka needs, and tells the truth about it."""

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from trove_classifiers import classifiers

import figurka
from figurka.core.registry import all_rules
from figurka.engine import STAMP
from figurka.packages import game_packages
from tests.install.archives import ROOT, build, contents, metadata, names_in

PACKAGE = ROOT / "figurka"
NEEDED = ("*.ftl", "*.html", "*.css", "*.js", "*.svg", "py.typed")
"""What is read beside the code."""
LINKED = re.compile(r"\]\((?!https?://)|(?:href|src)=\"(?!https?://)")


def kept_files() -> set[str]:
    """The files of the package in the checkout."""
    files = (path for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    files = (path for path in files if path.suffix not in {".so", ".pyd"} and path != STAMP)
    return {path.relative_to(ROOT).as_posix() for path in files}


def apart_from_metadata(wheel: Path) -> set[str]:
    """The names of a wheel's files without those about the wheel itself."""
    return {name for name in contents(wheel) if ".dist-info/" not in name}


def test_the_wheel_has_the_package_and_nothing_else(wheel: Path) -> None:
    assert apart_from_metadata(wheel) == kept_files()


def test_compiled_modules_stay_out_of_the_pure_wheel_also_where_there_is_no_git(tmp_path: Path) -> None:
    project = tmp_path / "project"
    (project / "docs").mkdir(parents=True)
    for name in ("pyproject.toml", "LICENSE", "docs/package.md"):
        shutil.copy(ROOT / name, project / name)
    (project / "figurka" / "core").mkdir(parents=True)
    shutil.copy(PACKAGE / "__init__.py", project / "figurka")
    for name in ("core/game.cpython-313-x86_64-linux-gnu.so", "core/game.cp313-win_amd64.pyd", STAMP.name):
        (project / "figurka" / name).touch()
    wheel = build(project, "wheel", tmp_path / "dist")
    assert apart_from_metadata(wheel) == {"figurka/__init__.py"}


@pytest.mark.parametrize("pattern", NEEDED)
def test_what_is_read_beside_the_code_is_there(wheel: Path, pattern: str) -> None:
    there = {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob(pattern)}
    assert there
    assert there <= apart_from_metadata(wheel)


def test_every_game_has_its_cover_in_the_wheel(wheel: Path) -> None:
    names = apart_from_metadata(wheel)
    for rules in all_rules():
        home = game_packages()[rules.name].module.replace(".", "/")
        assert f"{home}/web/cover.svg" in names, rules.name


def test_the_source_archive_makes_the_same_wheel(wheel: Path, wheel_of_source: Path) -> None:
    assert contents(wheel_of_source) == contents(wheel)


def test_the_source_archive_has_tests_and_documents(source: Path) -> None:
    names = names_in(source)
    assert kept_files() <= names
    assert {"README.md", "CHANGELOG.md", "LICENSE", "pyproject.toml", "Makefile"} <= names
    assert {"docs/package.md", "docs/images/table.png", "tests/test_house.py"} <= names
    assert not [name for name in names if "__pycache__" in name or name.startswith((".git/", ".venv/"))]


def test_the_licence_comes_along(wheel: Path) -> None:
    about = metadata(wheel)
    assert about["License-Expression"] == "MIT"
    assert about.get_all("License-File") == ["LICENSE"]
    (licence,) = (text for name, text in contents(wheel).items() if name.endswith("/licenses/LICENSE"))
    assert licence == (ROOT / "LICENSE").read_bytes()


def test_the_changelog_knows_the_version(wheel: Path) -> None:
    version = metadata(wheel)["Version"]
    assert version == figurka.__version__
    newest = re.search(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest is not None
    assert newest[1] == version


def test_all_classifiers_are_known(wheel: Path) -> None:
    named = metadata(wheel).get_all("Classifier", [])
    assert set(named) <= classifiers
    assert {"Operating System :: OS Independent", "Typing :: Typed"} <= set(named)
    assert not [each for each in named if each.startswith("License ::")], "the licence is told by its name"


def test_the_links_lead_somewhere(wheel: Path) -> None:
    links = dict(each.split(", ", 1) for each in metadata(wheel).get_all("Project-URL", []))
    assert "Homepage" in links
    assert all(address.startswith("https://") for address in links.values())


def test_the_description_can_be_read_away_from_the_checkout(wheel: Path) -> None:
    about = metadata(wheel)
    assert about["Description-Content-Type"] == "text/markdown"
    text = about.get_payload()
    assert isinstance(text, str)
    assert text.startswith("# figurka")
    assert LINKED.findall(text) == [], "a path of the checkout leads nowhere on the page of an index"


def test_what_playing_needs_is_no_extra(wheel: Path) -> None:
    about = metadata(wheel)
    extras = {"arena", "cluster", "compile", "dev", "docs", "metrics", "openspiel", "postgres", "push", "rl"}
    assert set(about.get_all("Provides-Extra", [])) == {*extras, "tune"}
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    plain = [each for each in about.get_all("Requires-Dist", []) if "extra ==" not in each]
    assert len(plain) == len(declared["dependencies"])
