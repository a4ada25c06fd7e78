"""Playing at the terminal: every command, wrong input, leaving and coming back."""

import json
import re
from pathlib import Path

import pytest

from figurka import load_game, new_game
from figurka.cli.language import plain
from figurka.games.farshore.content.cards import CARDS
from figurka.locales import Words
from tests.cli.terminal import Script, figurka, play_beforehand, typed_for

ENGLISH = Words("en")
ANYTHING = "1\n2\n3\n4\nx\nz\ny\n"
"""Typed often enough, it brings any game to its end: what cannot be chosen is answered and loses nothing."""


def saved_file(output: str) -> Path:
    found = re.search(r"figurka (?:play --load|replay) (\S+\.json)", output)
    assert found is not None, output[-500:]
    return Path(found[1])


def test_a_whole_game_against_chance() -> None:
    result = figurka("play", "farshore", "--seats", "you,random", "--seed", "3", typed=ANYTHING * 200)
    assert result.exit_code == 0
    played = load_game(saved_file(result.output).read_text())
    assert played.over
    assert re.search(r"You have won!|Chance has won\.", result.output)
    assert re.search(rf"Total +{played.scores[0]} +{played.scores[1]}", result.output)
    assert "To see the game again: figurka replay" in result.output


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [("en", "You have won!", "You have lost"), ("cs", "Vítězství je tvoje!", "Prohra")],
)
def test_a_whole_solo_game_ends_with_scores(lang: str, won: str, lost: str) -> None:
    script = Script()
    for game in play_beforehand(1, 5, script):
        last = game
    result = figurka(
        "play", "--seats", "you", "--seed", "5", "--lang", lang, typed=script.typed.replace("y", "a")
    )
    assert result.exit_code == 0
    assert last.over
    assert (won in result.output) == (last.winners == [0])
    assert (lost in result.output) == (last.winners == [])
    assert str(last.scores[0]) in result.output
    replayed = load_game(saved_file(result.output).read_text())
    assert replayed.history == last.history


def test_undo_takes_the_choice_back_and_tells_nothing_twice() -> None:
    result = figurka("play", "--seats", "you", "--seed", "21", typed="1\n4\nu\nq\n")
    assert "Which card will you take from the Bay (2 to take)?" in result.output
    assert "Taken back." in result.output
    assert result.output.count("You send a worker to Hermit's Isle.") == 1
    assert result.output.count("You: What will you do?") == 2
    assert load_game(saved_file(result.output).read_text()).history == [0]


def test_reset_takes_the_whole_turn_back() -> None:
    result = figurka("play", "--seats", "you", "--seed", "21", typed="1\n4\n1\n1\nr\nq\n")
    assert load_game(saved_file(result.output).read_text()).history == [0]


def test_nothing_to_undo_is_said() -> None:
    result = figurka("play", "--seed", "7", typed="u\nr\nq\n")
    assert result.output.count("There is nothing you can take back") == 2
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "Type a choice (1–2), or ? for help."),
        ("0", "There is no choice 0; choose from 1–2."),
        ("99999999999999999999", "choose from 1–2."),
        ("-1", "“-1” means nothing here."),
        ("1.5", "“1.5” means nothing here."),
        ("xyzzy", "“xyzzy” means nothing here."),
        ("u 3", "“u 3” means nothing here."),
        ("keep", "Did you mean 1 = Keep this hand?"),
        ("²", "“²” means nothing here."),
        ("[bold]x", "“[bold]x” means nothing here."),
    ],
)
def test_wrong_input_is_answered_and_loses_nothing(typed: str, answer: str) -> None:
    result = figurka("play", "--seats", "you", "--seed", "9", typed=f"{typed}\nq\n")
    assert answer in result.output
    assert load_game(saved_file(result.output).read_text()).history == []


@pytest.mark.parametrize("typed", ["q\n", "", "quit\n"])
def test_leaving_says_how_to_resume(typed: str) -> None:
    result = figurka("play", "--seed", "7", "--lang", "cs", typed=typed)
    assert result.exit_code == 0
    assert "Hra je uložená. Pokračovat v ní můžeš takto: figurka play --load " in result.output
    assert result.output.rstrip().endswith("--lang cs")
    assert saved_file(result.output).is_file()


def test_a_saved_game_goes_on_where_it_was_with_the_same_people() -> None:
    first = figurka("play", "--seats", "Anna,greedy", "--seed", "7", typed="1\n4\nq\n")
    path = saved_file(first.output)
    assert json.loads(path.read_text())["seated"] == ["Anna", "greedy"]
    second = figurka("play", "--load", str(path), typed="q\n")
    assert "Anna: What will you do?" in second.output
    assert "Anna: What" in second.output.partition("You send a worker")[2]
    assert "starting hand" not in second.output
    assert saved_file(second.output) == path
    third = figurka("play", "--load", str(path), "--seats", "Ben,random", typed="q\n")
    assert "Ben: What will you do?" in third.output


def test_a_file_without_seats_can_be_played(tmp_path: Path) -> None:
    path = tmp_path / "bare.json"
    path.write_text(new_game("farshore", 3, 7).save())
    assert "Pip 2" in figurka("play", "--load", str(path), typed="q\n").output


def test_saving_a_copy(tmp_path: Path) -> None:
    path = tmp_path / "copy of mine.json"
    result = figurka("play", "--seed", "7", typed=f"1\ns {path}\ns /nowhere\0/x\nq\n")
    assert f"Saved to {path}." in result.output
    assert "cannot be written" in result.output
    assert load_game(path.read_text()).history


def test_a_place_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    result = figurka("play", "--seed", "7", typed=f"s {tmp_path}/file/x.json\nq\n")
    assert "cannot be written" in result.output
    assert result.exit_code == 0


def test_switching_the_language() -> None:
    result = figurka("play", "--seed", "7", typed="l\nl\nq\n")
    assert "Ty: Necháš si počáteční karty, nebo je vyměníš za nové?" in result.output
    assert result.output.count("You: Will you keep your starting hand") == 2


@pytest.mark.parametrize(
    ("word", "answer"),
    [
        ("inn", "Play a card from the Bay for 3 resources less"),
        ("INN", "common construction, destination (red)"),
        ("lighthouse_keeper", "When you play a card from the Bay, you may pay 1 resource less"),
        ("docks", "gain 1 resource of your choice for each"),
        ("f-12", "As many random island tiles as there are players"),
        ("»", "sails one space for each of these signs"),
        ("G", "A green card is activated"),
        ("tide", "turns two islands face down"),
        ("lighthouse", "gain 1 point token, whether it moved"),
        ("zzz", "Nothing here is called “zzz”."),
    ],
)
def test_explaining_a_word(word: str, answer: str) -> None:
    output = figurka("play", "--seed", "7", typed=f"? {word}\nq\n").output
    assert answer in " ".join(output.split())


def test_explaining_in_czech_without_accents() -> None:
    output = figurka("play", "--seed", "7", "--lang", "cs", typed="?pristav\nq\n").output
    assert "Přístav" in output


def test_a_hint_tells_the_best_choices_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("figurka.cli.coaching.SECONDS", 0.4)
    result = figurka("play", "farshore", "--seats", "you,beginner", "--seed", "5", typed="1\nh\nh\nq\n")
    assert result.exit_code == 0
    first, second = re.findall(r"From (\d+) imagined games?", result.output)
    assert int(second) > int(first) > 0
    told = result.output.split("imagines how the game could go on")[1]
    sight = told.split("At first sight")[1]
    assert len(re.findall(r"^[123](?: =)?  (\d+) \w", sight, re.MULTILINE)) == 6, "at first, then refined"
    assert re.search(
        r"Points in the end, |in your next turn: |Your next turn, probably: |You |at once", sight
    )


def test_help_lists_the_commands() -> None:
    output = figurka("play", "--seed", "7", typed="?\nq\n").output
    assert "take back your last choice" in output
    assert "Start by sending your workers to the shore" in output


def test_why_something_cannot_be_chosen() -> None:
    output = figurka(
        "play", "--seed", "7", typed="1\nw pass\nw dunes\nw docks\nw sloop\nw\nw zzz\nq\n"
    ).output
    assert "Pass: You can pass only in autumn." in output
    assert "Dunes: There is no map tile that you could take now." in output
    assert re.search(r"Docks: you can choose it; type \d+\.", output)
    assert "Sloop: You do not have this card in hand." in output
    assert "Say what you are asking about" in output
    assert "Nothing here is called “zzz”." in output


def test_an_option_on_the_screen_is_found_by_its_name() -> None:
    output = figurka("play", "tapestry", "--seed", "7", "--lang", "cs", typed="w tropy\nw zzz\nq\n").output
    assert re.search(r"(?i)trop[^:]*: zvolit to můžeš, napiš \d", output)
    assert "„zzz“ se tu nic nejmenuje" in output


def test_the_last_game_is_mentioned_while_it_is_not_over() -> None:
    first = figurka("play", "--seed", "7", typed="1\nq\n").output
    again = figurka("play", "--seed", "8", typed="q\n").output
    command = first.partition("To continue: ")[2].strip()
    assert "Your last game is not finished" not in first
    assert f"Your last game is not finished. To continue it: {command}" in again
    assert "Your last game" not in figurka("play", "farshore", "--seed", "8", typed="q\n").output


def test_a_game_that_is_over_is_not_mentioned() -> None:
    script = Script()
    for _ in play_beforehand(1, 6, script):
        pass
    figurka("play", "--seats", "you", "--seed", "6", typed=script.typed)
    assert "Your last game" not in figurka("play", "--seed", "8", typed="q\n").output


def test_the_journal_can_be_read_again() -> None:
    output = figurka("play", "--seats", "you", "--seed", "9", typed="1\n3\nj\nq\n").output
    assert output.count("You gain 2 mushrooms.") == 2


def test_passing_is_confirmed() -> None:
    script = Script()
    for _ in play_beforehand(1, 6, script):
        pass
    before = script.lines.index("y")
    lines = [*script.lines[:before], "n", "q"]
    output = figurka(
        "play", "--seats", "you", "--seed", "6", typed="".join(f"{line}\n" for line in lines)
    ).output
    assert "Are you sure?" in output
    assert "All right, nothing has happened." in output
    assert "The game is saved." in output


def test_what_brings_nothing_or_is_spent_for_good_is_asked_about() -> None:
    script = Script()
    for game in play_beforehand(2, 4, script):
        decision = game.decision
        assert decision is not None
        cautions = [game.caution(index) for index in range(len(decision.options))]
        index, caution = next(((n, each) for n, each in enumerate(cautions) if each), (0, None))
        if caution is not None:
            break
    assert caution is not None
    assert decision is not None
    asking = typed_for(game, decision.options[index].key)
    typed = f"{script.typed}{asking}\nn\nq\n"
    output = figurka("play", "--seats", "you,you", "--seed", "4", typed=typed).output
    asked = output.rindex(ENGLISH.say(caution)[:40])
    assert output.index("Are you sure?", asked) < output.index("All right, nothing has happened.", asked)


def names_hidden_from(view: dict[str, object], told: str, other_hand: list[str]) -> set[str]:
    """The names of the cards of the other's hand that the viewer has not seen anywhere."""
    seen = json.dumps({name: part for name, part in view.items() if name != "decision"})
    visible = {card.key for card in CARDS if f'"{card.key}"' in seen}
    return {
        name
        for name in (ENGLISH(f"farshore-card-{key}") for key in set(other_hand) - visible)
        if name not in told
    }


def test_two_people_never_see_each_others_hands() -> None:
    script = Script()
    hidden: list[set[str]] = []
    for game in play_beforehand(2, 11, script, most=60):
        assert game.decision is not None
        assert game.journal is not None
        seat = game.decision.seat
        told = " ".join(
            ENGLISH.say(game.rules.sentence(event, seat, ("Anna", "Ben"))) for event in game.journal.events
        )
        other_hand = [card.key for card in game.state.players[1 - seat].hand]
        secret = names_hidden_from(game.view(seat), told, other_hand)
        if len(hidden) < len(script.turns):
            hidden.append(secret)
        hidden[-1] &= secret
    result = figurka("play", "--seats", "Anna,Ben", "--seed", "11", typed=script.typed)
    screens = result.output.split("Pass the keyboard to ")[1:]
    assert len(screens) >= len(script.turns) > 10
    assert sum(map(len, hidden)) > 20
    for seat, secrets, screen in zip(script.turns, hidden, screens, strict=False):
        assert screen.startswith(("Anna", "Ben")[seat])
        for name in secrets:
            assert not re.search(rf"(?<![\w']){re.escape(name)}(?![\w ])", screen), (name, screen)


def test_watching_agents_play() -> None:
    result = figurka("play", "--seats", "random,random", "--seed", "2")
    assert result.exit_code == 0
    assert "Chance 2" in result.output
    assert "Total" in result.output


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("chess",), "There is no game called “chess”."),
        (("--seats", "a,b,c,d,e"), "cannot be played by this number of players"),
        (("--seats", "you,,random"), "has an empty seat"),
        (("--set", "level"), "“level” is not a setting"),
        (("--set", "journal=1"), "“journal=1” is not a setting"),
        (("--set", "seats=3"), "“seats=3” is not a setting"),
        (("--set", "colour=red"), "has no setting “colour”"),
        (("--set", "level=captain"), "has no meaning for 2 players"),
        (("--seed", "-1"), "cannot be a seed"),
        (("--lang", "de"), "There is no language “de”."),
        (("--load", "/nowhere.json"), "/nowhere.json cannot be read: No such file or directory."),
        (("--load", "/dev/null"), "not valid JSON"),
        (("--load", "/dev/null", "--seed", "3"), "Leave --seed and --set out."),
    ],
)
def test_mistakes_on_the_command_line(arguments: tuple[str, ...], error: str) -> None:
    result = figurka("play", *arguments, typed="q\n")
    assert result.exit_code == 2
    assert error in result.output


def test_settings_reach_the_game() -> None:
    result = figurka(
        "play", "--seats", "you", "--set", "level=captain", "--set", "islands=coral_isle", typed="q\n"
    )
    assert "Coral Isle" in result.output
    assert "Captain" in result.output
    saved = json.loads(saved_file(result.output).read_text())
    assert saved["settings"] == {"level": ["captain"], "islands": ["coral_isle"]}


@pytest.mark.parametrize("width", ["80", "100", "120"])
@pytest.mark.parametrize("lang", ["en", "cs"])
def test_no_line_is_wider_than_the_terminal(width: str, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", width)
    output = figurka(
        "play", "--seats", "you,greedy,random", "--seed", "4", "--lang", lang, typed="1\n" * 20
    ).output
    lines = [line.removeprefix("> ") for line in output.splitlines() if "figurka play --load" not in line]
    assert max(map(len, lines)) <= int(width)


def test_words_are_compared_without_case_and_accents() -> None:
    assert plain("  Strážkyně_MAJÁKU ") == "strazkyne majaku"
