"""Keys on their way to another device: sealed so that only the token opens them, and the token is not stored.

Of the token the database has the hash. The key of the seal follows from the token itself, so that who reads
the database can open nothing. A token is random and seals one thing only; therefore no nonce is needed.
"""

import base64
import hashlib
import hmac
from collections.abc import Iterator
from itertools import count

from figurka.tables.errors import CarryError

KEY_BYTES = 32
TAG_BYTES = 16
STREAM = b"figurka-carry-xr"
TAG = b"figurka-carry-tg"
"""What a hash is for: the same key makes different bytes for either purpose."""


def seal(keys: str, token: str) -> str:
    """The keys, readable only with the token; any change is noticed when they are opened."""
    key = _key(token)
    hidden = _mask(keys.encode(), key)
    return base64.b64encode(_tag(hidden, key) + hidden).decode()


def unseal(sealed: str, token: str) -> str:
    """The keys that were sealed with this token."""
    key, data = _key(token), base64.b64decode(sealed)
    tag, hidden = data[:TAG_BYTES], data[TAG_BYTES:]
    if not hmac.compare_digest(tag, _tag(hidden, key)):
        raise CarryError("error-carry-gone")
    return _mask(hidden, key).decode()


def _key(token: str) -> bytes:
    return hashlib.blake2b(
        token.encode("utf-8", "surrogatepass"), digest_size=KEY_BYTES, person=b"figurka-carry-ky"
    ).digest()


def _mask(data: bytes, key: bytes) -> bytes:
    """The data under a stream of bytes that only the key makes; a second time takes it off again."""
    return bytes(byte ^ cover for byte, cover in zip(data, _stream(key), strict=False))


def _stream(key: bytes) -> Iterator[int]:
    for number in count():
        yield from hashlib.blake2b(number.to_bytes(8, "big"), key=key, person=STREAM).digest()


def _tag(hidden: bytes, key: bytes) -> bytes:
    return hashlib.blake2b(hidden, key=key, digest_size=TAG_BYTES, person=TAG).digest()
