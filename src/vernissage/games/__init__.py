"""One folder a game, found by listing this one."""
