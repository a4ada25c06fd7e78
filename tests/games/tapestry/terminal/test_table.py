"""Tapestry at the terminal: what is drawn, shown before it is confirmed, typed, looked up and asked."""

import json
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from figurka import Game, load_game, new_game
from figurka.cli.drawing import find_table
from figurka.cli.telling import draw_choices
from figurka.core.decision import Decision
from figurka.games.tapestry import TAPESTRY
from figurka.games.tapestry.content.cards import CARDS
from figurka.games.tapestry.content.civilizations import CIVILIZATIONS
from figurka.games.tapestry.content.landmarks import LANDMARKS
from figurka.games.tapestry.content.maps import PLACES
from figurka.games.tapestry.content.spacetiles import SPACE_TILE_LIST
from figurka.games.tapestry.content.techs import TECHS
from figurka.games.tapestry.content.tiles import TERRITORIES
from figurka.games.tapestry.content.tracks import TRACKS
from figurka.games.tapestry.rules.things import BUILDING_NAMES, TRACK_NAMES, Ground, Hex, Plot, Site
from figurka.games.tapestry.terminal.briefs import benefit_brief
from figurka.games.tapestry.terminal.scene import Scene
from figurka.games.tapestry.terminal.terms import all_benefits
from figurka.locales import LANGUAGES, Words
from tests.cli.terminal import NAMES, Script, figurka, play_beforehand, seen_by

TABLE = find_table("tapestry")
ENGLISH = Words("en")
WIDTHS = (80, 100, 140, 200)
EVERY = 11
"""At every so manieth decision the whole table is drawn."""
BEGINNING = "tapestry", "--seats", "you,random,random", "--seed", "11"
UNSAID = re.compile(r"\bcli-\w+|\btapestry-(?!ask-|label-|tell-|automa|shadow)\w+")


def printed(drawing: RenderableType, width: int) -> str:
    screen = Console(width=width, no_color=True, markup=False, highlight=False)
    with screen.capture() as capture:
        screen.print(drawing)
    return capture.get()


def assert_fits(drawing: RenderableType | None, width: int) -> str:
    """The drawing keeps to the width and says everything in words; returned as text."""
    text = "" if drawing is None else printed(drawing, width)
    assert max(map(len, text.splitlines()), default=0) <= width
    assert not UNSAID.search(text), UNSAID.findall(text)
    return text


def positions(seats: int, seed: int) -> Iterator[Game[Any]]:
    """A random game at each of its decisions."""
    game, random = new_game("tapestry", seats, seed), Random(seed)
    while (decision := game.decision) is not None:
        yield game
        game.choose(random.randrange(len(decision.options)))
    yield game


def find(kind: str, seats: int = 3) -> Game[Any]:
    """The first position in which a decision of the kind is asked."""
    for seed in range(100):
        for game in positions(seats, seed):
            if game.decision is not None and game.decision.kind == kind:
                return game
    raise AssertionError(kind)


# What is drawn


@pytest.mark.parametrize("seats", TAPESTRY.seats)
def test_the_table_fits_every_width_in_every_position(seats: int) -> None:
    for seed in range(3):
        for number, game in enumerate(positions(seats, seed)):
            if number % EVERY and not game.over:
                continue
            width, language = WIDTHS[number % len(WIDTHS)], LANGUAGES[number // EVERY % len(LANGUAGES)]
            viewer = None if number % 4 == 0 or game.decision is None else game.decision.seat
            scene = seen_by(game, viewer, language, width)
            text = assert_fits(TABLE.draw(scene), width)
            assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_and_every_kind_of_it_occurs(language: str) -> None:
    kinds: dict[str, int] = {}
    for seed in range(40):
        for game in positions(2 + seed % 4, seed):
            decision = game.decision
            if decision is None or kinds.get(decision.kind, 0) >= 3:
                continue
            kinds[decision.kind] = kinds.get(decision.kind, 0) + 1
            scene = seen_by(game, decision.seat, language, WIDTHS[seed % 2])
            assert_fits(TABLE.focus(decision, scene), scene.width)
            assert_fits(TABLE.status(scene), scene.width)
            listed = assert_fits(draw_choices(game, decision, TABLE, scene, whole=True), scene.width)
            assert len(re.findall(r"(?m)(?:^ *|  +)(?:\d+|[a-z]) ", listed)) >= len(decision.options)
    assert len(kinds) > 60


def test_every_civilization_is_drawn_with_what_lies_on_its_mat() -> None:
    seen: set[str] = set()
    for seed in range(40):
        game = next(game for game in positions(5, seed) if len(game.history) == 150)
        scene = seen_by(game, 0)
        text = printed(TABLE.draw(scene), scene.width)
        for player in scene.view["players"]:
            for name in player["civilizations"]:
                assert ENGLISH(f"tapestry-civilization-{name}") in text
                seen.add(name)
    assert seen == {each.name for each in CIVILIZATIONS}


def test_the_map_shows_hexes_pieces_and_numbers() -> None:
    game = find("conquer")
    assert game.decision is not None
    text = printed(TABLE.draw(seen_by(game, game.decision.seat, width=80)), 80)
    for place in game.state.board.hexes:
        assert PLACES[place] in text
    for number, option in enumerate(game.decision.options, 1):
        assert isinstance(option, Hex)
        assert re.search(rf"{PLACES[option]}[_:♠\"^]{number}[_\d]", text), option
    assert "▲▲" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_briefs_differ_and_are_short(language: str) -> None:
    words = Words(language)
    assert len({words(f"cli-tapestry-letter-{name}") for name in BUILDING_NAMES}) == 4
    assert len({words(f"cli-tapestry-short-{name}") for name in TRACK_NAMES}) == 4
    for benefit in all_benefits():
        assert 0 < len(benefit_brief(benefit, words)) <= 27
    for card in CARDS:
        brief, whole = words(f"cli-tapestry-card-{card.name}"), words(f"tapestry-card-{card.name}", "effect")
        assert len(brief) <= 52, brief
        assert set(re.findall(r"[2-9]|1\d", brief)) <= set(re.findall(r"[2-9]|1\d", whole)), brief


# What is shown before it is confirmed


@pytest.mark.parametrize("kind", ["rotation", "site", "plot"])
def test_every_placing_can_be_seen_before(kind: str) -> None:
    game = find(kind)
    decision = game.decision
    assert decision is not None
    scene = seen_by(game, decision.seat, width=80)
    for option in decision.options:
        if isinstance(option, Ground | Site | Plot):
            assert_fits(TABLE.preview(decision, option, scene), 80)
            assert TABLE.preview(decision, option, scene) is not None


def test_a_tile_is_shown_with_the_points_that_it_will_score() -> None:
    for seed in range(12):
        for game in positions(3, seed):
            decision = game.decision
            if decision is None or decision.kind != "rotation":
                continue
            scene = seen_by(game, decision.seat)
            for option in decision.options:
                shown = TABLE.preview(decision, option, scene)
                assert shown is not None
                label = TAPESTRY.label(game.state, decision, option, NAMES)
                assert f"+{label.arguments['count']}★" in printed(shown, 100)


def test_a_landmark_is_shown_with_what_it_completes() -> None:
    told = 0
    for seed in range(30):
        for game in positions(3, seed):
            decision = game.decision
            if decision is None or decision.kind not in {"site", "plot"}:
                continue
            scene = seen_by(game, decision.seat)
            for option in decision.options:
                label = TAPESTRY.label(game.state, decision, option, NAMES)
                if label.arguments.get("count"):
                    shown = TABLE.preview(decision, option, scene)
                    assert shown is not None
                    assert f"(+{label.arguments['count']}¤)" in printed(shown, 100)
                    told += 1
    assert told > 10


def script_to(kind: str, is_wanted: Callable[[Game[Any], Decision], bool]) -> tuple[Script, Game[Any]]:
    """What people type until such a decision of the kind, in the first game that has one."""
    for seed in range(3, 20):
        script = Script()
        for game in play_beforehand(2, seed, script, name="tapestry"):
            decision = game.decision
            if decision is not None and decision.kind == kind and is_wanted(game, decision):
                return script, game
    raise AssertionError(kind)


def has_many_options(game: Game[Any], decision: Decision) -> bool:
    """Whether too much may be chosen to be listed."""
    return len(decision.options) > 20


def goes_on(game: Game[Any], decision: Decision) -> bool:
    """Whether the player is asked again after the fifth option, so that he keeps the keyboard."""
    twin = game.clone()
    twin.choose(4)
    return twin.decision is not None and twin.decision.seat == decision.seat


def play_script(script: Script, game: Game[Any], *lines: str) -> str:
    """What is printed when two people type a script and then these lines."""
    typed = script.typed + "".join(f"{line}\n" for line in lines)
    arguments = "tapestry", "--seats", "Anna,Ben", "--seed", str(game.config.seed)
    return figurka("play", *arguments, typed=typed).output


@pytest.mark.parametrize("answer", ["", "5", "y"])
def test_a_tile_is_turned_seen_and_turned_again(answer: str) -> None:
    script, game = script_to("rotation", goes_on)
    decision = game.decision
    assert decision is not None
    assert isinstance(decision.because, Hex)
    labels = [TAPESTRY.label(game.state, decision, decision.options[index], NAMES) for index in (4, 5, 4)]
    output = play_script(script, game, "5", "6", "n", "5", answer, "q")
    shown = output.rpartition("How do you turn the tile?")[2]
    assert shown.count("Enter to confirm") == 3
    assert shown.count("Choose again.") == 1
    scored = re.findall(r"sides? match.*: \+(\d)★", shown)
    assert scored == [str(label.arguments["count"]) for label in labels]
    assert f"hex {PLACES[decision.because]}" in shown.partition("You place tile")[2]


def test_a_slip_of_the_hand_does_not_drop_what_is_to_be_confirmed() -> None:
    script, game = script_to("rotation", goes_on)
    shown = play_script(script, game, "5", "zz", "99", "", "q").rpartition("How do you turn the tile?")[2]
    assert shown.count("Enter to confirm") == 3
    assert "You place tile" in shown


# What is typed


def test_hexes_and_plots_have_short_names() -> None:
    game = find("plot")
    assert game.decision is not None
    scene = seen_by(game, game.decision.seat)
    for option in game.decision.options:
        if isinstance(option, Plot):
            label = f"{'abcdefghi'[option.column]}{option.row + 1}"
            assert TABLE.shorthand(label, scene) == TABLE.shorthand(label.upper(), scene) == option.key
            assert TABLE.drawn_as(option.key, scene) == label
    for place in game.state.board.hexes:
        assert TABLE.shorthand(PLACES[place].lower(), scene) == place.key
    assert TABLE.shorthand("z9", scene) is None
    landmark = find("site")
    assert landmark.decision is not None
    assert TABLE.shorthand("a1", seen_by(landmark, landmark.decision.seat)) == "site:0,0"


def test_a_plot_is_typed_by_its_letter_and_number_and_the_list_can_be_seen() -> None:
    script, game = script_to("plot", has_many_options)
    assert game.decision is not None
    plot = next(option for option in game.decision.options if isinstance(option, Plot))
    label = f"{'abcdefghi'[plot.column]}{plot.row + 1}"
    output = play_script(script, game, "o", "w d4", label, label.upper(), "q")
    asked = output.rpartition("choices are in the drawing")[2]
    assert f" {'abcdefghi'[plot.column]}{plot.row + 1}" in asked.partition("Enter to confirm")[0]
    assert "Plot d4: " in asked
    path = re.search(r"--load (\S+\.json)", output)
    assert path is not None
    with open(path[1], encoding="utf-8") as file:
        assert json.load(file)["choices"][-1] == game.decision.options.index(plot)


def test_parts_of_the_table_are_drawn_by_their_names() -> None:
    output = figurka("play", *BEGINNING, typed="1\n1\nt map\nt trac\nt zzz\nq\n").output
    after = output.rpartition("Do you advance or take an income turn?")[2]
    assert after.count("╭─ Map") == 1
    assert after.count("╭─ Tracks") == 1
    assert "╭─ Hand" not in after
    assert "There are: Players, Map," in after


# What is looked up and asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_looked_up(language: str) -> None:
    words = Words(language)
    found = TABLE.terms(words)
    for term in found:
        assert term.name
        assert assert_fits(term.explanation, 80).strip(), term.id
        assert not UNSAID.search(term.name), term.name
    ids = {term.id for term in found}
    assert {space.name for track in TRACKS for space in track.spaces[1:]} <= ids
    assert {thing.name for thing in CARDS} | {thing.name for thing in TECHS} <= ids
    assert {thing.name for thing in CIVILIZATIONS} | {thing.name for thing in LANDMARKS} <= ids
    assert {thing.name for thing in TERRITORIES} | {thing.name for thing in SPACE_TILE_LIST} <= ids
    assert {benefit.name for benefit in all_benefits()} - {"landmark"} <= ids
    assert {"⊛", "★/", "△", "♪", words("cli-tapestry-letter-farm")} <= ids


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("rafts", "Bonus 1 resource of any kind: gain 1 tapestry card."),
        ("exploration", "Interstellar Travel"),
        ("barn", "you or a neighbour: Breeding uncovered"),
        ("trap", "Played as a tapestry card: gain 10 points"),
        ("nomads", "Gained during the game:"),
        ("⊛", "An invention that lies in one of three rows"),
        ("tier", "Each track has four tiers"),
        ("T-43", "Benefit of the space"),
        ("tile 12", "Research without benefit."),
        ("explore", "Place a territory tile from your supply"),
        ("comet", "Advance on Science"),
        ("automa", "Your artificial opponent"),
        ("shadow empire", "can never win"),
        ("first in an era", "before all neighbours"),
        ("achievement", "Three feats"),
    ],
)
def test_explaining_a_word(word: str, answer: str) -> None:
    output = figurka("play", *BEGINNING, typed=f"? {word}\nq\n").output
    assert answer in " ".join(output.split())


def test_why_something_cannot_be_chosen() -> None:
    typed = "1\n1\nw income\nw c4\nw m4\nw science\nw clocks\nw\n?\nq\n"
    output = figurka("play", *BEGINNING, typed=typed).output
    assert re.search(r"Income turn: you can choose it; type i", output)
    assert "Plot c4: You are choosing something else now." in output
    assert "Hex M4: You are choosing something else now." in output
    assert re.search(r"Science: Astronomy: you can choose it; type \d", output)
    assert "Clocks: " in output
    assert "Say what you are asking about, for example w income" in output
    assert "for example ? rafts" in output


def test_every_thing_about_which_one_may_ask_has_an_answer() -> None:
    for kind in ("turn", "plot", "site", "explore", "conquer", "upgrade"):
        game = find(kind)
        assert game.decision is not None
        scene = seen_by(game, game.decision.seat)
        for thing in TABLE.things(scene):
            refusal = game.why_not(thing.key)
            assert (refusal is None) == bool(scene.number(thing.key))
            assert refusal is None or ENGLISH.say(refusal.message()).endswith(".")


# Content and whole games


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_content_names_everything(language: str) -> None:
    text, words = figurka("content", "tapestry", "--lang", language).output, Words(language)
    assert not UNSAID.search(text)
    for card in CARDS:
        assert f"| {words(f'tapestry-card-{card.name}')} |" in text
    for tech in TECHS:
        assert f"| {words(f'tapestry-tech-{tech.name}')} |" in text
    for each in CIVILIZATIONS:
        assert f"| {words(f'tapestry-civilization-{each.name}')} |" in text
    for landmark in LANDMARKS:
        assert f"| {words(f'tapestry-landmark-{landmark.name}')} |" in text
    for track in TRACKS:
        for space in track.spaces[1:]:
            assert f"| {space.number}. {words(f'tapestry-space-{space.name}')} |" in text
    for tile in TERRITORIES:
        assert f"\n| {tile.number} |" in text
    for star in SPACE_TILE_LIST:
        assert f"| {words(f'tapestry-spacetile-{star.name}')} |" in text
    for part in text.split("\n\n"):
        rows = [line for line in part.splitlines() if line.startswith("|")]
        assert len({row.count("|") for row in rows}) <= 1


@pytest.mark.parametrize(("language", "total"), [("en", "Total"), ("cs", "Celkem")])
def test_a_whole_game_is_played_to_its_end(
    language: str, total: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    script = Script()
    for game in play_beforehand(2, 5, script, name="tapestry"):
        last = game
    typed = script.typed if language == "en" else script.typed.replace("y", "a")
    result = figurka(
        "play", "tapestry", "--seats", "Anna,Ben", "--seed", "5", "--lang", language, typed=typed
    )
    assert result.exit_code == 0
    assert last.over
    scores = rf"{total} +{last.scores[0]} +{last.scores[1]}"
    assert re.search(scores, result.output), result.output[-800:]
    path = re.search(r"figurka replay (\S+\.json)", result.output)
    assert path is not None
    with open(path[1], encoding="utf-8") as file:
        assert load_game(file.read()).history == last.history
    assert widest_line(result.output, Words(language)) <= 80


def widest_line(output: str, words: Words) -> int:
    """The longest line that is no command to copy, each prompt by itself as on a real terminal."""
    prompts = ["> ", words("cli-preview-prompt"), f"{words('cli-confirm')} {words('cli-yes-or-no')} "]
    prompts += [words("cli-pass-keyboard", player=name) for name in NAMES]
    for prompt in prompts:
        output = output.replace(prompt, "\n")
    copied = re.compile(r"\.json|figurka play ")
    return max(len(line) for line in output.splitlines() if not copied.search(line))


def test_the_fifth_income_turn_is_confirmed() -> None:
    for game in positions(2, 4):
        decision = game.decision
        if decision is not None and decision.kind == "turn":
            scene: Scene = seen_by(game, decision.seat)
            era = scene.view["players"][decision.seat]["era"]
            assert TABLE.is_final("income", scene) == (era == 4)
            assert not TABLE.is_final(decision.options[0].key, scene)


def test_nobody_sees_the_cards_of_another() -> None:
    script = Script()
    for game in play_beforehand(2, 7, script, most=90, name="tapestry"):
        for viewer in (None, 0, 1) if len(game.history) % 6 == 0 else ():
            view = game.view(viewer)
            text = printed(TABLE.draw(seen_by(game, viewer)), 100)
            others = [player for player in game.state.players if player.seat != viewer]
            known = json.dumps({name: part for name, part in view.items() if name != "decision"})
            for card in {card for player in others for card in player.hand if f'"{card.name}"' not in known}:
                assert not re.search(rf"\b{ENGLISH(f'tapestry-card-{card.name}')}\b", text), card
