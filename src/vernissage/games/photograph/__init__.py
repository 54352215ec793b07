"""Photograph, by Saashi: take subjects, wind the film, and shoot before the sun sets."""

from collections.abc import Mapping
from itertools import combinations

import numpy as np

from vernissage.engine.generic import register
from vernissage.engine.rulebook import Option, Rulebook, Value
from vernissage.games.photograph import (
    drawing,
    insight,
    knowledge,
    moves,
    observation,
    position,
    rules,
    scoring,
    view,
)
from vernissage.games.photograph.components import COLOURS, COLOURS_IN_PLAY
from vernissage.games.photograph.state import NOBODY, STATE

register(
    STATE,
    deal=rules.deal,
    legal=rules.legal,
    refusal=rules.refusal,
    apply=rules.apply,
    shares=scoring.shares,
    scores=scoring.tally,
    observe=observation.observe,
    determinize=knowledge.determinize,
    greedy=insight.greedy,
    playout=insight.playout,
    advice=insight.advice,
    judge=insight.judge,
    secret=knowledge.secret,
)


def left_out(players: int) -> tuple[Value, ...]:
    """[PH-S1] The colours a host may leave out, joined by +; or None: drawn by lot."""
    count = len(COLOURS) - int(COLOURS_IN_PLAY[players])
    return (None, *("+".join(names) for names in combinations(COLOURS, count) if names))


def configure(s: np.record, options: Mapping[str, Value]) -> None:
    """Write the host's choices into a blank record."""
    for name in ("missed_frame", "plain_backs", "memory_aid"):
        s[name] = int(bool(options[name]))
    first = options["first"]
    s.first = NOBODY if first is None else first
    if options["left_out"] is not None:
        out = str(options["left_out"]).split("+")
        s.colours = sum(1 << i for i, colour in enumerate(COLOURS) if colour not in out)


def switch(name: str) -> Option:
    """A choice between no and yes."""
    return Option(name, False, lambda _players: (False, True))


RULEBOOK = Rulebook(
    id="photograph",
    version=1,
    seats=(2, 3, 4),
    sides=lambda players: tuple(range(players)),
    options=(
        switch("missed_frame"),
        switch("plain_backs"),
        switch("memory_aid"),
        Option("left_out", None, left_out),
        Option("first", None, lambda players: (None, *range(players))),
    ),
    state=STATE,
    codes=moves.CODES,
    most_moves=moves.MOST_MOVES,
    most_plies=moves.MOST_PLIES,
    reasons=rules.REASONS,
    forms=moves.FORMS,
    read_move=moves.read,
    write_move=moves.write,
    move_parts=moves.parts,
    configure=configure,
    view=view.view,
    open_view=view.open_view,
    events=view.events,
    awaited=view.awaited,
    scores=scoring.scores,
    ended_by=scoring.ended_by,
    write_position=position.write_position,
    read_position=position.read_position,
    draw_text=drawing.text,
    draw_svg=drawing.svg,
    observation=observation.PLANES,
    horizon=insight.HORIZON,
)
