"""What is sent and answered, as the OpenAPI tells it; the page has the same in `contract.ts`."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr

from vernissage.bots.players import NAMES
from vernissage.table.table import MOST_MOVES

Text = Annotated[StrictStr, Field(max_length=80)]
Code = Annotated[StrictStr, Field(pattern=r"^[!-~]{1,64}$")]  # plain letters without spaces
Number = Annotated[StrictInt, Field(ge=0, le=1_000_000)]
Moves = Annotated[list[Text], Field(max_length=MOST_MOVES)]
Language = Literal["en", "ru", "uk"]
Level = Literal["random", "greedy", "novice", "casual", "club", "strong", "master"]
assert get_args(Level) == NAMES


class Wish(BaseModel):
    """A request's body; whatever it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class MeWish(Wish):
    """Who the guest wants to be called."""

    name: Text


class SeatWish(Wish):
    """Who shall have a seat: `me` (several: one shared screen), `open` or a `bot`."""

    kind: Literal["me", "open", "bot"]
    name: Text | None = None
    level: Level | None = None


class TableWish(Wish):
    """A new table. It starts by itself as soon as no seat is open."""

    game: Text = Field(examples=["final_touch"])
    players: Number = Field(examples=[2])
    options: dict[Text, StrictBool | StrictInt | Text | None] = Field({}, max_length=20)
    seats: list[SeatWish] = Field(
        max_length=8, examples=[[{"kind": "me"}, {"kind": "bot", "level": "greedy"}]]
    )


class DraftWish(Wish):
    """Moves a seat thinks of, and the ply they are made on."""

    seat: Number
    ply: Number
    moves: Moves


class TurnWish(DraftWish):
    """Moves to be made, all or none. The same `request` again is the same turn.

    `stream` is the name of the stream that need not tell what the answer tells.
    """

    request: Code
    stream: Code | None = None


class WhyWish(DraftWish):
    """A move to be explained, after the moves of a draft."""

    move: Text
    language: Language = "en"


class SitWish(Wish):
    """The code of the invite link, and the name to sit down by."""

    invite: Code
    name: Text | None = None


class BotWish(Wish):
    """The bot for an open seat."""

    level: Level


class OptionModel(BaseModel):
    """A choice the host makes; `choices` by the number of players."""

    name: str
    default: Any
    choices: dict[str, list[Any]]


class GameModel(BaseModel):
    """A game that can be played here."""

    id: str
    seats: list[int]
    options: list[OptionModel]
    forms: list[str]


class GamesModel(BaseModel):
    """The games and the bots' levels."""

    games: list[GameModel]
    levels: list[str]


class GuestModel(BaseModel):
    """The guest behind the cookie."""

    name: str | None


class SeatModel(BaseModel):
    """A place at the table and whoever has it."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: str | None
    you: bool
    here: bool
    standing_in: bool
    resigned: bool


class LogModel(BaseModel):
    """One move as this reader saw it happen."""

    ply: int
    seat: int
    move: str | None  # None: another's, hidden until all such moves are in
    events: list[dict[str, Any]]


class OutcomeModel(BaseModel):
    """How a game ended, by seat."""

    winners: list[int]  # alone, as a team or sharing the victory; none of a draw
    shares: list[float]
    scores: list[int]
    rule: str | None
    resigned: list[int]


class TableModel(BaseModel):
    """Everything about a table for one reader."""

    table: str
    ply: int
    revision: int
    game: str
    players: int
    options: dict[str, Any]
    phase: Literal["waiting", "playing", "over"]
    seats: list[SeatModel]
    seat: int | None
    mine: list[int]
    to_move: int | None = Field(
        description="whose move it is; of hidden moves, the reader's own if it is due"
    )
    view: dict[str, Any] | None
    legal: list[str]
    log: list[LogModel]
    outcome: OutcomeModel | None
    rematch: str | None
    invite: str | None


class SummaryModel(BaseModel):
    """A line in a guest's list of tables."""

    table: str
    game: str
    players: int
    phase: Literal["waiting", "playing", "over"]
    ply: int
    names: list[str | None]
    levels: list[str | None]
    mine: list[int]
    your_turn: bool
    updated: str


class TablesModel(BaseModel):
    """A guest's tables, newest first."""

    tables: list[SummaryModel]


class DraftModel(BaseModel):
    """What the seat would see after the moves it thinks of."""

    ply: int
    moves: list[str]
    shown: int
    ends: bool
    view: dict[str, Any]
    legal: list[str]


class WhyModel(BaseModel):
    """Whether a move is legal, and if not, by which rule."""

    legal: bool
    rule: str | None
    reason: str | None


class RecordModel(BaseModel):
    """A finished game: `vernissage.replay` reads it."""

    game: str
    rules: int
    players: int
    seed: str
    options: dict[str, Any]
    moves: list[str]


class FrameModel(BaseModel):
    """A ply of a replay."""

    ply: int
    seat: int | None
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class ReplayModel(BaseModel):
    """A finished game, ply by ply, every hand face up."""

    table: str
    game: str
    players: int
    seats: list[SeatModel]
    outcome: OutcomeModel
    frames: list[FrameModel]


class HealthModel(BaseModel):
    """That the server and its database answer."""

    status: Literal["ok"]
    version: str


class RefusalModel(BaseModel):
    """Why a request was refused: the fault's name, and a sentence."""

    error: str
    message: str
    rule: str | None = None
    reason: str | None = None
    forms: list[str] | None = None
    table: TableModel | None = None
    retry_after: int | None = None
