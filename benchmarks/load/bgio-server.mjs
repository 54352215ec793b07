/** boardgame.io's own server with its in-memory store: `node bgio-server.mjs PORT`. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server');

const HAND = 5;

/** Less than Final Touch asks for: lay a card, or end the turn and draw up; hands are hidden. */
const strokes = {
  name: 'strokes',
  setup: () => ({ laid: 0, pile: 0, hands: { 0: [1, 2, 3, 4, 5], 1: [6, 7, 8, 9, 10] } }),
  playerView: ({ G, playerID }) => ({
    laid: G.laid,
    counts: { 0: G.hands[0].length, 1: G.hands[1].length },
    hand: G.hands[playerID],
  }),
  moves: {
    lay: ({ G, playerID }) => {
      G.hands[playerID].pop();
      G.laid += 1;
    },
    done: ({ G, playerID, events }) => {
      while (G.hands[playerID].length < HAND) G.hands[playerID].push((G.pile += 1));
      events.endTurn();
    },
  },
};

await Server({ games: [strokes], origins: [] }).run(Number(process.argv[2]));
