"""What would be published: the wheel and the source archive, built offline and apart from the checkout."""

import subprocess
import sys
import tarfile
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

ROOT = Path(__file__).parents[2]
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
OFFLINE = ("--no-deps", "--no-index")


def run(*command: str, folder: Path = ROOT) -> None:
    """Run a tool that must succeed."""
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr


def build(project: Path, kind: str, target: Path) -> Path:
    """Build a project's wheel or source archive (`sdist`) into a folder."""
    run(sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target), folder=project)
    (built,) = target.iterdir()
    return built


def wheel_from(source: Path, target: Path) -> Path:
    """The wheel that pip makes of a source archive."""
    run(*PIP, "wheel", *OFFLINE, "--no-build-isolation", "--wheel-dir", str(target), str(source))
    (wheel,) = target.iterdir()
    return wheel


def contents(wheel: Path) -> dict[str, bytes]:
    """The files of a wheel by their names."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def names_in(source: Path) -> set[str]:
    """The names of a source archive's files, without the folder that all are in."""
    with tarfile.open(source) as archive:
        return {member.name.partition("/")[2] for member in archive.getmembers() if member.isfile()}


def metadata(wheel: Path) -> Message:
    """What a wheel says about itself."""
    (name,) = (name for name in contents(wheel) if name.endswith(".dist-info/METADATA"))
    return message_from_string(contents(wheel)[name].decode("utf-8"))
