"""Those who act without a seat, as the view of any game shows them."""

from collections.abc import Mapping
from typing import Any


def figures_of(view: Mapping[str, Any]) -> list[Mapping[str, Any]]:
    """A rival, or bots, in the order of their numbers after the seats."""
    if view.get("rival") is not None:
        return [view["rival"]]
    return list((view.get("bots") or {}).get("bots", ()))
