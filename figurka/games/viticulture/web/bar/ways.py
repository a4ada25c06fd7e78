"""What is asked in a sentence, and the ways of acting: each with the places or things by which it is done."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from figurka.core.decision import Option
from figurka.games.viticulture.rules.things import Spot
from figurka.games.viticulture.web.bar.asking import see_groups
from figurka.games.viticulture.web.bar.choices import signs_for
from figurka.games.viticulture.web.bar.several import in_a_row, several_left
from figurka.games.viticulture.web.board.crew import ready_kinds
from figurka.games.viticulture.web.board.places import Place, Space
from figurka.games.viticulture.web.board.placing import place_named
from figurka.games.viticulture.web.scene import Preview, Scene
from figurka.games.viticulture.web.signs import Sign
from figurka.locales import capital
from figurka.web.drawing import Tile, Way

PREFIX: Final = "v-"
"""How the ids of the sheet's symbols begin."""
DEEDS: Final = {"against": "resource", "search": "resource-any", "claim": "vp", "interview": "fame"}
"""What may be done besides placing a worker: how the keys begin, and the symbol."""
TRADED: Final = ("answer", "offer_give", "offer_give_card", "offer_ask", "offer_ask_card", "trade_card")
"""What is answered in the dialogue of the trade."""
ON_THE_MAT: Final = {"yoke": "yoke", "demolish": "structure", "structure": "structure"}
"""The symbols of places on one's own mat."""


def see_ways(scene: Scene, places: list[Place], previews: Mapping[str, Preview]) -> dict[str, object]:
    """The prompt and the ways of acting; nothing where the rules' own question and the buttons say it all."""
    if scene.kind != "place" or scene.own is None:
        return {"prompt": see_count(scene), "ways": tuple(see_drawn(scene, previews))}
    sending = tuple(see_sending(scene, places))
    return {"prompt": see_prompt(scene) if sending else "", "ways": (*sending, *see_deeds(scene))}


def see_drawn(scene: Scene, previews: Mapping[str, Preview]) -> Iterator[Way]:
    """What is chosen on the drawing alone, so that the bar has nothing else of it."""
    in_bar = {choice.option.key for group in see_groups(scene) for choice in group.choices}
    if scene.decision is None or scene.kind in TRADED or several_left(scene):
        return
    drawn = [option for option in scene.decision.options if option.key not in in_bar]
    if not drawn:
        return
    tiles = tuple(tile_of(scene, option, previews.get(option.key, Preview())) for option in drawn)
    begins = tuple(dict.fromkeys(option.key.partition(":")[0] for option in drawn))
    count = scene.say("viticulture-web-asked-glowing", count=len(drawn))
    yield Way(scene.say("viticulture-web-asked-choose"), f"{PREFIX}pointer", count, begins, tiles)


def tile_of(scene: Scene, option: Option, preview: Preview) -> Tile:
    """Something that is chosen on the drawing: its words, its sign and what comes of it."""
    signs = signs_for(option, scene)
    symbol = next((sign.symbol for sign in signs if sign.symbol), "")
    told = (*(replace(sign, lost=True) for sign in preview.costs), *preview.gains)
    costs = tuple(figure for sign in told for figure in figures(sign))
    return Tile(
        scene.keys[option.key], scene.keys[option.key].label, PREFIX + symbol if symbol else "", costs
    )


def see_count(scene: Scene) -> str:
    """What is asked where several alike are chosen, in one go or one after another."""
    left, row = several_left(scene), in_a_row(scene)
    if left > 1:
        return scene.say(f"viticulture-web-asked-prompt-{scene.kind}", count=left)
    if row is None or scene.sight.decision is None:
        return ""
    question = scene.sight.decision.question
    return scene.say("viticulture-web-asked-in-a-row", question=question, number=row[0], most=row[1])


def see_prompt(scene: Scene) -> str:
    """How many workers there are to send."""
    assert scene.own is not None
    ready = scene.own["available"]
    count = sum(ready[kind] for kind in ready_kinds(scene))
    return scene.say("viticulture-web-asked-prompt-place", count=count)


def see_sending(scene: Scene, places: list[Place]) -> Iterator[Way]:
    """Sending a worker: to how many places, and these for a phone."""
    options = () if scene.decision is None else scene.decision.options
    spots = [option.key for option in options if isinstance(option, Spot)]
    if not spots:
        return
    kinds = ready_kinds(scene)
    words = "grande" if kinds == ["grande"] else "worker"
    yield Way(
        scene.say(f"viticulture-web-asked-send-{words}"),
        f"{PREFIX}worker-{'bare' if kinds[0] == 'grey' else kinds[0]}",
        scene.say("viticulture-web-asked-places", count=len({place_named(key) for key in spots})),
        lights=("at:",),
        tiles=(*(tile for place in places for tile in tiles_of(scene, place)), *other_tiles(scene, places)),
    )


def tiles_of(scene: Scene, place: Place) -> Iterator[Tile]:
    """The spaces of an action that can be chosen, each sort once."""
    sorts = {tuple(costs_of(space)): space.key for space in reversed(place.spaces) if space.key in scene.keys}
    for costs, key in reversed(sorts.items()):
        yield Tile(scene.keys[key], place.title, PREFIX + place.symbol, costs)


def costs_of(space: Space) -> Iterator[tuple[str, str]]:
    """What a space gives besides its action, or that only a grande finds room there."""
    if space.beside:
        yield "", f"{PREFIX}worker-grande"
    for sign in space.bonus:
        yield from figures(sign)


def figures(sign: Sign) -> Iterator[tuple[str, str]]:
    """A sign as a figure and a symbol, as far as it is no more than that."""
    if sign.symbol and sign.symbol != "to":
        number = sign.amount or sign.value
        yield f"{'−' if sign.lost else ''}{number if number > 1 else ''}", PREFIX + sign.symbol


def other_tiles(scene: Scene, places: list[Place]) -> Iterator[Tile]:
    """The places that are not on the board: the event's card, the own mat and its cards."""
    drawn = {space.key for place in places for space in place.spaces}
    for key, option in scene.keys.items():
        name = place_named(key).partition(":")[0]
        if not key.startswith("at:") or key in drawn:
            continue
        continent = f"continent-{scene.world['continent']}" if scene.world else ""
        yield Tile(option, capital(option.label), PREFIX + ON_THE_MAT.get(name, continent))


def see_deeds(scene: Scene) -> Iterator[Way]:
    """What may be done besides placing a worker."""
    for begins, symbol in DEEDS.items():
        keys = [key for key in scene.keys if key.partition(":")[0] == begins]
        if keys:
            words = scene.say(f"viticulture-web-asked-{begins}")
            tiles = tuple(Tile(scene.keys[key], scene.keys[key].label, PREFIX + symbol) for key in keys)
            yield Way(words, PREFIX + symbol, str(len(keys)), lights=(begins,), tiles=tiles)
