"""What is told beside the choices of Viticulture, where their names alone do not say it."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rich.text import Text

from figurka.core.decision import Option
from figurka.games.viticulture.rules.things import Building, Card, Vine, Visitor
from figurka.games.viticulture.terminal.cards import card_brief
from figurka.games.viticulture.terminal.scene import Scene

TOLD: Final = ("draft", "keep", "visitor", "build", "order")
"""The kinds of decisions in which the name of a card says what it does."""


def detail(option: Option, scene: Scene) -> Text:
    """What choosing a thing brings."""
    decision = scene.view["decision"]
    if decision is not None and decision["kind"] in TOLD:
        return Text()
    return DETAILS[type(option)](option, scene) if type(option) in DETAILS else Text()


def of_card(card: Card, scene: Scene) -> Text:
    """What a card does."""
    return card_brief(card, scene.words)


DETAILS: Final[Mapping[type[Option], Callable[[Any, Scene], Text]]] = {
    Building: of_card,
    Vine: of_card,
    Visitor: of_card,
}
"""For each kind of thing, what is told beside its name."""
