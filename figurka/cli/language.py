"""Which language the terminal speaks, and how words are compared."""

import unicodedata
from collections.abc import Mapping, Sequence

from figurka.core.errors import FigurkaError
from figurka.locales import LANGUAGES, Words

LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


class LanguageError(FigurkaError):
    """No such language."""


def environment_language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for: FIGURKA_LANG, then the locale, then English."""
    wanted = environment.get("FIGURKA_LANG", "")
    if not wanted:
        wanted = next((environment[name] for name in LOCALE_VARIABLES if environment.get(name)), "")
    code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return code if code in LANGUAGES else "en"


def argument_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of the help texts: `--lang` wherever it stands, else the environment's."""
    for place, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            value = value or "".join(arguments[place + 1 : place + 2])
            if value in LANGUAGES:
                return value
    return environment_language(environment)


def find_words(lang: str | None, environment: Mapping[str, str]) -> Words:
    """The words of the language that was asked for, or of the environment's."""
    if lang is None:
        return Words(environment_language(environment))
    if lang not in LANGUAGES:
        raise LanguageError("cli-error-language", language=lang, languages=", ".join(LANGUAGES))
    return Words(lang)


def next_language(words: Words) -> Words:
    """The words of the language after this one."""
    return Words(LANGUAGES[(LANGUAGES.index(words.language) + 1) % len(LANGUAGES)])


def plain(text: str) -> str:
    """A text for comparing: without case, accents and the signs between words."""
    apart = unicodedata.normalize("NFD", text.casefold())
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(letters.replace("_", " ").split())
