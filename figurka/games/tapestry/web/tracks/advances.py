"""What a step on a track would mean: its price, what it brings, and what is left after it."""

from collections.abc import Iterator, Mapping

from figurka.games.tapestry.content.cards import CARD, EMPIRICISM, REVISIONISM, THEOCRACY, WARTIME_ECONOMY
from figurka.games.tapestry.content.maps import ACHIEVEMENTS
from figurka.games.tapestry.content.tracks import COSTS, SPACES, TRACKS
from figurka.games.tapestry.rules.advancing import can_discard, can_gain
from figurka.games.tapestry.rules.scoring import amount
from figurka.games.tapestry.rules.state import NOBODY, Player
from figurka.games.tapestry.rules.things import (
    ARMORY,
    BUILDING,
    BUILDING_NAMES,
    COMPLETE_TRACK,
    FREE_BONUS,
    LAST,
    NO_BONUS,
    POINTS,
    RESOURCE_NAMES,
    SCIENCE,
    SCORE,
    SCORE_TRACK,
    STEPS,
    TIER_STARTS,
    TILES,
    TRACK_NAMES,
    Benefit,
    Landmark,
    Space,
    Step,
)
from figurka.games.tapestry.rules.turn import payable
from figurka.games.tapestry.web.glossary import TIERS, price_called
from figurka.games.tapestry.web.scene import Plan, Row, Scene
from figurka.games.tapestry.web.signs import COUNTED, Sign, sign_of
from figurka.games.tapestry.words.naming import amounts, benefit_called, called
from figurka.games.tapestry.words.ways import Way, way_of
from figurka.locales import Message


def plan_id(space: Space) -> str:
    """The id of a space's plan."""
    return f"space-{TRACK_NAMES[space.track]}-{space.number}"


def see_plans(scene: Scene, chosen: Mapping[Space, str]) -> list[Plan]:
    """A plan for each space that may be chosen, that is being paid for, or that costs too much now."""
    me = scene.me
    if me is None or scene.decision is None or scene.kind == "socialism_token":
        return []
    if scene.kind == "landmark":
        return [landmark_plan(scene, space) for space in chosen]
    way = way_of(scene.kind, scene.because)
    plans = [plan_of(scene, me, space, way) for space in chosen]
    because = scene.decision.because
    if scene.kind == "payment" and isinstance(because, Step):
        plans.append(plan_of(scene, me, SPACES[because.track][because.start + 1], way))
    if scene.kind == "turn":
        for space in out_of_reach(me):
            if space not in chosen:
                step = STEPS[space.track][space.number - 1]
                plans.append(plan_of(scene, me, space, way, scene.sight.why_not(step.key)))
    return plans


def out_of_reach(player: Player) -> Iterator[Space]:
    """The spaces before a player's tokens, whether or not he can enter them."""
    for track, tokens in enumerate(player.tokens):
        for start in dict.fromkeys(tokens):
            if start < LAST:
                yield SPACES[track][start + 1]


def landmark_plan(scene: Scene, space: Space) -> Plan:
    """A landmark that may be taken without entering its tier."""
    landmark = space.landmark
    assert landmark is not None
    count = size(landmark)
    row = Row(scene.say("tapestry-web-tracks-plots", count=count), landmark.name)
    return Plan(plan_id(space), scene.say(called(landmark)), aside_of(scene, space), rows=(row,))


def plan_of(scene: Scene, me: Player, space: Space, way: Way, refusal: str = "") -> Plan:
    """What would come of entering a space."""
    rows = [*price_rows(scene, me, space, way), *landmark_rows(scene, space, way)]
    rows += [*reaction_rows(scene, me, space, way)]
    used = bool(me.spaces_used & space.bit)
    if way.full and not used:
        rows += [benefit_row(scene, me, space, place) for place in range(len(space.benefits))]
    rows += [*bonus_rows(scene, me, space, way)]
    note = refusal
    if not refusal and (not way.full or used):
        note = scene.say("tapestry-web-tracks-used" if way.full else "tapestry-web-tracks-bare")
    left = sum(me.goods) - sum(COSTS[space.tier - 1]) if way.paid and not refusal else -1
    total = scene.say("tapestry-web-tracks-left", count=left) if left >= 0 else ""
    return Plan(plan_id(space), scene.say(called(space)), aside_of(scene, space), note, tuple(rows), total)


def aside_of(scene: Scene, space: Space) -> str:
    """Where a space is."""
    track = scene.say(called(TRACKS[space.track]))
    return f"{track} {space.number}" if space.number else track


def price_rows(scene: Scene, me: Player, space: Space, way: Way) -> Iterator[Row]:
    """What is paid: what it will take if there is only one way to pay, else what is printed."""
    if not way.paid:
        return
    able = payable(me.goods, STEPS[space.track][space.number - 1])
    if len(able) == 1:
        kind = max(range(len(RESOURCE_NAMES)), key=able[0].amounts.__getitem__)
        yield Row(scene.say("tapestry-web-tracks-pay", cost=amounts(able[0])), RESOURCE_NAMES[kind])
        return
    own = RESOURCE_NAMES[TRACKS[space.track].resource]
    symbol = own if COSTS[space.tier - 1][0] else "any_resource"
    yield Row(scene.say("tapestry-web-tracks-pay", cost=cost_called(space.track, space.tier)), symbol)


def cost_called(track: int, tier: int) -> Message:
    """The price of a step into a tier."""
    own, free = COSTS[tier - 1]
    fixed = Message(f"tapestry-resource-{RESOURCE_NAMES[TRACKS[track].resource]}", {"count": own}, "acc")
    other = Message("tapestry-web-tracks-any", {"count": free})
    if own and free:
        return Message("tapestry-web-tracks-both", {"own": fixed, "other": other})
    return fixed if own else other


def landmark_rows(scene: Scene, space: Space, way: Way) -> Iterator[Row]:
    """The landmark for whoever is first in a tier."""
    landmark = space.landmark
    if landmark is not None and way.upward and scene.state.owners[landmark.index] == NOBODY:
        text = scene.say(
            "tapestry-web-tracks-first",
            tier=TIERS[space.tier],
            landmark=called(landmark),
            count=size(landmark),
        )
        yield Row(text, landmark.name)


def size(landmark: Landmark) -> int:
    """On how many plots a landmark stands."""
    return sum(line.count("#") for line in landmark.shape)


def reaction_rows(scene: Scene, me: Player, space: Space, way: Way) -> Iterator[Row]:
    """What cards and the achievement of a completed track bring to whoever advances."""
    if not way.upward:
        return
    if space.number in TIER_STARTS and me.powers & THEOCRACY:
        yield Row(scene.say(called(CARD["theocracy"])), "tapestry_card", medal(4))
    yield from revisionism_rows(scene, me, space)
    if space.track == SCIENCE and me.powers & EMPIRICISM:
        yield Row(scene.say(called(CARD["empiricism"])), "tapestry_card", medal(2))
    earned, places = scene.state.achieved[COMPLETE_TRACK], scene.state.board.achievements[COMPLETE_TRACK]
    if space.number == LAST and me.seat not in earned and len(earned) < len(places):
        text = scene.say(called(ACHIEVEMENTS[COMPLETE_TRACK]))
        yield Row(text, "flag", medal(places[len(earned)]))


def revisionism_rows(scene: Scene, me: Player, space: Space) -> Iterator[Row]:
    """What Revisionism brings in a tier: a resource with its landmark, an armory if somebody has that."""
    if space.landmark is None or not me.powers & REVISIONISM:
        return
    free = scene.state.owners[space.landmark.index] == NOBODY
    if free or me.left[ARMORY]:
        sign = Sign("any_resource" if free else BUILDING_NAMES[ARMORY])
        yield Row(scene.say(called(CARD["revisionism"])), "tapestry_card", (sign,))


def medal(points: int) -> tuple[Sign, ...]:
    """Points as a sign."""
    return (Sign("vp", points=points),)


def benefit_row(scene: Scene, me: Player, space: Space, place: int) -> Row:
    """One of the benefits of a space, with the points that it would bring now."""
    benefit = space.benefits[place]
    text, sign = scene.say(benefit_called(benefit)), sign_of(benefit)
    if benefit.verb == SCORE:
        count = benefit.count * (amount(me, benefit.what) + newly_placed(me, space, place))
        return Row(text, COUNTED[benefit.what], medal(count))
    if benefit.verb == SCORE_TRACK:
        return Row(text, sign.per, medal(me.best(benefit.track)), sign.track)
    if benefit.options:
        return Row(text, signs=(sign,))
    return Row(text, sign.symbol, (sign,) if benefit.count > 1 else (), sign.track)


def newly_placed(me: Player, space: Space, place: int) -> int:
    """How many of the buildings that a space counts it brings before counting them."""
    kind = space.benefits[place].what
    earlier = space.benefits[:place] if space.listed else ()
    return sum(each.verb == BUILDING and each.what == kind and me.left[kind] > 0 for each in earlier)


def bonus_rows(scene: Scene, me: Player, space: Space, way: Way) -> Iterator[Row]:
    """The bonus, if it could be had."""
    bonus = space.bonus
    if bonus is None or way.bonus == NO_BONUS or me.bonuses_used & space.bit:
        return
    if not brings(scene, me, space, bonus.gain):
        return
    price = bonus.price
    free = way.bonus == FREE_BONUS or (price.resources and me.powers & WARTIME_ECONOMY)
    left = sum(me.goods) - (sum(COSTS[space.tier - 1]) if way.paid else 0)
    if not free and (price.resources > left or not can_discard(me, price)):
        return
    message = f"tapestry-web-tracks-bonus{'-free' if free else ''}"
    text = scene.say(message, gain=called(bonus.gain), price=price_called(price))
    sign = sign_of(bonus.gain)
    yield Row(text, sign.symbol, (sign,) if bonus.gain.verb == POINTS else ())


def brings(scene: Scene, me: Player, space: Space, gain: Benefit) -> bool:
    """Whether a bonus would bring anything: a tile to explore with may come from the space itself."""
    return can_gain(scene.state, me, gain) or any(each.verb == TILES for each in space.benefits)
