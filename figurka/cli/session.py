"""A game at the terminal: people and computer opponents take their turns until it ends or somebody leaves."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from traceback import format_exc
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.text import Text

from figurka.agents import Agent, new_agent
from figurka.agents.crew import Crew
from figurka.cli.answering import (
    by_printed_letter,
    did_you_mean,
    no_such_number,
    not_now,
    resolved,
    which,
    why,
)
from figurka.cli.coaching import TerminalCoach, drawn_advice
from figurka.cli.dealing import promise, revelations
from figurka.cli.drawing import find_table
from figurka.cli.ending import show_ending
from figurka.cli.fitting import Fitted, crowd_out, fold_to_fit, lines_of, window_height
from figurka.cli.frames import title_of
from figurka.cli.guiding import SpokenGuide
from figurka.cli.language import next_language
from figurka.cli.lookup import best_matches, explain
from figurka.cli.numbering import NOTHING, Numberings
from figurka.cli.output import clear
from figurka.cli.plain import PlainTable
from figurka.cli.prompt import (
    Do,
    LeaveError,
    Line,
    agreed,
    command_list,
    is_no,
    is_yes,
    read_line,
    understand,
)
from figurka.cli.saves import resuming_command, write_save, write_text
from figurka.cli.scene import Scene
from figurka.cli.seats import Seat, seat_names
from figurka.cli.telling import bullets, draw_choices, draw_question, sentences
from figurka.core.chance import agent_seed
from figurka.core.decision import Decision
from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.guide.phrase import plain
from figurka.locales import Words

TITLE = 1
"""The line with the game's name."""
PROMPT = 1
"""The line on which is typed."""


class Session:
    """One sitting: who plays, what each has been told, and where it is saved."""

    def __init__(
        self,
        game: Game[Any],
        seats: Sequence[Seat],
        words: Words,
        screen: Console,
        path: Path,
        told: Mapping[int | None, int],
        open_seed: bool = False,
        notice: str = "",
        crew: Crew | None = None,
        guided: bool = False,
    ) -> None:
        self.game = game
        self.seats = seats
        self.words = words
        self.screen = screen
        self.path = path
        self.open_seed = open_seed
        """Whether somebody gave the seed by hand."""
        self.notice = notice
        """What everybody is told first, or nothing."""
        self.table = find_table(game.rules.name)
        self.agents: dict[int, Agent] = {
            seat: new_agent(who.word, agent_seed(game.config.seed, seat), crew=crew)
            for seat, who in enumerate(seats)
            if who.is_agent
        }
        self.people = [seat for seat, who in enumerate(seats) if not who.is_agent]
        self.told = dict(told)
        """How many events each person has heard of, or the spectator of a game without people."""
        self.present: int | None = self.people[0] if len(self.people) == 1 else None
        """The person at the keyboard."""
        self.latest: Sequence[Event] = ()
        """What the person at the keyboard heard of last."""
        self.drawn_turn = -1
        """The turn for which the table was drawn last."""
        self.taught: set[int | None] = set()
        """Who has seen what the signs mean."""
        self.numberings = Numberings(game, self.table)
        """What is typed for what."""
        self.previewed = NOTHING
        """The index of the option that is shown and waits to be confirmed."""
        self.guide = SpokenGuide(game, self.people, guided)
        """Who makes remarks in a first game; nobody where several people play."""
        self.coach = TerminalCoach()
        self.undone: list[int] = []
        """What was taken back and can be done again, the next last."""

    # The course of the game

    def run(self) -> None:
        """Play until the game is over or a person leaves; either way it is saved."""
        if not self.people:
            self.tell_promise()
            self.tell_notice()
        try:
            while (decision := self.game.decision) is not None:
                if decision.seat in self.agents:
                    self.game.choose(self.agents[decision.seat].choose(self.game))
                    if not self.people:
                        self.tell_news()
                else:
                    self.ask(decision)
        except (LeaveError, KeyboardInterrupt):
            self.save(self.path)
            self.say(self.words("cli-resume", command=self.resuming_command()), to_copy=True)
            return
        self.save(self.path)
        self.end()

    def ask(self, decision: Decision) -> None:
        """Put a decision before the person whose it is; if it cannot be drawn, it is asked again plainly."""
        made, told = len(self.game.history), dict(self.told)
        try:
            self.put(decision)
        except LeaveError:
            raise
        except Exception:
            if type(self.table) is PlainTable or len(self.game.history) != made:
                raise
            self.told = told
            self.draw_plainly(format_exc())

    def put(self, decision: Decision) -> None:
        """Put a decision before the person whose it is, until a command changes the game."""
        self.hand_over(decision.seat)
        amid_turn = self.game.turns == self.drawn_turn
        if amid_turn:
            self.tell_news()
            self.print_question(decision, amid_turn)
        else:
            self.draw_all(decision, self.told_in_words(self.unheard()))
        self.previewed = NOTHING
        while self.game.decision is decision:
            prompt = "> " if self.previewed == NOTHING else self.words("cli-preview-prompt")
            self.obey(self.understood(read_line(self.screen, prompt)), decision)

    def draw_plainly(self, trouble: str) -> None:
        """From now on draw the table plainly, and note what went wrong with its own drawing."""
        note = self.path.with_suffix(".error.txt")
        write_text(note, trouble)
        self.table, self.drawn_turn = PlainTable(), -1
        self.numberings = Numberings(self.game, self.table)
        self.say(self.words("cli-drawn-plainly", file=str(note)), to_copy=True)

    def hand_over(self, seat: int) -> None:
        """Where several people share the terminal, hide the hand of one from the next."""
        if seat == self.present:
            return
        clear(self.screen)
        self.drawn_turn = -1
        read_line(self.screen, self.words("cli-pass-keyboard", player=self.names[seat]))
        self.present = seat

    def end(self) -> None:
        """Tell what happened last, who won, and where the game is kept."""
        if len(self.people) > 1:
            self.present = None
        else:
            self.tell_news()
        show_ending(self.game, self.present, self.names, self.words, self.screen)
        command = f"figurka replay {shlex.quote(str(self.path))}"
        self.say(self.words("cli-saved-at-end", command=command), to_copy=True)
        for line in revelations(self.game, self.seats, str(self.path), self.words):
            self.say(line, to_copy=True)

    def resuming_command(self) -> str:
        """What to type to play on."""
        return resuming_command(self.path, self.words)

    # What is seen

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, in the language of now."""
        return seat_names(self.seats, self.game.rules.name, self.words)

    def scene(self) -> Scene[Any]:
        """What the person at the keyboard sees, with the numbers and letters of what can be chosen."""
        scene = Scene(self.game.view(self.present), self.words, self.names, self.screen.width)
        if self.game.decision is None:
            return scene
        numbering = self.numberings.now()
        return replace(scene, numbers=numbering.numbers, letters=numbering.letters)

    def draw_all(self, decision: Decision, news: Sequence[RenderableType] = (), whole: bool = False) -> None:
        """Draw the table, what is new and the question, fitted to the window; long news come first."""
        if self.present not in self.taught:
            self.print_legend()
            self.tell_promise()
            self.tell_notice()
            self.taught.add(self.present)
        question = self.question(decision, False)
        fitted = self.fitted([*news, *question], whole)
        if news and crowd_out(news, fitted, self.screen):
            self.screen.print(Group(*news))
            brief = self.table.in_brief(self.latest, self.scene())
            above = Text(self.words("cli-news-above"), "dim")
            news = [above] if brief is None else [brief, above]
            fitted = self.fitted([*news, *question], whole)
        self.draw_table(fitted.scene)
        self.screen.print(Group(*news, *(question if fitted.fits else self.question(decision, True))))

    def fitted(self, below: Sequence[RenderableType], whole: bool) -> Fitted:
        """What is drawn of the table: as much as there is room for above what stands below it, or all."""
        scene, height = self.scene(), window_height(self.screen)
        if height is None or whole:
            return Fitted(scene, fits=True)
        room = height - lines_of(Group(*below), self.screen) - TITLE - PROMPT
        return fold_to_fit(self.table, self.game.decision, scene, room, self.screen)

    def draw_table(self, scene: Scene[Any]) -> None:
        """Draw the table under the game's title, and say how much of it is folded."""
        title = Rule(Text(self.words.say(self.game.rules.title()), "bold"), style="dim")
        self.screen.print(title, self.table.draw(scene))
        if scene.folded:
            self.screen.print(Text(self.words("cli-folded", count=len(scene.folded)), "dim"))
        self.drawn_turn = self.game.turns

    def draw_parts(self, word: str) -> None:
        """Draw the parts of the table that a word means, or say which there are."""
        parts = self.table.parts(self.scene())
        found = best_matches(word, list(parts), lambda name: (name, title_of(parts[name])))
        for name in found:
            self.screen.print(parts[name])
        if not found:
            self.say(self.words("cli-no-such-part", word=word, parts=", ".join(parts) or "–"))

    def print_legend(self) -> None:
        """Print what the signs of the table mean."""
        legend = self.table.legend(self.words)
        if legend is not None:
            self.screen.print(legend)

    def tell_notice(self) -> None:
        """Tell what everybody is told first."""
        if self.notice:
            self.say(self.notice)

    def tell_promise(self) -> None:
        """Tell what is promised of the game's chance; of a printed game's bots nobody asks that."""
        if not self.game.rules.companion_of:
            told = promise(self.game, self.open_seed, self.words)
            self.screen.print(Text(told, "dim"), soft_wrap=True)

    def question(self, decision: Decision, with_status: bool) -> list[RenderableType]:
        """What is asked and what may be chosen; far from the table, also what the person has."""
        scene = self.scene()
        parts = [
            self.table.focus(decision, scene),
            draw_question(self.game, decision, scene),
            self.table.status(scene) if with_status else None,
            draw_choices(self.game, decision, self.table, scene),
        ]
        if not self.numberings.now().continued:
            parts.append(Text(self.words("cli-prompt-hint"), "dim"))
        return ["", *self.guide.remark(self.words), *(part for part in parts if part is not None)]

    def print_question(self, decision: Decision, with_status: bool) -> None:
        """Print what is asked and what may be chosen."""
        self.screen.print(Group(*self.question(decision, with_status)))

    def print_choices(self, decision: Decision) -> None:
        """Print all that may be chosen."""
        self.screen.print(draw_choices(self.game, decision, self.table, self.scene(), whole=True))

    def events(self) -> list[Event]:
        """All that has happened."""
        return self.game.journal.events if self.game.journal is not None else []

    def unheard(self) -> list[Event]:
        """What happened since the last decision of the person at the keyboard, who now hears of it."""
        events = self.events()
        new = events[self.told.get(self.present, 0) :]
        self.told[self.present] = len(events)
        self.latest = new
        return new

    def tell_news(self) -> None:
        """Tell the person at the keyboard what happened since his last decision."""
        self.screen.print(Group(*self.told_in_words(self.unheard())), end="")

    def told_in_words(self, events: Sequence[Event]) -> list[RenderableType]:
        """News as sentences."""
        return self.sentences(events)

    def sentences(self, events: Sequence[Event]) -> list[RenderableType]:
        """Events as sentences."""
        return bullets(sentences(self.game, events, self.present, self.names, self.words))

    def say(self, message: str, to_copy: bool = False) -> None:
        """Print a message to the person; one with a command or path to copy is not broken into lines."""
        self.screen.print(Text(message), soft_wrap=to_copy)

    # What is typed

    def understood(self, typed: str) -> Line:
        """What a typed line asks for; Enter confirms a choice that is shown."""
        numbering, scene = self.numberings.now(), self.scene()
        line = by_printed_letter(typed.strip(), numbering, self.table, scene) or resolved(
            understand(typed), numbering, self.table, scene
        )
        shown = self.previewed
        self.previewed = NOTHING
        if shown == NOTHING:
            return line
        if line.do is Do.NOTHING or line.index == shown or is_yes(typed, self.words):
            return Line(Do.CONFIRM, index=shown)
        if is_no(typed):
            return Line(Do.REJECT)
        if line.do is not Do.CHOOSE or line.index == NOTHING:
            self.previewed = shown
        return line

    def obey(self, line: Line, decision: Decision) -> None:
        """Do what a typed line asks for; what cannot be done is said, and nothing is lost."""
        try:
            match line.do:
                case Do.CHOOSE if line.index == NOTHING:
                    self.answer([no_such_number(line.number, self.numberings.now(), self.words)])
                case Do.CHOOSE:
                    self.pick(line.index, decision)
                case Do.CONFIRM:
                    self.choose(line.index)
                case Do.REJECT:
                    self.say(self.words("cli-choose-again"))
                case Do.LETTER:
                    self.answer(
                        not_now(line.word, self.numberings.now(), self.game, self.table, self.scene())
                    )
                case Do.WHICH:
                    self.answer(which(line.word, decision, self.game, self.table, self.scene()))
                case Do.LIST:
                    self.print_choices(decision)
                case Do.UNDO:
                    self.go_back(self.game.undo)
                case Do.RESET:
                    self.go_back(self.game.reset_turn)
                case Do.REDO:
                    self.redo()
                case Do.HELP:
                    self.help(line.word)
                case Do.HINT:
                    self.advise()
                case Do.WHY:
                    self.answer(why(line.word, self.game, self.table, self.scene()))
                case Do.JOURNAL:
                    self.screen.print(Group(*self.sentences(self.events())), end="")
                case Do.SAVE:
                    self.save_copy(line.word)
                case Do.TABLE if line.word:
                    self.draw_parts(line.word)
                case Do.TABLE | Do.WHOLE:
                    self.draw_all(decision, whole=line.do is Do.WHOLE)
                case Do.LANGUAGE:
                    self.words = next_language(self.words)
                    self.draw_all(decision)
                case Do.GUIDE:
                    self.say(self.words(self.guide.switch()))
                case Do.LEAVE:
                    raise LeaveError
                case Do.NOTHING:
                    self.say(self.words("cli-empty-line", choices=self.numberings.now().choices()))
                case Do.UNKNOWN:
                    self.answer(did_you_mean(line.word, decision, self.game, self.scene()))
        except FigurkaError as error:
            self.say(self.words.say(error.message))

    def answer(self, lines: Sequence[str]) -> None:
        """Say what a question is answered by."""
        for line in lines:
            self.say(line)

    def pick(self, index: int, decision: Decision) -> None:
        """Choose an option, which is shown first if it can be and confirmed if it ends one's game."""
        option, scene = decision.options[index], self.scene()
        shown = self.table.preview(decision, option, scene)
        caution = self.game.caution(index) or self.guide.doubt(index)
        if shown is not None:
            self.screen.print(shown)
        if caution is not None:
            self.say(plain(self.words.say(caution)))
        if shown is not None:
            self.previewed = index
            return
        doubt = "cli-confirm" if self.table.is_final(option.key, scene) else "cli-sure" if caution else ""
        if doubt and not agreed(self.screen, self.words(doubt), self.words):
            self.say(self.words("cli-not-confirmed"))
            return
        self.choose(index)

    def choose(self, index: int) -> None:
        """Choose the option at this index for good; what was taken back before is forgotten if it differs."""
        if self.undone and self.undone.pop() != index:
            self.undone.clear()
        self.game.choose(index)
        self.save(self.path)

    def go_back(self, step: Callable[[], None]) -> None:
        """Take choices back, and tell nothing twice."""
        before = self.game.history[:]
        step()
        self.undone += reversed(before[len(self.game.history) :])
        self.told[self.present] = len(self.events())
        self.drawn_turn = -1
        self.say(self.words("cli-taken-back"))
        self.save(self.path)

    def redo(self) -> None:
        """Choose again what was taken back last."""
        if not self.undone:
            self.say(self.words("cli-nothing-to-redo"))
            return
        self.choose(self.undone[-1])

    def help(self, word: str) -> None:
        """Explain a word, or all commands."""
        if word:
            explain(word, self.table.terms_now(self.scene()), self.game.rules, self.words, self.screen)
            return
        table = self.table
        self.screen.print(command_list(self.words, self.game.rules, table.letters, table.printed))
        self.print_legend()
        hint = f"{self.game.rules.name}-ways-to-win"
        if self.words.knows(hint):
            self.screen.print(Text(self.words(hint), "italic"))

    def advise(self) -> None:
        """Say which options are best, and why; asked again, think on about them."""
        if self.game.rules.companion_of:
            self.say(self.words("cli-hint-none"))
            return
        self.screen.print(Text(self.words("cli-hint-thinking"), "dim"))
        for advice in self.coach.advise(self.game):
            self.screen.print(Group(*drawn_advice(self.game, advice, self.scene())))

    # Saving

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        write_save(path, self.game, self.seats, self.open_seed)

    def save_copy(self, name: str) -> None:
        """Write the game to a file that the person names, or to the one where it is kept anyway."""
        path = Path(name).expanduser() if name else self.path
        self.save(path)
        self.say(self.words("cli-saved", file=str(path)), to_copy=True)
