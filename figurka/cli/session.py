"""A game at the terminal: people and computer opponents take their turns until it ends or somebody leaves."""

import shlex
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from figurka.agents import Agent, new_agent
from figurka.cli.dealing import promise, revelations
from figurka.cli.drawing import find_table
from figurka.cli.ending import show_ending
from figurka.cli.language import next_language
from figurka.cli.lookup import best_matches, explain
from figurka.cli.output import clear
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
    with_example,
)
from figurka.cli.saves import write_save
from figurka.cli.scene import Scene, Thing
from figurka.cli.seats import Seat, seat_names
from figurka.cli.telling import draw_choices, draw_question, option_names, print_bullets, sentences
from figurka.core.chance import agent_seed
from figurka.core.decision import Decision
from figurka.core.errors import FigurkaError
from figurka.core.game import Game
from figurka.core.journal import Event
from figurka.locales import Words

MOST_ANSWERS = 6
"""So many reasons or suggestions are given at once."""


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
            seat: new_agent(who.word, agent_seed(game.config.seed, seat))
            for seat, who in enumerate(seats)
            if who.is_agent
        }
        self.people = [seat for seat, who in enumerate(seats) if not who.is_agent]
        self.told = dict(told)
        """How many events each person has heard of, or the spectator of a game without people."""
        self.present: int | None = self.people[0] if len(self.people) == 1 else None
        """The person at the keyboard."""
        self.drawn_turn = -1
        """The turn for which the table was drawn last."""
        self.taught: set[int | None] = set()
        """Who has seen what the signs mean."""
        self.previewed = 0
        """The number of the option that is shown and waits to be confirmed."""

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
        """Put a decision before the person whose it is, until a command changes the game."""
        self.hand_over(decision.seat)
        amid_turn = self.game.turns == self.drawn_turn
        if not amid_turn:
            self.draw_table()
        self.tell_news()
        self.print_question(decision, amid_turn)
        self.previewed = 0
        while self.game.decision is decision:
            prompt = self.words("cli-preview-prompt") if self.previewed else "> "
            self.obey(self.understood(read_line(self.screen, prompt)), decision)

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
        return f"figurka play --load {shlex.quote(str(self.path))} --lang {self.words.language}"

    # What is seen

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, in the language of now."""
        return seat_names(self.seats, self.game.rules.name, self.words)

    def scene(self) -> Scene[Any]:
        """What the person at the keyboard sees, with the numbers of what can be chosen."""
        decision = self.game.decision
        options = decision.options if decision is not None else ()
        numbers = {option.key: number for number, option in enumerate(options, 1)}
        return Scene(self.game.view(self.present), self.words, self.names, self.screen.width, numbers)

    def draw_table(self) -> None:
        """Draw the whole table."""
        title = self.words.say(self.game.rules.title())
        self.screen.print(Rule(Text(title, "bold"), style="dim"))
        self.screen.print(self.table.draw(self.scene()))
        if self.present not in self.taught:
            self.print_legend()
            self.tell_promise()
            self.tell_notice()
            self.taught.add(self.present)
        self.drawn_turn = self.game.turns

    def draw_parts(self, word: str) -> None:
        """Draw the parts of the table that a word means, or say which there are."""
        parts = self.table.parts(self.scene())
        found = best_matches(word, list(parts), lambda name: (name,))
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

    def print_question(self, decision: Decision, with_status: bool) -> None:
        """Print what is asked and what may be chosen; far from the table, also what the person has."""
        scene = self.scene()
        self.screen.print()
        focus = self.table.focus(decision, scene)
        if focus is not None:
            self.screen.print(focus)
        self.screen.print(draw_question(self.game, decision, scene))
        status = self.table.status(scene) if with_status else None
        if status is not None:
            self.screen.print(status)
        self.screen.print(draw_choices(self.game, decision, self.table, scene))
        self.screen.print(Text(self.words("cli-prompt-hint"), "dim"))

    def print_choices(self, decision: Decision) -> None:
        """Print all that may be chosen."""
        self.screen.print(draw_choices(self.game, decision, self.table, self.scene(), whole=True))

    def events(self) -> list[Event]:
        """All that has happened."""
        return self.game.journal.events if self.game.journal is not None else []

    def tell_news(self) -> None:
        """Tell the person at the keyboard what happened since his last decision."""
        events = self.events()
        self.print_events(events[self.told.get(self.present, 0) :])
        self.told[self.present] = len(events)

    def print_events(self, events: Sequence[Event]) -> None:
        """Print events as sentences."""
        print_bullets(sentences(self.game, events, self.present, self.names, self.words), self.screen)

    def say(self, message: str, to_copy: bool = False) -> None:
        """Print a message to the person; one with a command or path to copy is not broken into lines."""
        self.screen.print(Text(message), soft_wrap=to_copy)

    # What is typed

    def understood(self, typed: str) -> Line:
        """What a typed line asks for; Enter confirms a choice that is shown, a label stands for a number."""
        line, shown = understand(typed), self.previewed
        self.previewed = 0
        if line.do is Do.UNKNOWN and (key := self.table.shorthand(line.word, self.scene())) is not None:
            number = self.scene().numbers.get(key, 0)
            line = Line(Do.CHOOSE, number=number) if number else Line(Do.WHY, word=line.word)
        if not shown:
            return line
        if line.do is Do.NOTHING or line == Line(Do.CHOOSE, number=shown) or is_yes(typed, self.words):
            return Line(Do.CONFIRM, number=shown)
        return Line(Do.REJECT) if is_no(typed) else line

    def obey(self, line: Line, decision: Decision) -> None:
        """Do what a typed line asks for; what cannot be done is said, and nothing is lost."""
        try:
            match line.do:
                case Do.CHOOSE:
                    self.pick(line.number, decision)
                case Do.CONFIRM:
                    self.choose(line.number)
                case Do.REJECT:
                    self.say(self.words("cli-choose-again"))
                case Do.LIST:
                    self.print_choices(decision)
                case Do.UNDO:
                    self.go_back(self.game.undo)
                case Do.RESET:
                    self.go_back(self.game.reset_turn)
                case Do.HELP:
                    self.help(line.word)
                case Do.WHY:
                    self.why(line.word)
                case Do.JOURNAL:
                    self.print_events(self.events())
                case Do.SAVE:
                    self.save_copy(line.word)
                case Do.TABLE if line.word:
                    self.draw_parts(line.word)
                case Do.TABLE | Do.LANGUAGE:
                    self.redraw(decision, line.do)
                case Do.LEAVE:
                    raise LeaveError
                case Do.NOTHING:
                    self.say(self.words("cli-empty-line", last=len(decision.options)))
                case Do.UNKNOWN:
                    self.did_you_mean(line.word, decision)
        except FigurkaError as error:
            self.say(self.words.say(error.message))

    def pick(self, number: int, decision: Decision) -> None:
        """Choose an option, which is shown first if it can be and confirmed if it ends one's game."""
        if not 1 <= number <= len(decision.options):
            self.say(self.words("cli-no-such-number", number=number, last=len(decision.options)))
            return
        option, scene = decision.options[number - 1], self.scene()
        shown = self.table.preview(decision, option, scene)
        if shown is not None:
            self.screen.print(shown)
            self.previewed = number
            return
        final = self.table.is_final(option.key, scene)
        if final and not agreed(self.screen, self.words("cli-confirm"), self.words):
            self.say(self.words("cli-not-confirmed"))
            return
        self.choose(number)

    def choose(self, number: int) -> None:
        """Choose the option of this number for good."""
        self.game.choose(number - 1)
        self.save(self.path)

    def go_back(self, step: Callable[[], None]) -> None:
        """Take choices back, and tell nothing twice."""
        step()
        self.told[self.present] = len(self.events())
        self.drawn_turn = -1
        self.say(self.words("cli-taken-back"))
        self.save(self.path)

    def redraw(self, decision: Decision, do: Do) -> None:
        """Draw the table and ask again, perhaps in the other language."""
        if do is Do.LANGUAGE:
            self.words = next_language(self.words)
        self.draw_table()
        self.print_question(decision, False)

    def help(self, word: str) -> None:
        """Explain a word, or all commands."""
        if word:
            explain(word, self.table.terms(self.words), self.game.rules, self.words, self.screen)
            return
        self.screen.print(command_list(self.words, self.game.rules.name))
        self.print_legend()
        hint = f"{self.game.rules.name}-ways-to-win"
        if self.words.knows(hint):
            self.screen.print(Text(self.words(hint), "italic"))

    def why(self, word: str) -> None:
        """Say why the things that a word means cannot be chosen, or by which number they can."""
        if not word:
            examples = f"cli-{self.game.rules.name}-examples"
            self.say(f"{with_example(self.words('cli-why-what'), examples, 'why', self.words)}.")
            return
        scene = self.scene()
        found = best_matches(word, self.table.things(scene), lambda thing: (thing.id, thing.name))
        if not found:
            self.say(self.words("cli-explain-unknown", word=word))
        for thing in found[:MOST_ANSWERS]:
            self.say(self.reason(thing, scene))

    def reason(self, thing: Thing, scene: Scene[Any]) -> str:
        """Why a thing cannot be chosen."""
        refusal = self.game.why_not(thing.key)
        if refusal is None:
            return self.words("cli-why-can", thing=thing.name, number=scene.numbers[thing.key])
        return self.words("cli-why-cannot", thing=thing.name, reason=refusal.message())

    def did_you_mean(self, word: str, decision: Decision) -> None:
        """Answer a line that means nothing: perhaps it names an option."""
        names = option_names(self.game, decision, self.scene())
        numbered = [(str(number), name) for number, name in enumerate(names, 1)]
        found = best_matches(word, numbered, lambda option: (option[1],))[:MOST_ANSWERS]
        if found:
            options = ", ".join(f"{number} = {name}" for number, name in found)
            self.say(self.words("cli-did-you-mean", options=options))
        else:
            self.say(self.words("cli-not-understood", line=word))

    # Saving

    def save(self, path: Path) -> None:
        """Write the game to a file."""
        write_save(path, self.game, self.seats, self.open_seed)

    def save_copy(self, name: str) -> None:
        """Write the game to a file that the person names, or to the one where it is kept anyway."""
        path = Path(name).expanduser() if name else self.path
        self.save(path)
        self.say(self.words("cli-saved", file=str(path)), to_copy=True)
