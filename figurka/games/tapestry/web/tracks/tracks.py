"""The four tracks: costs, benefits, bonuses, landmarks and tokens, and what the next advance would mean."""

from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Final

from markupsafe import Markup

from figurka.games.tapestry.content.tracks import COSTS, SPACES, TRACKS
from figurka.games.tapestry.rules.things import LAST, RESOURCE_NAMES, TECHNOLOGY, TRACK_NAMES, Space, Track
from figurka.games.tapestry.web.glossary import TIERS
from figurka.games.tapestry.web.scene import Mark, Plan, Scene
from figurka.games.tapestry.web.signs import Sign, price_signs, sign_of, signs_of
from figurka.games.tapestry.web.tracks.advances import cost_called, plan_id, see_plans
from figurka.games.tapestry.web.tracks.terms import benefit_tips, space_tips, tier_tips, track_tips
from figurka.locales import Words
from figurka.web.render import environment

BEYOND_TOKEN: Final = {"regress": -1, "socialism_token": 0}
"""By decision how far from its token the space is that would be entered; otherwise it is the next one."""
STEPPING: Final = ("turn", "free_advance", "bare_advance")
"""The decisions in which a token goes one space further."""


@dataclass(frozen=True)
class Bead:
    """A token on the thread, or the mark that AI Singularity leaves at its end."""

    mark: Mark
    vt: str = ""


@dataclass(frozen=True)
class Prize:
    """The landmark of a tier, and who has it."""

    name: str
    title: str
    owner: Mark | None
    taken: str
    """Whose it is, in words; nothing while it is free."""


@dataclass(frozen=True)
class SpaceSight:
    """A space of a track as it is drawn."""

    number: int
    tier: int
    label: str
    key: str
    """What choosing the space would mean now, or its own key."""
    state: str
    """`cause` if something is asked because of it, `goal` while its price is paid."""
    plan: str
    face: Markup
    """What it brings, and its bonus."""
    prize: Prize | None
    beads: tuple[Bead, ...]
    why: str = ""
    """Why the viewer cannot enter it, where others can be entered."""


@dataclass(frozen=True)
class Tier:
    """A tier of a track and the price of a step into it."""

    number: int
    roman: str
    label: str
    cost: tuple[Sign, ...]


@dataclass(frozen=True)
class TrackSight:
    """A track as it is drawn: its tiers, and its spaces from the last to the start."""

    name: str
    title: str
    key: str
    tiers: tuple[Tier, ...]
    spaces: tuple[SpaceSight, ...]

    def taken_in(self, tier: Tier) -> str:
        """Whose the landmark of a tier is, in words; nothing if it is free or there is none."""
        prizes = (space.prize for space in self.spaces if space.tier == tier.number)
        return next((prize.taken for prize in prizes if prize is not None), "")


def see_tracks(scene: Scene) -> tuple[dict[str, object], list[Plan]]:
    """The tracks for their regions, and a plan for each advance that may be chosen."""
    chosen = choosable(scene)
    plans = see_plans(scene, chosen)
    planned = {plan.id for plan in plans}
    seen = {track.name: see_track(scene, track, chosen, planned) for track in TRACKS}
    return {"tracks": seen}, plans


def track_terms(words: Words) -> dict[str, object]:
    """What the tips of tracks, tiers, spaces and benefits are made of."""
    return {
        "track_tips": track_tips(words),
        "tier_tips": tier_tips(words),
        "space_tips": space_tips(words),
        "benefit_tips": benefit_tips(words),
    }


def choosable(scene: Scene) -> dict[Space, str]:
    """The spaces that may be chosen, each with the key of its option."""
    if not scene.keys:
        return {}
    by = BEYOND_TOKEN.get(scene.kind, 1)
    found = {}
    for space in chain(*SPACES):
        step = f"advance:{TRACK_NAMES[space.track]}:{space.number - by}"
        prize = "" if space.landmark is None else space.landmark.key
        for key in (step, space.key, prize):
            if key in scene.keys:
                found[space] = key
    return found


def see_track(scene: Scene, track: Track, chosen: dict[Space, str], planned: set[str]) -> TrackSight:
    """A track as it stands now."""
    words = scene.words
    beads = beads_on(scene, track)
    return TrackSight(
        track.name,
        words(f"tapestry-track-{track.name}"),
        track.key,
        tiers(track, words.language),
        tuple(
            see_space(scene, space, chosen.get(space, ""), tuple(beads.get(space.number, ())), planned)
            for space in reversed(track.spaces)
        ),
    )


def see_space(
    scene: Scene, space: Space, option: str, beads: tuple[Bead, ...], planned: set[str]
) -> SpaceSight:
    """A space with what lies on it; one with which nothing is the matter is always the same."""
    plan, state = plan_id(space), state_of(scene, space)
    prize, why = see_prize(scene, space), "" if option else why_not_enter(scene, space)
    if not (option or beads or state or prize or why or plan in planned):
        return at_rest(space, scene.words.language)
    return SpaceSight(
        space.number,
        space.tier,
        scene.keys[option].label if option else label(space, scene.words.language),
        option or space.key,
        state,
        plan if plan in planned else "",
        face(space),
        prize,
        beads,
        why,
    )


@cache
def at_rest(space: Space, language: str) -> SpaceSight:
    """A space on which nothing lies and of which nothing is asked."""
    return SpaceSight(
        space.number, space.tier, label(space, language), space.key, "", "", face(space), None, ()
    )


def why_not_enter(scene: Scene, space: Space) -> str:
    """Why no token goes to a space next: one is there, it is behind them all, too far ahead or too dear."""
    me = scene.me
    if me is None or scene.kind not in STEPPING:
        return ""
    tokens = me.tokens[space.track]
    if space.number in tokens:
        return scene.say("tapestry-web-tracks-here")
    if not tokens or not space.number:
        return ""
    if space.number - 1 in tokens:
        return scene.sight.why_not(f"advance:{TRACK_NAMES[space.track]}:{space.number - 1}")
    if space.number <= max(tokens):
        return scene.say("tapestry-web-tracks-behind", number=max(tokens))
    return scene.say("tapestry-web-tracks-far", number=max(tokens), steps=space.number - max(tokens))


@cache
def face(space: Space) -> Markup:
    """What a space brings and its bonus as signs, drawn once for all tables."""
    bonus = space.bonus
    drawn = (
        environment()
        .get_template("tapestry/space.html")
        .render(
            gains=signs_of(space.benefits),
            bonus=None if bonus is None else sign_of(bonus.gain),
            price=None if bonus is None or bonus.price.resources else price_signs(bonus.price)[0],
        )
    )
    return Markup(drawn.strip())


@cache
def label(space: Space, language: str) -> str:
    """A space by its track, number and name."""
    words = Words(language)
    track, name = words(f"tapestry-track-{TRACK_NAMES[space.track]}"), words(f"tapestry-space-{space.name}")
    return f"{track} {space.number}, {name}" if space.number else f"{track}, {name}"


@cache
def tiers(track: Track, language: str) -> tuple[Tier, ...]:
    """The tiers of a track from the last to the first."""
    words = Words(language)
    return tuple(
        Tier(
            number,
            TIERS[number],
            words("tapestry-web-tracks-tier", tier=TIERS[number], cost=cost_called(track.index, number)),
            cost_signs(track, number),
        )
        for number in (4, 3, 2, 1)
    )


def cost_signs(track: Track, tier: int) -> tuple[Sign, ...]:
    """The price of a step into a tier, a sign for each resource."""
    own, free = COSTS[tier - 1]
    return (Sign(RESOURCE_NAMES[track.resource]),) * own + (Sign("any_resource"),) * free


def state_of(scene: Scene, space: Space) -> str:
    """Whether something is asked because of a space, or its price is being paid."""
    if scene.because == f"advance:{TRACK_NAMES[space.track]}:{space.number - 1}":
        return "goal"
    landmark = space.landmark
    if landmark is not None and landmark.key in (scene.because, scene.view["placing"]):
        return "cause"
    return "cause" if scene.because == space.key else ""


def see_prize(scene: Scene, space: Space) -> Prize | None:
    """The landmark of a space."""
    landmark = space.landmark
    if landmark is None:
        return None
    owner, title = scene.view["landmarks"][landmark.name], scene.called(f"landmark-{landmark.name}")
    if owner is None:
        return Prize(landmark.name, title, None, "")
    mark, said = scene.mark(owner), "own" if owner == scene.sight.viewer else "taken"
    return Prize(
        landmark.name, title, mark, scene.say(f"tapestry-web-tracks-{said}", landmark=title, player=mark.name)
    )


def beads_on(scene: Scene, track: Track) -> dict[int, list[Bead]]:
    """The tokens on each space of a track, those of the players before those of the bots."""
    found: dict[int, list[Bead]] = {}
    bots = scene.bots["bots"] if scene.bots is not None else ()
    for player in (*scene.players, *bots):
        mark = scene.mark(player["seat"])
        for index, space in enumerate(player["tracks"][track.name]):
            found.setdefault(space, []).append(Bead(mark, f"token-{mark.seat}-{track.name}-{index}"))
        if player.get("singular") and track.index == TECHNOLOGY:
            found.setdefault(LAST, []).append(Bead(mark))
    return found
