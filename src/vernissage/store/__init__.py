"""Tables on disk, in SQLite or PostgreSQL: schema, migrations, and the one writer."""
