"""Why a move of Final Touch is refused."""

# Why a move is refused: the rule's id and the reason's name in the texts.
REASONS = (
    ("", ""),
    ("FT-9", "over"),
    ("FT-1", "nothing-played"),
    ("FT-1", "already-improving"),
    ("FT-2", "not-held"),
    ("FT-2", "not-missing"),
    ("FT-3", "not-held"),
    ("FT-3", "still-missing"),
)
LEGAL, GAME_OVER, NOTHING_PLAYED, ALREADY_IMPROVING = 0, 1, 2, 3
NO_STROKE, NOT_MISSING, NO_SMEAR, STILL_MISSING = 4, 5, 6, 7
