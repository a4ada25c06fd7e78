"""The weights of a mind as a small file beside it, which says how and when they were made."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

ALL = "all"
"""The weights for every number of seats; what stands under a number of seats goes before them."""


@cache
def read_weights(package: str) -> dict[str, Any]:
    """The file `weights.json` of a package."""
    read: dict[str, Any] = json.loads((files(package) / "weights.json").read_text(encoding="utf-8"))
    return read


@cache
def weights_for(package: str, seats: int) -> dict[str, float]:
    """The weights that hold at a number of seats."""
    read = read_weights(package)
    return {**read[ALL], **read.get(str(seats), {})}
