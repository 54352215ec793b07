"""The command line: play, watch, measure."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:  # the rest is imported by the commands that need it: a quick start
    from rich.progress import Progress

    from vernissage.balance import Balance
    from vernissage.bots.spread import Carrier

app = typer.Typer(
    help="Four board games on one engine: play them, replay them, measure them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameId = Annotated[str, typer.Argument(help="A game's id; `vernissage games` lists them.")]
Seats = Annotated[str, typer.Option(help="Who sits where, by commas: me, or a bot's name.")]
MoveSeconds = Annotated[
    float | None, typer.Option(help="Every searching bot thinks so long a move.")
]
Data = Annotated[
    Path | None, typer.Option(help="The server's SQLite file; DATABASE_URL goes before it.")
]
OnRay = Annotated[bool, typer.Option("--ray", help="Spread over a Ray cluster, one made here.")]
Address = Annotated[
    str | None, typer.Option(help="With --ray: the cluster's, as ray://head:10001.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


@app.command(epilog="Example: vernissage games")
def games() -> None:
    """List the games."""
    _look_only()
    from vernissage.engine.registry import game_ids, rulebook
    from vernissage.text import word

    for game in game_ids():
        book = rulebook(game)
        seats = f"{min(book.seats)}-{max(book.seats)} players"
        print(f"{game:14} {seats:14} {word(f'{game}-about')}")


@app.command(epilog="Example: vernissage play final_touch --seats me,strong")
def play(
    game: GameId,
    seats: Seats = "me,strong",
    seed: Annotated[int | None, typer.Option(help="Deal this table again.")] = None,
    language: Annotated[str, typer.Option(help="en, ru or uk.")] = "en",
    save: Annotated[Path | None, typer.Option(help="Keep the record in this file.")] = None,
) -> None:
    """Play in the terminal: a move or its number; ? tells why not; undo; quit."""
    from vernissage.terminal import play_in_terminal

    play_in_terminal(game, seats.split(","), seed, language, save)


@app.command(epilog="Example: vernissage serve --port 8000 --data club.sqlite")
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on.", min=1, max=65535)] = 8000,
    data: Data = None,
    workers: Annotated[int, typer.Option(help="Processes; more than one: PostgreSQL.", min=1)] = 1,
) -> None:
    """Serve the tables and the page to browsers."""
    from vernissage.server.config import Config
    from vernissage.server.listening import bind
    from vernissage.server.run import check
    from vernissage.server.run import serve as run

    config = Config.from_environment(data)
    taken = bind(host, port)  # before anything is made or compiled: a wrong port is told at once
    check(config, workers)
    warm()
    run(config, host, port, workers, taken)


@app.command(epilog="Example: vernissage warm")
def warm() -> None:
    """Compile all games now, as `serve` does on its first start: a few minutes, once."""
    from vernissage.bots.ready import cold_games, make_ready
    from vernissage.engine.warm import check_cache

    if cold := cold_games():
        check_cache()
        with _bar() as bar:
            task = bar.add_task("Compiling the games, once: some minutes", total=len(cold))
            make_ready(cold, lambda: bar.advance(task))


@app.command(epilog="Example: vernissage export games.parquet --data club.sqlite")
def export(
    file: Annotated[Path, typer.Argument(help="Written anew: a .jsonl or a .parquet file.")],
    data: Data = None,
) -> None:
    """Write a server's finished games as data, a row a game; names and links are left out."""
    from vernissage.export import check
    from vernissage.export import export as write
    from vernissage.server.config import Config

    address = Config.from_environment(data).database
    check(address, file)
    with _bar() as bar:
        task = bar.add_task("tables", total=None)
        done = write(address, file, lambda n: bar.update(task, total=n), lambda: bar.advance(task))
    print(f"{done.written} finished games: {file}")
    if done.unfinished or done.other_rules:
        print(f"left out: {done.unfinished} not over, {done.other_rules} of other rules")


@app.command(epilog="Example: vernissage replay game.json --ply 12")
def replay(
    file: Path,
    ply: Annotated[int | None, typer.Option(help="Stop after so many moves.")] = None,
    language: Annotated[str, typer.Option(help="en, ru or uk.")] = "en",
) -> None:
    """Tell a recorded game move by move, and show where it stands."""
    _look_only()
    from vernissage.terminal import tell_record

    tell_record(_read(file), ply, language)


@app.command(epilog="Example: vernissage position table.json")
def position(file: Path) -> None:
    """Check a position, show it and its legal moves."""
    _look_only()
    from vernissage.terminal import show_position

    show_position(_read(file))


@app.command(
    epilog="Example: vernissage arena --game final_touch --seats strong,greedy --games 100"
)
def arena(  # noqa: PLR0913  # one for each thing that may be said
    game: Annotated[str, typer.Option(help="A game's id.")] = "final_touch",
    seats: Annotated[str, typer.Option(help="The bots, by commas.")] = "strong,greedy",
    games: Annotated[int, typer.Option(help="How many games; seats rotate on each deal.")] = 100,
    seed: Annotated[int, typer.Option(help="The first deal.", min=0)] = 1,
    move_seconds: MoveSeconds = None,
    time_scale: Annotated[
        float, typer.Option(help="Bots that think by the clock get their time times this.")
    ] = 1.0,
    ray: OnRay = False,
    address: Address = None,
    as_json: AsJson = False,
) -> None:
    """Pit bots against each other, on all cores or on a cluster."""
    from vernissage.bots.arena import Contest, check
    from vernissage.bots.arena import arena as hold

    contest = Contest(game, tuple(seats.split(",")), games, seed, move_seconds, time_scale)
    carrier = _carrier(ray, address)
    check(contest)
    with _bar() as bar:
        task = bar.add_task("games", total=games)
        standings = hold(contest, lambda: bar.advance(task), carrier)
    if as_json:
        print(json.dumps({**asdict(contest), "bots": [asdict(s) for s in standings]}))
        return
    for s in standings:
        rate = f"{s.rate:6.1%} of {s.games} games, 95 % between {s.low:.1%} and {s.high:.1%}"
        print(f"{s.name:10} wins {rate}")


@app.command(epilog="Example: vernissage balance time_loop --compare photo_step_spends")
def balance(  # noqa: PLR0913  # one for each thing that may be said
    game: GameId,
    players: Annotated[str, typer.Option(help="How many play, by commas; else every number.")] = "",
    bot: Annotated[str, typer.Option(help="Who sits on every seat.")] = "greedy",
    games: Annotated[int, typer.Option(help="For each table tried.")] = 1000,
    seed: Annotated[int, typer.Option(help="The first deal.", min=0)] = 1,
    move_seconds: MoveSeconds = None,
    compare: Annotated[str | None, typer.Option(help="An option: try each of its choices.")] = None,
    plot: Annotated[Path | None, typer.Option(help="The SVG; else GAME-balance.svg.")] = None,
    ray: OnRay = False,
    address: Address = None,
    as_json: AsJson = False,
) -> None:
    """Play many games by bots: seats' wins, length, scores, endings; with plots."""
    from vernissage.balance import balance as weigh
    from vernissage.balance import trials
    from vernissage.bots.arena import Contest
    from vernissage.charts import chart
    from vernissage.engine.registry import rulebook

    carrier = _carrier(ray, address)
    counts = _numbers(players) if players else rulebook(game).seats
    wanted = trials(Contest(game, (bot,), games, seed, move_seconds), counts, compare)
    with _bar() as bar:
        task = bar.add_task("games", total=games * len(wanted))
        results = weigh(wanted, lambda: bar.advance(task), carrier)
    file = plot or Path(f"{game}-balance.svg")
    _write(file, chart(results))
    if as_json:
        print(json.dumps([asdict(result) for result in results]))
        return
    for result in results:
        _tell(result)
    print(f"plots: {file}")


def _tell(result: Balance) -> None:
    options = "".join(f", {name} {value}" for name, value in result.trial.options.items())
    print(f"{len(result.seats)} players{options}: {result.trial.games} games")
    wins = ", ".join(f"{s.rate:.1%} ({s.low:.1%}-{s.high:.1%})" for s in result.seats)
    print(f"  wins by seat: {wins}; not won alone: {result.shared}")
    print(f"  ended by: {', '.join(f'{rule} {n}' for rule, n in result.ended.items())}")
    for name, r in result.figures.items():
        print(
            f"  {name}: {r.median:.4g}, mean {r.mean:.4g}, nine of ten {r.low:.4g} to {r.high:.4g}"
        )


@app.command(epilog="Example: vernissage bench --game final_touch --players 2 --seconds 2 --json")
def bench(
    game: Annotated[str, typer.Option(help="A game's id.")] = "final_touch",
    players: Annotated[int, typer.Option(help="How many play.")] = 2,
    seconds: Annotated[float, typer.Option(help="For each figure.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure how fast a game runs on this machine."""
    from vernissage.measure import check, measure

    check(game, players, seconds)
    with _bar() as bar:
        task = bar.add_task("starting", total=7)

        def step(label: str) -> None:
            bar.update(task, description=label, advance=1)

        speed = asdict(measure(game, players, seconds, step))
    if as_json:
        print(json.dumps(speed))
        return
    for key, value in speed.items():
        print(f"{key:38} {f'{value:,.3f}' if isinstance(value, float) else value}")


def _look_only() -> None:
    """Run the rules as they are written: for one table that is quick, and nothing is compiled."""
    os.environ.setdefault("NUMBA_DISABLE_JIT", "1")


def _carrier(ray: bool, address: str | None) -> Carrier:
    """Where many games are played."""
    from vernissage.bots.cluster import on_ray
    from vernissage.bots.spread import on_cores

    if address is not None and not ray:
        raise ValueError("--address is a cluster's: say --ray too")
    return on_ray(address) if ray else on_cores


@contextmanager
def _bar() -> Iterator[Progress]:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        yield bar


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise ValueError(f"players are numbers by commas, as 2,3, not {text!r}") from None


def _write(file: Path, text: str) -> None:
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} cannot be written: {error.strerror}") from None


def _read(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not UTF-8 text") from None


def main() -> None:
    """Run a command; a wrong argument gets one line that says what is right."""
    from vernissage.engine.errors import NoCache

    try:
        app()
    except (ValueError, NoCache) as error:
        sys.exit(f"vernissage: {error}")
    except KeyboardInterrupt:
        sys.exit(130)
