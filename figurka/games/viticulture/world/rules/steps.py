"""The vocabulary of effects that World adds to the base game's."""

from dataclasses import dataclass
from typing import final

from figurka.games.viticulture.rules.steps import Step


@final
@dataclass(frozen=True)
class BuyResource(Step):
    """Africa: pay a lira and take a resource card."""

    price: int = 1
