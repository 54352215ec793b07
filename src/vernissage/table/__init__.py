"""A game in progress: who sits where, what was played, what each may see; no web, no SQL."""
