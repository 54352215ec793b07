"""`python -m vernissage` is the command line."""

from vernissage.cli import main

main()
