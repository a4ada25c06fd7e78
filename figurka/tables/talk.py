"""Names, titles and table talk: cleaned of what would not be seen, and kept short."""

import unicodedata

from figurka.tables.errors import TalkError

NAME_LENGTH = 40
TITLE_LENGTH = 80
CHAT_LENGTH = 400

JOINERS = "\u200c\u200d"
"""Invisible, but words of some scripts and many emoji are made with them."""


UNSEEN = ("Cc", "Cf", "Cs")
"""The categories of control characters, marks without a shape and halves of characters."""


def clean(text: str) -> str:
    """The text on one line, without control characters, direction marks and broken halves of characters."""
    spaced = " ".join(text.split())
    seen = [sign for sign in spaced if sign in JOINERS or unicodedata.category(sign) not in UNSEEN]
    return unicodedata.normalize("NFC", "".join(seen)).strip()


def read_name(text: str, *, needed: bool = True) -> str:
    """A name that can be shown at a seat."""
    name = clean(text)
    if needed and not name.strip(JOINERS):
        raise TalkError("error-name-empty")
    if len(name) > NAME_LENGTH:
        raise TalkError("error-name-long", most=NAME_LENGTH)
    return name


def read_title(text: str) -> str:
    """A table's title, perhaps none."""
    title = clean(text)
    if len(title) > TITLE_LENGTH:
        raise TalkError("error-title-long", most=TITLE_LENGTH)
    return title


def read_line(text: str) -> str:
    """Something said at the table."""
    line = clean(text)
    if not line.strip(JOINERS):
        raise TalkError("error-chat-empty")
    if len(line) > CHAT_LENGTH:
        raise TalkError("error-chat-long", most=CHAT_LENGTH)
    return line
