/** Players at boardgame.io, through the client library of its protocol. */
import { io } from 'socket.io-client';

const GAME_LENGTH = 100; // moves, about as many as a game of Final Touch: their log grows with it

class Player {
  constructor(port, seat, faults) {
    this.id = String(seat);
    this.heard = () => {};
    this.socket = io(`http://127.0.0.1:${port}/strokes`, {
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
    });
    this.socket.on('update', (match, state) => match === this.match && this.heard(state));
    this.socket.on('connect_error', (error) => faults.add(`connect: ${error.message}`));
    this.socket.on('disconnect', (why) => this.closed || faults.add(`disconnect: ${why}`));
  }

  /** Join a match; the server makes it if there is none. */
  join(match) {
    this.match = match;
    return new Promise((resolve) => {
      this.socket.once('sync', (_, { state }) => resolve(state));
      this.socket.emit('sync', match, this.id, undefined, 2);
    });
  }

  close() {
    this.closed = true;
    this.socket.close();
  }
}

export class Table {
  constructor(port, faults) {
    this.faults = faults;
    this.players = [0, 1].map((seat) => new Player(port, seat, faults));
  }

  /** A new game for the same two. */
  async deal() {
    const match = crypto.randomUUID();
    this.state = await this.players[0].join(match);
    await this.players[1].join(match);
    this.moves = 0;
  }

  get over() {
    return this.moves >= GAME_LENGTH;
  }

  /** Make a move; `done(acknowledged, shown)` is called with the times both were known. */
  move(done) {
    const mover = this.players[Number(this.state.ctx.currentPlayer)];
    const other = this.players[1 - Number(mover.id)];
    const wanted = this.state._stateID + 1;
    const type = this.state.ctx.numMoves < 1 ? 'lay' : 'done';
    let acknowledged, shown;
    const heard = (state, isMover) => {
      if (state._stateID < wanted) return;
      if (isMover) acknowledged ??= performance.now();
      else shown ??= performance.now();
      if (!acknowledged || !shown) return;
      mover.heard = other.heard = () => {};
      this.state = state;
      this.moves += 1;
      done(acknowledged, shown);
    };
    mover.heard = (state) => heard(state, true);
    other.heard = (state) => heard(state, false);
    const payload = { type, args: [], playerID: mover.id, credentials: null };
    const action = { type: 'MAKE_MOVE', payload };
    mover.socket.emit('update', action, this.state._stateID, mover.match, mover.id);
  }

  close() {
    for (const player of this.players) player.close();
  }
}
