"""The question in full: a concrete sentence, where its answers lie, and what is locked for now."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Final

from figurka.core.decision import Decision
from figurka.core.game import Game
from figurka.core.rules import Refusal
from figurka.games.tapestry.content.tracks import COSTS, TRACKS
from figurka.games.tapestry.rules.refusals import SHORT, TOO_DEAR
from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    LAST,
    RESOURCE_NAMES,
    STEPS,
    TRACK_NAMES,
    Resource,
    Space,
    Step,
    Track,
)
from figurka.games.tapestry.web.dock.mats import see_income
from figurka.games.tapestry.web.map.corners import OFFERED
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.signs import Sign, sign_of
from figurka.games.tapestry.web.tracks.tracks import choosable
from figurka.locales import Message
from figurka.web.drawing import Tile, Way
from figurka.web.sight import OptionSight, Sight

PLACED: Final = ("quarters", "site", "explore", "rotation", "capital", "civilization", "automa_second")
"""The decisions that have buttons of their own for it, or the whole dock."""
WHERE: Final = {
    "tracks": ("t-flag", ("advance:", "space:", "track:", "landmark:")),
    "map": ("t-territory", ("hex:",)),
    "tray": ("t-question", OFFERED),
    "city": ("t-plot", ("plot:",)),
    "hand": ("t-tapestry_card", ("card:",)),
    "eras": ("t-tapestry_over", ("laid:",)),
    "techs": ("t-invent", ("tech:", "deck")),
    "civ": ("t-civilization", ("statue:", "revel:", "rank:")),
}
"""The parts of the table where something is chosen: the sign of each, and how the keys there begin."""
NAMES_ITS_CAUSE: Final = frozenset(
    {
        *("payment", "lose", "bonus", "bonus_free", "bonus_discard", "plot", "quarters", "site"),
        *("landmark_where", "explore", "trap", "exploitation", "feudalism", "militarism", "revolution"),
        *("up_or_down", "tyranny", "historians_whom", "inventors_gain", "isolate", "omen"),
    }
)
"""The decisions whose question says because of what they are asked: it need not be said twice."""
MOST_LOCKED: Final = 2
"""So many locked ways stand in the bar; why the others are locked is told on their tracks."""
NOT_BY_PRICE: Final = 99
"""Where in the order of what is short those stand that no resource would help."""
MOST_TILES: Final = 8
"""So many things stand once more beside the question on a phone; more than that are chosen where they lie."""


def told_once(sight: Sight) -> Sight:
    """The sight without the cause of a question that names it."""
    decision = sight.decision
    if decision is None or not decision.mine or decision.kind not in NAMES_ITS_CAUSE:
        return sight
    return replace(sight, decision=replace(decision, because=""))


def see_ways(scene: Scene) -> dict[str, object]:
    """The sentence that asks, the ways of acting, and what is asked once more before an income turn."""
    decision, me = scene.decision, scene.me
    if decision is None or me is None:
        return {}
    if scene.kind == "turn":
        return {
            "prompt": prompt_of_turn(scene, me),
            "ways": tuple(ways_of_turn(scene, me)),
            "confirm": {"income": income_sure(me)},
        }
    return {"prompt": counted_prompt(scene, decision), "ways": tuple(places(scene))}


# A turn


def prompt_of_turn(scene: Scene, me: Player) -> str:
    """What may be done in a turn."""
    return scene.say("tapestry-web-ways-turn", era=me.era + 1, last=is_last(me))


def is_last(me: Player) -> str:
    """Whether the next income turn ends the player's game."""
    return "yes" if me.era + 1 == LAST_ERA else "no"


def ways_of_turn(scene: Scene, me: Player) -> Iterator[Way]:
    """Advancing, the income turn, and the tracks on which no token can go on now."""
    spaces = choosable(scene)
    if spaces:
        yield Way(
            scene.say("tapestry-web-ways-advance"),
            "t-flag",
            scene.say("tapestry-web-ways-tracks", "count", count=len(spaces)),
            ("advance:",),
            tuple(space_tile(scene, space, key) for space, key in spaces.items()),
        )
    income = scene.keys.get("income")
    if income is not None:
        yield income_way(scene, me, income)
    yield from islice(locked_ways(scene, me), MOST_LOCKED)


def income_way(scene: Scene, me: Player, option: OptionSight) -> Way:
    """The income turn, with what it would bring."""
    income = see_income(scene, me)
    goods = sum(count for name, count in income.goods if name in RESOURCE_NAMES)
    brings = scene.say("tapestry-web-ways-income", goods=goods, points=income.points)
    return Way(
        scene.say("tapestry-web-ways-take-income", last=is_last(me)),
        "t-income",
        brings,
        option=option,
        tip="tip-income-points",
    )


def income_sure(me: Player) -> Message:
    """The income turn is a choice only while one could advance, so it is asked once more."""
    sure = f"tapestry-web-side-income-sure{'-last' if is_last(me) == 'yes' else ''}"
    return Message(sure, {"count": sum(me.goods), "era": me.era + 1})


def locked_ways(scene: Scene, me: Player) -> Iterator[Way]:
    """The tracks on which no token can go on, those first where least is short."""
    steps = [step for track in TRACKS for step in locked(scene, me, track)]
    refused = {step: refusal for step in steps if (refusal := scene.sight.game.why_not(step.key)) is not None}
    for step in sorted(refused, key=lambda step: refused[step].count or NOT_BY_PRICE):
        name = TRACK_NAMES[step.track]
        yield Way(
            scene.say(f"tapestry-track-{name}"),
            why_not=why_locked(scene, refused[step]),
            tip=f"tip-space-{name}-{step.start + 1}",
        )


def locked(scene: Scene, me: Player, track: Track) -> Iterator[Step]:
    """The step of the foremost token of a track, if none of them can go on."""
    steps = [STEPS[track.index][start] for start in sorted({*me.tokens[track.index]}) if start < LAST]
    if steps and not any(step.key in scene.keys for step in steps):
        yield steps[-1]


def why_locked(scene: Scene, refusal: Refusal) -> str:
    """Why a token cannot go on, in a few words."""
    if refusal.id in SHORT:
        lacking = Message(
            f"tapestry-resource-{RESOURCE_NAMES[SHORT.index(refusal.id)]}", {"count": refusal.count}, "count"
        )
        return scene.say("tapestry-web-ways-short", lacking=lacking)
    if refusal.id == TOO_DEAR:
        return scene.say("tapestry-web-ways-short-any", count=refusal.count)
    return scene.say("tapestry-web-ways-barred")


def space_tile(scene: Scene, space: Space, key: str) -> Tile:
    """A space as a phone shows it beside the question: what it costs, and what it brings."""
    name = TRACK_NAMES[space.track]
    paid = (*price(space),) if scene.kind == "turn" else ()
    return Tile(
        scene.keys[key],
        f"{scene.called(f'track-{name}')} {space.number}" if space.number else scene.called(f"track-{name}"),
        f"t-{name}",
        (*paid, *brought(space)),
    )


def price(space: Space) -> Iterator[tuple[str, str]]:
    """The price of a step to a space."""
    own, free = COSTS[space.tier - 1]
    if own:
        yield f"−{own}", f"t-{RESOURCE_NAMES[TRACKS[space.track].resource]}"
    if free:
        yield f"−{free}", "t-any_resource"


def brought(space: Space) -> Iterator[tuple[str, str]]:
    """What a space brings, as far as a number and a sign can say it."""
    for benefit in space.benefits:
        sign = sign_of(benefit)
        for each in sign.options or (sign,):
            yield amount_of(each), f"t-{each.symbol}"


def amount_of(sign: Sign) -> str:
    """How many a sign stands for."""
    if sign.points is not None:
        return f"+{sign.points}"
    return f"+{sign.count}" if sign.count > 1 else ""


# Where the answers lie


def places(scene: Scene) -> Iterator[Way]:
    """The parts of the table where something can be chosen, each with how many things there are."""
    if scene.kind in PLACED:
        return
    for name, (sign, begins) in WHERE.items():
        keys = [key for key in scene.keys if key.startswith(begins)]
        if keys:
            words = scene.say(f"tapestry-web-ways-{name}")
            things = sum(copies(scene, key) for key in keys)
            count = scene.say(f"tapestry-web-ways-{name}", "count", count=things)
            yield Way(words, sign, count, begins, tiles(scene) if name == "tracks" else ())


def copies(scene: Scene, key: str) -> int:
    """How many things a key stands for: a card of which several are held is one choice."""
    own = scene.own
    kind, _, name = key.partition(":")
    held = own["hand"] if own is not None and kind == "card" else None
    return held.count(name) if held and name in held else 1


def tiles(scene: Scene) -> tuple[Tile, ...]:
    """The spaces and tracks that can be chosen, for a phone."""
    spaces = [space_tile(scene, space, key) for space, key in choosable(scene).items()]
    tracks = [
        Tile(scene.keys[track.key], scene.called(f"track-{track.name}"), f"t-{track.name}")
        for track in TRACKS
        if track.key in scene.keys
    ]
    found = (*spaces, *tracks)
    return found if len(found) <= MOST_TILES else ()


# Several things one after the other


def counted_prompt(scene: Scene, decision: Decision) -> str:
    """The question with which of several resources it is about, where they are gained one after the other."""
    game = scene.sight.game
    if scene.kind != "gain" or not game.keeps_checkpoints:
        return ""
    made, left = made_before(game, decision), left_to_make(game, decision)
    if made + left < 2:
        return ""
    return scene.say("tapestry-web-ways-gain", number=made + 1, count=made + left)


def is_same(game: Game[TapestryState], decision: Decision) -> bool:
    """Whether a game asks the same once more."""
    other = game.decision
    if other is None or (other.seat, other.kind) != (decision.seat, decision.kind):
        return False
    return other.because is decision.because


def made_before(game: Game[TapestryState], decision: Decision) -> int:
    """How often the same has just been asked."""
    twin, made = game.clone(), 0
    while twin.can_undo:
        twin.undo()
        if not is_same(twin, decision):
            break
        made += 1
    return made


def left_to_make(game: Game[TapestryState], decision: Decision) -> int:
    """How often the same is asked, this time included, if there is room for all."""
    twin, left = game.clone(), 0
    while is_same(twin, decision):
        twin.choose(scarcest(twin))
        left += 1
    return left


def scarcest(game: Game[TapestryState]) -> int:
    """The option of the resource of which the player has least."""
    decision = game.decision
    assert decision is not None
    goods = game.state.players[decision.seat].goods
    stocks = [goods[option.index] for option in decision.options if isinstance(option, Resource)]
    return stocks.index(min(stocks))
