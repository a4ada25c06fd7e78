"""Which modules are compiled, and what a build is known by."""

import fnmatch
import shutil
from pathlib import Path

from compiling.building import ROOT
from compiling.modules import COMPILED, INTERPRETED, digest, files_to_compile, sources

HOME = ROOT / "figurka"


def test_rules_content_and_minds_of_every_game_are_compiled() -> None:
    compiled = files_to_compile(ROOT)
    for game in (each.parent.name for each in (HOME / "games").glob("*/rules")):
        for part in ("rules", "content", "mind"):
            assert [name for name in compiled if name.startswith(f"figurka/games/{game}/{part}/")], (
                game,
                part,
            )
    assert "figurka/core/game.py" in compiled


def test_every_pattern_is_of_some_module() -> None:
    found = {pattern: [each.as_posix() for each in ROOT.glob(pattern)] for pattern in COMPILED}
    assert [pattern for pattern in COMPILED if not found[pattern]] == []
    names = [name for several in found.values() for name in several]
    assert [pattern for pattern in INTERPRETED if not fnmatch.filter(names, pattern)] == []


def test_what_is_compiled_is_among_the_sources_that_are_looked_at() -> None:
    assert set(files_to_compile(ROOT)) < set(sources(ROOT))


def test_a_build_is_known_by_the_engine_and_not_by_pages(tmp_path: Path) -> None:
    for name in ("core/game.py", "games/farshore/content/cards.py", "games/farshore/web/table.py"):
        (tmp_path / "figurka" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOME / name, tmp_path / "figurka" / name)
    first = digest(tmp_path)
    with (tmp_path / "figurka" / "games" / "farshore" / "web" / "table.py").open("a") as page:
        page.write("\n")
    assert digest(tmp_path) == first
    with (tmp_path / "figurka" / "games" / "farshore" / "content" / "cards.py").open("a") as cards:
        cards.write("\n")
    assert digest(tmp_path) != first
