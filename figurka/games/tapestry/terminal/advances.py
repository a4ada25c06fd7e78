"""What an advance on a track of Tapestry costs and brings, in a few words beside the choice."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from figurka.games.tapestry.content.tracks import SPACES, TRACKS
from figurka.games.tapestry.rules.civilizations import BEYOND_THE_END
from figurka.games.tapestry.rules.shape import PlayerView
from figurka.games.tapestry.rules.things import (
    ADVANCE,
    FREE_BONUS,
    NO_BONUS,
    PAID_BONUS,
    REGRESS,
    RESOURCE_NAMES,
    Benefit,
    Space,
    Step,
    Track,
)
from figurka.games.tapestry.rules.turn import payable
from figurka.games.tapestry.terminal.briefs import (
    benefit_brief,
    bonus_brief,
    gains_brief,
    short_track,
    tier_cost,
)
from figurka.games.tapestry.terminal.marks import SIGN, own_player, painted
from figurka.games.tapestry.terminal.outlook import moves, outlook, shortages, ways_back
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.tracks import is_barred, is_to_be_had, token_spaces
from figurka.games.tapestry.words.ways import Way, way_on_track
from figurka.locales import Words

MARRIAGE: Final = "card:marriage_of_state"
"""The card whose track is one on which somebody else advances."""


def asked(scene: Scene) -> tuple[str, str]:
    """The kind of the decision that is asked now, and the key of the thing because of which it is."""
    decision = scene.view["decision"]
    return ("", "") if decision is None else (str(decision["kind"]), str(decision["because"]))


def joined(parts: list[str]) -> Text:
    """Notes beside each other."""
    return painted(" · ".join(parts))


def step_cost(step: Step, scene: Scene) -> str:
    """What an advance costs: what it will take if there is only one way to pay, else what is printed."""
    player = own_player(scene.view)
    if player is not None:
        able = payable([player["resources"][name] for name in RESOURCE_NAMES], step)
        if len(able) == 1:
            return " ".join(
                f"{count}{SIGN[name]}"
                for name, count in zip(RESOURCE_NAMES, able[0].amounts, strict=True)
                if count
            )
    space = SPACES[step.track][step.start + 1]
    return tier_cost(space.tier, SIGN[RESOURCE_NAMES[TRACKS[space.track].resource]])


def bonus_notes(space: Space, way: Way, scene: Scene) -> list[str]:
    """The bonus of a space, if it can be had this way: with its price, or without paying."""
    words = scene.words
    if space.bonus is None or way.bonus == NO_BONUS:
        return []
    said = words("cli-tapestry-bonus", bonus=bonus_brief(space.bonus, words))
    if way.bonus == FREE_BONUS:
        said = words("cli-tapestry-bonus-free", bonus=benefit_brief(space.bonus.gain, words))
    return [" – ".join([said, *shortages([space.bonus.gain], scene)])]


def landmark_notes(spaces: Sequence[Space], way: Way, scene: Scene) -> list[str]:
    """The landmarks of spaces that are entered this way, as far as nobody has them."""
    if not way.upward:
        return []
    return [
        scene.words(
            "cli-tapestry-first",
            landmark=f"{SIGN['landmark']} {scene.words(f'tapestry-landmark-{space.landmark.name}')}",
        )
        for space in spaces
        if space.landmark is not None and is_to_be_had(space, scene)
    ]


def of_track(track: Track, scene: Scene) -> Text:
    """Where the viewer stands on a track, and what choosing it brings."""
    player, (kind, because) = own_player(scene.view), asked(scene)
    if player is None:
        return Text()
    if because == MARRIAGE:
        return others_on(track, player, scene)
    stands, way = standing_on(track, player, scene.words), way_on_track(kind, because)
    if kind == "restart":
        return joined([stands, scene.words("cli-tapestry-restarts")])
    if way is None:
        return joined([stands])
    if is_barred(track, scene):
        return joined([stands, scene.words("cli-tapestry-closed-to-you")])
    movable = token_spaces(track, scene)
    others = fall_back(track, player, scene) if kind == "dark_ages" else []
    if not movable:
        return joined([stands, *beyond_the_end(kind), *others])
    coming = track.spaces[movable[0] + 1 : movable[0] + 1 + way.spaces]
    gained = f"{stands} → {brought(coming, way, scene)}"
    return joined([gained, *landmark_notes(coming, way, scene), *others])


def fall_back(chosen: Track, player: PlayerView, scene: Scene) -> list[str]:
    """The tracks on which the Dark Ages throw the viewer back if another is chosen."""
    falls = [
        f"{short_track(track.index, scene.words)} " + " / ".join(f"{space} → {space - 1}" for space in spaces)
        for track in TRACKS
        if track is not chosen and (spaces := ways_back(track, player))
    ]
    return [scene.words("cli-tapestry-others-back", tracks=", ".join(falls))] if falls else []


def move_notes(benefits: Sequence[Benefit], scene: Scene) -> list[str]:
    """The spaces to which a token could go by an advance or a way back, and what they bring."""
    return [note for benefit in benefits for note in notes_of_move(benefit, scene)]


def notes_of_move(benefit: Benefit, scene: Scene) -> list[str]:
    """The same of one benefit; also why no token can go."""
    player = own_player(scene.view)
    if player is None or benefit.verb not in (ADVANCE, REGRESS):
        return []
    track, way = TRACKS[benefit.track], way_by(benefit)
    if way.upward and is_barred(track, scene):
        return [scene.words("cli-tapestry-closed-to-you")]
    ways = moves(benefit, scene)
    if not ways:
        return [standing_on(track, player, scene.words), scene.words("cli-tapestry-no-move")]
    return [" / ".join(told_move(start, track.spaces[end], way, scene) for _, start, end in ways)]


def way_by(benefit: Benefit) -> Way:
    """How a space is reached by an advance or a way back."""
    return Way(
        upward=benefit.verb == ADVANCE,
        full=benefit.full,
        bonus=PAID_BONUS if benefit.full else NO_BONUS,
    )


def told_move(start: int, space: Space, way: Way, scene: Scene) -> str:
    """A move from one space to another, and what that one brings: 10 → 9, Electronics (…)."""
    words = scene.words
    if not way.full or not space.benefits:
        said = words("cli-tapestry-bare", space=space.number)
        return ", ".join([f"{start} → {said}", *landmark_notes([space], way, scene)])
    notes = [
        gains_brief(space.benefits, words),
        *bonus_notes(space, way, scene),
        *outlook(space.benefits, scene),
        *landmark_notes([space], way, scene),
    ]
    name = words(f"tapestry-space-{space.name}")
    return f"{start} → {space.number}, {name} ({'; '.join(notes)})"


def others_on(track: Track, player: PlayerView, scene: Scene) -> Text:
    """Where the others stand on a track."""
    tokens = [
        (scene.names[seat], space)
        for space, seats in enumerate(scene.view["tracks"][track.name])
        for seat in seats
        if seat != player["seat"]
    ]
    return joined([f"{name} {space}" for name, space in tokens])


def standing_on(track: Track, player: PlayerView, words: Words) -> str:
    """On which spaces of a track the viewer's tokens stand."""
    spaces = player["tracks"][track.name]
    if not spaces:
        return words("cli-tapestry-no-token")
    return words("cli-tapestry-stands", space=", ".join(str(space) for space in spaces))


def brought(coming: Sequence[Space], way: Way, scene: Scene) -> str:
    """What the last of the spaces that are entered brings this way."""
    space, words = coming[-1], scene.words
    bare = words("cli-tapestry-bare", space=space.number)
    said = gains_brief(space.benefits, words) if way.full else bare
    notes = [*bonus_notes(space, way, scene), *(outlook(space.benefits, scene) if way.full else ())]
    return f"{said} ({'; '.join(notes)})" if notes else said


def beyond_the_end(kind: str) -> list[str]:
    """What a track brings that cannot be gone up any further."""
    return [f"+{BEYOND_THE_END}{SIGN['point']}"] if kind == "alchemists_track" else []
