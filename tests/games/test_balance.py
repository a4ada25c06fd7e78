"""What each game tells of itself, so that it can be said what wins in it."""

from collections import Counter
from math import isnan

import pytest

from figurka.arena.balancing.findings import Findings
from figurka.arena.balancing.form import CHOSEN, DEALT, GIVEN, balance_of
from figurka.arena.balancing.playing import CHOICES, Observed, Trial, play_one
from figurka.arena.balancing.telling import Naming, finishes_sheet, places_sheet, things_sheet, unused_sheet
from figurka.core.registry import find_rules, list_games
from figurka.locales import LANGUAGES, Words

GAMES = [name for name in list_games() if balance_of(name) is not None]
TABLES = [
    (name, seats) for name in GAMES for seats in {find_rules(name).seats[0], find_rules(name).usual_seats}
]
COUNT = 12


def played(game: str, seats: int, agent: str = "random", count: int = COUNT) -> list[Observed]:
    """Some games."""
    found = [play_one(Trial(game, seats, agent), seed) for seed in range(1, count + 1)]
    return [each for each in found if isinstance(each, Observed)]


def test_all_games_but_the_companion_tell_of_themselves() -> None:
    assert set(GAMES) == {"farshore", "tapestry", "viticulture", "viticulture-world"}


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_was_noted_is_of_things_that_there_are(game: str, seats: int) -> None:
    balance = balance_of(game)
    assert balance is not None
    there = {(kind.name, thing.key) for kind in balance.things for thing in kind.all}
    observed = played(game, seats)
    assert len(observed) == COUNT
    own = {"action:yoke", "action:structure", "action:demolish"}
    for each in observed:
        for sets in (each.had, each.dealt, each.offered):
            strange = {(kind, key) for seat in sets for kind, key in seat} - there
            assert {key for _, key in strange} <= own
        assert sorted(each.places) == list(range(seats))
        for score, sources in zip(each.scores, each.sources, strict=True):
            assert score == sum(sources.values())


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_things_shows_in_games(game: str) -> None:
    balance = balance_of(game)
    assert balance is not None
    seats = find_rules(game).usual_seats
    observed = played(game, seats, "instinct", 3)
    had = Counter(kind for each in observed for seat in each.had for kind, _ in seat)
    dealt = Counter(kind for each in observed for seat in each.dealt for kind, _ in seat)
    for kind in balance.things:
        assert had[kind.name], kind.name
        assert (kind.dealt is not None) == bool(dealt[kind.name]), kind.name
        if kind.given:
            assert kind.way == GIVEN
        if kind.first:
            most = max(sum(name == kind.name for name, _ in seat) for each in observed for seat in each.had)
            assert most == 1


def test_what_could_be_had_is_told_where_the_game_tells_of_offers() -> None:
    findings = Findings("tapestry", played("tapestry", 3))
    dealt = sum(row.dealt.rate.seats for row in findings.of("civilizations") if row.dealt is not None)
    rows = findings.of("civilizations")
    assert sum(row.rate.seats for row in rows) == 3 * COUNT
    assert dealt <= sum(row.offered for row in rows) <= 6 * COUNT
    assert all(row.offered == 0 for row in findings.of("landmarks"))


@pytest.mark.parametrize("game", GAMES)
def test_the_ways_to_come_to_things(game: str) -> None:
    ways = {name: way for name, _, way in Findings(game).kinds}
    expected = {
        "farshore": {"cards": DEALT, "plays": CHOSEN},
        "tapestry": {"civilizations": DEALT, "capitals": DEALT, "cards": CHOSEN},
        "viticulture": {"mamas": GIVEN, "papas": GIVEN, "visitors": DEALT, "structures": CHOSEN},
        "viticulture-world": {"events": GIVEN, "innovations": CHOSEN},
    }
    assert expected[game].items() <= ways.items()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_has_names(game: str, language: str) -> None:
    words = Words(language)
    findings = Findings(game, played(game, find_rules(game).usual_seats))
    naming = Naming(game, findings, words)
    balance = balance_of(game)
    assert balance is not None
    for kind in balance.things:
        assert words.knows(kind.title)
        for thing in kind.all:
            assert not naming.thing(kind.name, thing.key).startswith((f"{game}-", "viticulture-", thing.key))
    assert all(words.knows(measure) for measure in balance.measures)
    sheets = [things_sheet(findings, kind, way, naming) for kind, _, way in findings.kinds]
    sheets += [
        finishes_sheet(findings, naming),
        places_sheet(findings, naming),
        unused_sheet(findings, naming),
    ]
    for sheet in sheets:
        assert all(len(row) == len(sheet.heads) for row in sheet.rows)
        assert max(sheet.shortened().brief, default=0) == 0


def test_those_to_whom_a_card_is_dealt_are_a_fair_sample() -> None:
    """Random players: first hands are by lot, so that hardly any card of one stands clear."""
    findings = Findings("farshore", played("farshore", 3, count=150))
    dealt = [row.dealt for row in findings.of("cards") if row.dealt is not None]
    assert len(dealt) > 40
    assert not any(row.clear for row in dealt)
    assert sum(row.wins.p is not None and row.wins.p < 0.05 for row in dealt) <= 8


def test_a_card_that_has_left_the_city_was_played_all_the_same() -> None:
    """The Market helps to play another card and leaves."""
    findings = Findings("farshore", played("farshore", 3, "instinct", 30))
    market = {
        row.kind: row.rate.seats
        for kind in ("cards", "plays")
        for row in findings.of(kind)
        if row.key == "market"
    }
    assert market["plays"] > 10
    assert market.get("cards", 0) < market["plays"]
    assert "market" not in {each.key for each in findings.unused if each.kind == "plays"}


def test_events_of_world_are_everybodys() -> None:
    (observed,) = played("viticulture-world", 2, count=1)
    first, second = ({key for kind, key in seat if kind == "events"} for seat in observed.had)
    assert first == second
    assert len(first) == 6


def test_solo_games_have_rivals_and_no_turn_order() -> None:
    findings = Findings("tapestry", played("tapestry", 1, count=3))
    assert all(game.rival is not None and game.rival > 0 for game in findings.played)
    assert findings.places == []
    assert not findings.apart


def test_a_game_without_such_a_module_is_told_by_its_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    from figurka.arena.balancing import findings as finding  # noqa: PLC0415
    from figurka.arena.balancing import playing  # noqa: PLC0415

    for module in (finding, playing):
        monkeypatch.setattr(module, "balance_of", lambda game: None)
    findings = Findings("farshore", played("farshore", 2, count=30))
    assert findings.kinds == [(CHOICES, "balance-choices", CHOSEN)]
    keys = [row.key for row in findings.of(CHOICES)]
    assert "redraw: keep" in keys
    assert any(key.startswith("turn: place:") for key in keys)
    passes = next(row for row in findings.of(CHOICES) if row.key == "turn: pass")
    assert not isnan(passes.rate.value)
    assert passes.rate.seats <= passes.offered
