"""The marks of what others did: each on a spot that is there, and where it was done."""

import pytest

from figurka.games.farshore.rules.state import FarshoreState
from figurka.tables.live import LiveTable
from figurka.web.course import Strolls
from figurka.web.found import drawing_of
from figurka.web.regions import table_regions
from figurka.web.trail import caption_of, last_step, stops_since, trail_of
from tests.web import kit

CHOICES = 180
EVERY = 4
"""So seldom a page is drawn: that is what takes long."""
GAMES = ("farshore", "tapestry", "viticulture", "viticulture-world")
KEPT = 0.9
"""So many marks have a spot: some things lie nowhere any more as soon as the choice is made."""


def played(game: str) -> tuple[LiveTable, list[int]]:
    """A table before the first choice, and the choices of a game of computers."""
    there = kit.until(game, 3, lambda each: len(each.history) >= CHOICES, 7, "beginner")
    return kit.set_up(game, 3, there.config.seed), there.history


def is_there(spots: str, page: str) -> bool:
    """Whether a page has one of these spots."""
    return any(f'data-{how}="{spot}"' in page for spot in spots.split() for how in ("spot", "key"))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_done_is_marked_on_a_spot_of_the_page_even_if_nobody_can_choose_it(game: str) -> None:
    live, choices = played(game)
    found = []
    for number, choice in enumerate(choices):
        kit.choose(live, choice)
        if number % EVERY:
            continue
        steps = last_step(live, 0, kit.NAMES[:3], drawing_of(game))
        others = [step.spots for step in steps if step.sign != 0]
        if others:
            page = "".join(table_regions(live, kit.looking(0)).values())
            found += [is_there(spots, page) for spots in others]
    assert len(found) > 10
    assert sum(found) >= len(found) * KEPT


def test_what_was_taken_from_the_bay_is_marked_where_it_lay() -> None:
    live, choices = played("farshore")
    marked = 0
    for choice in choices:
        state: FarshoreState = live.game.state
        assert live.game.journal is not None
        bay, told = [card and card.key for card in state.bay], len(live.game.journal.events)
        kit.choose(live, choice)
        taken = [
            event for event in live.game.journal.events[told:] if event.kind in ("takes-bay", "plays-bay")
        ]
        spots = [step.spots for step in last_step(live, 0, kit.NAMES[:3], drawing_of("farshore"))]
        for event in taken:
            assert event.thing is not None
            assert f"bay-place:{bay.index(event.thing.key)}" in spots
            marked += 1
    assert marked > 10


@pytest.mark.parametrize("game", GAMES)
def test_no_mark_is_ones_own_or_names_what_one_may_not_know(game: str) -> None:
    live, choices = played(game)
    drawing = drawing_of(game)
    for choice in choices:
        kit.choose(live, choice)
        for viewer in range(3):
            trail = trail_of(live, viewer, kit.NAMES[:3], drawing)
            assert all(step.sign != viewer for step in trail)
            assert all("hand:" not in step.spots for step in trail)
    assert trail_of(live, None, kit.NAMES[:3], drawing) == ()


@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_words(game: str) -> None:
    live, choices = played(game)
    for choice in choices:
        kit.choose(live, choice)
    words = kit.visitor("cs").words
    telling = drawing_of(game).telling
    captions = [caption_of(live, 0, kit.NAMES[:3], words, telling, at) for at in range(len(live.made) + 1)]
    assert all(caption.text for caption in captions)
    assert [caption.seat for caption in captions] == [-1, *(made.seat for made in live.made)]


@pytest.mark.parametrize("game", GAMES)
def test_each_step_shows_what_its_sentence_tells(game: str) -> None:
    live, choices = played(game)
    for choice in choices:
        kit.choose(live, choice)
    words, telling = kit.visitor().words, drawing_of(game).telling
    stops, strolls = stops_since(live, 0, kit.NAMES[:3], 0), Strolls()
    assert stops[-1] == len(live.made)
    for at in stops[::EVERY]:
        then = caption_of(strolls.at(live, at), 0, kit.NAMES[:3], words, telling, at)
        assert caption_of(live, 0, kit.NAMES[:3], words, telling, at) == then


@pytest.mark.parametrize("game", ["viticulture", "viticulture-world"])
def test_a_space_and_the_worker_who_goes_there_are_one_step(game: str) -> None:
    live, choices = played(game)
    chosen = []
    for choice in choices:
        chosen.append(kit.now_asked(live.game).kind)
        kit.choose(live, choice)
    stops = stops_since(live, 0, kit.NAMES[:3], 0)
    before_worker = [at for at, kind in enumerate(chosen) if kind == "worker"]
    assert before_worker
    assert not set(before_worker) & set(stops), "a space without its worker is no step"
    assert {at + 1 for at in before_worker} <= set(stops)
