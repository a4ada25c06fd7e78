"""The four tracks of Tapestry's table: signs, tips, tokens, what may be chosen, and what would come of it."""

import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import pytest

import figurka
from figurka.core.game import Game
from figurka.games.tapestry.content.tracks import COSTS, SPACES, TRACKS
from figurka.games.tapestry.rules.things import NO_BONUS, PAID_BONUS, Space, Step
from figurka.games.tapestry.web.scene import Plan, Scene
from figurka.games.tapestry.web.signs import Sign, price_signs, sign_of, signs_of
from figurka.games.tapestry.web.tracks.advances import plan_of, see_plans
from figurka.games.tapestry.web.tracks.terms import every_benefit
from figurka.games.tapestry.web.tracks.tracks import (
    SpaceSight,
    TrackSight,
    choosable,
    see_tracks,
    track_terms,
)
from figurka.games.tapestry.words.ways import way_of
from figurka.locales import LANGUAGES, Words
from figurka.web.render import environment
from figurka.web.sight import OptionSight
from tests.games.tapestry.web.kit import region, scene_of
from tests.web.kit import asked, played, until

HOME: Final = Path(figurka.__file__).parent / "games/tapestry/web/templates"
SHEET: Final = frozenset(
    re.findall(r'<symbol id="t-([^"]+)"', (HOME / "symbols.svg").read_text(encoding="utf-8"))
)
UNSAID: Final = re.compile(r"\btapestry-[a-z]+-[\w-]+")
"""How the id of a message looks that nobody has written."""
ALL_SPACES: Final = tuple(chain(*SPACES))
NUMBERED: Final = tuple(space for space in ALL_SPACES if space.number)


def scene_for(game: Game[Any]) -> Scene:
    """The table as whoever is asked sees it."""
    return scene_of(game, 0 if game.decision is None else game.decision.seat)


def tracks_of(scene: Scene) -> tuple[dict[str, TrackSight], dict[str, Plan]]:
    """The tracks by name, and the plans by id."""
    seen, plans = see_tracks(scene)
    tracks = seen["tracks"]
    assert isinstance(tracks, dict)
    return tracks, {plan.id: plan for plan in plans}


def drawn(scene: Scene) -> str:
    """The four regions."""
    tracks, plans = tracks_of(scene)
    return "".join(region(name, scene, tracks=tracks, plans=plans, planned=True) for name in tracks)


def symbols_of(sign: Sign) -> Iterator[str]:
    """The symbols that a sign is drawn with."""
    yield from (name for name in (sign.symbol, sign.per, sign.dice) if name)
    for each in (*sign.options, *sign.each):
        yield from symbols_of(each)


def found(tracks: dict[str, TrackSight], space: Space) -> SpaceSight:
    """A space as it is drawn."""
    spaces = tracks[TRACKS[space.track].name].spaces
    return next(each for each in spaces if each.number == space.number)


# Signs


def test_every_benefit_has_its_symbols_on_the_sheet() -> None:
    wanted = {name for benefit in every_benefit() for name in symbols_of(sign_of(benefit))}
    assert wanted <= SHEET


@pytest.mark.parametrize("space", NUMBERED, ids=lambda space: space.name)
def test_every_space_shows_what_it_brings(space: Space) -> None:
    signs = signs_of(space.benefits)
    assert signs
    assert {name for sign in signs for name in symbols_of(sign)} <= SHEET
    if space.bonus is not None:
        assert price_signs(space.bonus.price)
    if space.landmark is not None:
        assert space.landmark.name in SHEET


def test_signs_tell_alike_benefits_apart() -> None:
    by_name = {space.name: signs_of(space.benefits) for space in NUMBERED}
    assert by_name["scouting"] == (Sign("territory_tile", 2),)
    assert by_name["alien_biology"] == (Sign("research_x", 4),)
    assert by_name["chemistry"] == (Sign("research"),)
    assert by_name["tanks"][0].dice != by_name["mechs"][0].dice != by_name["archery"][0].dice == ""
    assert by_name["quantum_physics"][0].count == 2
    assert {option.move for option in by_name["neuroscience"][0].options} == {"down"}
    assert len(by_name["ai_singularity"][0].each) == 4
    assert by_name["airplanes"][1] != by_name["trains"][1]
    drawings = {benefit.name: sign_of(benefit) for benefit in every_benefit() if benefit.name != "or"}
    assert drawings["invent"] != drawings["invent-upgrade"] != drawings["invent-face_up"]
    assert drawings["advance"].bare != drawings["advance-x"].bare
    assert drawings["tile"] != drawings["gain-territory_tile"]


# Tips


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lexicon_explains_every_space_tier_and_benefit(language: str) -> None:
    words = Words(language)
    html = environment().get_template("tapestry/lexicon_tracks.html").render(say=words, **track_terms(words))
    ids = re.findall(r'id="tip-([^"]+)"', html)
    assert len(ids) == len(set(ids))
    names = [track.name for track in TRACKS]
    wanted = {f"track-{name}" for name in names}
    wanted |= {f"space-{name}-{number}" for name in names for number in range(13)}
    wanted |= {f"tier-{name}-{tier}" for name in names for tier in (1, 2, 3, 4)}
    wanted |= {f"benefit-{each.name}" for benefit in every_benefit() for each in (benefit, *benefit.options)}
    assert wanted == set(ids)
    assert not UNSAID.findall(re.sub(r"<[^>]*>", " ", html))
    assert set(re.findall(r'href="#t-([^"]+)"', html)) <= SHEET


# Tokens and landmarks


@pytest.mark.parametrize(
    ("seats", "settings"), [(5, {}), (1, {"level": "4"}), (2, {"shadow": "empire"})], ids=["5", "solo", "duo"]
)
def test_every_token_is_on_its_space(seats: int, settings: dict[str, Any]) -> None:
    for seed in range(3):
        game = figurka.new_game("tapestry", seats, seed, **settings)
        for position in filter(asked("turn"), played(game, seed)):
            check_tokens(scene_for(position))


def check_tokens(scene: Scene) -> None:
    """All tokens are drawn where the view has them, each by a name of its own."""
    tracks, _ = tracks_of(scene)
    tokens = []
    for name, track in tracks.items():
        for space in track.spaces:
            here = [bead for bead in space.beads if bead.vt]
            assert [bead.mark.seat for bead in here] == scene.view["tracks"][name][space.number]
            tokens += [bead.vt for bead in here]
    assert len(tokens) == len(set(tokens))


def test_the_mark_of_the_singularity_is_no_token() -> None:
    scene = scene_for(until("tapestry", 3, asked("turn", 40), 3))
    scene.players[1]["singular"] = True
    tracks, _ = tracks_of(scene)
    last = tracks["technology"].spaces[0]
    assert [(bead.mark.seat, bead.vt) for bead in last.beads] == [(1, "")]
    assert "AI Singularity" in drawn(scene)


def test_a_taken_landmark_names_its_owner() -> None:
    scene = scene_for(until("tapestry", 3, asked("turn", 40), 3))
    scene.view["landmarks"]["forge"] = 2
    tracks, _ = tracks_of(scene)
    prize = found(tracks, SPACES[3][4]).prize
    assert prize is not None
    assert prize.owner is not None
    assert prize.owner.name == "Celia"
    assert "Forge: Celia has it" in drawn(scene)


# What may be chosen


class Asking:
    """As much of a scene as choosing needs: what is asked, and the keys of the options."""

    def __init__(self, kind: str, *keys: str) -> None:
        self.kind = kind
        self.keys = {key: OptionSight(index, key, key) for index, key in enumerate(keys)}


@pytest.mark.parametrize(
    ("kind", "key", "space"),
    [
        ("turn", "advance:science:3", SPACES[1][4]),
        ("free_advance", "advance:military:0", SPACES[2][1]),
        ("bare_advance", "advance:technology:11", SPACES[3][12]),
        ("regress", "advance:military:1", SPACES[2][0]),
        ("regress", "advance:military:12", SPACES[2][11]),
        ("socialism_token", "advance:exploration:5", SPACES[0][5]),
        ("repeat", "space:science:7", SPACES[1][7]),
        ("trade_space", "space:technology:2", SPACES[3][2]),
        ("landmark", "landmark:forge", SPACES[3][4]),
    ],
)
def test_the_control_is_the_space_that_would_be_entered(kind: str, key: str, space: Space) -> None:
    asking: Any = Asking(kind, key, "decline")
    assert choosable(asking) == {space: key}


def test_every_advance_has_its_space_and_plan() -> None:
    scene = scene_for(until("tapestry", 3, asked("turn", 150), 5))
    tracks, plans = tracks_of(scene)
    html = drawn(scene)
    steps = [key for key in scene.keys if key.startswith("advance:")]
    assert steps
    for key in steps:
        _, name, start = key.split(":")
        space = tracks[name].spaces[12 - int(start) - 1]
        assert space.key == key
        assert space.plan in plans
        assert f'data-key="{key}" data-option="{scene.keys[key].index}" data-plan="plan-{space.plan}"' in html


def test_a_track_that_may_be_chosen_is_a_control() -> None:
    game = until("tapestry", 1, asked("head_start"), 4, level="1")
    html = drawn(scene_for(game))
    assert re.search(r'class="name choosable" data-key="track:science" data-option="\d"', html)


def test_what_is_paid_for_stays_lit() -> None:
    game = until("tapestry", 3, asked("payment", 40), 5)
    scene = scene_for(game)
    decision = game.decision
    assert decision is not None
    assert isinstance(decision.because, Step)
    space = SPACES[decision.because.track][decision.because.start + 1]
    tracks, plans = tracks_of(scene)
    assert found(tracks, space).state == "goal"
    assert found(tracks, space).plan in plans
    assert [each.state for track in tracks.values() for each in track.spaces if each.state] == ["goal"]


def test_the_space_that_asks_is_marked() -> None:
    game = until("tapestry", 3, asked("order", 20), 5)
    because = None if game.decision is None else game.decision.because
    assert isinstance(because, Space)
    tracks, _ = tracks_of(scene_of(game, None))
    assert found(tracks, because).state == "cause"


def test_the_space_of_a_landmark_is_marked_while_it_is_placed() -> None:
    game = until("tapestry", 3, asked("site", 20), 7)
    tracks, _ = tracks_of(scene_for(game))
    assert [each.state for track in tracks.values() for each in track.spaces if each.state] == ["cause"]


# Plans


def test_a_plan_tells_price_gains_and_rest() -> None:
    scene = scene_for(until("tapestry", 3, asked("turn", 150), 5))
    me = scene.me
    assert me is not None
    me.goods[:] = [5, 5, 5, 5]
    for space in NUMBERED:
        plan = plan_of(scene, me, space, way_of("turn", ""))
        assert plan.title == scene.called(f"space-{space.name}")
        assert str(20 - sum(COSTS[space.tier - 1])) in plan.total
        assert len(plan.rows) >= 1 + len(space.benefits)
        assert {row.symbol for row in plan.rows if row.symbol} <= SHEET


@pytest.mark.rule("T-41")
@pytest.mark.parametrize(
    ("goods", "price"), [([1, 0, 1, 0], "pay 1 coin and 1 food"), ([2, 0, 2, 2], "pay 1 food and any")]
)
def test_a_plan_says_what_is_paid_where_there_is_only_one_way(goods: list[int], price: str) -> None:
    scene = scene_for(until("tapestry", 3, asked("turn", 150), 5))
    me = scene.me
    assert me is not None
    me.goods[:] = goods
    plan = plan_of(scene, me, SPACES[0][4], way_of("turn", ""))
    assert plan.rows[0].text.startswith(price)


def test_a_plan_counts_points() -> None:
    scene = scene_for(until("tapestry", 3, asked("turn", 150), 5))
    me = scene.me
    assert me is not None
    territories = plan_of(scene, me, SPACES[0][5], way_of("turn", "")).rows[1]
    assert territories.signs == (Sign("vp", points=me.lands.bit_count()),)
    farms = plan_of(scene, me, SPACES[0][8], way_of("turn", "")).rows[2]
    assert farms.signs == (Sign("vp", points=me.placed(2) + (me.left[2] > 0)),)


def test_a_plan_for_what_costs_too_much_says_so() -> None:
    def poor(game: Game[Any]) -> bool:
        return asked("turn", 100)(game) and game.decision is not None and len(game.decision.options) == 2

    scene = scene_for(until("tapestry", 3, poor, 5))
    plans = see_plans(scene, choosable(scene))
    assert len([plan for plan in plans if plan.total]) == 1
    assert all(plan.note for plan in plans if not plan.total)
    assert len(plans) > 1


@pytest.mark.parametrize(
    ("kind", "because", "full", "bonus"),
    [
        ("turn", "", True, PAID_BONUS),
        ("free_advance", "space:science:9", True, PAID_BONUS),
        ("free_advance", "civilization:leaders", True, NO_BONUS),
        ("bare_advance", "space:science:1", False, NO_BONUS),
        ("regress", "space:science:10", True, PAID_BONUS),
        ("regress", "card:dark_ages", False, NO_BONUS),
        ("trade_space", "card:trade_economy", True, NO_BONUS),
    ],
)
def test_a_space_is_gained_as_far_as_the_way_allows(kind: str, because: str, full: bool, bonus: int) -> None:
    way = way_of(kind, because)
    assert (way.full, way.bonus) == (full, bonus)


# All positions


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["capital", "turn", "free_advance", "bare_advance", "plot", "lay"])
def test_the_tracks_are_drawn_in_every_position(kind: str, language: str) -> None:
    game = until("tapestry", 3, asked(kind), 11)
    for viewer in (-1, 0, 1, None):
        html = drawn(scene_of(game, viewer, language))
        assert html.count('class="space') == len(ALL_SPACES)
        assert not UNSAID.findall(re.sub(r"<[^>]*>", " ", html))


def test_the_tracks_are_drawn_when_the_game_is_over() -> None:
    game = until("tapestry", 2, lambda game: game.over, 2)
    assert "data-option" not in drawn(scene_for(game))


def test_a_space_says_that_ones_own_token_stands_there_and_whose_its_landmark_is() -> None:
    game = until("tapestry", 3, asked("turn", 150), 5)
    scene = scene_for(game)
    tracks, _ = tracks_of(scene)
    me = scene.me
    assert me is not None
    for track in TRACKS:
        spaces = {space.number: space for space in tracks[track.name].spaces}
        assert all(spaces[number].why == "Your token stands here." for number in me.tokens[track.index])
    prizes = [space.prize for track in tracks.values() for space in track.spaces if space.prize is not None]
    taken = [prize for prize in prizes if prize.owner is not None]
    assert taken
    for prize in taken:
        assert prize.owner is not None
        mine = prize.owner.seat == me.seat
        assert prize.taken == f"{prize.title}: {'already yours' if mine else f'{prize.owner.name} has it'}"
    assert drawn(scene).count("data-taken=") == 2 * len(taken), "said of the space and of its tier"
    assert not any(prize.taken for prize in prizes if prize.owner is None)
