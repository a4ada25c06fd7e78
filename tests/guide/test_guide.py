"""The guide in whole games of every game: rare, short, in both languages, and told by what the seat sees."""

import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from figurka.core.game import Game
from figurka.core.registry import find_rules, list_games, new_game
from figurka.guide.form import Guide, Moment, message_of
from figurka.guide.found import guide_of, kind_of
from figurka.guide.phrase import LIT_WORDS, Phrase, phrases, plain
from figurka.guide.speaking import (
    FAREWELL,
    QUIET_TURNS,
    Speaker,
    follow_anew,
    lit_at,
)
from figurka.locales import LANGUAGES, Message, Words
from figurka.locales.catalog import catalog

GUIDED = [game for game in list_games() if guide_of(game) is not None]
TABLES = [(game, seats) for game in GUIDED for seats in find_rules(game).seats]
MOST_APART = 3
"""So many things a newcomer could not choose without a word."""
MOST_WORDS = 30
tables = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game}-{seats}" for game, seats in TABLES])


def the_guide(game: str) -> Guide:
    guide = guide_of(game)
    assert guide is not None
    return guide


def played(game: Game[Any], speaker: Speaker, random: Random) -> None:
    """Play a game to its end, now at random and now by instinct, and let the guide follow each choice."""
    while (decision := game.decision) is not None:
        hurried = random.random() < 0.3
        choice = (
            random.randrange(len(decision.options)) if hurried else game.mind.instinct(game.state, decision)
        )
        game.choose(choice)
        speaker.follow(game.history)


@cache
def whole_game(name: str, seats: int) -> tuple[Game[Any], Speaker]:
    game, speaker = begun(name, seats, seats)
    played(game, speaker, Random(seats))
    return game, speaker


def begun(name: str, seats: int, seed: int) -> tuple[Game[Any], Speaker]:
    game = new_game(name, seats=seats, seed=seed)
    return game, follow_anew(the_guide(name), game, Random(seed).randrange(seats))


def said_by(speaker: Speaker) -> list[tuple[int, str]]:
    return [(each.choices, each.remark.says) for each in speaker.asked if each.remark is not None]


def words_in(text: str) -> int:
    return len(re.findall(r"\w+(?:[’'-]\w+)*", text))


def test_all_games_for_people_have_a_guide() -> None:
    assert {rules for rules in list_games() if not find_rules(rules).companion_of} == set(GUIDED)


@tables
def test_he_speaks_rarely(game: str, seats: int) -> None:
    _, speaker = whole_game(game, seats)
    made = [each for each in speaker.asked if each.remark is not None and not each.remark.apart]
    first, guide = speaker.asked[0].chapter, the_guide(game)
    assert made, "he said nothing in a whole game"
    assert max(Counter(each.turn for each in made).values()) == 1
    for chapter, count in Counter(each.chapter for each in made).items():
        assert count <= guide.a_chapter - (guide.better_a_chapter if chapter != first else 0), chapter
    assert len(made) <= guide.a_game - guide.better_a_game
    said = Counter(says for _, says in said_by(speaker))
    for remark in speaker.guide.remarks:
        assert said[remark.says] <= remark.times <= 2, remark.says
    assert len({(each.chapter, each.remark.says) for each in made if each.remark}) == len(made)
    apart = [each for each in speaker.asked if each.remark is not None and each.remark.apart]
    assert len(apart) <= MOST_APART


@tables
def test_what_he_says_is_short_and_there_in_both_languages(game: str, seats: int) -> None:
    _, speaker = whole_game(game, seats)
    for each in speaker.asked:
        for language in LANGUAGES if each.said is not None else ():
            assert each.said is not None
            text = Words(language).say(each.said.message)
            assert each.said.message.id not in text
            assert "{" not in text
            assert "$" not in text
            assert words_in(plain(text)) <= MOST_WORDS, text
            assert {name for name, _ in LIT_WORDS.findall(text)} <= set(each.said.lights), text
            assert all(phrase.text for phrase in phrases(text, each.said.lights))


@pytest.mark.parametrize("game", GUIDED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_saying_has_its_message_and_its_words_light_what_there_is(game: str, language: str) -> None:
    guide = the_guide(game)
    lights = {each.says: set(each.lights) for each in guide.remarks}
    for says in guide.sayings():
        own = message_of(game, says)
        assert catalog(language).has(own), own
    for remark in guide.remarks:
        file = catalog(language)._file_of(message_of(game, remark.says))
        assert file is not None
        entry = re.search(
            rf"^{message_of(game, remark.says)} =(.*?)(?=^\S|\Z)",
            file.read_text("utf-8"),
            re.MULTILINE | re.DOTALL,
        )
        assert entry is not None
        named = {name for name, _ in LIT_WORDS.findall(entry[1])}
        assert named == lights[remark.says], remark.says


@tables
def test_whoever_follows_from_the_log_says_the_same(game: str, seats: int) -> None:
    finished, speaker = whole_game(game, seats)
    again = follow_anew(the_guide(game), finished, speaker.seat)
    assert said_by(again) == said_by(speaker)


@pytest.mark.parametrize("game", GUIDED)
def test_what_was_taken_back_was_not_said(game: str) -> None:
    seats = find_rules(game).usual_seats
    playing, speaker = begun(game, seats, 5)
    random = Random(5)
    for _ in range(160):
        if playing.decision is None:
            break
        if playing.can_undo and random.random() < 0.3:
            playing.undo()
        else:
            playing.choose(random.randrange(len(playing.decision.options)))
        speaker.follow(playing.history)
        fresh = follow_anew(the_guide(game), playing, speaker.seat)
        assert said_by(fresh) == said_by(speaker)
        assert fresh.doubts() == speaker.doubts()


def told_at(speaker: Speaker, moment: Moment) -> list[tuple[str, dict[str, Any], dict[str, Any]]]:
    """All that would be said at a moment, whatever was said before, with its figures and lights."""
    name = speaker.game.rules.name
    return [
        (
            message_of(name, each.says),
            {figure: value(moment) for figure, value in each.figures.items()},
            {light: lit_at(lit, moment) for light, lit in each.lights.items()},
        )
        for each in speaker.guide.remarks
        if each.fits(moment)
    ]


@pytest.mark.parametrize("game", GUIDED)
def test_he_tells_nothing_that_the_seat_cannot_see(game: str) -> None:
    seats = find_rules(game).usual_seats
    playing, speaker = begun(game, seats, 21)
    random, compared = Random(21), 0
    while (decision := playing.decision) is not None:
        moment = speaker.moment()
        if moment is not None and random.random() < 0.5:
            dealt = playing.imagine(speaker.seat, random.getrandbits(32))
            assert dealt.decision is not None
            imagined = Moment(dealt.state, speaker.seat, dealt.decision, moment.news, moment.chosen)
            assert told_at(speaker, imagined) == told_at(speaker, moment)
            for doubt in speaker.doubts_at(moment):
                before = [doubt.before(moment, option) for option in decision.options]
                assert before == [doubt.before(imagined, option) for option in dealt.decision.options]
            compared += 1
        playing.choose(playing.mind.instinct(playing.state, decision))
        speaker.follow(playing.history)
    assert compared > 10


@pytest.mark.parametrize("game", GUIDED)
def test_a_doubt_is_short_and_asked_only_until_it_was_disregarded(game: str) -> None:
    seats = find_rules(game).usual_seats
    for seed in range(4):
        playing, speaker = begun(game, seats, seed)
        disregarded: Counter[str] = Counter()
        random = Random(seed)
        while (decision := playing.decision) is not None:
            doubts = speaker.doubts()
            for message in doubts.values():
                for language in LANGUAGES:
                    assert words_in(plain(Words(language).say(message))) <= MOST_WORDS
            choice = next(iter(doubts), random.randrange(len(decision.options)))
            disregarded[doubts[choice].id if choice in doubts else ""] += 1
            playing.choose(choice)
            speaker.follow(playing.history)
        del disregarded[""]
        assert all(count <= 2 for count in disregarded.values()), disregarded


def test_after_ten_turns_with_nothing_to_say_he_takes_his_leave_once() -> None:
    mute = Guide((), lambda state, seat: 0)
    game = new_game("farshore", seats=2, seed=1)
    speaker = follow_anew(mute, game, 0)
    played(game, speaker, Random(1))
    farewells = [each for each in speaker.asked if each.remark is FAREWELL]
    assert len(farewells) == 1
    before = [each for each in speaker.asked if each.opens and each.choices < farewells[0].choices]
    assert len(before) == QUIET_TURNS
    for language in LANGUAGES:
        assert words_in(Words(language).say(Message("table-guide-farewell"))) <= MOST_WORDS


def test_words_in_brackets_light_what_they_name_and_names_of_people_do_not() -> None:
    said = "See [field|the field], says [x|y]."
    assert phrases(said, {"field": ["field:left"]}) == [
        Phrase("See "),
        Phrase("the field", ("field:left",)),
        Phrase(", says [x|y]."),
    ]
    assert plain("See [field|the field].") == "See the field."


def test_playing_alone_is_learnt_by_itself() -> None:
    assert kind_of("farshore", 2) == kind_of("farshore", 4) == "farshore"
    assert kind_of("farshore", 1) == "farshore-alone"
