"""Runs the steps on the connection that `store.migrate` hands over."""

from alembic import context

from vernissage.store.migrate import VERSIONS
from vernissage.store.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSIONS,
)
context.run_migrations()
