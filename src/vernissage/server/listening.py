"""The sockets a server listens on, taken before it says where it is."""

from __future__ import annotations

import socket
from errno import EADDRNOTAVAIL, EAFNOSUPPORT

Address = tuple[str | int | bytes, ...]
ABSENT = (EADDRNOTAVAIL, EAFNOSUPPORT)  # a machine without IPv6 has no ::1, whatever its names say


def bind(host: str, port: int) -> list[socket.socket]:
    """Take a port on every address of a host; ValueError says in one line why that cannot be."""
    taken: list[socket.socket] = []
    fault: OSError | None = None
    try:
        for family, address in _addresses(host, port):
            try:
                taken.append(_bound(family, address))
            except OSError as error:
                if error.errno not in ABSENT:
                    raise
                fault = error
        if fault is not None and not taken:
            raise fault
    except (OSError, UnicodeError) as error:
        close(taken)
        raise _cannot(host, port, error) from None
    return taken


def listen(taken: list[socket.socket], host: str, port: int, backlog: int) -> None:
    """Let the first callers in; ValueError if another program was quicker."""
    try:
        for door in taken:
            door.listen(backlog)
    except OSError as error:
        close(taken)
        raise _cannot(host, port, error) from None


def close(taken: list[socket.socket]) -> None:
    """Give the port back."""
    for door in taken:
        door.close()


def address_of(host: str, port: int) -> str:
    """Where a browser finds the page."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _addresses(host: str, port: int) -> set[tuple[int, Address]]:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    return {(family, address) for family, _, _, _, address in found}


def _bound(family: int, address: Address) -> socket.socket:
    door = socket.socket(family, socket.SOCK_STREAM)
    try:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:  # IPv4 has a socket of its own
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind(address)
    except OSError:
        door.close()
        raise
    return door


def _cannot(host: str, port: int, error: Exception) -> ValueError:
    reason = getattr(error, "strerror", None) or str(error)
    return ValueError(
        f"cannot listen on {host!r} port {port} ({reason}): choose another --port, or a --host "
        "of this machine, as 127.0.0.1 for itself alone and 0.0.0.0 for all"
    )
