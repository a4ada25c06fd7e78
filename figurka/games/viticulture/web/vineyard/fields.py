"""The three fields: vines, limits, and what may be done there now."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from figurka.games.viticulture.content.vines import VINE_BY_NAME
from figurka.games.viticulture.rules.shape import BuildingView, FieldView
from figurka.games.viticulture.rules.things import Planting, Vine
from figurka.games.viticulture.web.catalog import FIELD_BY_NAME
from figurka.games.viticulture.web.scene import Preview, Scene
from figurka.games.viticulture.web.signs import Sign, grape_sign
from figurka.games.viticulture.web.vineyard.buildings import Card, see_card


@dataclass(frozen=True)
class Row:
    """A variety on a field, or one that may be planted there."""

    name: str
    title: str
    key: str
    """The option of uprooting it, or of planting it."""
    count: int
    signs: tuple[Sign, ...]


@dataclass(frozen=True)
class Deed:
    """What may be done with the whole field: its option, a word, and what comes of it."""

    key: str
    verb: str
    label: str
    signs: tuple[Sign, ...]
    note: str = ""


@dataclass(frozen=True)
class Plot:
    """A field."""

    name: str
    title: str
    label: str
    load: int
    limit: int
    sold: bool
    harvested: bool
    vines: tuple[Row, ...]
    card: Card | None
    plantings: tuple[Row, ...]
    deed: Deed | None
    why: str

    @property
    def dense(self) -> bool:
        """Whether there is so much on it that every row must be low."""
        return len(self.vines) + len(self.plantings) + (self.card is not None) > 3


def see_fields(scene: Scene, previews: Mapping[str, Preview]) -> tuple[Plot, ...]:
    """The fields of the player whom the dock shows."""
    cards = {each["site"]: each for each in scene.shown["cards"]}
    return tuple(see_plot(scene, previews, each, cards.get(each["field"])) for each in scene.shown["fields"])


def see_plot(
    scene: Scene, previews: Mapping[str, Preview], seen: FieldView, card: BuildingView | None
) -> Plot:
    """One field."""
    name = seen["field"]
    called = scene.called(FIELD_BY_NAME[name])
    return Plot(
        name,
        scene.say(f"viticulture-web-dock-field-{name}"),
        scene.say("viticulture-web-dock-load", field=called, value=seen["value"], limit=seen["limit"]),
        seen["value"],
        seen["limit"],
        seen["sold"],
        seen["harvested"],
        tuple(standing(scene, name, seen["vines"])),
        None if card is None else see_card(scene, card),
        tuple(plantings(scene, name)),
        deed(scene, previews, name),
        scene.sight.why_not(f"field:{name}") if scene.kind == "harvest" else "",
    )


def standing(scene: Scene, field: str, names: list[str]) -> Iterator[Row]:
    """The vines of a field, each variety once."""
    for name, count in Counter(names).items():
        yield row(scene, VINE_BY_NAME[name], f"uproot:{name}:{field}", count)


def plantings(scene: Scene, field: str) -> Iterator[Row]:
    """The vines of the hand that may be planted on a field."""
    if scene.kind == "plant" and scene.decision is not None:
        for option in scene.decision.options:
            if isinstance(option, Planting) and option.field.name == field:
                yield row(scene, option.vine, option.key)


def row(scene: Scene, vine: Vine, key: str, count: int = 1) -> Row:
    """A variety with what it brings to the harvest."""
    values = (("red", vine.red), ("white", vine.white))
    signs = tuple(grape_sign(colour, value) for colour, value in values if value)
    return Row(vine.name, scene.called(vine), key, count, signs)


def deed(scene: Scene, previews: Mapping[str, Preview], name: str) -> Deed | None:
    """What may be done with the whole field now."""
    for verb, key in (
        ("harvest", f"field:{name}"),
        ("sell", f"sell:{name}"),
        ("buy", f"buy:{name}"),
        ("site", f"site:{name}"),
    ):
        if key in scene.keys:
            preview = previews.get(key, Preview())
            signs = preview.costs if verb == "buy" else preview.gains
            word = scene.say(f"viticulture-web-dock-{verb}")
            return Deed(key, word, scene.keys[key].label, signs, preview.note)
    return None
