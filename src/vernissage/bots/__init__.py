"""Players without a browser: random, greedy, search; levels; the arena."""
