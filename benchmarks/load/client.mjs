/**
 * The load of one measurement, as a process of its own:
 * `node client.mjs '{"side": "ours", "port": 8000, "pid": 1, "tables": 100, "think": 0, ...}'`.
 * Every table has at most one move under way. Prints the figures as JSON.
 */
import { readFileSync } from 'node:fs';

const chosen = JSON.parse(process.argv[2]);
const { Table } = await import(`./${chosen.side}.mjs`);
const AT_ONCE = 16; // tables being opened
const PATIENCE = 20_000; // ms for a new game, and for a move before it counts as lost

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randoms(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

class Faults {
  kinds = {};
  add(kind) {
    this.kinds[kind] = (this.kinds[kind] ?? 0) + 1;
  }
}

/** Processor time of the server so far, in seconds; null where there is no /proc. */
function serverTime() {
  try {
    const fields = readFileSync(`/proc/${chosen.pid}/stat`, 'latin1').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  } catch {
    return null;
  }
}

function quantile(sorted, q) {
  if (sorted.length === 0) return null;
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))];
}

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const random = randoms(chosen.seed);
const faults = new Faults();
const tables = [];

/** Open a new table, or a new game at one; a server that does not answer is a fault. */
async function deal(table) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error('no new game'));
  });
  try {
    await Promise.race([table.deal(), late]);
    return true;
  } catch (error) {
    faults.add(error.message.replace(/\/api\/tables\/\w+/, '/api/tables/...'));
    return false;
  } finally {
    clearTimeout(timer);
  }
}

let unopened = chosen.tables;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (unopened-- > 0) {
      const table = new Table(chosen.port, faults, random);
      if (await deal(table)) tables.push(table);
    }
  }),
);

const think = 1000 * chosen.think;
const begin = performance.now();
const from = begin + 1000 * chosen.warmup;
const until = from + 1000 * chosen.seconds;
const latencies = [];
const underWay = new Map();
let games = 0;
let stopped = false;

function play(table) {
  if (stopped) return;
  const sent = performance.now();
  underWay.set(table, sent);
  table.move((acknowledged, shown) => {
    underWay.delete(table);
    if (Math.max(acknowledged, shown) < until && Math.min(acknowledged, shown) >= from)
      latencies.push(shown - sent);
    if (table.over) void again(table);
    else if (think > 0) setTimeout(play, think, table);
    else play(table);
  });
}

async function again(table) {
  if (stopped || !(await deal(table))) return;
  games += 1;
  setTimeout(play, think, table);
}

console.error('playing'); // whoever watches the server begins now
for (const table of tables) setTimeout(play, Math.max(think, 200) * random(), table);
await sleep(from - performance.now());
const before = { server: serverTime(), client: process.cpuUsage() };
await sleep(until - performance.now());
const used = process.cpuUsage(before.client);
const after = serverTime();
stopped = true;
for (const end = performance.now() + PATIENCE; underWay.size && performance.now() < end; )
  await sleep(20);
for (const _ of underWay) faults.add('a move without an answer');
for (const table of tables) table.close();

latencies.sort((a, b) => a - b);
const moves = latencies.length;
const result = {
  moves,
  perSecond: moves / chosen.seconds,
  p50: quantile(latencies, 0.5),
  p99: quantile(latencies, 0.99),
  games,
  serverShare: before.server === null ? null : (after - before.server) / chosen.seconds,
  clientShare: (used.user + used.system) / 1e6 / chosen.seconds,
  faults: faults.kinds,
};
process.stdout.write(JSON.stringify(result) + '\n', () => process.exit(0));
