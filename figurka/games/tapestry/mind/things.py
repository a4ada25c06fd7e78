"""How a hurried player likes cards, technologies, civilizations, and whatever else is asked."""

from typing import Final

from figurka.core.decision import DECLINE, DONE, Decision, SeatOption
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.mind.cards import card_worth
from figurka.games.tapestry.mind.judgement import Judgement
from figurka.games.tapestry.mind.worth import (
    row_worth,
    space_worth,
    symbol_worth,
    tech_worth,
    worth_of_all,
)
from figurka.games.tapestry.rules.state import LAST_ERA, Player, TapestryState
from figurka.games.tapestry.rules.things import (
    A_RESOURCE,
    ARMORY,
    BOTTOM,
    MIDDLE,
    ROLL,
    TAKE,
    TRACK_COUNT,
    UP,
    Card,
    Civilization,
    LaidAt,
    Number,
    Tech,
)
from figurka.games.tapestry.solo.rules.things import AutomaCivilization

LACKING: Final = {"conquerors": 2.0, "explorers": 1.0, "scientists": 5.0}
"""How many points the Automa makes fewer with a second civilization than with the Engineers."""
FORETOLD: Final = {"omen:tech_cards": 4, "omen:complete_districts": 3, "omen:controlled_territories": 5}
"""What the Mystics usually come to."""

# Cards, technologies and civilizations


def like_card(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The card that is worth most now."""
    return [
        card_worth(j, state, player, option) if isinstance(option, Card) else 0.0
        for option in decision.options
    ]


def like_laid_card(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The card on a mat whose effect is worth most now."""
    return [
        card_worth(j, state, player, option.card) if isinstance(option, LaidAt) else 0.0
        for option in decision.options
    ]


def like_card_loss(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The card that is worth least."""
    return [
        -card_worth(j, state, player, option) if isinstance(option, Card) else -100.0
        for option in decision.options
    ]


def like_democracy(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Cards are worth 2 points, but one for each income to come, and traps, are kept."""
    needed = LAST_ERA - 1 - player.era
    spare = len(player.hand) > needed
    return [
        2.0 * spare + 0.01 - 0.01 * card_worth(j, state, player, option) if isinstance(option, Card) else 1.0
        for option in decision.options
    ]


def like_tyranny(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A drawn card for 5 points, which ends Tyranny."""
    return [
        5.0 + card_worth(j, state, player, option) - j.cards["tyranny"] if isinstance(option, Card) else 0.0
        for option in decision.options
    ]


def like_invention(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The technology with the best circle and square; unseen ones are middling."""
    known = [tech_worth(j, state, player, option) for option in decision.options if isinstance(option, Tech)]
    unseen = sum(known) / len(known) if known else 0.0
    return [
        tech_worth(j, state, player, option) if isinstance(option, Tech) else unseen
        for option in decision.options
    ]


def like_upgrade(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The upgrade that is worth most; one is better than none."""
    return [
        0.1 + row_worth(j, state, player, option) if isinstance(option, Tech) else 0.0
        for option in decision.options
    ]


def like_circle(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The circle that is worth most."""
    return [
        worth_of_all(j, state, player, option.circle) if isinstance(option, Tech) else 0.0
        for option in decision.options
    ]


def like_square(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The square that is worth most."""
    return [
        worth_of_all(j, state, player, option.square) if isinstance(option, Tech) else 0.0
        for option in decision.options
    ]


def like_tech_loss(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The technology that has no more to bring."""
    return [
        -row_worth(j, state, player, option)
        if isinstance(option, Tech) and (option in player.techs[BOTTOM] or option in player.techs[MIDDLE])
        else 0.0
        for option in decision.options
    ]


def like_mark(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A token of the Inventors: on an own technology first, and on the one that is worth most."""
    return [
        row_worth(j, state, player, option) + 2.0 * (option in player.techs[BOTTOM] + player.techs[MIDDLE])
        if isinstance(option, Tech)
        else 0.0
        for option in decision.options
    ]


def like_refresh(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """New technologies if the open ones are poor."""
    best = max([tech_worth(j, state, player, tech) for tech in state.display], default=0.0)
    return [2 * j.upgrade[player.era] - best if option is TAKE else 0.0 for option in decision.options]


def like_civilization(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The civilization with which most is made."""
    return [
        j.civilizations[option.index] if isinstance(option, Civilization) else 0.0
        for option in decision.options
    ]


def like_second(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The second civilization with which the Automa makes least."""
    return [
        LACKING.get(option.name, 0.0) if isinstance(option, AutomaCivilization) else 0.0
        for option in decision.options
    ]


def like_alchemy(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A second roll is worth its risk, a third one seldom."""
    rolled = len(player.mats.alchemy)
    return [1.5 - rolled if option is ROLL else 0.0 for option in decision.options]


def like_omen(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What one usually comes to."""
    usual = 1 if decision.because is None else FORETOLD.get(decision.because.key, 1)
    return [-abs(option.number - usual) if isinstance(option, Number) else 0.0 for option in decision.options]


def like_muster(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The outposts that are left stand evenly in both rows."""
    return [
        -abs(2.0 * option.number - player.outposts) if isinstance(option, Number) else 0.0
        for option in decision.options
    ]


# Others


def like_seat(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Whoever has come farthest."""
    return [
        float(sum([state.players[option.seat].best(track) for track in range(TRACK_COUNT)]))
        if isinstance(option, SeatOption)
        else 0.0
        for option in decision.options
    ]


def like_weak_seat(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Whoever has least points."""
    return [
        -float(state.players[option.seat].vp) if isinstance(option, SeatOption) else 0.0
        for option in decision.options
    ]


def like_trade_seat(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Whoever stands on the space that is worth most."""
    found = []
    for option in decision.options:
        value = 0.0
        if isinstance(option, SeatOption):
            other = state.players[option.seat]
            spaces = [TRACKS[track].spaces[other.best(track)] for track in range(TRACK_COUNT)]
            value = max([space_worth(j, state, player, space, deep=False) for space in spaces])
        found.append(value)
    return found


def like_yes(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """What costs nothing is taken, and everything is done once it may be."""
    return [0.0 if option is DECLINE or option is DONE else 1.0 for option in decision.options]


def like_feudalism(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A resource, or 3 points for each landmark."""
    resource, points = j.resource[player.era], 3.0 * player.landmarks
    return [resource if option is A_RESOURCE else points for option in decision.options]


def like_revolution(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """A resource, unless territories can be had back."""
    beaten = sum(
        [
            1
            for place in state.board.chosen(state.full & ~player.lands)
            for piece in state.pieces[place.index]
            if piece.seat == player.seat and piece.toppled
        ]
    )
    lands = min(3, beaten) * (1.0 + symbol_worth(j, state, player, ARMORY))
    return [j.resource[player.era] if option is A_RESOURCE else lands for option in decision.options]


def like_up(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Up."""
    return [1.0 if option is UP else 0.0 for option in decision.options]


def like_swap(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """The Architects leave their buildings where they are."""
    return [1.0 if option is DONE else 0.0 for option in decision.options]


def like_own_start(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """Heralds lay a card at once if they keep another."""
    return [1.0 if (option is TAKE) == (len(player.hand) > 1) else 0.0 for option in decision.options]


def indifferent(j: Judgement, state: TapestryState, player: Player, decision: Decision) -> list[float]:
    """One as well as the other."""
    return [0.0] * len(decision.options)
