"""Final Touch, by Mike Elliott: strokes, smears, and who adds the last one."""

from collections.abc import Mapping

import numpy as np

from vernissage.engine.generic import register
from vernissage.engine.rulebook import Option, Rulebook, Value
from vernissage.games.final_touch import (
    belief,
    drawing,
    end,
    insight,
    knowledge,
    learnt,
    moves,
    observation,
    permitted,
    position,
    reasons,
    rules,
    scoring,
    view,
)
from vernissage.games.final_touch.state import NOBODY, STATE

register(
    STATE,
    deal=rules.deal,
    legal=permitted.legal,
    refusal=permitted.refusal,
    apply=rules.apply,
    shares=end.shares,
    scores=scoring.tally,
    observe=observation.observe,
    determinize=knowledge.determinize,
    greedy=insight.greedy,
    playout=insight.playout,
    advice=insight.advice,
    judge=insight.judge,
    habit=learnt.habit,
    expect=learnt.expect,
)


def configure(s: np.record, options: Mapping[str, Value]) -> None:
    """Write the host's choices into a blank record."""
    first = options["first"]
    s.first = NOBODY if first is None else first
    s.spoiler = NOBODY


RULEBOOK = Rulebook(
    id="final_touch",
    version=1,
    seats=(2, 3, 4),
    sides=scoring.sides,
    options=(Option("first", None, lambda players: (None, *range(players))),),
    state=STATE,
    codes=moves.CODES,
    most_moves=moves.CODES,
    most_plies=moves.MOST_PLIES,
    reasons=reasons.REASONS,
    forms=moves.FORMS,
    read_move=moves.read,
    write_move=moves.write,
    move_parts=moves.parts,
    configure=configure,
    view=view.view,
    open_view=view.open_view,
    events=view.events,
    scores=scoring.scores,
    ended_by=scoring.ended_by,
    write_position=position.write_position,
    read_position=position.read_position,
    draw_text=drawing.text,
    draw_svg=drawing.svg,
    observation=observation.PLANES,
    horizon=insight.HORIZON,
    believe=belief.believe,
    compares=True,
    learnt=(learnt.PLAYERS,),
)
