"""For whom the guide speaks, how a browser remembers that, and the second look at a turn."""

from dataclasses import replace
from typing import Any, cast

import pytest

from figurka.core.registry import new_game
from figurka.core.seeds import Source
from figurka.guide.speaking import Said
from figurka.guide.weighing import Verdict
from figurka.locales import Message
from figurka.tables.live import LiveTable
from figurka.tables.model import SeatKind, SeatRecord
from figurka.tables.service import Tables
from figurka.tables.thinking import AgentPool
from figurka.tables.worker import Weighing
from figurka.web.guiding import guided_kind, is_on, phrased, remark_at, wished
from figurka.web.second_look import SecondLooks
from figurka.web.signed import Signed
from tests.patience import PATIENCE
from tests.web import kit

NEVER: dict[str, str] = {}


def against_computer(seed: int = 5, **settings: str) -> LiveTable:
    """A table of one person and one computer."""
    live = kit.set_up("farshore", 2, seed, **settings)
    agent = SeatRecord(1, SeatKind.AGENT, "Pip", "beginner", "", None, None, None)
    live.seats = (live.seats[0], agent)
    return live


def test_he_speaks_to_one_person_against_computers_alone() -> None:
    live = against_computer()
    assert guided_kind(live, 0) == "farshore"
    assert guided_kind(live, None) == ""
    assert guided_kind(kit.set_up("farshore", 2, 5), 0) == ""
    assert guided_kind(kit.set_up("farshore", 1, 5), 0) == "farshore-alone"
    assert guided_kind(against_computer(position="first-catch"), 0) == ""


@pytest.mark.parametrize(
    ("before", "wish", "after"),
    [
        ("", "off", "off"),
        ("off", "on", "on"),
        ("", "done", "done"),
        ("off", "done", "done"),
        ("on", "done", "done"),
        ("done", "on", "again"),
        ("again", "done", "again"),
        ("again", "off", "done"),
    ],
)
def test_after_a_first_finished_game_he_is_silent_unless_he_is_wanted(
    before: str, wish: str, after: str
) -> None:
    guides = {"farshore": before} if before else NEVER
    assert wished(guides, "farshore", wish) == after


def test_a_browser_without_a_finished_game_of_the_kind_has_him() -> None:
    newcomer = kit.visitor()
    assert is_on(newcomer, "farshore")
    finished = replace(newcomer, guides={"farshore": "done"})
    assert not is_on(finished, "farshore")
    assert is_on(finished, "farshore-alone")


def test_what_he_says_comes_in_pieces_that_light_something() -> None:
    live = against_computer()
    first = remark_at(live, 0, kit.visitor().words)
    assert any(phrase.lights for phrase in first.phrases)
    assert not first.weighs


def test_the_first_turn_that_is_to_be_ended_by_the_button_is_spoken_of_once() -> None:
    live = against_computer()
    said: list[str] = []
    while len(said) < 2:
        kit.choose(live, live.game.mind.instinct(live.game.state, kit.now_asked(live.game)))
        live.record = replace(live.record, held=live.move)
        if live.unended == 0:
            remark = remark_at(live, 0, kit.visitor().words)
            said.append("".join(str(phrase.text) for phrase in remark.phrases))
    assert "End turn lets the others go on" in said[0]
    assert "End turn" not in said[1]


class Weigher:
    """Tables that weigh as the test says."""

    def __init__(self, verdict: Verdict | None) -> None:
        self.verdict = verdict
        self.asked = 0
        self.quiet = True

    async def weigh(self, *_: Any) -> Verdict | None:
        self.asked += 1
        return self.verdict

    def is_current(self, *_: Any) -> bool:
        return self.quiet


def after_a_turn_in_spring() -> LiveTable:
    """The person has made a turn in his second season, which is now over."""
    live = against_computer()
    own: list[int] = []
    while True:
        decision = kit.now_asked(live.game)
        state = live.game.state
        if decision.seat == 0 and decision.kind == "turn" and state.players[0].season == 1:
            own.append(len(live.game.history))
            if len(own) == 2:
                return live
        kit.choose(live, live.game.mind.instinct(state, decision))


@pytest.mark.asyncio
async def test_a_second_look_is_taken_once_and_told_in_words() -> None:
    live, weigher, looks = after_a_turn_in_spring(), Weigher(Verdict(0, 9)), SecondLooks()
    better = await looks.at(cast(Tables, weigher), live, 0)
    assert better is not None
    assert await looks.at(cast(Tables, weigher), live, 0) == better
    assert weigher.asked == 1
    said = better.said(live, ("Ada", "Pip"), kit.visitor().words)
    assert "about 9 points more" in said["text"]


@pytest.mark.asyncio
async def test_a_look_that_was_given_up_is_taken_again() -> None:
    live, weigher, looks = after_a_turn_in_spring(), Weigher(None), SecondLooks()
    weigher.quiet = False
    assert await looks.at(cast(Tables, weigher), live, 0) is None
    weigher.quiet, weigher.verdict = True, Verdict(0, 9)
    assert await looks.at(cast(Tables, weigher), live, 0) is not None


@pytest.mark.asyncio
async def test_two_better_choices_a_season_are_told() -> None:
    live, weigher, looks = after_a_turn_in_spring(), Weigher(Verdict(0, 9)), SecondLooks()
    season, told = live.game.state.players[0].season, 0
    while live.game.state.players[0].season == season:
        decision = kit.now_asked(live.game)
        if decision.seat == 0 and live.game.opens_turn:
            told += await looks.at(cast(Tables, weigher), live, 0) is not None
        kit.choose(live, live.game.mind.instinct(live.game.state, decision))
    assert told == weigher.asked == 2


@pytest.mark.asyncio
async def test_a_worker_weighs_a_choice_beside_the_game() -> None:
    pool = AgentPool(1, PATIENCE)
    question = Weighing(
        "t weighed", "farshore", 2, 1, Source.HASHED, {"position": ("last-autumn",)}, (), "", 1
    )
    game = new_game("farshore", seed=1, position="last-autumn")
    passing = kit.now_asked(game).index("pass")
    try:
        assert await pool.weigh(replace(question, chosen=passing, least=10_000.0)) is None
    finally:
        await pool.close()


@pytest.mark.asyncio
async def test_what_a_browser_was_told_by_another_process_counts() -> None:
    live, weigher = after_a_turn_in_spring(), Weigher(Verdict(0, 9))
    chapter = live.game.state.players[0].season
    assert await SecondLooks().at(cast(Tables, weigher), live, 0, [chapter, chapter]) is None
    assert await SecondLooks().at(cast(Tables, weigher), live, 0, [5, 6, 7, 8, 9]) is None, "five a game"
    assert weigher.asked == 0
    better = await SecondLooks().at(cast(Tables, weigher), live, 0, [chapter + 1])
    assert better is not None
    assert better.said(live, ("Ada", "Pip"), kit.visitor().words)["chapter"] == chapter


def test_what_he_names_has_its_sign() -> None:
    said = Said(
        Message("farshore-guide-own-place", {"card": Message("farshore-card-inn")}), {"card": ("city:inn",)}
    )
    first = phrased(said, Signed("farshore", kit.visitor().words))[0]
    assert first.lights == ("city:inn",)
    assert "#type-destination" in first.text
    assert "data-tip" not in first.text, "it is pressed as a whole"
