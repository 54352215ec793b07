"""Bytes copied in one piece.

Copied one by one in compiled code, bytes stay one by one: source and target might overlap.
Told that they do not, the processor moves 32 at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from vernissage.engine.kernel import JIT

if JIT:
    from numba.core import cgutils, types
    from numba.extending import intrinsic, overload


def copy_row(values: np.ndarray, n: int, out: np.ndarray) -> None:
    """The first n bytes of an array of any shape to the beginning of another."""
    out[:n] = values.reshape(-1)[:n]


def _moving(_: object, values: Any, n: Any, out: Any) -> tuple[Any, Callable[..., Any]]:
    """What C calls memcpy: its types, and what writes its instructions."""

    def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        source, target = (
            context.make_array(signature.args[i])(context, builder, args[i]).data for i in (0, 2)
        )
        cgutils.raw_memcpy(builder, target, source, args[1], 1)
        return context.get_dummy_value()

    return types.void(values, types.intp, out), write


def _compiled(values: Any, n: Any, out: Any) -> Callable[..., None]:
    if any(a.layout != "C" or a.dtype not in (types.int8, types.uint8) for a in (values, out)):
        raise TypeError("copy_row is for bytes that lie side by side")

    def copy(values: Any, n: Any, out: Any) -> None:
        _move(values, n, out)

    return copy


if JIT:
    _move = intrinsic(_moving)
    overload(copy_row)(_compiled)
