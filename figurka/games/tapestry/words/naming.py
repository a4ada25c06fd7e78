"""What Tapestry's things, questions and events are called: message ids for the Fluent files."""

from figurka.core.decision import DECLINE, Decision, OneOfSeveral, Option, SeatOption
from figurka.core.journal import Event
from figurka.games.tapestry.content.civilizations import (
    RANK_BENEFITS,
    REVEL_BENEFITS,
    SQUARE_BENEFITS,
    STATUE_BENEFITS,
)
from figurka.games.tapestry.content.landmarks import LANDMARKS, SIZE
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.city import DISTRICTS
from figurka.games.tapestry.rules.conquering import conquer_targets
from figurka.games.tapestry.rules.inventing import row_of
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import (
    BOTTOM,
    CONQUER,
    EITHER,
    LANDMARK,
    LAST,
    MIDDLE,
    PER_LINE,
    PER_TECH,
    PER_TERRITORY,
    RESOURCES,
    ROLL,
    SCORE,
    TAKE,
    TERRAIN_NAMES,
    TRACK_NAMES,
    Benefit,
    Building,
    Column,
    Die,
    Ground,
    Hex,
    IncomeSpace,
    LaidAt,
    Landmark,
    Number,
    Payment,
    Plot,
    Resource,
    Site,
    Space,
    SpaceTile,
    Stage,
    Step,
    Tech,
    Tile,
    Turned,
)
from figurka.games.tapestry.rules.world import matching_sides
from figurka.games.tapestry.solo.rules.things import DecisionCard, RuleRef
from figurka.games.tapestry.words.ways import way_of
from figurka.locales import Argument, Message

NOTHING = Message("tapestry-benefit-nothing")


# Names


def when(state: TapestryState, seat: int) -> Message:
    """The era that it is for a player."""
    return Message("tapestry-when", {"era": state.players[seat].era})


def called(thing: Option) -> Message:
    """The name of a thing."""
    if isinstance(thing, Benefit):
        return benefit_called(thing)
    if isinstance(thing, Space):
        return Message(f"tapestry-space-{thing.name}")
    if isinstance(thing, Step):
        return Message(f"tapestry-space-{SPACES[thing.track][min(thing.start + 1, 12)].name}")
    if isinstance(thing, Turned):
        return called(thing.landmark)
    if isinstance(thing, Die):
        return Message(f"tapestry-die-{thing.name.partition('-')[0]}", {"gain": called(thing.benefit)})
    if isinstance(thing, Column):
        kind = thing.key.partition(":")[0]
        return Message(f"tapestry-column-{kind}", {"number": thing.index + 1})
    if isinstance(thing, Hex):
        return Message("tapestry-hex", place_of(thing))
    if isinstance(thing, Plot | Site):
        return Message("tapestry-plot", plot_of(thing))
    if isinstance(thing, Tile):
        return Message("tapestry-tile", {"number": str(thing.number)})
    if isinstance(thing, Stage):
        return gains(thing.benefits)
    if isinstance(thing, DecisionCard):
        return Message("tapestry-decision", {"number": str(thing.number)})
    if isinstance(thing, RuleRef):
        return Message(f"rule-{thing.id}", attribute="title")
    kind, _, name = thing.key.partition(":")
    return Message(f"tapestry-{kind}-{name}" if name else f"tapestry-option-{kind}")


def place_of(thing: Hex) -> dict[str, Argument]:
    """Where on the map a hex is."""
    return {"place": PLACES[thing]}


def plot_of(thing: Plot | Site) -> dict[str, Argument]:
    """A plot as on the drawing, `c4`; for a landmark the first and the last plot that it covers."""
    if isinstance(thing, Plot):
        return {"place": plot_name(thing.row, thing.column)}
    plots = [divmod(index, SIZE) for index in range(SIZE * SIZE) if thing.mask >> index & 1]
    rows, columns = [row for row, _ in plots], [column for _, column in plots]
    first, last = plot_name(min(rows), min(columns)), plot_name(max(rows), max(columns))
    return {"place": first if first == last else f"{first}–{last}"}


def plot_name(row: int, column: int) -> str:
    """A plot by its letter and number."""
    return f"{'abcdefghi'[column]}{row + 1}"


def benefit_called(benefit: Benefit) -> Message:
    """A benefit as a terse phrase."""
    if benefit.verb == EITHER:
        *first, last = (benefit_called(each) for each in benefit.options)
        said = first[0]
        for each in first[1:]:
            said = Message("tapestry-benefit-comma", {"first": said, "last": each})
        return Message("tapestry-benefit-or", {"first": said, "last": last})
    arguments: dict[str, Argument] = {"count": benefit.count}
    if benefit.track >= 0:
        arguments["track"] = Message(f"tapestry-track-{TRACK_NAMES[benefit.track]}")
    if benefit.verb == LANDMARK:
        arguments["landmark"] = called(LANDMARKS[benefit.what])
    return Message(f"tapestry-benefit-{benefit.name}", arguments)


def gains(benefits: tuple[Benefit, ...]) -> Message:
    """Several benefits as one phrase."""
    if not benefits:
        return NOTHING
    if len(benefits) == 1:
        return benefit_called(benefits[0])
    return Message("tapestry-benefit-and", {"all": tuple(benefit_called(each) for each in benefits)})


def amount(resource: Resource, count: int) -> Message:
    """So many resources of a kind, as what somebody gains or pays."""
    return Message(f"tapestry-resource-{resource.name}", {"count": count}, "acc")


def amounts(payment: Payment) -> tuple[Message, ...]:
    """All resources of a payment."""
    return tuple(amount(RESOURCES[kind], count) for kind, count in enumerate(payment.amounts) if count)


def land(tile: Tile) -> tuple[Message, ...]:
    """The land terrains of a tile."""
    return tuple(Message(f"tapestry-terrain-{TERRAIN_NAMES[terrain]}") for terrain in tile.land)


# Questions and options


def question(decision: Decision) -> Message:
    """The decision as a question; where several things are to be discarded, with how many are left."""
    arguments: dict[str, Argument] = {}
    if decision.because is not None:
        arguments["because"] = called(decision.because)
    asked = f"tapestry-ask-{decision.kind}"
    if isinstance(decision, OneOfSeveral) and decision.left > 1:
        return Message(f"{asked}-more", {**arguments, "count": decision.left})
    return Message(asked, arguments)


def label(state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means; a conquest that can only be an attack names its target."""
    said, target = label_option(state, decision, option, names), only_target(state, decision, option)
    holder = None if target is None else state.controller(target.index)
    if target is None or holder is None:
        return said
    return Message("tapestry-label-attack", {"label": said, "player": names[holder.seat], **place_of(target)})


def only_target(state: TapestryState, decision: Decision, option: Option) -> Hex | None:
    """The hex that would be conquered unasked, as there is no other."""
    player, benefits = state.players[decision.seat], gained_by(decision, option)
    for benefit in benefits:
        if benefit.verb == CONQUER and player.outposts:
            targets = state.board.chosen(conquer_targets(state, player, benefit.full))
            if len(targets) == 1:
                return targets[0]
    return None


def gained_by(decision: Decision, option: Option) -> tuple[Benefit, ...]:
    """What an option brings by itself: the benefit of a space, or a benefit that is chosen."""
    if isinstance(option, Benefit):
        return (option,)
    if isinstance(option, Step) and decision.kind in ("turn", "free_advance"):
        because = "" if decision.because is None else decision.because.key
        full = option.start < LAST and way_of(decision.kind, because).full
        return SPACES[option.track][option.start + 1].benefits if full else ()
    return ()


def label_option(state: TapestryState, decision: Decision, option: Option, names: tuple[str, ...]) -> Message:
    """What choosing the option means by itself."""
    kind, player = decision.kind, state.players[decision.seat]
    if option is TAKE or (option is DECLINE and kind in YES_OR_NO):
        return Message(f"tapestry-label-{kind.replace('_', '-')}-{option.key}", taken(state, decision))
    if kind == "alchemists":
        return label_alchemy(player, option)
    if isinstance(option, SeatOption):
        return Message("tapestry-label-seat", {"player": names[option.seat]})
    if isinstance(option, Step):
        return label_step(decision, option)
    if isinstance(option, Payment):
        return Message("tapestry-label-payment", {"parts": amounts(option)})
    if isinstance(option, Resource) and kind in ("bonus", "olympics"):
        return Message(f"tapestry-label-{kind}-pay", {"amount": amount(option, 1), **bought(decision)})
    if isinstance(option, Hex):
        return label_hex(state, kind, option, names, player)
    if isinstance(option, Ground):
        return label_rotation(state, decision, option)
    if isinstance(option, Plot | Site):
        return label_plot(player, option)
    if isinstance(option, Turned):
        return Message("tapestry-label-quarters", {"degrees": 90 * option.quarters})
    if isinstance(option, Column):
        return label_column(player, option)
    if isinstance(option, Number):
        return Message(f"tapestry-label-number-{kind.replace('_', '-')}", {"count": option.number})
    if isinstance(option, LaidAt):
        return Message(
            "tapestry-label-laid",
            {"card": called(option.card), "player": names[option.seat], "era": option.era},
        )
    if isinstance(option, Tile):
        return Message(
            "tapestry-label-tile",
            {"number": str(option.number), "land": land(option), "gain": gains(option.benefits)},
        )
    if isinstance(option, SpaceTile):
        return Message("tapestry-label-spacetile", {"tile": called(option), "gain": gains(option.benefits)})
    if isinstance(option, Space):
        return Message("tapestry-label-space", space_shown(option))
    if isinstance(option, Tech):
        return label_tech(state, kind, option, names, player)
    return called(option)


YES_OR_NO = frozenset(
    {
        "bonus",
        "bonus_free",
        "bonus_discard",
        "either",
        "exploitation",
        "free_advance",
        "bare_advance",
        "heralds_start",
        "invent_unseen",
        "inventors_gain",
        "isolate",
        "militarism",
        "refresh",
        "trap",
        "alchemists_start",
    }
)
"""Decisions whose refusal has words of its own."""


def taken(state: TapestryState, decision: Decision) -> dict[str, Argument]:
    """What is gained by saying yes."""
    because = decision.because
    if isinstance(because, Space):
        return bought(decision)
    if isinstance(because, Tile):
        return {"gain": gains(because.benefits)}
    if isinstance(because, Tech):
        middle = any(because in each.techs[MIDDLE] for each in state.players)
        return {"gain": gains(because.circle if middle else because.square)}
    return {}


def bought(decision: Decision) -> dict[str, Argument]:
    """What the bonus of a space brings, and what it costs in tiles or cards."""
    space = decision.because
    if not isinstance(space, Space) or space.bonus is None:
        return {}
    price = space.bonus.price
    parts = (
        ("resource", price.resources),
        ("territory_tile", price.tiles),
        ("tapestry_card", price.cards),
        ("tech_card", price.techs),
    )
    cost = next(Message(f"tapestry-price-{name}", {"count": count}) for name, count in parts if count)
    return {"gain": called(space.bonus.gain), "price": cost}


def label_step(decision: Decision, step: Step) -> Message:
    """The space that a token would enter, and its benefit if that comes with it."""
    kind, because = decision.kind, decision.because
    if kind == "socialism_token":
        return Message("tapestry-label-token", space_shown(SPACES[step.track][step.start]))
    back = kind == "regress"
    space = SPACES[step.track][step.start + (-1 if back else 1)]
    name = "regress" if back else "advance"
    if not way_of(kind, "" if because is None else because.key).full:
        name = f"bare-{name}"
    return Message(f"tapestry-label-{name}", space_shown(space))


def space_shown(space: Space) -> dict[str, Argument]:
    """A space by its track, its number and its benefit."""
    return {
        "space": called(space),
        "track": called(TRACKS[space.track]),
        "number": space.number,
        "gain": gains(space.benefits),
    }


def label_hex(state: TapestryState, kind: str, place: Hex, names: tuple[str, ...], player: Player) -> Message:
    """A hex, who controls it, and what its tile would bring."""
    holder, ground = state.controller(place.index), state.ground[place.index]
    tile = None if ground is None else ground.tile
    label, arguments = "tapestry-label-hex", place_of(place)
    if kind == "colonialism" and tile is not None:
        return Message(f"{label}-land", {**arguments, "land": land(tile)})
    if holder is player:
        return Message(f"{label}-own", arguments)
    if holder is not None:
        label += "-of"
        arguments["player"] = names[holder.seat]
    if kind in ("conquer", "trade") and tile is not None:
        label += "-tile"
        arguments["gain"] = gains(tile.benefits)
    return Message(label, arguments)


def label_rotation(state: TapestryState, decision: Decision, ground: Ground) -> Message:
    """A rotation of a tile, and how many of its sides match on the chosen hex."""
    place = decision.because
    count = matching_sides(state, place, ground) if isinstance(place, Hex) else 0
    return Message("tapestry-label-rotation", {"degrees": 60 * ground.rotation, "count": count})


def label_plot(player: Player, option: Plot | Site) -> Message:
    """A place in the capital, and how many districts would be complete by it."""
    mask = option.bit if isinstance(option, Plot) else option.mask
    filled = player.filled | mask
    done = sum(
        not player.districts >> index & 1 and filled & district == district
        for index, district in enumerate(DISTRICTS)
    )
    return Message("tapestry-label-plot", {**plot_of(option), "count": done})


def label_column(player: Player, column: Column) -> Message:
    """A column or row of a civilization mat, by what it would bring."""
    kind, index, mats = column.key.partition(":")[0], column.index, player.mats
    benefits: tuple[Benefit, ...]
    if kind == "statue":
        benefits = STATUE_BENEFITS[index][len(mats.statue[index])]
    elif kind == "revel":
        benefits = REVEL_BENEFITS[index][mats.revels[index]]
    elif kind == "rank":
        benefits = (RANK_BENEFITS[index][4 - mats.ranks[index]],)
    else:
        benefits = (SQUARE_BENEFITS[index],)
    return Message(f"tapestry-label-column-{kind}", {"number": index + 1, "gain": gains(benefits)})


def label_alchemy(player: Player, option: Option) -> Message:
    """Rolling on with so many tracks marked, or advancing on them."""
    marked = player.mats.alchemy
    if option is ROLL:
        return Message("tapestry-label-alchemists-roll", {"count": len(marked)})
    return Message("tapestry-label-alchemists-stop", {"tracks": tuple(called(track) for track in marked)})


def label_tech(
    state: TapestryState, kind: str, tech: Tech, names: tuple[str, ...], player: Player
) -> Message:
    """A technology, by what it would bring."""
    arguments: dict[str, Argument] = {"tech": called(tech)}
    if kind in ("invent", "discard_tech"):
        arguments["circle"], arguments["square"] = gains(tech.circle), gains(tech.square)
        return Message("tapestry-label-tech", arguments)
    owner = next(each for each in state.players if any(tech in row for row in each.techs))
    lower = row_of(owner, tech) == BOTTOM or kind == "circle"
    arguments["gain"] = gains(tech.circle if lower else tech.square)
    if owner is not player:
        return Message("tapestry-label-tech-of", {**arguments, "player": names[owner.seat]})
    return Message("tapestry-label-tech-gain", arguments)


# Events


def sentence(event: Event, viewer: int | None, names: tuple[str, ...]) -> Message:
    """An event, as the viewer may know it, as a sentence."""
    seen = event.seen(viewer)
    arguments: dict[str, Argument] = {
        "who": "you" if seen.seat == viewer else "other",
        "player": names[seen.seat],
        "count": abs(seen.count),
        "points": Message("tapestry-points", {"count": abs(seen.count)}),
    }
    if isinstance(seen.thing, Resource):
        arguments["amount"] = amount(seen.thing, seen.count)
    elif isinstance(seen.thing, Payment):
        arguments["amount"] = amounts(seen.thing)
    elif isinstance(seen.thing, IncomeSpace):
        arguments["thing"] = scored_by(seen.thing)
    elif seen.thing is not None:
        arguments["thing"] = called(seen.thing)
    if isinstance(seen.thing, Building):
        arguments["building"] = seen.thing.name
    if isinstance(seen.thing, Space):
        arguments["track"], arguments["number"] = called(TRACKS[seen.thing.track]), seen.thing.number
    if seen.other >= 0:
        arguments["whom"] = "you" if seen.other == viewer else "other"
        arguments["other"] = names[seen.other]
    if seen.things:
        arguments["things"] = tuple(called(thing) for thing in seen.things)
    return Message(f"tapestry-tell-{event_name(event, viewer)}", arguments)


SCORED = {
    PER_TECH: "tapestry-score-technologies",
    PER_LINE: "tapestry-score-capital",
    PER_TERRITORY: "tapestry-score-territories",
}
"""What the spaces of the income mat score."""


def scored_by(space: IncomeSpace) -> Message:
    """What a space of the income mat scores; else it has its points printed on it."""
    counted = [benefit.what for benefit in space.scores if benefit.verb == SCORE]
    return Message(SCORED[counted[0]] if counted else "tapestry-score-income")


def event_name(event: Event, viewer: int | None) -> str:
    """Under which name an event is told; some are told in more than one way."""
    if not event.visible(viewer):
        return f"{event.kind}-hidden"
    if event.other == event.seat:
        return f"{event.kind}-own"
    if event.kind == "scores":
        if event.count < 0:
            return "loses-points"
        if isinstance(event.thing, Die):
            return "scores-die"
        return "scores-sides" if isinstance(event.thing, Hex) else "scores"
    if event.kind == "camps":
        return "camps-landmark" if isinstance(event.thing, Landmark) else "camps"
    if event.kind == "conquers" and event.other >= 0:
        return "conquers-from"
    if event.kind == "upgrades":
        return "upgrades-middle" if event.count == 1 else "upgrades-top"
    if event.kind == "discards":
        return "discards-tile" if isinstance(event.thing, Tile) else "discards"
    return event.kind
