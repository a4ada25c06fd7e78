"""The command `figurka`: each command reads its options and leaves the work to a module of its own.

Those modules are imported when the command runs: `figurka --help` needs none of them.
"""

from pathlib import Path
from typing import Annotated

import typer

from figurka import __version__
from figurka.cli.companions import add_companions
from figurka.cli.help import HELP
from figurka.cli.operating import Address, add_operating
from figurka.cli.output import INTERRUPTED, console, speak_unicode, speaking
from figurka.cli.spoken import in_our_words
from figurka.core.errors import FigurkaError
from figurka.engine import described

app = typer.Typer(help=HELP("cli-help"), invoke_without_command=True, pretty_exceptions_enable=False)

Lang = Annotated[str | None, typer.Option("--lang", metavar="en|cs", help=HELP("cli-help-lang"))]
GameName = Annotated[str | None, typer.Argument(metavar=HELP("cli-metavar-game"), help=HELP("cli-help-game"))]
Seed = Annotated[str | None, typer.Option("--seed", metavar="N", help=HELP("cli-help-seed"))]
Set = Annotated[
    list[str] | None, typer.Option("--set", metavar=HELP("cli-metavar-setting"), help=HELP("cli-help-set"))
]
Level = Annotated[
    str | None, typer.Option("--level", metavar=HELP("cli-metavar-level"), help=HELP("cli-help-level"))
]
Json = Annotated[bool, typer.Option("--json", help=HELP("cli-help-json"))]


def show_version(asked: bool) -> None:
    """Print the version and end."""
    if asked:
        typer.echo(f"figurka {__version__} ({described()})")
        raise typer.Exit


@app.callback()
def figurka(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help=HELP("cli-help-version"))
    ] = False,
    lang: Lang = None,
) -> None:
    """Open the lobby if no command is named; a language that is named before a command holds for it."""
    if context.invoked_subcommand is not None:
        context.default_map = {context.invoked_subcommand: {"lang": lang}}
        return
    with speaking(lang) as words:
        console(stderr=True).print(words("cli-lobby"), soft_wrap=True)
    serve(lang=lang)


@app.command(help=HELP("cli-help-play"))
def play(
    game: GameName = None,
    seats: Annotated[
        str | None, typer.Option("--seats", metavar=HELP("cli-metavar-seats"), help=HELP("cli-help-seats"))
    ] = None,
    seed: Seed = None,
    level: Level = None,
    settings: Set = None,
    load: Annotated[
        Path | None, typer.Option("--load", metavar=HELP("cli-file"), help=HELP("cli-help-load"))
    ] = None,
    guide: Annotated[bool | None, typer.Option("--guide/--no-guide", help=HELP("cli-help-guide"))] = None,
    lang: Lang = None,
) -> None:
    """Play at the terminal."""
    from figurka.agents.crew import hired
    from figurka.cli.newcomers import is_newcomer, note_finished
    from figurka.cli.saves import new_save_path, read_save
    from figurka.cli.session import Session
    from figurka.cli.start import (
        load_table,
        mention_games,
        mention_unfinished,
        new_table,
        read_settings,
        usual_game,
    )
    from figurka.core.errors import SettingsError

    with speaking(lang) as words:
        told: dict[int | None, int] = {}
        open_seed, notice = seed is not None, ""
        if load is None:
            playing, sitting = new_table(
                game, seats, seed, read_settings(settings or [], level, game or usual_game())
            )
            path = new_save_path(playing)
            if game is None:
                mention_games(words, console())
                mention_unfinished(words, console())
        else:
            if seed is not None or settings or level:
                raise SettingsError("cli-error-load-options")
            save = read_save(load)
            playing, sitting, told, open_seed = load_table(save, game, seats)
            path, notice = load.absolute(), save.notice(words)
        guided = is_newcomer(playing) if guide is None else guide
        with hired() as crew:
            Session(playing, sitting, words, console(), path, told, open_seed, notice, crew, guided).run()
        if guided and playing.over:
            note_finished(playing)


@app.command(help=HELP("cli-help-learn"))
def learn(
    game: GameName = None,
    lesson: Annotated[
        str, typer.Argument(metavar=HELP("cli-metavar-lesson"), help=HELP("cli-help-lesson"))
    ] = "",
    listed: Annotated[bool, typer.Option("--list", help=HELP("cli-help-lessons"))] = False,
    lang: Lang = None,
) -> None:
    """Take a lesson at the terminal: the named one, or the next; without a game, list them."""
    from figurka.cli.learning import LessonSession, next_of, show_lessons
    from figurka.core.registry import find_rules
    from figurka.lessons.found import find_lesson

    with speaking(lang) as words:
        if game is not None:
            find_rules(game)
        if game is None or listed:
            show_lessons(game, words, console())
            return
        LessonSession(find_lesson(game, lesson) if lesson else next_of(game), words, console()).run()


@app.command(help=HELP("cli-help-games"))
def games(lang: Lang = None) -> None:
    """List the games."""
    from figurka.cli.start import show_games

    with speaking(lang) as words:
        show_games(words, console())


@app.command(help=HELP("cli-help-rules"))
def rules(
    game: GameName = None,
    word: Annotated[str, typer.Argument(metavar=HELP("cli-word"), help=HELP("cli-help-word"))] = "",
    coverage: Annotated[bool, typer.Option("--coverage", help=HELP("cli-help-coverage"))] = False,
    tests: Annotated[
        Path, typer.Option("--tests", metavar=HELP("cli-metavar-folder"), help=HELP("cli-help-tests"))
    ] = Path("tests"),
    lang: Lang = None,
) -> None:
    """Show the numbered rules, or which of them no test shows."""
    from figurka.cli.rules import show_coverage, show_rules
    from figurka.cli.start import usual_game
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        found = find_rules(game or usual_game())
        if not coverage:
            show_rules(found, word, words, console())
        elif not show_coverage(found, tests, words, console()):
            raise typer.Exit(1)


@app.command(help=HELP("cli-help-content"))
def content(game: GameName = None, lang: Lang = None) -> None:
    """Print a game's content as Markdown."""
    from figurka.cli.drawing import find_table
    from figurka.cli.rules import NoRulesError
    from figurka.cli.start import usual_game
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        found = find_rules(game or usual_game())
        text = find_table(found.name).content(words)
        if text is None:
            raise NoRulesError("cli-error-no-content", game=found.name)
        typer.echo(text, nl=False)


@app.command(help=HELP("cli-help-view"))
def view(game: GameName = None, lang: Lang = None) -> None:
    """Print the shape of a game's view as Markdown."""
    from figurka.cli.start import usual_game
    from figurka.cli.views import view_reference
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        typer.echo(view_reference(find_rules(game or usual_game()), words))


@app.command(help=HELP("cli-help-actions"))
def actions(
    game: GameName = None,
    number: Annotated[int, typer.Option("--grow", min=0, metavar="N", help=HELP("cli-help-grow"))] = 0,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=HELP("cli-help-first-seed"))] = 1,
    lang: Lang = None,
) -> None:
    """Print what can be chosen in a game, with the numbers that learners use for it."""
    from figurka.cli.learners import grow_vocabulary, list_actions
    from figurka.cli.start import usual_game
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        name = find_rules(game or usual_game()).name
        typer.echo(grow_vocabulary(name, number, seed, words) if number else list_actions(name))


@app.command(help=HELP("cli-help-features"))
def features(
    game: GameName = None,
    seats: Annotated[
        int | None, typer.Option("--seats", min=1, metavar="N", help=HELP("cli-help-features-seats"))
    ] = None,
    lang: Lang = None,
) -> None:
    """Print what the numbers mean that learners see of a game."""
    from figurka.cli.learners import feature_reference
    from figurka.cli.start import usual_game
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        typer.echo(feature_reference(find_rules(game or usual_game()), seats, words))


@app.command(help=HELP("cli-help-replay"))
def replay(
    file: Annotated[Path, typer.Argument(metavar=HELP("cli-file"), help=HELP("cli-help-file"))],
    first: Annotated[int, typer.Option("--from", metavar="N", help=HELP("cli-help-from"))] = 1,
    last: Annotated[int | None, typer.Option("--to", metavar="N", help=HELP("cli-help-to"))] = None,
    step: Annotated[bool, typer.Option("--step", help=HELP("cli-help-step"))] = False,
    lang: Lang = None,
) -> None:
    """Tell a saved game again."""
    from figurka.cli.prompt import LeaveError
    from figurka.cli.replay import Replay
    from figurka.cli.saves import read_save

    with speaking(lang) as words:
        try:
            Replay(read_save(file), words, console()).run(first, last, step)
        except (LeaveError, KeyboardInterrupt):
            raise typer.Exit from None


@app.command(help=HELP("cli-help-analyse"))
def analyse(
    file: Annotated[Path, typer.Argument(metavar=HELP("cli-file"), help=HELP("cli-help-file"))],
    deep: Annotated[bool, typer.Option("--deep", help=HELP("cli-help-deep"))] = False,
    seat: Annotated[
        int | None, typer.Option("--seat", min=1, metavar="N", help=HELP("cli-help-analyse-seat"))
    ] = None,
    json: Json = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=HELP("cli-help-jobs"))] = 0,
    lang: Lang = None,
) -> None:
    """Tell which turns of a finished game cost something."""
    from figurka.agents.crew import cores
    from figurka.cli.analysing import Analyst
    from figurka.cli.saves import read_save
    from figurka.coach.judging import DEEP, QUICK

    with speaking(lang) as words:
        analyst, depth = Analyst(read_save(file), seat, words), DEEP if deep else QUICK
        try:
            analysis = analyst.analyse(depth, jobs or cores(), console(stderr=True))
        except KeyboardInterrupt:
            raise typer.Exit(INTERRUPTED) from None
        if json:
            typer.echo(analyst.as_json(analysis, depth))
        else:
            analyst.show(analysis, console())


@app.command(help=HELP("cli-help-puzzle"))
def puzzle(
    game: GameName = None,
    name: Annotated[
        str, typer.Argument(metavar=HELP("cli-metavar-puzzle"), help=HELP("cli-help-puzzle-name"))
    ] = "",
    theme: Annotated[
        str, typer.Option("--theme", metavar=HELP("cli-metavar-theme"), help=HELP("cli-help-theme"))
    ] = "",
    listed: Annotated[bool, typer.Option("--list", help=HELP("cli-help-puzzles-listed"))] = False,
    lang: Lang = None,
) -> None:
    """Solve a puzzle at the terminal: the named one, that of the day, or the next."""
    from figurka.cli.puzzling import PuzzleSession, pick, show_puzzles
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        if game is not None:
            find_rules(game)
        if listed:
            show_puzzles(game, theme, words, console())
            return
        PuzzleSession(pick(game, name, theme), words, console()).run()


@app.command(help=HELP("cli-help-puzzles"))
def puzzles(
    action: Annotated[str, typer.Argument(metavar="make|check", help=HELP("cli-help-puzzles-action"))],
    game: GameName = None,
    count: Annotated[
        int, typer.Option("--count", min=1, metavar="N", help=HELP("cli-help-puzzles-count"))
    ] = 44,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=HELP("cli-help-first-seed"))] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar=HELP("cli-file"), help=HELP("cli-help-puzzles-out"))
    ] = None,
    given: Annotated[
        list[Path] | None,
        typer.Option("--from", metavar=HELP("cli-file"), help=HELP("cli-help-puzzles-from")),
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=HELP("cli-help-jobs"))] = 0,
    lang: Lang = None,
) -> None:
    """Make the puzzles of a game, or solve those that there are anew."""
    from figurka.agents.crew import cores
    from figurka.cli.puzzle_making import check, make, make_from
    from figurka.cli.start import usual_game
    from figurka.core.errors import SettingsError
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        name = find_rules(game or usual_game()).name
        if action == "make":
            out, screen = out or Path(f"puzzles-{name}.json"), console(stderr=True)
            if given:
                make_from(name, given, out, jobs or cores(), words, screen)
            else:
                make(name, count, seed, out, jobs or cores(), words, screen)
        elif action != "check":
            raise SettingsError("cli-error-puzzles-action", action=action)
        elif not check(name, jobs or cores(), words, console()):
            raise typer.Exit(1)


@app.command(help=HELP("cli-help-verify"))
def verify(
    file: Annotated[Path, typer.Argument(metavar=HELP("cli-file"), help=HELP("cli-help-file"))],
    fingerprint: Annotated[
        str,
        typer.Option("--fingerprint", metavar=HELP("cli-metavar-digits"), help=HELP("cli-help-fingerprint")),
    ] = "",
    seal: Annotated[
        str, typer.Option("--seal", metavar=HELP("cli-metavar-digits"), help=HELP("cli-help-seal"))
    ] = "",
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Check a saved game."""
    from figurka.cli.saves import read_text
    from figurka.cli.verifying import as_json, show_verification
    from figurka.core import verifying

    with speaking(lang) as words:
        found = verifying.verify(read_text(file), fingerprint, seal)
        if json:
            typer.echo(as_json(found, words))
        else:
            show_verification(found, words, console())
        if found.standing is not verifying.Standing.HOLDS:
            raise typer.Exit(1)


@app.command(help=HELP("cli-help-simulate"))
def simulate(
    game: GameName = None,
    seats: Annotated[
        str, typer.Option("--seats", metavar=HELP("cli-metavar-agents"), help=HELP("cli-help-agents"))
    ] = "intermediate,beginner",
    number: Annotated[int, typer.Option("--games", min=1, metavar="N", help=HELP("cli-help-number"))] = 200,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=HELP("cli-help-first-seed"))] = 1,
    check: Annotated[bool, typer.Option("--check", help=HELP("cli-help-check"))] = False,
    json: Json = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=HELP("cli-help-jobs"))] = 0,
    by: Annotated[
        str, typer.Option("--by", metavar=HELP("cli-metavar-field"), help=HELP("cli-help-by"))
    ] = "",
    level: Level = None,
    settings: Set = None,
    lang: Lang = None,
) -> None:
    """Let agents play many games."""
    from figurka.agents.crew import cores
    from figurka.arena.simulate import Plan
    from figurka.cli import simulation
    from figurka.cli.seats import split_seats
    from figurka.cli.start import read_settings, usual_game

    with speaking(lang) as words:
        named = game or usual_game()
        plan = Plan(named, split_seats(seats), read_settings(settings or [], level, named), check, by)
        seeds = range(seed, seed + number)
        workers = jobs or cores()
        outcome = simulation.run(plan, seeds, workers, words, console(stderr=True))
        saved = simulation.save_failures(outcome, Path.cwd())
        if json:
            typer.echo(simulation.as_json(outcome, saved))
        else:
            simulation.show_summary(outcome, words, console())
        simulation.show_failures(outcome, saved, words, console(stderr=True))
        if outcome.stopped:
            raise typer.Exit(INTERRUPTED)
        if saved:
            raise typer.Exit(1)


@app.command(help=HELP("cli-help-balance"))
def balance(
    game: GameName = None,
    agent: Annotated[
        str, typer.Option("--agent", metavar=HELP("cli-metavar-agent"), help=HELP("cli-help-balance-agent"))
    ] = "intermediate",
    playouts: Annotated[
        int, typer.Option("--playouts", min=0, metavar="N", help=HELP("cli-help-balance-playouts"))
    ] = 0,
    seats: Annotated[str, typer.Option("--seats", metavar="N", help=HELP("cli-help-balance-seats"))] = "",
    number: Annotated[int, typer.Option("--games", min=1, metavar="N", help=HELP("cli-help-number"))] = 1000,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=HELP("cli-help-first-seed"))] = 1,
    of: Annotated[
        str, typer.Option("--of", metavar=HELP("cli-metavar-kind"), help=HELP("cli-help-balance-of"))
    ] = "",
    change: Annotated[
        Path | None,
        typer.Option("--change", metavar=HELP("cli-file"), help=HELP("cli-help-balance-change")),
    ] = None,
    across: Annotated[
        str, typer.Option("--across", metavar=HELP("cli-metavar-name"), help=HELP("cli-help-balance-across"))
    ] = "",
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar=HELP("cli-file"), help=HELP("cli-help-balance-report")),
    ] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar=HELP("cli-file"), help=HELP("cli-help-balance-json"))
    ] = None,
    csv: Annotated[
        Path | None,
        typer.Option("--csv", metavar=HELP("cli-metavar-folder"), help=HELP("cli-help-balance-csv")),
    ] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help=HELP("cli-help-balance-markdown"))] = False,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=HELP("cli-help-jobs"))] = 0,
    level: Level = None,
    settings: Set = None,
    lang: Lang = None,
) -> None:
    """Tell what wins in a game, or what a changed figure changes."""
    from figurka.agents import agent_name
    from figurka.agents.crew import cores
    from figurka.arena.balancing.changing import read_changes
    from figurka.arena.balancing.playing import Trial
    from figurka.cli import balancing
    from figurka.cli.start import read_counts, read_settings, usual_game
    from figurka.core.errors import SettingsError
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        rules = find_rules(game or usual_game())
        counts = read_counts(seats) if seats else (rules.usual_seats,)
        chosen = read_settings(settings or [], level, rules.name)
        trial = Trial(rules.name, counts[0], agent_name(agent), chosen, playouts)
        asked = balancing.Asked(trial, range(seed, seed + number), jobs or cores(), of, markdown)
        screen, progress = console(), console(stderr=True)
        if across:
            if change is not None:
                raise SettingsError("balance-error-both")
            if report or json or csv:
                raise SettingsError("balance-error-across-files")
            setting = balancing.find_setting(rules.name, across)
            lines, stopped = balancing.across(asked, setting, counts, words, progress)
            balancing.show_across(asked, setting, lines, stopped, words, screen)
            raise typer.Exit(INTERRUPTED if stopped else 0)
        if len(counts) > 1:
            raise SettingsError("balance-error-seats")
        files = balancing.Files(report, json, csv)
        files.check()
        if change is None:
            outcome = balancing.examine(asked, words, progress)
        else:
            outcome = balancing.compare(asked, read_changes(change), words, progress)
        balancing.show_outcome(outcome, words, screen)
        files.write(outcome, balancing.typed(), words, progress)
        if outcome.stopped:
            raise typer.Exit(INTERRUPTED)


@app.command(help=HELP("cli-help-arena"))
def arena(
    game: GameName = None,
    agents: Annotated[
        str, typer.Option("--agents", metavar=HELP("cli-metavar-agents"), help=HELP("cli-help-arena-agents"))
    ] = "intermediate,beginner,random",
    seats: Annotated[
        int | None, typer.Option("--seats", min=1, metavar="N", help=HELP("cli-help-arena-seats"))
    ] = None,
    number: Annotated[
        int | None, typer.Option("--games", min=1, metavar="N", help=HELP("cli-help-arena-games"))
    ] = None,
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=HELP("cli-help-first-seed"))] = 1,
    report: Annotated[
        Path | None,
        typer.Option("--report", metavar=HELP("cli-file"), help=HELP("cli-help-arena-report")),
    ] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar=HELP("cli-file"), help=HELP("cli-help-arena-json"))
    ] = None,
    keep: Annotated[
        Path | None, typer.Option("--keep", metavar=HELP("cli-file"), help=HELP("cli-help-arena-keep"))
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=HELP("cli-help-jobs"))] = 0,
    stop_early: Annotated[bool, typer.Option("--stop-early", help=HELP("cli-help-stop-early"))] = False,
    scheduler: Annotated[
        str,
        typer.Option("--scheduler", metavar=HELP("cli-metavar-address"), help=HELP("cli-help-scheduler")),
    ] = "",
    check: Annotated[
        Path | None, typer.Option("--check", metavar=HELP("cli-file"), help=HELP("cli-help-arena-check"))
    ] = None,
    level: Level = None,
    settings: Set = None,
    lang: Lang = None,
) -> None:
    """Let agents compete, or play kept games again."""
    from figurka.agents.crew import cores
    from figurka.arena.checking import read_kept
    from figurka.arena.contest import Contest
    from figurka.cli import arena as contests
    from figurka.cli.seats import split_seats
    from figurka.cli.start import read_settings, usual_game
    from figurka.core.errors import SettingsError
    from figurka.core.registry import find_rules

    with speaking(lang) as words:
        workers = jobs or cores()
        if check is not None:
            if game is not None:
                raise SettingsError("error-arena-check-game")
            if not contests.check(read_kept(check), number or contests.CHECKED, workers, words, console()):
                raise typer.Exit(1)
            return
        named = game or usual_game()
        chosen = read_settings(settings or [], level, named)
        contest = Contest.of(named, split_seats(agents), seats or find_rules(named).usual_seats, seed, chosen)
        request = contests.Request(
            contest, number or contests.GAMES, workers, scheduler, stop_early, report, json, keep, jobs
        )
        findings = contests.run(request, words, console(stderr=True))
        contests.show(request, findings, words, console())
        contests.show_failures(findings, words, console(stderr=True))
        contests.write(request, findings, words, console(stderr=True))
        contests.forget(request, findings)
        if findings.pace.stopped:
            raise typer.Exit(INTERRUPTED)
        if findings.failures:
            raise typer.Exit(1)


@app.command(help=HELP("cli-help-tune"))
def tune(
    game: GameName = None,
    seats: Annotated[str, typer.Option("--seats", metavar="N,N", help=HELP("cli-help-tune-seats"))] = "2",
    method: Annotated[
        str, typer.Option("--method", metavar="shake|fit|evolve", help=HELP("cli-help-tune-method"))
    ] = "shake",
    rounds: Annotated[
        int, typer.Option("--rounds", min=1, metavar="N", help=HELP("cli-help-tune-rounds"))
    ] = 6,
    number: Annotated[
        int, typer.Option("--games", min=40, metavar="N", help=HELP("cli-help-tune-games"))
    ] = 1500,
    spread: Annotated[
        float, typer.Option("--spread", min=0.01, max=2.0, metavar="X", help=HELP("cli-help-tune-spread"))
    ] = 0.25,
    looks: Annotated[bool, typer.Option("--looks", help=HELP("cli-help-tune-looks"))] = False,
    hold: Annotated[
        str, typer.Option("--hold", metavar=HELP("cli-metavar-weights"), help=HELP("cli-help-tune-hold"))
    ] = "",
    seed: Annotated[int, typer.Option("--seed", min=0, metavar="N", help=HELP("cli-help-first-seed"))] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", metavar=HELP("cli-file"), help=HELP("cli-help-tune-out"))
    ] = None,
    jobs: Annotated[int, typer.Option("--jobs", min=0, metavar="N", help=HELP("cli-help-jobs"))] = 0,
    settings: Set = None,
    lang: Lang = None,
) -> None:
    """Make the weights of a game's computer players from whole games."""
    from figurka.agents.crew import cores
    from figurka.cli.start import read_counts, read_settings, usual_game

    with speaking(lang) as words:
        try:
            from figurka.arena.tuning.run import Plan
            from figurka.cli import tuning
        except ModuleNotFoundError as error:
            raise FigurkaError("cli-error-tune-extra") from error
        name = game or usual_game()
        chosen = read_settings(settings or [], None, name)
        held = tuple(weight.strip() for weight in hold.split(",") if weight.strip())
        plan = Plan(name, read_counts(seats), method, rounds, number, spread, seed, chosen, looks, held)
        out = out or Path(f"weights-{name}.json")
        tuning.run(plan, out.with_suffix(".progress"), out, jobs or cores(), words, console(stderr=True))


@app.command(help=HELP("cli-help-bench"))
def bench(
    games: Annotated[
        list[str] | None, typer.Argument(metavar=HELP("cli-metavar-games"), help=HELP("cli-help-bench-which"))
    ] = None,
    seats: Annotated[
        int | None, typer.Option("--seats", min=1, metavar="N", help=HELP("cli-help-bench-seats"))
    ] = None,
    number: Annotated[
        int, typer.Option("--games", min=1, metavar="N", help=HELP("cli-help-bench-games"))
    ] = 50,
    repeats: Annotated[int, typer.Option("--repeats", min=1, metavar="N", help=HELP("cli-help-repeats"))] = 5,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Measure how fast games run here."""
    from figurka.cli import bench as benching
    from figurka.core.registry import all_rules

    with speaking(lang) as words:
        reports = [
            benching.take(game, seats, number, repeats)
            for game in games or [rules.name for rules in all_rules()]
        ]
        if json:
            typer.echo(benching.as_json(reports))
        else:
            benching.show(reports, words, console())


@app.command(help=HELP("cli-help-serve"))
def serve(
    host: Annotated[str, typer.Option("--host", help=HELP("cli-help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=HELP("cli-help-port"))] = 8000,
    database: Address = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help=HELP("cli-help-browser"))] = True,
    pace: Annotated[float, typer.Option("--pace", min=0.0, help=HELP("cli-help-pace"))] = 0.6,
    private_notices: Annotated[
        bool, typer.Option("--private-notices", help=HELP("cli-help-private-notices"))
    ] = False,
    proxies: Annotated[
        list[str] | None,
        typer.Option("--proxy", metavar=HELP("cli-metavar-address"), help=HELP("cli-help-proxy")),
    ] = None,
    hosts: Annotated[
        list[str] | None,
        typer.Option("--host-name", metavar=HELP("cli-metavar-name"), help=HELP("cli-help-host-name")),
    ] = None,
    address: Annotated[str, typer.Option("--address", metavar="URL", help=HELP("cli-help-address"))] = "",
    log: Annotated[str, typer.Option("--log", metavar="plain|json", help=HELP("cli-help-log"))] = "",
    metrics: Annotated[
        bool | None, typer.Option("--metrics/--no-metrics", help=HELP("cli-help-metrics"))
    ] = None,
    processes: Annotated[
        int, typer.Option("--processes", min=1, max=64, metavar="N", help=HELP("cli-help-processes"))
    ] = 1,
    durable: Annotated[bool, typer.Option("--durable", help=HELP("cli-help-durable"))] = False,
    expire: Annotated[
        int | None,
        typer.Option("--expire", min=1, metavar=HELP("cli-metavar-days"), help=HELP("cli-help-expire")),
    ] = None,
    lang: Lang = None,
) -> None:
    """Serve the tables to browsers."""
    import os

    from figurka.cli.serving import serve_tables
    from figurka.web.hosting import hosting_of

    with speaking(lang) as words:
        hosting = hosting_of(proxies or (), hosts or (), address, log, metrics, os.environ)
        serve_tables(
            *(host, port, database, browser, pace, hosting, words, console(stderr=True)),
            processes=processes,
            durable=durable,
            expire=expire,
            private_notices=private_notices,
        )


add_operating(app)
add_companions(app)
in_our_words(app)


def main() -> None:
    """Run the command."""
    speak_unicode()
    app()


if __name__ == "__main__":
    main()
