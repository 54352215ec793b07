"""The steps from an empty database to the newest schema, run by `store.migrate`."""
