"""A compiled module runs while its source is the one that it was made of, and never afterwards."""

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from figurka import engine

SOURCE = 'RUNS = "the source"\n'
MODULE = """
#include <Python.h>
static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, "decision", NULL, -1, NULL};
PyMODINIT_FUNC PyInit_decision(void) {
    PyObject *made = PyModule_Create(&module);
    PyModule_AddStringConstant(made, "RUNS", "the compiled module");
    return made;
}
"""
ROOT = """
from figurka import engine
engine.settle()
from figurka.core import decision
engine.confirm()
"""
ASK = """
from figurka import engine
from figurka.core.decision import RUNS
print(RUNS, engine.described(), sep="; ")
"""
COMPILED = "the compiled module; compiled"
LEFT_OUT = f"the source; {engine.STALE}"
STAMP = """
import sys
from pathlib import Path
from figurka import engine
print(engine.stamp_of(Path(sys.argv[1])))
"""


class House:
    """A small figurka with one compiled module beside its source."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.source = home / "figurka" / "core" / "decision.py"

    def python(self, code: str, *arguments: str, wish: str = "") -> subprocess.CompletedProcess[str]:
        """Run code that imports it."""
        variables = {name: value for name, value in os.environ.items() if name != engine.WISH}
        variables |= {"PYTHONPATH": str(self.home), **({engine.WISH: wish} if wish else {})}
        command = [sys.executable, "-P", "-B", "-c", code, *arguments]
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=False)

    def runs(self, wish: str = "") -> str:
        """Which module runs, and what is said of it."""
        return self.python(ASK, wish=wish).stdout.strip()


@pytest.fixture(scope="module")
def module(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A compiled module."""
    home = tmp_path_factory.mktemp("module")
    code = home / "decision.c"
    code.write_text(MODULE, encoding="utf-8")
    built = home / f"decision{sysconfig.get_config_var('EXT_SUFFIX')}"
    compiler = shlex.split(sysconfig.get_config_var("LDSHARED"))
    includes = f"-I{sysconfig.get_path('include')}"
    subprocess.run([*compiler, "-fPIC", includes, str(code), "-o", str(built)], check=True)
    return built


@pytest.fixture
def house(module: Path, tmp_path: Path) -> House:
    """A small figurka that was just compiled."""
    house = House(tmp_path)
    house.source.parent.mkdir(parents=True)
    (tmp_path / "figurka" / "__init__.py").write_text(ROOT, encoding="utf-8")
    shutil.copy(engine.__file__, tmp_path / "figurka")
    (house.source.parent / "__init__.py").touch()
    house.source.write_text(SOURCE, encoding="utf-8")
    stamp = house.python(STAMP, str(house.source)).stdout
    (tmp_path / "figurka" / engine.STAMP.name).write_text(stamp.strip(), encoding="utf-8")
    shutil.copy(module, house.source.parent)
    return house


def test_a_compiled_module_goes_before_its_source(house: House) -> None:
    assert house.runs() == COMPILED
    assert house.runs(wish="compiled") == COMPILED


def test_a_changed_source_goes_before_the_module_that_was_made_of_it_before(house: House) -> None:
    house.source.write_text(SOURCE + "\n", encoding="utf-8")
    assert house.runs() == LEFT_OUT
    house.source.write_text(SOURCE, encoding="utf-8")
    assert house.runs() == COMPILED


def test_a_source_that_is_only_touched_is_still_the_same(house: House) -> None:
    os.utime(house.source, (1, 1))
    assert house.runs() == COMPILED


def test_a_source_of_the_same_size_is_known_by_what_is_in_it(house: House) -> None:
    house.source.write_text(SOURCE.replace("the", "THE"), encoding="utf-8")
    os.utime(house.source, (1, 1))
    assert house.runs() == LEFT_OUT.replace("the source", "THE source")


def test_the_module_of_a_source_that_is_gone_is_left_out(house: House) -> None:
    house.source.unlink()
    asked = house.python(ASK)
    assert asked.returncode
    assert "cannot import name 'decision'" in asked.stderr


def test_the_sources_run_where_that_is_asked_for(house: House) -> None:
    assert house.runs(wish="interpreted") == "the source; interpreted"


def test_a_wish_that_nobody_knows_is_an_error(house: House) -> None:
    done = house.python(ROOT, wish="compield")
    assert done.returncode == 1
    assert "FIGURKA_ENGINE is “compield”; it can be compiled, interpreted or not set." in done.stderr


def test_whoever_asks_for_the_compiled_engine_is_told_if_it_cannot_be_had(house: House) -> None:
    house.source.write_text(SOURCE + "\n", encoding="utf-8")
    asked = house.python(ASK, wish="compiled")
    assert asked.returncode
    assert f"the one that runs is {engine.STALE}" in asked.stderr
