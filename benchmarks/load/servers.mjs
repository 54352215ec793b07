/** Starts and stops the two servers; each measurement has a fresh one. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const ROOT = path.resolve(HERE, '../..');
const PATIENCE = 120_000; // ms to start; the first start on a machine compiles the rules
const GRACE = 15_000; // ms to stop

/** All of one address is us: its limits are for strangers. */
const NO_LIMITS = {
  VERNISSAGE_RATE: '1000000',
  VERNISSAGE_BURST: '1000000',
  VERNISSAGE_NEWCOMERS: '1000000',
  VERNISSAGE_TABLES: '1000',
  VERNISSAGE_STREAMS: '1000',
};

const running = new Set();
process.on('exit', () => running.forEach((server) => server.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(130));

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => (socket.destroy(), resolve(true)));
    socket.on('error', () => resolve(false));
  });
}

async function start(command, args, env, port) {
  const server = spawn(command, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(server);
  let said = '';
  let ended = false;
  server.stderr.on('data', (data) => (said = (said + data).slice(-4000)));
  server.on('error', (error) => ((ended = true), (said += error.message)));
  server.on('exit', () => ((ended = true), running.delete(server)));
  const deadline = performance.now() + PATIENCE;
  while (!(await listens(port))) {
    if (ended || performance.now() > deadline)
      throw new Error(`${command} did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const stop = async () => {
    if (ended) throw new Error(`${command} ended by itself:\n${said}`);
    const gone = new Promise((resolve) => server.once('exit', resolve));
    const kill = setTimeout(() => server.kill('SIGKILL'), GRACE);
    server.kill('SIGTERM');
    await gone;
    clearTimeout(kill);
  };
  return { port, pid: server.pid, stop };
}

export async function startTheirs() {
  const port = await freePort();
  const script = path.join(HERE, 'bgio-server.mjs');
  return start(process.execPath, [script, String(port)], { NODE_ENV: 'production' }, port);
}

/** One worker, a move on disk before it is acknowledged. `data` must not be in memory. */
export async function startOurs(command, data = tmpdir()) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(data, 'vernissage-load-'));
  const file = path.join(folder, 'tables.sqlite');
  const args = ['serve', '--port', String(port), '--data', file];
  const env = { ...NO_LIMITS };
  const forget = () => rmSync(folder, { recursive: true, force: true });
  process.on('exit', forget);
  const server = await start(path.resolve(ROOT, command), args, env, port);
  const stop = async () => {
    await server.stop();
    forget();
    process.off('exit', forget);
  };
  return { ...server, stop };
}
