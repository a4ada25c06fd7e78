"""What is worth saying of a choice besides what goes and comes."""

from collections.abc import Iterator

from figurka.core.decision import Decision, Option
from figurka.games.viticulture.content.buildings import HARVEST_MACHINE
from figurka.games.viticulture.rules.course import Choice
from figurka.games.viticulture.rules.state import Player
from figurka.games.viticulture.rules.steps import Build, MakeWine
from figurka.games.viticulture.rules.things import (
    GRAPES,
    HIGHEST,
    Basic,
    Building,
    Field,
    Grape,
    Planting,
    Recipe,
    Swap,
    Wine,
)
from figurka.games.viticulture.rules.vineyard.building import price
from figurka.games.viticulture.rules.vineyard.cellar import LEVEL_BITS, grape_slot, made_value
from figurka.games.viticulture.rules.vineyard.fields import borne, harvestable, load
from figurka.games.viticulture.web.scene import Scene


def remark(scene: Scene, decision: Decision, option: Option, brings: tuple[str, ...], settled: bool) -> str:
    """A remark on an option; `settled`: no later choice tells which tokens go and come."""
    said = remark_on(scene, decision, option, brings)
    if settled or decision.kind == "pour":
        return said
    return f"{said} {scene.say('viticulture-web-dock-choose-wines')}".strip()


def remark_on(scene: Scene, decision: Decision, option: Option, brings: tuple[str, ...]) -> str:
    """A remark on what an option itself does."""
    player = scene.state.players[decision.seat]
    if decision.kind == "harvest":
        return " ".join(lowered(scene, player, harvested_by(option, player)))
    if isinstance(option, Planting):
        change = option.vine.value if decision.kind == "plant" else -option.vine.value
        return loaded(scene, player, option.field, change)
    if isinstance(option, Swap):
        one, other = option.one, option.other
        change = other.vine.value - one.vine.value
        return f"{loaded(scene, player, one.field, change)} {loaded(scene, player, other.field, -change)}"
    if isinstance(option, Recipe):
        return fallen_wine(scene, decision, option, brings)
    if isinstance(option, Basic | Building) and isinstance(decision, Choice):
        return left_after(scene, player, decision, option)
    if decision.kind in ("gain_grape", "gain_wine") and isinstance(option, Grape | Wine):
        top = cellar_top(player) if isinstance(option, Wine) else HIGHEST
        return fallen(scene, option.value, top, brings)
    return ""


# Fields


def loaded(scene: Scene, player: Player, field: Field, change: int) -> str:
    """How much vine a field would bear."""
    value = load(player, field.index) + change
    return scene.say(
        "viticulture-web-dock-load-after", field=scene.called(field), value=value, limit=field.limit
    )


def harvested_by(option: Option, player: Player) -> list[Field]:
    """The fields that a choice harvests: one, or all that are left."""
    return [field for field in harvestable(player) if option in (field, HARVEST_MACHINE)]


def lowered(scene: Scene, player: Player, fields: list[Field]) -> Iterator[str]:
    """The grapes of a harvest that come to lie lower than they are worth, or find no room."""
    after = player.copy()
    for field in fields:
        for colour, value in borne(scene.state, player.fields[field.index]):
            slot = grape_slot(after, colour, value)
            after.grapes[colour] |= 1 << slot if slot else 0
            grape = GRAPES[colour][value]
            if not slot:
                yield scene.say("viticulture-web-dock-grape-lost", grape=scene.called(grape))
            elif slot < value:
                yield scene.say(
                    "viticulture-web-dock-grape-lower",
                    grape=scene.called(grape),
                    value=slot,
                    why=taken(scene, slot, value),
                )


# Wine and structures


def fallen_wine(scene: Scene, decision: Decision, made: Recipe, brings: tuple[str, ...]) -> str:
    """A wine that comes to lie lower than it would be worth."""
    if not isinstance(decision, Choice) or not isinstance(decision.step, MakeWine):
        return ""
    top = HIGHEST if decision.step.ignores_cellar else cellar_top(scene.state.players[decision.seat])
    return fallen(scene, made_value(scene.state, decision.course, made), top, brings)


def cellar_top(player: Player) -> int:
    """The highest value for which there is a place in the cellar."""
    return LEVEL_BITS[player.cellar_levels()].bit_length() - 1


def fallen(scene: Scene, worth: int, top: int, brings: tuple[str, ...]) -> str:
    """A token that comes to lie lower than it is worth, where there are places up to a value."""
    slots = [int(cell.rpartition("-")[2]) for cell in brings]
    if len(slots) != 1 or slots[0] >= worth:
        return ""
    why = (
        taken(scene, slots[0], min(worth, top)) if slots[0] < top else scene.say("viticulture-web-dock-ends")
    )
    return scene.say("viticulture-web-dock-lower", worth=worth, value=slots[0], why=why)


def taken(scene: Scene, slot: int, top: int) -> str:
    """That the places above a slot, up to another one, are taken."""
    return scene.say("viticulture-web-dock-taken", count=top - slot, low=slot + 1, top=top)


def left_after(scene: Scene, player: Player, decision: Choice, structure: Basic | Building) -> str:
    """The lira that are left after building."""
    assert isinstance(decision.step, Build)
    cost = price(scene.state, player, structure, decision.step, decision.course)
    return scene.say("viticulture-web-dock-lira-left", count=player.lira - cost)
