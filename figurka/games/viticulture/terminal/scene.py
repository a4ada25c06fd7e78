"""The sight of a table of Viticulture in the terminal."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from figurka.cli import scene

View: TypeAlias = Mapping[str, Any]
Scene: TypeAlias = scene.Scene[View]
