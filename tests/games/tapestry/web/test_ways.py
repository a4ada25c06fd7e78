"""The question in full: the ways of acting with their counts, what is locked and why, and what is left."""

import re
from importlib.resources import files

from figurka.core.game import Game
from figurka.core.registry import new_game
from figurka.games.tapestry.rules.state import TapestryState
from figurka.games.tapestry.rules.things import Card, Step
from figurka.games.tapestry.web.asking import left_after, see_choices
from figurka.games.tapestry.web.scene import Scene
from figurka.games.tapestry.web.side import see_news
from figurka.games.tapestry.web.ways import MOST_LOCKED, NAMES_ITS_CAUSE, see_ways, told_once
from figurka.web.drawing import Way
from tests.games.tapestry.web.kit import scene_of
from tests.web.kit import Wanted, asked, now_asked, played, seat_asked, seen, until

ASKED_BECAUSE = re.compile(r"^tapestry-ask-(\w+) =.*\{ \$because", re.MULTILINE)


def scene_at(wanted: Wanted, seats: int = 3, seed: int = 7) -> Scene:
    """The table at a position, as whoever is asked sees it."""
    game = until("tapestry", seats, wanted, seed)
    return scene_of(game, seat_asked(game))


def ways_in(scene: Scene) -> tuple[Way, ...]:
    """The ways of acting."""
    ways = see_ways(scene)["ways"]
    assert isinstance(ways, tuple)
    return ways


def too_dear_somewhere(game: Game[TapestryState]) -> bool:
    """Whether a turn is asked in which some track is out of reach."""
    decision = game.decision
    if decision is None or decision.kind != "turn":
        return False
    return len({each.track for each in decision.options if isinstance(each, Step)}) in (1, 2, 3)


def test_a_turn_tells_its_ways_with_counts() -> None:
    scene = scene_at(asked("turn", 60))
    advance, income, *_ = ways_in(scene)
    steps = [key for key in scene.keys if key.startswith("advance:")]
    assert advance.count.startswith(str(len(steps)))
    assert [tile.option.key for tile in advance.tiles] == steps
    assert income.option is scene.keys["income"]
    assert f"{scene.shown['era'] + 1}" in str(see_ways(scene)["prompt"])


def test_a_track_out_of_reach_is_locked_and_says_what_is_short() -> None:
    scene = scene_at(too_dear_somewhere)
    locked = [way for way in ways_in(scene) if way.why_not]
    assert locked
    assert all(way.option is None and not way.lights for way in locked)
    assert any(re.match(r"\d+ \w+ short", way.why_not) for way in locked)


def test_of_many_locked_tracks_those_are_told_where_least_is_short() -> None:
    for game in played(new_game("tapestry", 2, 5), 5):
        if game.decision is None or game.decision.kind != "turn":
            continue
        locked = [way for way in ways_in(scene_of(game, game.decision.seat)) if way.why_not]
        short = [int(way.why_not.split()[0]) for way in locked if way.why_not[0].isdigit()]
        assert len(locked) <= MOST_LOCKED
        assert short == sorted(short)


def test_cards_are_counted_and_not_their_kinds() -> None:
    game = until("tapestry", 3, asked("lay", 60), 7)
    seat, decision = seat_asked(game), now_asked(game)
    twin = next(option for option in decision.options if isinstance(option, Card))
    game.state.players[seat].hand.append(twin)
    scene = scene_of(game, seat)
    (hand,) = [way for way in ways_in(scene) if way.lights == ("card:",)]
    own = scene.own
    assert own is not None
    assert hand.count == f"{own['hand_size']} cards"
    assert own["hand_size"] == len(decision.options) + 1


def test_what_is_chosen_on_the_table_says_where_and_how_many() -> None:
    scene = scene_at(asked("plot", 60))
    (city,) = [way for way in ways_in(scene) if way.lights == ("plot:",)]
    assert city.count.startswith(str(sum(key.startswith("plot:") for key in scene.keys)))


def test_a_payment_says_what_it_leaves_of_what_it_takes() -> None:
    scene = scene_at(asked("payment", 60))
    me = scene.me
    assert me is not None
    for choice, option in zip(see_choices(scene), now_asked(scene.sight.game).options, strict=True):
        assert choice.left == left_after(scene, option)  # type: ignore[arg-type]
        assert [sign.symbol for sign in choice.left] == [sign.symbol for sign in choice.signs]
    paid = sum(sign.count for sign in choice.signs)
    assert sum(sign.count for sign in choice.left) <= sum(me.goods) - paid


def test_resources_that_are_gained_one_by_one_are_counted() -> None:
    def wanted(game: Game[TapestryState]) -> bool:
        return asked("gain", 20)(game) and "(1 of 2)" in str(
            see_ways(scene_of(game, seat_asked(game)))["prompt"]
        )

    game = until("tapestry", 3, wanted, 7)
    game.choose(0)
    assert "(2 of 2)" in str(see_ways(scene_of(game, seat_asked(game)))["prompt"])


def test_a_question_that_names_its_cause_does_not_say_it_twice() -> None:
    folder = files("figurka.games.tapestry.words") / "en"
    named = ASKED_BECAUSE.findall((folder / "table.ftl").read_text(encoding="utf-8"))
    assert {*named} == NAMES_ITS_CAUSE
    game = until("tapestry", 3, asked("payment", 60), 7)
    sight = told_once(seen(game, seat_asked(game)))
    assert sight.decision is not None
    assert not sight.decision.because
    assert sight.decision.because_key


def test_income_turns_and_ends_of_others_are_told_until_one_acts() -> None:
    game = new_game("tapestry", 2, 4, journal=True)
    told = {
        see_news(scene_of(game, seat_asked(game)))
        for _ in played(game, 4, linger=False)
        if now_asked(game).kind == "turn"
    }
    assert any(re.search(r"entered era \d", news) for news in told)
    assert any("Only you still play" in news for news in told)
    assert "" in told
