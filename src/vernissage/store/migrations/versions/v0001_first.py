"""The first schema: guests, tables, seats, moves, presence."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def _of_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def upgrade() -> None:
    """Make the tables."""
    time = sa.DateTime(timezone=True)
    op.create_table(
        "settings",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("rematch", sa.Text),
        sa.Column("at", time, nullable=False),
    )
    op.create_table(
        "seats",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("guest", sa.Text),
        sa.Column("name", sa.Text),
        sa.Column("level", sa.Text),
        sa.Column("standing_in", sa.Boolean, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "moves",
        _of_table(),
        sa.Column("ply", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("request", sa.Text, nullable=False),
        sa.Column("at", time, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "presence",
        _of_table(),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", time, nullable=False),
        sqlite_with_rowid=False,
    )
