"""Where figures come from: the code that strength depends on, versions, commit and machine."""

import ast
import hashlib
import platform
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path

import figurka
from figurka.agents import MAKERS
from figurka.packages import OWN, game_packages

HOUSE = Path(figurka.__file__).parent
DIGITS = 12
INSTALLED = frozenset(("site-packages", "dist-packages"))
"""The folders of what is installed."""


def code_of(game: str, agents: Sequence[str] = ()) -> str:
    """What the strength at a game depends on, in some digits: agents, rules, content and mind.

    Golden games see to it that the core changes nothing. A game within the folder of another plays by that
    one's too. Of a game or an agent that a program has added it is its module, and what that uses of its own.
    """
    package = game_packages()[game]
    modules = [type(package.rules).__module__] if package.rules is not None else []
    if not package.module.startswith(OWN) and package.folder is None:
        modules.append(package.module)
    makers = [MAKERS.get(agent) for agent in sorted(agents)]
    modules += [module_of(maker) for maker in makers if maker is not None]
    house = _code_of_house(game)
    if not modules:
        return house
    told = hashlib.sha256(house.encode())
    for digest in sorted({hashlib.sha256(source.read_bytes()).digest() for source in sources(modules)}):
        told.update(digest)
    return told.hexdigest()[:DIGITS]


@cache
def _code_of_house(game: str) -> str:
    """The same of what is installed."""
    folder = game_packages()[game].folder
    homes = [HOUSE / "agents"]
    if folder is not None:
        folders = [folder, *(each for each in folder.parents if HOUSE / "games" in each.parents)]
        homes += [each / part for each in folders for part in ("rules", "content", "mind")]
    told = hashlib.sha256()
    for path in sorted(each for home in homes for each in home.rglob("*") if each.suffix in (".py", ".json")):
        told.update(path.read_bytes())
    return told.hexdigest()[:DIGITS]


def module_of(maker: object) -> str:
    """The module in which what makes an agent is written."""
    while isinstance(maker, partial):
        maker = maker.func
    return str(getattr(maker, "__module__", None) or type(maker).__module__)


def sources(modules: Iterable[str]) -> set[Path]:
    """The files of some modules, and of all modules beside them that they import, and those import.

    It is read from their text, so that it is the same in every process, whatever that has imported so far.
    """
    found: set[Path] = set()
    waiting = [path for path in map(source_of, modules) if path is not None]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            waiting += imported(path)
    return found


def source_of(module: str) -> Path | None:
    """The file in which an imported module is written."""
    written = getattr(sys.modules.get(module), "__file__", None)
    return Path(written).resolve() if written and Path(written).suffix == ".py" else None


def imported(path: Path) -> Iterator[Path]:
    """The files of what the module in a file imports from beside it or from its own package."""
    root = path.parent
    while (root / "__init__.py").exists():
        root = root.parent
    home = root if root.name not in INSTALLED else root / path.relative_to(root).parts[0]
    for folder, name in names_imported(path, root):
        place = folder.joinpath(*name.split(".")) if name else folder
        for file in (place.with_suffix(".py"), place / "__init__.py"):
            inside = file.is_relative_to(home) and not file.is_relative_to(HOUSE)
            if inside and not INSTALLED.intersection(file.relative_to(home).parts) and file.is_file():
                yield file


def names_imported(path: Path, root: Path) -> Iterator[tuple[Path, str]]:
    """What a module imports or may import: each name, and the folder in which it is looked for."""
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            yield from ((root, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            folder = path.parents[node.level - 1] if node.level else root
            yield folder, node.module or ""
            before = f"{node.module}." if node.module else ""
            yield from ((folder, f"{before}{each.name}") for each in node.names if each.name != "*")


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
