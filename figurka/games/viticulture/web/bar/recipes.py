"""The wines that could be made, by their type if there are many."""

from typing import Final

from figurka.games.viticulture.rules.things import WINE_TYPES
from figurka.games.viticulture.web.bar.choices import Choice, Group
from figurka.games.viticulture.web.scene import Scene

MANY: Final = 6
"""With more recipes than these they are parted by the type of wine."""


def grouped(scene: Scene, choices: list[Choice]) -> list[Group]:
    """Recipes as they are, or by type of wine; what ends the matter stands apart."""
    recipes = [choice for choice in choices if choice.tone != "quiet"]
    if len(recipes) <= MANY:
        return [Group(choices)]
    groups = []
    for type_ in WINE_TYPES:
        of_type = [choice for choice in recipes if choice.option.key.startswith(f"make:{type_}:")]
        if of_type:
            title = scene.say(f"viticulture-web-asked-wine-{type_}")
            groups.append(Group(sorted(of_type, key=value_made), f"wine-{type_}", title))
    ends = [choice for choice in choices if choice.tone == "quiet"]
    return [*groups, Group(ends)] if ends else groups


def value_made(choice: Choice) -> int:
    """The value of the wine that a recipe makes, for the order of the buttons."""
    return choice.signs[-1].value
