"""The archives, and an environment into which the wheel is installed."""

from pathlib import Path

import pytest

from tests.install.archives import ROOT, build, wheel_from
from tests.install.environment import Environment, copy_packages, required_by


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel."""
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def source(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive."""
    return build(ROOT, "sdist", tmp_path_factory.mktemp("source"))


@pytest.fixture(scope="session")
def wheel_of_source(source: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that is made of the source archive."""
    return wheel_from(source, tmp_path_factory.mktemp("wheel-of-source"))


@pytest.fixture(scope="session")
def packages(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all that figurka requires, and nothing else."""
    folder = tmp_path_factory.mktemp("packages")
    copy_packages(required_by(wheel), folder)
    return folder


@pytest.fixture(scope="session")
def installed(wheel: Path, packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """An environment in which figurka is installed without extras.

    The wheel of the source archive is the same to the byte, as another test shows.
    """
    environment = Environment(tmp_path_factory.mktemp("installed"), [packages])
    environment.install(wheel)
    return environment
