"""Unguessable words: seats and hosts are known by secrets of which only hashes are kept."""

import base64
import hashlib
import hmac
import re
import secrets

ID_SHAPE = re.compile(r"[A-Za-z0-9_-]{10}")
TOKEN_SHAPE = re.compile(r"[A-Za-z0-9_-]{32}")


def new_id() -> str:
    """The id of a new table: ten characters that may stand in an address."""
    return secrets.token_urlsafe(8)[:10]


def new_token() -> str:
    """A secret or an invitation that nobody guesses."""
    return secrets.token_urlsafe(24)


def invitation_token(host_secret: str, seat: int, number: int) -> str:
    """The invitation to a seat after so many renewals: the host can always name it again, nobody else can."""
    made = hmac.digest(host_secret.encode(), f"invitation {number} to seat {seat}".encode(), "sha256")
    return base64.urlsafe_b64encode(made[:24]).decode()


def digest(token: str) -> str:
    """What is stored of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, stored: str | None) -> bool:
    """Whether this is the token of the stored hash; takes as long for a near miss as for a wild guess."""
    return stored is not None and hmac.compare_digest(digest(token).encode(), stored.encode())
