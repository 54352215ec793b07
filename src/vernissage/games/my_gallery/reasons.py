"""Why a move of My Gallery may be refused."""

from __future__ import annotations

# Why a move is refused: the rule's id and the reason's name in the texts.
REASONS = (
    ("", ""),
    # 1 to 5: another kind of move is due, by phase
    ("MG-S1", "start-first"),
    ("MG-1", "offer-first"),
    ("MG-2", "bid-first"),
    ("MG-4", "pick-first"),
    ("MG-5", "settle-first"),
    ("MG-E", "over"),
    ("MG-1", "stack-empty"),
    ("MG-2", "card-used"),
    ("MG-4", "not-offered"),
    ("MG-4", "already-picked"),
    ("MG-6", "outside"),
    ("MG-6", "overlaps"),
    ("MG-6", "touches-nothing"),
    ("MG-S1", "no-star"),
    ("MG-7", "assistant-busy"),
    ("MG-7", "no-new-item"),
    ("MG-8", "assistant-empty"),
    ("MG-8", "not-settled"),
    ("MG-9", "reward-first"),
    ("MG-9", "no-reward"),
    ("MG-9", "too-many-shields"),
    ("MG-11", "it-fits"),
    ("MG-12", "not-in-museum"),
    ("MG-12", "other-type"),
    ("MG-12", "does-not-fit"),
    ("MG-13", "can-exchange"),
)
LEGAL, DUE = 0, 1  # DUE + phase
(
    GAME_OVER,
    STACK_EMPTY,
    CARD_USED,
    NOT_OFFERED,
    ALREADY_PICKED,
    OUTSIDE,
    OVERLAPS,
    TOUCHES_NOTHING,
    NO_STAR,
    ASSISTANT_BUSY,
    NO_NEW_ITEM,
    ASSISTANT_EMPTY,
    NOT_SETTLED,
    REWARD_FIRST,
    NO_REWARD,
    TOO_MANY_SHIELDS,
    IT_FITS,
    NOT_IN_MUSEUM,
    OTHER_TYPE,
    DOES_NOT_FIT,
    CAN_EXCHANGE,
) = range(6, len(REASONS))
