"""The wheel with the compiled engine, built and installed where the engine is compiled anyway."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from packaging.utils import parse_wheel_filename

from compiling.building import binaries, built
from figurka.engine import COMPILED, STAMP, WISH
from tests.install.archives import ROOT, contents
from tests.install.environment import Environment

pytestmark = pytest.mark.skipif(
    os.environ[WISH] != COMPILED, reason="only `make compiled-tests` has compiled the engine before"
)
PLAY = """
import figurka
game = figurka.new_game("tapestry", seats=2, seed=7)
while not game.over:
    game.choose(0)
print(game.scores, figurka.engine.kind())
"""


@pytest.fixture(scope="module")
def compiled_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of `make wheel`."""
    target = tmp_path_factory.mktemp("compiled-wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(target)]
    asked = {**os.environ, "HATCH_BUILD_HOOK_ENABLE_CUSTOM": "true"}
    subprocess.run(command, cwd=ROOT, env=asked, check=True, capture_output=True)
    (wheel,) = target.iterdir()
    return wheel


def test_the_compiled_wheel_is_for_this_platform_and_has_all_that_the_other_has(
    compiled_wheel: Path, wheel: Path
) -> None:
    _, _, _, tags = parse_wheel_filename(compiled_wheel.name)
    assert {(tag.abi == "none", tag.platform == "any") for tag in tags} == {(False, False)}
    _, _, _, tags = parse_wheel_filename(wheel.name)
    assert {(tag.abi, tag.platform) for tag in tags} == {("none", "any")}
    build = built()
    modules = {module.relative_to(build).as_posix() for module in binaries(build)}
    apart = [
        {name for name in contents(each) if ".dist-info/" not in name} for each in (compiled_wheel, wheel)
    ]
    assert apart[0] == apart[1] | modules
    assert not [name for name in apart[0] if name.endswith(STAMP.name)]


def test_the_compiled_wheel_plays_the_same_games(
    compiled_wheel: Path, packages: Path, tmp_path: Path
) -> None:
    environment = Environment(tmp_path, [packages])
    environment.install(compiled_wheel)
    assert environment.figurka("--version").endswith("(compiled)\n")
    played = environment.try_out("python", "-c", PLAY)
    assert played.returncode == 0, played.stderr
    here = subprocess.run(
        [sys.executable, "-c", PLAY],
        env={**os.environ, WISH: "interpreted"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert played.stdout == here.stdout.replace("interpreted", "compiled")
