"""How the learnt opinions on Final Touch for two were made: the file `learnt.npz` of the game.

Proximal policy optimisation (Schulman and others, 2017) in plain numpy, by play
against itself. The policy sees what its seat may know; the judge, which only
helps it to learn and later judges tables that a search deals, sees all cards.
Decisions without a choice are made as the game's `no_choice` says and not learnt.
The weights in the package: 40 minutes on one core, 80 million decisions.
"""

import argparse
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # for small matrices one is the quickest

import numpy as np

import vernissage
from vernissage.engine.chance import restart, seeded
from vernissage.engine.kernel import kernel
from vernissage.engine.record import OVER
from vernissage.games.final_touch import learnt, net
from vernissage.games.final_touch.moves import CODES
from vernissage.games.final_touch.permitted import legal
from vernissage.games.final_touch.rules import apply, deal
from vernissage.games.final_touch.state import N

PACE, LAST_PACE = 0.001, 0.00002  # of a step, at the beginning and at the end
VARIETY, LAST_VARIETY = 0.01, 0.001  # reward for moves that cannot be foretold
LATER = 0.9  # weight of each decision further on
CLIP = 0.2  # how far a round may change the odds of a move
DECISIONS, EPOCHS, PART = 24, 2, 4096  # of each table in a round; uses of a round, in parts
Arrays = dict[str, np.ndarray]


@kernel
def go_on(s: np.record, moves: np.ndarray) -> None:
    """Make the moves that leave no choice."""
    while s.to_move != OVER:
        move = learnt.no_choice(s, moves)
        if move == learnt.CHOICE:
            return
        apply(s, move)


@kernel
def begin(s: np.record, source: np.record, number: int, moves: np.ndarray) -> None:
    """Deal the game of this number, up to its first decision."""
    restart(s.chance, source, number)
    deal(s)
    go_on(s, moves)


@kernel
def begin_all(tables: np.ndarray, blank: np.ndarray, source: np.record) -> int:
    """Deal all tables; the number of the next game."""
    moves = np.zeros(CODES + 1, np.int64)
    for i in range(tables.size):
        tables[i] = blank[0]
        begin(tables[i], source, i, moves)
    return tables.size


@kernel
def look_all(
    tables: np.ndarray,
    seen: np.ndarray,
    table: np.ndarray,
    judged: np.ndarray,
    judged_table: np.ndarray,
    masks: np.ndarray,
) -> None:
    """What policy and judge see of every table, and what is legal."""
    moves = np.zeros(CODES + 1, np.int64)
    for i in range(tables.size):
        learnt.look(tables[i], seen[i], table[i])
        learnt.look_at_all(tables[i], judged[i], judged_table[i])
        masks[i] = 0
        for k in range(legal(tables[i], moves)):
            masks[i, moves[k]] = 1


@kernel
def play_all(
    tables: np.ndarray,
    codes: np.ndarray,
    won: np.ndarray,
    blank: np.ndarray,
    source: np.record,
    number: int,
) -> int:
    """Make the moves; `won`: seat 0's share of a game that ended, which is dealt anew, or -1."""
    moves = np.zeros(CODES + 1, np.int64)
    for i in range(tables.size):
        s = tables[i]
        apply(s, codes[i])
        go_on(s, moves)
        won[i] = -1
        while s.to_move == OVER:
            if won[i] < 0:
                won[i] = (0.0, 1.0, 0.0, 0.5)[int(s.winners)]
            tables[i] = blank[0]
            begin(s, source, number, moves)
            number += 1
    return number


class Net:
    """The net of `net.py` for many tables at once, with its gradient and Adam's steps."""

    def __init__(self, shape: tuple[int, int, int, int], luck: np.random.Generator) -> None:
        def new(name: str, size: tuple[int, ...]) -> np.ndarray:
            if name in {"each", "all"} or len(size) == 1:
                return np.zeros(size, np.float32)  # at first every legal move is as likely
            return luck.normal(0, size[0] ** -0.5, size).astype(np.float32)

        sizes = net.shapes(*shape)
        self.weights = {n: new(n, size) for n, size in zip(net.NAMES, sizes, strict=True)}
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def think(self, colours: np.ndarray, table: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Results of each colour, and of all."""
        w = self.weights
        first = colours @ w["colour"] + (table @ w["table"] + w["bias"])[:, None]
        np.maximum(first, 0, out=first)
        together = first.sum(axis=1) * net.MEAN
        alike = together @ w["sum"] + table @ w["table_again"] + w["second_bias"]
        second = first @ w["second"] + alike[:, None]
        np.maximum(second, 0, out=second)
        mean = second.sum(axis=1) * net.MEAN
        self.kept = colours, table, first, together, second, mean
        return second @ w["each"] + w["each_bias"], mean @ w["all"] + w["all_bias"]

    def slopes(self, each: np.ndarray, whole: np.ndarray) -> Arrays:
        """The gradient by the weights, from that by the results of the last `think`."""
        w, (colours, table, first, together, second, mean) = self.weights, self.kept

        def product(left: np.ndarray, right: np.ndarray) -> np.ndarray:
            many = left.shape[0] * left.shape[1]
            return left.reshape(many, -1).T @ right.reshape(many, right.shape[-1])

        back = each @ w["each"].T + (whole @ w["all"].T * net.MEAN)[:, None]
        back *= second > 0
        alike = back.sum(axis=1)
        earlier = back @ w["second"].T + (alike @ w["sum"].T * net.MEAN)[:, None]
        earlier *= first > 0
        first_alike = earlier.sum(axis=1)
        return {
            "colour": product(colours, earlier),
            "table": table.T @ first_alike,
            "bias": first_alike.sum(axis=0),
            "second": product(first, back),
            "sum": together.T @ alike,
            "table_again": table.T @ alike,
            "second_bias": alike.sum(axis=0),
            "each": product(second, each),
            "each_bias": each.sum(axis=(0, 1)),
            "all": mean.T @ whole,
            "all_bias": whole.sum(axis=0),
        }

    def step(self, slopes: Arrays, pace: float) -> None:
        """One step downhill (Adam), the gradient's length at most 1."""
        self.steps += 1
        length = np.sqrt(sum(float((slope**2).sum()) for slope in slopes.values()))
        pace *= np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            short = slope * np.float32(1 / max(1.0, length))
            self.mean[name] += np.float32(0.1) * (short - self.mean[name])
            self.square[name] += np.float32(0.001) * (short**2 - self.square[name])
            way = self.mean[name] / (np.sqrt(self.square[name]) + np.float32(1e-8))
            self.weights[name] -= np.float32(pace) * way


def odds_of(each: np.ndarray, whole: np.ndarray, masks: np.ndarray) -> np.ndarray:
    """How likely each code is; one that is not legal, never."""
    preference = np.concatenate([each[:, :, 0], each[:, :, 1], whole], axis=1)
    preference = np.where(masks == 1, preference, np.float32(-1e9))
    odds = np.exp(preference - preference.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


def chances(judge: Net, colours: np.ndarray, table: np.ndarray) -> np.ndarray:
    """The mover's chance to win."""
    return 1 / (1 + np.exp(-judge.think(colours, table)[1][:, 0]))


class School:
    """Tables at which the policy plays against itself, and what it learns there."""

    def __init__(self, tables: int, seed: int) -> None:
        game = vernissage.load("final_touch", players=learnt.PLAYERS)
        self.luck = np.random.default_rng(seed)
        self.policy = Net(net.POLICY_SHAPE, self.luck)
        self.judge = Net(net.JUDGE_SHAPE, self.luck)
        self.blank = np.zeros(1, game.book.state)
        self.blank[0] = game.blank
        self.source = seeded(seed)[0]
        self.tables = np.zeros(tables, game.book.state)
        self.number = begin_all(self.tables, self.blank, self.source)
        rows, floats = (DECISIONS + 1, tables), np.float32
        self.seen = np.zeros((*rows, N, net.POLICY_SHAPE[0]), floats)
        self.table = np.zeros((*rows, net.POLICY_SHAPE[1]), floats)
        self.judged = np.zeros((*rows, N, net.JUDGE_SHAPE[0]), floats)
        self.judged_table = np.zeros((*rows, net.JUDGE_SHAPE[1]), floats)
        self.masks = np.zeros((*rows, CODES), np.int8)
        self.chance = np.zeros(rows, floats)  # the mover's
        self.sign = np.zeros(rows, floats)  # 1: seat 0 moves, -1: seat 1
        self.codes = np.zeros((DECISIONS, tables), np.int64)
        self.odds = np.zeros((DECISIONS, tables), floats)
        self.won = np.zeros((DECISIONS, tables), floats)

    def play(self) -> None:
        """A round of decisions at every table."""
        for t in range(DECISIONS + 1):
            views = self.seen[t], self.table[t], self.judged[t], self.judged_table[t]
            look_all(self.tables, *views, self.masks[t])
            self.sign[t] = 1 - 2 * self.tables["to_move"]
            self.chance[t] = chances(self.judge, self.judged[t], self.judged_table[t])
            if t < DECISIONS:
                odds = odds_of(*self.policy.think(self.seen[t], self.table[t]), self.masks[t])
                reached = odds.cumsum(axis=1)
                point = self.luck.random((len(odds), 1), np.float32) * reached[:, -1:]
                self.codes[t] = (reached > point).argmax(axis=1)
                self.odds[t] = odds[np.arange(len(odds)), self.codes[t]]
                made = self.tables, self.codes[t], self.won[t]
                self.number = play_all(*made, self.blank, self.source, self.number)

    def gains(self) -> tuple[np.ndarray, np.ndarray]:
        """Of every decision: what it brought beyond the expected, and what to expect instead."""
        first = np.where(self.sign > 0, self.chance, 1 - self.chance)  # seat 0's chance
        gain, later = np.zeros_like(self.odds), np.zeros(len(self.tables), np.float32)
        for t in reversed(range(DECISIONS)):
            over = self.won[t] >= 0
            later = np.where(over, 0, LATER * later)
            later = later + np.where(over, self.won[t], first[t + 1]) - first[t]
            gain[t] = later
        reached = gain + first[:-1]
        sign = self.sign[:-1]
        return (gain * sign).ravel(), np.clip(
            np.where(sign > 0, reached, 1 - reached), 0, 1
        ).ravel()

    def learn(self, progress: float) -> None:
        """Use the round."""
        pace = PACE * (1 - progress) + LAST_PACE
        variety = VARIETY * (1 - progress) + LAST_VARIETY
        gain, expected = self.gains()
        gain /= gain.std() + 1e-6
        views = (self.seen, self.table, self.judged, self.judged_table, self.masks)
        seen, table, judged, judged_table, masks = (
            view[:-1].reshape(-1, *view.shape[2:]) for view in views
        )
        codes, odds = self.codes.ravel(), self.odds.ravel()
        for _ in range(EPOCHS):
            for part in np.array_split(self.luck.permutation(gain.size), -(-gain.size // PART)):
                now = odds_of(*self.policy.think(seen[part], table[part]), masks[part])
                slope = downhill(now, codes[part], odds[part], gain[part], variety)
                each = np.stack([slope[:, :N], slope[:, N : 2 * N]], axis=2)
                self.policy.step(self.policy.slopes(each, slope[:, 2 * N :]), pace)
                wrong = chances(self.judge, judged[part], judged_table[part]) - expected[part]
                nothing = np.zeros((len(part), N, 0), np.float32)
                whole = (wrong / len(part))[:, None].astype(np.float32)
                self.judge.step(self.judge.slopes(nothing, whole), pace)

    def save(self, out: Path) -> None:
        """Write both nets in the form the game reads."""
        nets = {"policy": self.policy, "judge": self.judge}
        weights = {f"{n}_{part}": w for n, each in nets.items() for part, w in each.weights.items()}
        with out.open("wb") as file:
            np.savez_compressed(file, **{n: w.astype(np.float16) for n, w in weights.items()})


def downhill(
    odds: np.ndarray, codes: np.ndarray, before: np.ndarray, gain: np.ndarray, variety: float
) -> np.ndarray:
    """The gradient by the preferences: likelier what gained, within bounds, and some variety."""
    made = np.eye(CODES, dtype=np.float32)[codes]
    change = (odds * made).sum(axis=1) / before
    within = np.where(gain > 0, change <= 1 + CLIP, change >= 1 - CLIP)
    logs = np.log(np.maximum(odds, 1e-12))
    spread = -(odds * logs).sum(axis=1, keepdims=True)
    slope = -(change * gain * within)[:, None] * (made - odds) + variety * odds * (logs + spread)
    return (slope / len(codes)).astype(np.float32)


def main() -> None:
    """Learn for a time, telling how far it is, and keep the weights."""
    parser = argparse.ArgumentParser(
        description="Learn opinions on Final Touch for two by play against itself.",
        formatter_class=argparse.ArgumentDefaultsHelpFormatter,
    )
    parser.add_argument("--rounds", type=int, default=1700, help="about 40 minutes' worth")
    parser.add_argument("--tables", type=int, default=2048, help="tables side by side")
    parser.add_argument("--seed", type=int, default=1, help="the same seed, the same weights")
    parser.add_argument("--out", type=Path, default="learnt.npz", help="file for the weights")
    chosen = parser.parse_args()
    school, begun = School(chosen.tables, chosen.seed), time.perf_counter()
    for done in range(1, chosen.rounds + 1):
        school.play()
        school.learn((done - 1) / chosen.rounds)
        if done % max(1, chosen.rounds // 100) == 0 or done == chosen.rounds:
            school.save(chosen.out)
            seconds = time.perf_counter() - begun
            print(f"round {done} of {chosen.rounds}, {seconds:.0f} s: {chosen.out}", flush=True)


if __name__ == "__main__":
    main()
