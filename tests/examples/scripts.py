"""The scripts in `examples/`: what there is, and each as a module."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).parents[2]
SCRIPTS = {path.stem: path for path in sorted((ROOT / "examples").glob("*.py"))}
"""All of them, by name."""
GUIDE = ROOT / "docs" / "examples.md"
"""The page that explains them."""


def script(name: str) -> ModuleType:
    """A script, imported but not run."""
    spec = spec_from_file_location(f"examples_{name}", SCRIPTS[name])
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
