"""Tapestry's city: shapes, sites and plots, and what the plans foretell compared with what comes true."""

import json
import re
from collections.abc import Iterator
from itertools import chain, islice, pairwise
from typing import Any

import pytest

import figurka
from figurka.agents import new_agent
from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.web.city.city import CitySight, city_terms, see_city
from figurka.games.tapestry.web.city.shapes import cells_of, drawn, on_grid
from figurka.games.tapestry.web.scene import Plan, Scene
from figurka.locales import Words
from figurka.web.render import environment
from tests.games.tapestry.web.kit import region, scene_of
from tests.web import kit
from tests.web.kit import played, seat_asked

UNSAID = re.compile(r"tapestry-web-[\w-]+")
"""How the id of a message looks that nobody has written."""
MINI = """{% from "tapestry/city_macros.html" import mini_city with context -%}
{{ mini_city(city, 0) }}"""
SMALL = 1500
"""A city in small has at most so many characters."""


def drawn_city(scene: Scene) -> tuple[CitySight, list[Plan], str]:
    """The city, its plans, and the HTML of both."""
    context, plans = see_city(scene)
    city = context["city"]
    assert isinstance(city, CitySight)
    pages = [region(name, scene, plans=plans, planned=True, **context) for name in ("city", "plan")]
    return city, plans, "".join(pages)


def asked(kind: str, seats: int = 3, first: int = 1) -> Iterator[Game[Any]]:
    """Random games, each time somebody is asked such a question."""
    for seed in range(first, first + 40):
        yield from filter(kit.asked(kind), played(new_game("tapestry", seats, seed), seed))


def some(kind: str, count: int) -> Iterator[Game[Any]]:
    """So many positions in which somebody is asked such a question."""
    return islice(asked(kind), count)


def city_in(game: Game[Any], seat: int) -> dict[str, Any]:
    """Somebody's city in the view."""
    view: dict[str, Any] = game.view(seat)
    city: dict[str, Any] = view["players"][seat]["city"]
    return city


# Shapes


def area(path: str) -> float:
    """The area within an outline."""
    corners = [tuple(map(int, each.split())) for each in re.findall(r"[ML](\d+ \d+)", path)]
    return sum(x * v - u * y for (x, y), (u, v) in pairwise([*corners, corners[0]])) / 2


@pytest.mark.parametrize("landmark", LANDMARKS, ids=lambda each: each.name)
def test_the_outline_holds_all_plots_and_the_symbol_stands_on_them(landmark: Any) -> None:
    for turned in landmark.turns:
        shape, cells = drawn(turned.shape), cells_of(turned.shape)
        assert area(shape.outline) == len(cells)
        left, top, size = shape.icon
        corners = ((top, left), (top + size, left), (top, left + size), (top + size, left + size))
        assert all((int(row), int(column)) in cells for row, column in corners)


def test_what_hangs_over_bears_its_symbol_on_the_grid() -> None:
    shape = ("###", "###", "###")
    seen = on_grid(cells_of(shape), -2, 4)
    assert seen == {(2, 0), (2, 1), (2, 2)}
    assert drawn(shape, seen).icon[1] > 2


# Landmarks


def sites(city: CitySight) -> list[list[dict[str, Any]]]:
    """The sites that the script is given, turn by turn."""
    data = json.loads(city.sites)
    assert 0 <= data["site"] < len(data["turns"][data["turn"]]["sites"])
    return [turn["sites"] for turn in data["turns"]]


def place(game: Game[Any], site: dict[str, Any]) -> Game[Any]:
    """The game after the landmark is placed on a site."""
    after = game.clone()
    after.choose(site["option"])
    if site.get("then"):
        assert after.decision is not None
        after.choose([option.key for option in after.decision.options].index(site["then"]))
    return after


def test_all_sites_are_offered_and_bring_what_their_plan_says() -> None:
    for game in chain(some("quarters", 12), some("site", 6)):
        seat = seat_asked(game)
        city, plans, html = drawn_city(scene_of(game, seat))
        known = {f"plan-{plan.id}" for plan in plans}
        assert len(known) == len(plans)
        assert len(city.ghosts) == len(sites(city))
        for turn in sites(city):
            assert {site["plan"] for site in turn} <= known
            for site in turn[:: max(1, len(turn) // 6)]:
                check_site(game, seat, site)
        assert html.count("data-turn=") == len(city.ghosts)
        assert UNSAID.search(html) is None


def check_site(game: Game[Any], seat: int, site: dict[str, Any]) -> None:
    """What is marked on a site comes true."""
    before, after = city_in(game, seat), city_in(place(game, site), seat)
    assert (after["landmarks"][-1]["row"], after["landmarks"][-1]["column"]) == (site["y"], site["x"])
    done = [f"d{at}" for at in range(9) if after["districts"][at] > before["districts"][at]]
    full = [
        f"{name[0]}{at}"
        for name in ("rows", "columns")
        for at in range(9)
        if after[name][at] > before[name][at]
    ]
    assert set(site.get("marks", "").split()) == {*done, *full}


def test_every_free_site_of_a_rotation_can_be_reached() -> None:
    for game in some("quarters", 8):
        city, _, _ = drawn_city(scene_of(game, seat_asked(game)))
        for option, turn in enumerate(sites(city)):
            after = game.clone()
            after.choose(option)
            assert after.decision is not None
            keys = {each.key for each in after.decision.options}
            offered = {site["then"] for site in turn if site["option"] == option}
            assert after.decision.kind != "site" or keys == offered


# Income buildings


def test_every_plot_is_a_control_with_a_plan_that_comes_true() -> None:
    for game in some("plot", 30):
        seat = seat_asked(game)
        city, plans, html = drawn_city(scene_of(game, seat))
        assert {plot.plan for plot in city.plots} <= {plan.id for plan in plans}
        assert len(plans) <= 30
        assert game.decision is not None
        keys = [option.key for option in game.decision.options]
        assert [plot.key for plot in city.plots] == [key for key in keys if key.startswith("plot:")]
        assert html.count("data-option=") == len(city.plots)
        before = city_in(game, seat)
        for plot in city.plots[::9]:
            after = game.clone()
            after.choose(keys.index(plot.key))
            done = city_in(after, seat)["districts"]
            news = {f"d{at}" for at in range(9) if done[at] > before["districts"][at]}
            assert {mark for mark in plot.marks.split() if mark[0] == "d"} == news


# Everybody else


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_city_is_drawn_at_any_time_for_anybody(language: str) -> None:
    tables: tuple[tuple[int, dict[str, Any]], ...] = ((1, {"level": "2"}), (2, {"shadow": "empire"}), (3, {}))
    for seats, settings in tables:
        game = figurka.new_game("tapestry", seats=seats, seed=4, **settings)
        agent = new_agent("random", 1)
        while True:
            for viewer in (None, *range(seats)):
                city, plans, html = drawn_city(scene_of(game, viewer, language))
                assert plans
                assert city.label
                assert UNSAID.search(html) is None
            if game.over:
                break
            for _ in range(25):
                if not game.over:
                    game.choose(agent.choose(game))


def test_a_city_in_small_is_small() -> None:
    for game in some("quarters", 4):
        small = environment().from_string(MINI).render(city=scene_of(game, None).shown["city"])
        assert len(small) <= SMALL


@pytest.mark.parametrize("language", ["en", "cs"])
def test_each_landmark_has_a_tip(language: str) -> None:
    words = Words(language)
    parts = {"say": words, **city_terms(words)}
    html = environment().get_template("tapestry/lexicon_city.html").render(parts)
    for landmark in LANDMARKS:
        assert html.count(f'id="tip-landmark-{landmark.name}"') == 1
    assert UNSAID.search(html) is None
