/** As much of HTTP/1.1 as a player needs: kept-open requests, and server-sent events. */
import net from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const NEW_LINE = Buffer.from('\r\n');

function connect(port, received, lost) {
  const socket = net.connect({ port, host: '127.0.0.1', noDelay: true });
  let left = null;
  socket.on('data', (data) => {
    const whole = left === null ? data : Buffer.concat([left, data]);
    const used = received(whole);
    left = used < whole.length ? whole.subarray(used) : null;
  });
  socket.on('error', (error) => lost(error.code));
  socket.on('close', () => lost('closed'));
  return socket;
}

function readHead(data) {
  const end = data.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const text = data.latin1Slice(0, end);
  const length = /\r\ncontent-length: (\d+)/i.exec(text);
  return {
    status: Number(text.slice(9, 12)),
    size: end + END_OF_HEAD.length,
    length: length ? Number(length[1]) : null,
    cookie: /\r\nset-cookie: ([^;\r]+)/i.exec(text)?.[1],
  };
}

/** One connection, one request at a time. */
export class Connection {
  constructor(port, faults) {
    this.head = `Host: 127.0.0.1:${port}\r\nContent-Type: application/json\r\n`;
    this.answered = null;
    this.socket = connect(
      port,
      (data) => this.#received(data),
      (why) => this.closed || faults.add(`request connection: ${why}`),
    );
  }

  #received(data) {
    const head = readHead(data);
    if (head === null || data.length < head.size + head.length) return 0;
    const body = JSON.parse(data.utf8Slice(head.size, head.size + head.length));
    const answered = this.answered;
    this.answered = null;
    if (head.cookie) this.head += `Cookie: ${head.cookie}\r\n`;
    answered(head.status, body);
    return data.length;
  }

  /** Ask; `answered(status, body)` is called with the answer. */
  ask(method, path, body, answered) {
    this.answered = answered;
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    this.socket.write(
      `${method} ${path} HTTP/1.1\r\n${this.head}Content-Length: ${length}\r\n\r\n${text}`,
    );
  }

  /** Ask and wait; anything but success is an error. */
  asked(method, path, body) {
    return new Promise((resolve, reject) => {
      this.ask(method, path, body, (status, answer) =>
        status < 300
          ? resolve(answer)
          : reject(new Error(`${method} ${path}: ${status} ${answer.error}`)),
      );
    });
  }

  close() {
    this.closed = true;
    this.socket.destroy();
  }
}

/** An open stream; `heard(text)` is called with each message, to be parsed by who needs it. */
export class EventStream {
  constructor(port, path, head, heard, faults) {
    this.open = false;
    this.text = '';
    this.heard = heard;
    this.faults = faults;
    this.socket = connect(
      port,
      (data) => this.#received(data),
      (why) => this.closed || faults.add(`stream: ${why}`),
    );
    this.socket.write(`GET ${path} HTTP/1.1\r\n${head}Accept: text/event-stream\r\n\r\n`);
  }

  #received(data) {
    let at = 0;
    if (!this.open) {
      const head = readHead(data);
      if (head === null) return 0;
      if (head.status !== 200) this.faults.add(`stream: status ${head.status}`);
      this.open = true;
      at = head.size;
    }
    for (;;) {
      const line = data.indexOf(NEW_LINE, at);
      if (line < 0) return at;
      const size = parseInt(data.latin1Slice(at, line), 16);
      const end = line + 2 + size;
      if (data.length < end + 2) return at;
      this.#events(data.utf8Slice(line + 2, end));
      at = end + 2;
    }
  }

  #events(text) {
    this.text += text;
    for (let end; (end = this.text.indexOf('\n\n')) >= 0; ) {
      const found = this.text.lastIndexOf('\ndata: ', end);
      const event = found < 0 ? null : this.text.slice(found + 7, end);
      this.text = this.text.slice(end + 2);
      if (event !== null) this.heard(event);
    }
  }

  close() {
    this.closed = true;
    this.socket.destroy();
  }
}
