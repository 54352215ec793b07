"""Guests: a random name for the machine, signed, in a cookie no script can read."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata

COOKIE = "guest"
YEAR = 365 * 24 * 3600
LONGEST_NAME = 24
# Letters and signs by their category, yet nothing is drawn: Hangul's fillers, Braille's empty cell,
# a note without a head.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


class BadName(ValueError):
    """A name nobody could read, or none."""


class Identity:
    """Signs guests' cookies and knows them again."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._known: dict[str, str] = {}  # cookies seen to be ours

    def sign(self, guest: str) -> str:
        """The cookie of a guest."""
        mark = hmac.new(self._secret, guest.encode(), hashlib.sha256).hexdigest()
        return f"{guest}.{mark}"

    def guest(self, cookie: str | None) -> str | None:
        """The guest of a cookie; None if it is missing or not of our making."""
        if cookie is None:
            return None
        if (known := self._known.get(cookie)) is not None:
            return known
        guest, dot, _ = cookie.partition(".")
        if not dot or not hmac.compare_digest(cookie.encode(), self.sign(guest).encode()):
            return None
        if len(self._known) > 10_000:
            self._known.clear()
        self._known[cookie] = guest
        return guest


def new_guest() -> str:
    """A guest nobody can guess."""
    return secrets.token_hex(16)


def cookie_header(value: str, secure: bool) -> str:
    """The Set-Cookie header of a guest."""
    tail = "; Secure" if secure else ""
    return f"{COOKIE}={value}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{tail}"


def clean_name(name: str) -> str:
    """A name as it will be shown: single spaces, nothing invisible, a sign at least."""
    seen = "".join(
        " " if c.isspace() or c in BLANK else c for c in unicodedata.normalize("NFC", name)
    )
    seen = "".join(c for c in seen if unicodedata.category(c)[0] != "C")
    seen = " ".join(seen.split())
    if seen and not any(unicodedata.category(c)[0] in "LNPS" for c in seen):
        raise BadName("a name has a letter, or another sign that can be seen")
    if not 0 < len(seen) <= LONGEST_NAME:
        raise BadName(f"a name has 1 to {LONGEST_NAME} letters")
    return seen
