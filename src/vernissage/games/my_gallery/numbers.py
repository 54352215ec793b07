"""[MG-C1] [MG-C3] [MG-C4] The numbers and names of the rulebook that are no tiles."""

from __future__ import annotations

TYPES = ("cityscape", "portrait", "still_life", "landscape")
FRAMES = ("gilded", "shell", "walnut", "plain")
KINDS = len(TYPES)
SEATS = 4  # the most that can sit down
CARDS = 20  # bid cards a player: 1 to 20
STARTING_BIDS = 4  # white cards, 1 to 4
TRACK = 50  # spaces of the prestige track; past them a marker is black and goes on from 1
LEVELS = (5, 4, 3, 2)  # by rank
LOWEST_LEVEL = 2  # of a type that never entered the museum
ONE_DECORATION = 3  # frames touched: up to so many earn one decoration, more a combination
MOST_EXCESS = 2  # paintings beside the board: then the game ends

EYE_LEVEL = 3  # points for a painting of the leading type at eye level
FULL_WALL = 5
EMPTY_CORNER = -2
EXCESS = -2
