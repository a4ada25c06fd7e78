"""An environment into which a wheel is installed, with what the wheel requires and nothing more."""

import os
import shutil
import subprocess
import sysconfig
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.install.archives import OFFLINE, PIP, metadata, run
from tests.patience import PATIENCE

KEPT = ("PATH", "SYSTEMROOT", "TEMP", "TMP", "TMPDIR")
"""What programs cannot do without; nothing that leads to the checkout is handed on."""


class Environment:
    """A virtual environment, the home of somebody who uses it, and a place to work away from the checkout."""

    def __init__(self, folder: Path, packages: Iterable[Path] = ()) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        self.place = folder / "environment"
        venv.create(self.place, with_pip=False, symlinks=os.name != "nt")
        self.programs = self.place / ("Scripts" if os.name == "nt" else "bin")
        paths = {"base": str(self.place), "platbase": str(self.place)}
        self.site = Path(sysconfig.get_path("purelib", "venv", paths))
        (self.site / "packages.pth").write_text("".join(f"{each}\n" for each in packages), encoding="utf-8")

    def install(self, wheel: Path) -> None:
        """Install a wheel by itself."""
        run(*PIP, "--python", str(self.programs / "python"), "install", *OFFLINE, str(wheel))

    @property
    def variables(self) -> dict[str, str]:
        """The variables of a process in this environment."""
        kept = {name: os.environ[name] for name in KEPT if name in os.environ}
        own = {"HOME": str(self.home), "USERPROFILE": str(self.home)}
        return {**kept, **own, "PYTHONUTF8": "1", "COLUMNS": "120", "FIGURKA_LANG": "en", "NO_COLOR": "1"}

    def try_out(self, program: str, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run a program of the environment."""
        return subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=self.home,
            env=self.variables,
            input=typed,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    def figurka(self, *arguments: str, typed: str = "") -> str:
        """What the command prints, which must succeed."""
        ran = self.try_out("figurka", *arguments, typed=typed)
        assert ran.returncode == 0, ran.stdout + ran.stderr
        assert "Traceback" not in ran.stderr
        return ran.stdout

    def start(self, program: str, *arguments: str, **variables: str) -> subprocess.Popen[str]:
        """Start a program of the environment that goes on."""
        return subprocess.Popen(
            [str(self.programs / program), *arguments],
            cwd=self.home,
            env={**self.variables, **variables},
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )


def required_by(wheel: Path) -> list[Distribution]:
    """All that a wheel requires without its extras, and what that requires, as installed with the tests."""
    found: dict[tuple[str, str], Distribution] = {}
    wanted = asked(metadata(wheel).get_all("Requires-Dist", []), "")
    while wanted:
        requirement = wanted.pop()
        package = distribution(requirement.name)
        assert requirement.specifier.contains(package.version, prereleases=True), requirement
        for extra in ("", *requirement.extras):
            key = canonicalize_name(requirement.name), extra
            if key not in found:
                found[key] = package
                wanted += asked(package.requires or (), extra)
    return [package for (_, extra), package in found.items() if not extra]


def asked(requirements: Iterable[str], extra: str) -> list[Requirement]:
    """Those of the requirements that hold here, by an extra or without any."""
    read = map(Requirement, requirements)
    return [each for each in read if each.marker is None or each.marker.evaluate({"extra": extra})]


def copy_packages(packages: Iterable[Distribution], folder: Path) -> None:
    """Copy installed packages, file by file, so that nothing comes along that they do not own."""
    for package in packages:
        for file in package.files or ():
            if ".." not in file.parts:
                target = folder / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(file.locate(), target)
