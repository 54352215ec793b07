"""The same games in the tools researchers use; each tool is an optional extra."""
