"""What Viticulture's things are called and do, in whole words."""

from figurka.core.decision import Option
from figurka.games.viticulture.rules.things import Action
from figurka.games.viticulture.words.effects import action_text, steps_text
from figurka.games.viticulture.world.rules.things import DESIGNED
from figurka.games.viticulture.world.words.telling import called
from figurka.locales import Message, Words, capital


def sentence(message: Message, words: Words) -> str:
    """What a thing does, with a capital and a full stop and without the line breaks of a file."""
    text = capital(words.say(message).replace("\n", " "))
    return text if text.endswith((".", "!", "?")) else f"{text}."


def title(thing: Option, words: Words) -> str:
    """What a thing is called."""
    return capital(words.say(called(thing)))


def action_face(action: Action, words: Words) -> str:
    """What an action does, and the bonus of its middle space."""
    text = sentence(action_text(action.effect.ways[0].steps), words)
    if not action.bonus:
        return text
    bonus = words("cli-viticulture-content-bonus")
    return f"{text} {bonus}: {sentence(steps_text(action.bonus), words)}"


def about(message_id: str, words: Words) -> str:
    """The explanation that stands beside a name."""
    return words(message_id, "about").replace("\n", " ")


def source_mark(source: str, words: Words) -> str:
    """Where a thing is from; what is this project's own is marked so."""
    if source == DESIGNED:
        return words("viticulture-designed", "short")
    return words(f"cli-source-{source}")
