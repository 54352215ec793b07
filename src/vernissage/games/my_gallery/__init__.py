"""My Gallery, by Mitch Wallace: bid for paintings and hang them so that the town talks."""

from collections.abc import Mapping

import numpy as np

from vernissage.engine.generic import register
from vernissage.engine.rulebook import Option, Rulebook, Value
from vernissage.games.my_gallery import (
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
from vernissage.games.my_gallery.components import WALL_NAMES
from vernissage.games.my_gallery.state import STATE

register(
    STATE,
    deal=rules.deal,
    legal=legal.legal,
    refusal=legal.refusal,
    apply=rules.apply,
    shares=scoring.shares,
    scores=scoring.tally,
    observe=observation.observe,
    determinize=knowledge.determinize,
    greedy=insight.greedy,
    playout=policy.playout,
    advice=policy.advice,
    judge=judgement.judge,
    secret=knowledge.secret,
)


def configure(s: np.record, options: Mapping[str, Value]) -> None:
    """Write the host's choices into a blank record."""
    s.wall = WALL_NAMES.index(str(options["wall"]))


RULEBOOK = Rulebook(
    id="my_gallery",
    version=1,
    seats=(2, 3, 4),
    sides=scoring.sides,
    options=(Option("wall", WALL_NAMES[0], lambda _players: WALL_NAMES),),
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
    awaited=view.awaited,
    events=events.events,
    scores=scoring.scores,
    ended_by=scoring.ended_by,
    write_position=position.write_position,
    read_position=position.read_position,
    draw_text=drawing.text,
    draw_svg=drawing.svg,
    observation=observation.PLANES,
    horizon=judgement.HORIZON,
    explore=judgement.EXPLORE,
    figures=scoring.figures,
)
