"""The HTTP side: guests, tables, streams; thin."""
