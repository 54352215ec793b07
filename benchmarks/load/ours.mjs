/**
 * Players at Vernissage, through its HTTP API: a connection for requests and a stream each. The
 * mover has the table from the answer, so its own stream, which it names, is not told, as on the page.
 */
import { Connection, EventStream } from './http.mjs';

class Player {
  constructor(port, number, faults) {
    this.port = port;
    this.number = number;
    this.faults = faults;
    this.heard = () => {};
    this.requests = 0;
    this.connection = new Connection(port, faults);
  }

  enter() {
    return this.connection.asked('PUT', '/api/me', { name: `Guest ${this.number}` });
  }

  /** Follow a table from a seat, and no other any more; resolves with its first message. */
  follow(table, seat) {
    this.stream?.close();
    this.seat = seat;
    return new Promise((resolve) => {
      this.heard = (text) => resolve(JSON.parse(text));
      const path = `/api/tables/${table}/stream?seat=${seat}&name=page`;
      const heard = (message) => this.heard(message);
      this.stream = new EventStream(this.port, path, this.connection.head, heard, this.faults);
    });
  }

  close() {
    this.stream?.close();
    this.connection.close();
  }
}

export class Table {
  constructor(port, faults, random) {
    this.faults = faults;
    this.random = random;
    this.players = [0, 1].map((number) => new Player(port, number, faults));
  }

  /** A new game for the same two: the first time at a new table, then a rematch. */
  async deal() {
    const [first, second] = this.players;
    let states;
    if (this.state === undefined) {
      await Promise.all(this.players.map((player) => player.enter()));
      const seats = [{ kind: 'me' }, { kind: 'open' }];
      const wish = { game: 'final_touch', players: 2, seats };
      const { table, invite } = await first.connection.asked('POST', '/api/tables', wish);
      await second.connection.asked('POST', `/api/tables/${table}/seats/1/sit`, { invite });
      this.id = table;
      states = await Promise.all(this.players.map((player, seat) => player.follow(table, seat)));
    } else {
      const path = `/api/tables/${this.id}/rematch`;
      const { table } = await first.connection.asked('POST', path, {});
      this.id = table;
      states = await Promise.all(
        this.players.map((player) => player.follow(table, 1 - player.seat)),
      );
    }
    this.players.sort((a, b) => a.seat - b.seat);
    this.turns = `/api/tables/${this.id}/turns`;
    this.state = states.find((state) => state.legal.length > 0);
  }

  get over() {
    return this.state.phase === 'over';
  }

  /** Make a move; `done(acknowledged, shown)` is called with the times both were known. */
  move(done) {
    const { ply, legal, to_move: seat } = this.state;
    const mover = this.players[seat];
    const other = this.players[1 - seat];
    let acknowledged, shown, answer, event;
    const both = () => {
      if (!acknowledged || !shown) return;
      other.heard = mover.heard = () => {};
      this.state = answer.to_move === seat ? answer : event;
      done(acknowledged, shown);
    };
    other.heard = (text) => {
      const table = JSON.parse(text);
      if (table.ply <= ply || shown) return;
      shown = performance.now();
      event = table;
      both();
    };
    const move = legal[Math.floor(this.random() * legal.length)];
    const turn = { seat, ply, moves: [move], request: `${(mover.requests += 1)}`, stream: 'page' };
    mover.connection.ask('POST', this.turns, turn, (status, body) => {
      if (status !== 200) return this.faults.add(`turn: ${status} ${body.error}`);
      acknowledged = performance.now();
      answer = body;
      both();
    });
  }

  close() {
    for (const player of this.players) player.close();
  }
}
