"""The journal beside a table: turns and their deeds, signs and tips, what is new, the whole game."""

import re
from dataclasses import replace
from functools import cache
from random import Random

import httpx
import pytest

from figurka.locales import Argument, Message, Words, capital
from figurka.locales.marks import ANY_MARK, OPEN, SHUT, pieces, unmarked
from figurka.tables.live import LiveTable
from figurka.tables.model import ActKind, JournalLine, LogRow
from figurka.web.course import course_of
from figurka.web.drawing import Picture
from figurka.web.found import drawing_of
from figurka.web.journal import MOST_AT_FIRST, TURNS_AT_ONCE, JournalPage, journal_page, read_until
from figurka.web.regions import names_of, seats_of, table_regions
from figurka.web.render import symbols_of
from figurka.web.sight import RIVAL_SEAT, sign_of
from figurka.web.table_pages import lexicon_of
from figurka.web.told import Teller, drawn
from tests.web.kit import choose, go_on, go_on_or_back, looking, set_up
from tests.web.playing import at_random, cookies, new_table, play
from tests.web.server import Server, connect

GAMES = (
    ("farshore", 3),
    ("farshore", 1),
    ("tapestry", 3),
    ("tapestry", 1),
    ("viticulture", 3),
    ("viticulture-world", 3),
    ("viticulture-world", 1),
)
TIP = re.compile(r'(?:id|data-tip)="(tip-[^"]*)"')
NAMED = re.compile(r'class="told-named" tabindex="0" data-tip="([^"]*)"')
AT = re.compile(r'data-(?:turn-)?at="(\d+)"')
BREAKS = "<b>Ada</b>", f"{OPEN}{SHUT}\ue105Bo", "Ce\"li'a & co"


@cache
def played(game: str, seats: int, seed: int = 3, choices: int = 10_000) -> LiveTable:
    """A table after so many choices made at random, or after the game."""
    live, random = set_up(game, seats, seed), Random(seed)
    while live.game.decision is not None and len(live.game.history) < choices:
        go_on(live, random, "turn", 0.9)
    return live


def told(live: LiveTable, viewer: int | None, language: str = "en", before: int | None = None) -> JournalPage:
    """The journal as somebody reads it."""
    words = Words(language)
    names = names_of(live, seats_of(live.seats, words), words)
    return journal_page(live, viewer, names, words, drawing_of(live.record.game), before)


def region(live: LiveTable, viewer: int | None, language: str = "en") -> str:
    """The journal's part of the page."""
    return table_regions(live, looking(viewer, language))["journal"]


# Sentences with signs in them


@pytest.mark.parametrize(("game", "seats"), GAMES)
@pytest.mark.parametrize("language", ["en", "cs"])
def test_every_event_is_drawn_as_it_is_said(game: str, seats: int, language: str) -> None:
    live, words, drawing = played(game, seats), Words(language), drawing_of(game)
    names = names_of(live, seats_of(live.seats, words), words)
    teller, symbols = Teller(game, drawing, names, words), symbols_of(drawing.symbols)
    for viewer in (0, None):
        for line in live.journal(viewer, names):
            text, messages = words.marked(line.message)
            assert unmarked(text) == words.say(line.message)
            drawn = teller.tell(line)
            assert drawn.text == capital(words.say(line.message)).removesuffix(".") or ". " in drawn.text
            assert not ANY_MARK.search(drawn.whole + drawn.inert + drawn.deed)
            assert "data-tip" not in drawn.inert
            for picture in filter(None, map(drawing.depict, messages)):
                assert not picture.symbol or picture.symbol in symbols, picture


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_the_journal_names_has_a_tip_on_the_page(game: str, seats: int) -> None:
    known = set(TIP.findall(lexicon_of(game, "en")))
    for choices in (40, 10_000):
        live = played(game, seats, 4, choices)
        regions = table_regions(live, looking(0))
        here = known | {tip for html in regions.values() for tip in re.findall(r'id="(tip-[^"]*)"', html)}
        assert not set(NAMED.findall(regions["journal"])) - here


def test_amounts_are_signs_and_cards_have_their_tips() -> None:
    html = region(played("farshore", 3, choices=120), 0)
    assert re.search(r'<span class="told-amount"[^>]*><span aria-hidden="true">\d<svg class="i"', html)
    assert re.search(
        r'<span class="unseen">\d (driftwood|seaweed|stones?|mushrooms?|treasures?)</span>', html
    )
    assert re.search(
        r'data-tip="tip-card-\w+"[^>]*><span class="told-start"><svg class="i" data-type="\w+"', html
    )


def test_names_are_escaped_and_cannot_bring_marks() -> None:
    live = played("farshore", 3, 5, 60)
    live.seats = tuple(replace(seat, name=name) for seat, name in zip(live.seats, BREAKS, strict=True))
    for viewer in (0, 1, None):
        html = region(live, viewer)
        assert "<b>Ada" not in html
        assert "&lt;b&gt;Ada&lt;/b&gt;" in html or viewer == 0
        assert not ANY_MARK.search(re.sub(r'<b class="told-who">[^<]*</b>', "", html))


@pytest.mark.parametrize("name", ["Pip", "pip", "V"])
def test_who_is_given_something_keeps_the_capital_of_his_name(name: str) -> None:
    teller = Teller("farshore", drawing_of("farshore"), ("Ada", name), Words("cs"))
    card = Message("farshore-card-merchant")
    given: dict[str, Argument] = {
        "who": "you",
        "whom": "other",
        "player": "Ada",
        "other": name,
        "thing": card,
    }
    line = JournalLine(1, 0, Message("farshore-tell-gives-card", given))
    assert unmarked(re.sub(r"<[^>]*>", "", str(teller.tell(line).deed))).startswith(
        f"{capital(name)} od tebe"
    )
    own = JournalLine(1, 0, Message("farshore-tell-visits", {"who": "you", "player": "Ada", "thing": card}))
    assert re.sub(r"<[^>]*>", "", str(teller.tell(own).deed))[:1].islower(), (
        "what one does begins with a verb"
    )


def test_of_things_within_things_the_outermost_that_is_known_is_one_piece() -> None:
    vine = Message("viticulture-vine-merlot")
    card = Message("viticulture-card-vine", {"card": vine})
    text, messages = Words("en").marked(Message("viticulture-tell-keeps", {"who": "you", "thing": card}))
    assert pieces(text, [message if message.id == vine.id else None for message in messages]) == [
        ("You keep the vine card ", None),
        ("Merlot", vine),
        (".", None),
    ]
    assert len(pieces(text, [None] * len(messages))) == 1


# Turns


def test_a_turn_is_one_item_of_its_seat() -> None:
    live = played("farshore", 3, choices=80)
    page = told(live, None)
    starts = {turn.choices: turn.seat for turn in live.turns}
    heads = [turn for turn in page.turns if turn.at in starts and turn.seat == starts[turn.at]]
    assert len(heads) == len({line.turn for line in live.journal(None) if line.turn >= page.first})
    assert all(deed.sign == -1 for turn in heads for deed in turn.deeds[:1])


def test_a_turn_is_headed_by_what_tells_most_of_it() -> None:
    page = told(played("farshore", 3, choices=120), None)
    paid = [turn for turn in page.turns if any("pays" in deed.html for deed in turn.deeds)]
    assert paid
    assert all("plays" in turn.gist.html or "sends" in turn.gist.html for turn in paid)


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_turns_and_deeds_tell_after_how_many_choices_they_were(game: str, seats: int) -> None:
    live = played(game, seats)
    numbers = [int(number) for number in AT.findall(region(live, 0))]
    assert numbers
    assert numbers[-1] <= len(live.game.history)
    assert [turn.at for turn in told(live, 0).turns] == sorted(turn.at for turn in told(live, 0).turns)


def test_offers_and_answers_are_one_line_until_it_is_opened() -> None:
    live = played("viticulture-world", 3)
    pages = [told(live, None, before=before) for before in range(0, len(live.turns), TURNS_AT_ONCE)]
    folded = [deed for page in pages for turn in page.turns for deed in turn.deeds if deed.folded]
    assert folded
    assert all("offer" in deed.html and len(deed.folded) > 1 for deed in folded)


def test_who_has_no_seat_has_the_same_emblem_as_at_the_end() -> None:
    assert [sign_of(seat, 1) for seat in range(3)] == [0, RIVAL_SEAT, RIVAL_SEAT - 1]
    assert sign_of(-1, 3) == -1
    signs = {turn.sign for turn in told(played("tapestry", 1), 0).turns}
    assert signs >= {0, RIVAL_SEAT, RIVAL_SEAT - 1}


# What is new


def test_what_is_new_begins_at_ones_own_last_decision() -> None:
    for seed in range(4):
        live, random = set_up("viticulture-world", 3, seed), Random(seed)
        while len(live.game.history) < 90 and live.game.decision is not None:
            go_on(live, random)
            page, asked = told(live, 0), live.game.decision
            made = [choice + 1 for choice, each in enumerate(live.made) if each.seat == 0]
            if asked is not None and asked.seat != 0 and made:
                assert read_until(live, 0) == made[-1]
                assert all(turn.recent == (turn.last > made[-1]) for turn in page.turns)
            assert page.since == sum(turn.recent and turn.seat > 0 for turn in page.turns)


def test_during_ones_turn_what_others_did_before_it_stays_new() -> None:
    live, random = set_up("farshore", 3, 2), Random(2)
    while len(live.game.history) < 60 or live.turns[-1].seat != 0:
        go_on(live, random)
    before = read_until(live, 0)
    assert live.game.opens_turn
    assert before <= live.turns[-1].choices
    while live.game.decision is not None and live.game.opens_turn:
        choose(live, 0)
        if live.turns[-1].seat != 0:
            return
    assert read_until(live, 0) == before


def test_new_turns_and_the_last_one_are_open() -> None:
    page = told(played("farshore", 3, choices=100), 1)
    assert [turn.open for turn in page.turns[:-1]] == [turn.recent for turn in page.turns[:-1]]
    assert page.turns[-1].open


def test_what_was_taken_back_is_forgotten_with_its_turn() -> None:
    for game in ("farshore", "viticulture"):
        live, random = set_up(game, 2, 8), Random(8)
        for _ in range(150):
            if live.game.decision is None:
                break
            go_on_or_back(live, random)
            fresh = set_up(game, 2, 8)
            assert len(live.made) == len(live.game.history)
        fresh.repeat(live.game.history)
        assert (fresh.turns, fresh.made) == (live.turns, live.made)
        lines = [[(line.choices, line.turn) for line in each.journal(None)] for each in (live, fresh)]
        assert lines[0] == lines[1]


def test_a_note_stands_where_it_was_made() -> None:
    live = played("farshore", 2, 9, 30)
    note = LogRow(live.move, ActKind.NOTE, 0, 1, live.record.created, "tables-stood-in", "expert")
    live.apply([note])
    (turn,) = [turn for turn in told(live, 0).turns if "P1" in turn.gist.html and turn.sign == -1]
    assert turn.at == len(live.game.history)


# The whole game


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_the_whole_game_can_be_read(game: str, seats: int) -> None:
    live = played(game, seats)
    page = told(live, 0)
    turns = list(page.turns)
    while page.first:
        assert page.url.endswith(f"before={page.first}&seat=0")
        page = told(live, 0, before=page.first)
        turns = [*page.turns, *turns]
        assert not any(turn.open for turn in page.turns)
    words = Words("en")
    names = names_of(live, seats_of(live.seats, words), words)
    lines = live.journal(0, names)
    assert len({turn.id for turn in turns}) == len(turns)
    assert {line.turn for line in lines} == {int(turn.id.rpartition("-")[0]) for turn in turns}
    assert turns[-1].last == lines[-1].choices


def test_a_page_begins_with_the_last_turns_alone() -> None:
    live = played("viticulture", 3)
    assert len(live.turns) > 4 * TURNS_AT_ONCE
    shown = [len(live.turns) - told(live, viewer).first for viewer in (None, 0, 1, 2)]
    assert all(TURNS_AT_ONCE <= count <= (MOST_AT_FIRST + 1) * TURNS_AT_ONCE for count in shown)


def test_earlier_turns_are_told_as_ones_own_seat_knows_them(sqlite_server: Server) -> None:
    with connect(sqlite_server.address) as client:
        table = new_table(client, "person", "person")
        play(client, table, at_random(Random(1)), choices=70)

        def read(seat: int | None, asked: int) -> str:
            answer: httpx.Response = client.get(
                f"/tables/{table.id}/journal",
                params={"before": 12, "seat": asked},
                headers=cookies(table, seat),
            )
            assert answer.status_code == 200
            return answer.text

        own, spectator = read(0, 0), read(None, 0)
        assert "You " in own
        assert "You " not in spectator
        assert read(0, 1) == own
        assert read(None, 1) == spectator
        assert "data-option" not in own


# What is told of it in the end


def test_a_key_moment_is_told_by_what_tells_most_and_where_its_points_came_from() -> None:
    live, words = played("tapestry", 3), Words("en")
    names = names_of(live, seats_of(live.seats, words), words)
    stories = [story for turn in course_of(live, names, None, words).told for story in turn.values()]
    incomes = [story for story in stories if "takes income turn" in story]
    assert any(re.search(r"points? \(", story) for story in incomes)
    assert not any(
        " pays " in story for story in (*incomes, *(each for each in stories if "advances" in each))
    )


def test_a_sign_stays_with_what_opens_before_it_and_with_the_first_word_of_its_name() -> None:
    picture = Picture("type-production", colour=("type", "production"))
    html = drawn([("úspěch „", None), ("Dobytí světa", picture), ("“ (", None)], "farshore")
    opened = html.index('<span class="told-start"><span class="told-opening">„</span><svg')
    assert html.index("Dobytí</span> světa") > opened
    assert html.startswith("úspěch <b")
    assert html.endswith("“ (")


def test_what_opens_is_told_once_however_many_signs_follow_it() -> None:
    picture = Picture("type-production", colour=("type", "production"))
    html = drawn([("(", None), ("Grove", picture), ("Inn", picture), (" „", None), ("x", None)], "farshore")
    assert html.count("(") == 1
    assert html.count("„") == 1
