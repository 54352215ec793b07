"""How much one guest may ask for, so that others can play on."""

from __future__ import annotations

from ipaddress import IPv6Address, ip_address
from time import monotonic

from starlette.types import Scope


class TooMany(Exception):
    """More than a guest may have or ask; carries when to come again."""

    def __init__(self, message: str, retry_after: float = 1.0) -> None:
        super().__init__(message)
        self.retry_after = max(1, round(retry_after))


def network(address: str) -> str:
    """What an address is counted as: an IPv6 one with all of its /64, which one customer has."""
    try:
        found = ip_address(address)
    except ValueError:  # of a socket that has none
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"


def address(scope: Scope) -> str:
    """Where a request comes from, as it is counted."""
    client = scope.get("client")
    return f"address {network(client[0])}" if client else "address"


class Rate:
    """So many a second for each who asks, after a burst."""

    def __init__(self, per_second: float, burst: float, what: str) -> None:
        self.per_second = per_second
        self.burst = burst
        self.what = what
        self._left: dict[str, tuple[float, float]] = {}  # who -> (what is left, when)

    def take(self, who: str) -> None:
        """Count one; TooMany if none is left."""
        now = monotonic()
        left, then = self._left.get(who, (self.burst, now))
        left = min(self.burst, left + (now - then) * self.per_second)
        if left < 1:
            raise TooMany(f"too many {self.what}; wait a little", (1 - left) / self.per_second)
        if who not in self._left and len(self._left) > 50_000:
            self._forget(now)
        self._left[who] = (left - 1, now)

    def _forget(self, now: float) -> None:
        """Drop everybody whose burst is full again."""
        full = self.burst / self.per_second
        self._left = {who: at for who, at in self._left.items() if now - at[1] < full}


class Count:
    """So many at once for each who holds them."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._held: dict[str, int] = {}

    def take(self, who: str, most: int) -> None:
        """Hold one more; TooMany if that is too many. Give it back with `give`."""
        held = self._held.get(who, 0)
        if held >= most:
            raise TooMany(f"at most {most} {self.what} at once; close another first", 5)
        self._held[who] = held + 1

    def give(self, who: str) -> None:
        """Hold one less."""
        held = self._held.pop(who, 0) - 1
        if held > 0:
            self._held[who] = held
