"""Where figures come from: the code that strength depends on, versions, commit and machine."""

import hashlib
import platform
import subprocess
from functools import cache
from pathlib import Path

import figurka
from figurka.packages import game_packages

HOUSE = Path(figurka.__file__).parent


@cache
def code_of(game: str) -> str:
    """What the strength at a game depends on, in some digits: agents, rules, content and mind.

    Golden games see to it that the core changes nothing. A game within the folder of another plays by that
    one's too.
    """
    folder = game_packages()[game].folder
    homes = [HOUSE / "agents"]
    if folder is not None:
        folders = [folder, *(each for each in folder.parents if HOUSE / "games" in each.parents)]
        homes += [each / part for each in folders for part in ("rules", "content", "mind")]
    told = hashlib.sha256()
    for path in sorted(each for home in homes for each in home.rglob("*") if each.suffix in (".py", ".json")):
        told.update(path.read_bytes())
    return told.hexdigest()[:12]


def commit() -> str:
    """The commit of the sources that run here, with a plus if they were changed since, if there is one."""
    if not (HOUSE.parent / ".git").exists():
        return ""
    asked = ["git", "-C", str(HOUSE.parent)]
    try:
        found = subprocess.run([*asked, "rev-parse", "--short", "HEAD"], capture_output=True, check=True)
        changed = subprocess.run([*asked, "diff", "--quiet", "HEAD", "--", "figurka"], check=False)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.decode().strip() + ("+" if changed.returncode else "")


def machine() -> str:
    """What the games are played on, in a few words that do not name it."""
    return f"{platform.system()} {platform.machine()}"


def python() -> str:
    """The Python that plays."""
    return f"{platform.python_implementation()} {platform.python_version()}"
