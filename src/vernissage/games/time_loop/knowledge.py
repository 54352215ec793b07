"""What a seat cannot know, dealt anew."""

from __future__ import annotations

import numpy as np

from vernissage.engine.kernel import kernel


@kernel
def determinize(s: np.record, seat: int) -> None:
    """Nothing is dealt: only the order of the stack is hidden, and it does not exist yet.

    The record's chance, which the caller has begun anew, makes it when tokens
    are drawn.
    """
