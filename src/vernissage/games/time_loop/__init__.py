"""Time Loop, by Origami Games: one day lived again and again, until somebody gets out of it."""

from collections.abc import Mapping

import numpy as np

from vernissage.engine.generic import register
from vernissage.engine.rulebook import Option, Rulebook, Value
from vernissage.games.time_loop import (
    course,
    drawing,
    events,
    insight,
    judgement,
    knowledge,
    legal,
    moves,
    observation,
    policy,
    position,
    reasons,
    rules,
    scoring,
    view,
)
from vernissage.games.time_loop.state import STATE

register(
    STATE,
    deal=rules.deal,
    legal=legal.legal,
    refusal=legal.refusal,
    apply=rules.apply,
    shares=course.shares,
    scores=course.tally,
    observe=observation.observe,
    determinize=knowledge.determinize,
    greedy=insight.greedy,
    playout=policy.playout,
    advice=policy.advice,
    judge=judgement.judge,
)


def configure(s: np.record, options: Mapping[str, Value]) -> None:
    """Write the host's choices into a blank record."""
    s.photo_step_spends = bool(options["photo_step_spends"])


RULEBOOK = Rulebook(
    id="time_loop",
    version=1,
    seats=(2, 3, 4, 5, 6),
    sides=scoring.sides,
    options=(Option("photo_step_spends", False, lambda _: (False, True)),),
    state=STATE,
    codes=moves.CODES,
    most_moves=moves.MOST_MOVES,
    most_plies=moves.MOST_PLIES,
    reasons=reasons.REASONS,
    forms=moves.FORMS,
    read_move=moves.read,
    write_move=moves.write,
    move_parts=moves.parts,
    configure=configure,
    view=view.view,
    open_view=view.open_view,
    events=events.events,
    scores=scoring.scores,
    ended_by=scoring.ended_by,
    drawn=scoring.drawn,
    write_position=position.write_position,
    read_position=position.read_position,
    draw_text=drawing.text,
    draw_svg=drawing.svg,
    observation=observation.PLANES,
    horizon=judgement.HORIZON,
    figures=scoring.figures,
)
