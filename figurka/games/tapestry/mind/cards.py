"""What tapestry cards are worth when they are laid now."""

from collections.abc import Callable
from typing import Final, TypeAlias

from figurka.games.tapestry.content.landmarks import TRACK_LANDMARKS
from figurka.games.tapestry.content.tapestries import GUILD_RATE, leading_tracks
from figurka.games.tapestry.mind.judgement import Judgement
from figurka.games.tapestry.mind.worth import (
    any_building_worth,
    exploration_worth,
    invention_worth,
    landmark_worth,
    space_worth,
    step_worth,
)
from figurka.games.tapestry.rules.advancing import token_spaces
from figurka.games.tapestry.rules.state import Player, TapestryState
from figurka.games.tapestry.rules.things import LAST, TRACK_COUNT, WORKER, Card

CardWorth: TypeAlias = Callable[[Judgement, TapestryState, Player], float]


def card_worth(j: Judgement, state: TapestryState, player: Player, card: Card) -> float:
    """What a card brings by its own words, and what is known of it besides."""
    told = CARD_WORTHS.get(card.name)
    value = j.cards[card.name]
    return value if told is None else value + told(j, state, player)


def age_of_wonders(j: Judgement, state: TapestryState, player: Player) -> float:
    """By the place among the owners of landmarks."""
    others = [other.landmarks for other in state.opponents(player)]
    if player.landmarks < min(others):
        return 2 * j.resource[player.era]
    return 12.0 if player.landmarks > max(others) else 6.0 + j.resource[player.era]


def boast(j: Judgement, state: TapestryState, player: Player) -> float:
    """4 points for each track that is led."""
    return 4.0 * len(leading_tracks(state, player))


def plea(j: Judgement, state: TapestryState, player: Player) -> float:
    """2 points and a resource for each track on which one is last."""
    others = state.opponents(player)
    last = sum(
        all(other.least(track) > player.best(track) for other in others) for track in range(TRACK_COUNT)
    )
    return last * (2.0 + j.resource[player.era])


def feudalism(j: Judgement, state: TapestryState, player: Player) -> float:
    """A resource or 3 points for each landmark."""
    return max(j.resource[player.era], 3.0 * player.landmarks)


def diplomacy(j: Judgement, state: TapestryState, player: Player) -> float:
    """A resource for all and a building."""
    return any_building_worth(j, state, player) + 0.5 * j.resource[player.era]


def olympics(j: Judgement, state: TapestryState, player: Player) -> float:
    """10 points for a worker, and a coin or more."""
    own = max(0.0, 10.0 - j.resource[player.era]) if player.goods[WORKER] else 0.0
    return own + j.resource[player.era]


def guilds(j: Judgement, state: TapestryState, player: Player) -> float:
    """Up to three resources for points, or points for resources."""
    return abs(GUILD_RATE - j.resource[player.era]) * 3


def meritocracy(j: Judgement, state: TapestryState, player: Player) -> float:
    """A technology, and 2 points for each."""
    return invention_worth(j, state, player) + 2.0 * (player.tech_count + 1)


def technocracy(j: Judgement, state: TapestryState, player: Player) -> float:
    """A technology with its circle for the first, else points."""
    others = state.opponents(player)
    if all(other.era < player.era for other in others):
        return invention_worth(j, state, player) + j.upgrade[player.era]
    return 3.0 * len(others)


def steam_tycoon(j: Judgement, state: TapestryState, player: Player) -> float:
    """A technology with its circle."""
    return invention_worth(j, state, player) + j.upgrade[player.era]


def coal_baron(j: Judgement, state: TapestryState, player: Player) -> float:
    """An exploration with a new tile."""
    return exploration_worth(j, state, player, anywhere=False)


def dystopia(j: Judgement, state: TapestryState, player: Player) -> float:
    """The best landmark that is left."""
    return max([landmark_worth(j, state, player, each) for each in TRACK_LANDMARKS])


def best_step(j: Judgement, state: TapestryState, player: Player) -> float:
    """The best advance that there is."""
    return max(
        [step_worth(j, state, player, track, player.best(track), full=True) for track in range(TRACK_COUNT)]
    )


def renaissance(j: Judgement, state: TapestryState, player: Player) -> float:
    """A bare advance on every track."""
    return sum(
        [step_worth(j, state, player, track, player.best(track), full=False) for track in range(TRACK_COUNT)]
    )


def dark_ages(j: Judgement, state: TapestryState, player: Player) -> float:
    """Three bare advances on one track for one back on the others."""
    return max([dark_age(j, state, player, track) for track in range(TRACK_COUNT)])


def dark_age(j: Judgement, state: TapestryState, player: Player, track: int) -> float:
    """What the Dark Ages bring on a track, and what they cost on the others."""
    value = 0.0
    for each in range(TRACK_COUNT):
        start, place = player.best(each), j.position[player.era][each]
        if each != track:
            value -= place[start] - place[max(0, start - 1)]
            continue
        end = min(LAST, start + 3)
        value += place[end] - place[start]
        for landmark in TRACK_LANDMARKS:
            if landmark.track == track and start < landmark.space <= end:
                value += landmark_worth(j, state, player, landmark)
    return j.hurry[player.era] * value


def trade_economy(j: Judgement, state: TapestryState, player: Player) -> float:
    """The best benefit where an opponent stands."""
    return max(
        [
            space_worth(j, state, player, space, deep=False)
            for other in state.opponents(player)
            for space in token_spaces(other)
        ],
        default=0.0,
    )


def one_resource(j: Judgement, state: TapestryState, player: Player) -> float:
    """A resource at least."""
    return j.resource[player.era]


CARD_WORTHS: Final[dict[str, CardWorth]] = {
    "age_of_discovery": best_step,
    "age_of_wonders": age_of_wonders,
    "boast_of_superiority": boast,
    "coal_baron": coal_baron,
    "colonialism": one_resource,
    "dark_ages": dark_ages,
    "dictatorship": best_step,
    "diplomacy": diplomacy,
    "dystopia": dystopia,
    "feudalism": feudalism,
    "guilds": guilds,
    "meritocracy": meritocracy,
    "oil_magnate": best_step,
    "olympic_host": olympics,
    "plea_for_aid": plea,
    "renaissance": renaissance,
    "revolution": one_resource,
    "steam_tycoon": steam_tycoon,
    "technocracy": technocracy,
    "trade_economy": trade_economy,
}
"""What the cards are worth that can be reckoned."""
