"""What is asked before a choice of Tapestry that would bring nothing, or end what is in force."""

from typing import Final

from figurka.core.decision import Decision, Option
from figurka.core.rules import Caution
from figurka.games.tapestry.content.cards import GOLDEN_AGE
from figurka.games.tapestry.content.tracks import SPACES
from figurka.games.tapestry.rules.advancing import movable
from figurka.games.tapestry.rules.incomes import income_of
from figurka.games.tapestry.rules.inventing import row_of, upgradable
from figurka.games.tapestry.rules.state import LAST_ERA, NOBODY, RESOURCE_LIMIT, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    BOTTOM,
    CARDS,
    INCOME,
    LAST,
    PLAY_OVER,
    RESOURCE,
    RESOURCES,
    REVELS,
    SCORE,
    SCORE_TRACK,
    SQUARE,
    TILE_BENEFIT,
    TOP,
    UPGRADE,
    Benefit,
    Card,
    Column,
    Die,
    Hex,
    Payment,
    Resource,
    Space,
    Stage,
    Step,
    Tech,
    Track,
)
from figurka.games.tapestry.rules.voids import (
    is_revel_void,
    is_space_void,
    is_stage_void,
    is_upgrade_void,
    is_void,
    voids_among,
)
from figurka.games.tapestry.words.naming import amount, called
from figurka.games.tapestry.words.ways import way_on_track
from figurka.locales import Message

NOTHING = Caution(Message("tapestry-caution-nothing"))
FIGURES: Final = (RESOURCE, SCORE, SCORE_TRACK)
"""The kinds of benefits that only count, and of which is shown beforehand how much."""


def caution(state: TapestryState, decision: Decision, option: Option) -> Caution | None:
    """What the deciding seat should be asked before it chooses the option."""
    player, kind = state.players[decision.seat], decision.kind
    if option is INCOME:
        return lost_income(player)
    if lays_unasked(state, player, decision, option) and (covered := covered_card(player)) is not None:
        return covered
    if isinstance(option, Step) and kind in ("turn", "free_advance"):
        return idle_advance(state, player, option)
    if isinstance(option, Benefit) and option.verb == ADVANCE and kind == "either":
        return idle_choice(state, player, option)
    if isinstance(option, Card) and kind == "play_over":
        return covered_card(player)
    if isinstance(option, Resource) and kind == "gain":
        return full_resource(player, option)
    if isinstance(option, Track):
        return idle_track(state, player, decision, option)
    if isinstance(option, Hex) and kind == "trade":
        return idle_trade(state, player, option)
    return NOTHING if brings_nothing(state, player, decision, option) else None


def lost_income(player: Player) -> Caution | None:
    """Resources of the income for which there is no room, or at the end those that are left."""
    if player.era == LAST_ERA - 1:
        return unspent(player)
    lost = [
        max(0, have + more - RESOURCE_LIMIT)
        for have, more in zip(player.goods, income_of(player)[0], strict=True)
    ]
    if not any(lost):
        return None
    amounts = tuple(amount(RESOURCES[kind], count) for kind, count in enumerate(lost) if count)
    return Caution(Message("tapestry-caution-income", {"amounts": amounts}))


def unspent(player: Player) -> Caution | None:
    """Resources that nobody will ever spend, once the last income turn begins."""
    if not any(player.goods):
        return None
    amounts = tuple(amount(RESOURCES[kind], count) for kind, count in enumerate(player.goods) if count)
    return Caution(Message("tapestry-caution-unspent", {"amounts": amounts}))


def idle_advance(state: TapestryState, player: Player, step: Step) -> Caution | None:
    """An advance to a space that brings neither its benefit, nor a landmark, nor the end of the track."""
    space = SPACES[step.track][step.start + 1]
    wins = space.landmark is not None and state.owners[space.landmark.index] == NOBODY
    if wins or space.number == LAST:
        return None
    if is_space_void(state, player, space):
        return Caution(Message("tapestry-caution-advance", {"space": called(space)}))
    return lost_benefits(state, player, space)


def lost_benefits(state: TapestryState, player: Player, space: Space) -> Caution | None:
    """What of a space cannot be done at all now, though the rest of it can."""
    lost = [each for each in voids_among(state, player, space.benefits) if each.verb not in FIGURES]
    if not lost:
        return None
    benefits = tuple(called(benefit) for benefit in lost)
    return Caution(Message("tapestry-caution-part", {"space": called(space), "benefits": benefits}))


def idle_choice(state: TapestryState, player: Player, benefit: Benefit) -> Caution | None:
    """An advance that is chosen among several: no token can go, or the only one that can goes for nothing."""
    steps = movable(state, player, benefit.track)
    if not steps:
        return NOTHING
    return idle_advance(state, player, steps[0]) if len(steps) == 1 else None


def lays_unasked(state: TapestryState, player: Player, decision: Decision, option: Option) -> bool:
    """Whether a card would be laid over the current one, with no question which: there is but one."""
    gained = gained_by(state, player, decision, option)
    drawn = sum(benefit.count for benefit in gained if benefit.verb == CARDS)
    if len(set(player.hand)) + drawn != 1:
        return False
    return any(each.verb == PLAY_OVER for benefit in gained for each in follow(state, player, benefit))


def gained_by(
    state: TapestryState, player: Player, decision: Decision, option: Option
) -> tuple[Benefit, ...]:
    """What an option brings, with what comes after it if that is one thing only: nobody is asked for it."""
    if isinstance(option, Benefit) and decision.kind in ("either", "order"):
        others = [each for each in decision.options if isinstance(each, Benefit) and each is not option]
        return (option, *others) if decision.kind == "order" and len(others) == 1 else (option,)
    if isinstance(option, Tech) and decision.kind == "upgrade":
        upgraded = by_upgrade(player, option)
        return (*upgraded, *state.ahead) if len(state.ahead) == 1 else upgraded
    if isinstance(option, Tech) and decision.kind == "square":
        return option.square
    if isinstance(option, Space):
        return option.benefits
    step = decision.because if isinstance(option, Payment) else option
    if isinstance(step, Step) and decision.kind in ("turn", "payment", "free_advance"):
        return SPACES[step.track][step.start + 1].benefits
    return ()


def follow(state: TapestryState, player: Player, benefit: Benefit) -> tuple[Benefit, ...]:
    """The benefit itself, or what it brings where there is but one technology or token for it."""
    if benefit.verb == UPGRADE:
        techs = upgradable(state, player)
        return by_upgrade(player, techs[0]) if len(techs) == 1 else ()
    if benefit.verb == SQUARE:
        return player.techs[TOP][0].square if len(player.techs[TOP]) == 1 else ()
    if benefit.verb == ADVANCE and benefit.full:
        steps = movable(state, player, benefit.track)
        return SPACES[benefit.track][steps[0].start + 1].benefits if len(steps) == 1 else ()
    return (benefit,)


def by_upgrade(player: Player, tech: Tech) -> tuple[Benefit, ...]:
    """What a technology brings in the row above."""
    return tech.circle if row_of(player, tech) == BOTTOM else tech.square


def covered_card(player: Player) -> Caution | None:
    """A card in force that another one would cover and end."""
    current = player.current
    if current is None or not current.power & player.powers:
        return None
    card = current.card if current.copied is None else current.copied
    return Caution(Message("tapestry-caution-covers", {"card": called(card)}), spends=True)


def full_resource(player: Player, resource: Resource) -> Caution | None:
    """A resource for which there is no room, though there is for another."""
    if player.goods[resource.index] < RESOURCE_LIMIT:
        return None
    return Caution(Message("tapestry-caution-full", {"resource": amount(resource, RESOURCE_LIMIT)}))


def idle_track(state: TapestryState, player: Player, decision: Decision, track: Track) -> Caution | None:
    """A track on which the advance that is chosen cannot be made."""
    because = "" if decision.because is None else decision.because.key
    way = way_on_track(decision.kind, because)
    if way is None or not way.full or movable(state, player, track.index):
        return None
    return Caution(Message("tapestry-caution-track", {"track": called(track)}))


def idle_trade(state: TapestryState, player: Player, place: Hex) -> Caution | None:
    """A token of the Traders on an empty territory that nobody else's territory touches."""
    if state.occupied & place.bit or any(other.lands & place.around for other in state.opponents(player)):
        return None
    return NOTHING


def brings_nothing(state: TapestryState, player: Player, decision: Decision, option: Option) -> bool:
    """Whether what is chosen would bring nothing, though it may be chosen."""
    if isinstance(option, Benefit) and decision.kind == "either":
        return is_void(state, player, option)
    if isinstance(option, Space):
        return is_space_void(state, player, option)
    if isinstance(option, Die):
        return is_die_void(state, player, decision, option)
    if isinstance(option, Tech) and decision.kind == "upgrade":
        return not player.powers & GOLDEN_AGE and is_upgrade_void(state, player, option)
    if isinstance(option, Stage):
        return is_stage_void(state, player, option)
    return isinstance(option, Column) and option in REVELS and is_revel_void(state, player, option)


def is_die_void(state: TapestryState, player: Player, decision: Decision, die: Die) -> bool:
    """Whether a die would bring nothing: the benefit of a tile where none lies, or a score of nothing."""
    if decision.kind != "die":
        return False
    if die.benefit.verb != TILE_BENEFIT:
        return is_void(state, player, die.benefit)
    assert isinstance(decision.because, Hex)
    ground = state.ground[decision.because.index]
    return ground is None or ground.tile is None
