/**
 * Load beside boardgame.io: one run, one machine, ratios of medians.
 *
 * The same load goes to boardgame.io's in-memory server and to ours (one worker, SQLite, every move
 * on disk before it is acknowledged), in turns. At every table two players are connected; whoever is
 * to move sends one legal move, and the next follows when the mover has been told that it was made
 * and the opponent's stream has shown it, after the think time. A request is a move is one move, for
 * both. Latency is from sending a move to the opponent's stream showing it.
 *
 *     node benchmarks/load/run.mjs --tables 100 --think 0 --seconds 8
 */
import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';

import { startOurs, startTheirs } from './servers.mjs';

const HERE = path.dirname(fileURLToPath(import.meta.url));
const USAGE = `node run.mjs [--tables 100,500] [--think 0,1] [--seconds 8] [--warmup 2] [--rounds 3]
  [--only ours|theirs] [--enforce] [--json FILE] [--markdown FILE] [--command .venv/bin/vernissage]`;
const NEEDS = 2; // times their moves per second, without think time
const SETUP = 120; // seconds a client may take beside what it measures
const SIDES = {
  bgio: { name: 'boardgame.io, in memory', start: () => startTheirs() },
  ours: { name: 'vernissage, durable', start: (chosen) => startOurs(chosen.command) },
};

function options() {
  const text = (value) => ({ type: 'string', default: value });
  const { values } = parseArgs({
    options: {
      tables: text('100,500'),
      think: text('0,1'),
      seconds: text('8'),
      warmup: text('2'),
      rounds: text('3'),
      command: text('.venv/bin/vernissage'),
      only: { type: 'string' },
      json: { type: 'string' },
      markdown: { type: 'string' },
      enforce: { type: 'boolean', default: false },
    },
  });
  const numbers = (name, low, high) =>
    values[name].split(',').map((part) => {
      const number = Number(part);
      if (!(number >= low && number <= high))
        throw new Error(`--${name} takes numbers from ${low} to ${high}, not ${part}`);
      return number;
    });
  const only = { ours: ['ours'], theirs: ['bgio'], undefined: Object.keys(SIDES) }[values.only];
  if (!only) throw new Error(`--only takes ours or theirs, not ${values.only}`);
  return {
    ...values,
    sides: only,
    tables: numbers('tables', 1, 2000),
    think: numbers('think', 0, 10),
    seconds: numbers('seconds', 0.5, 120)[0],
    warmup: numbers('warmup', 0, 60)[0],
    rounds: numbers('rounds', 1, 20)[0],
  };
}

/** One figure: a fresh server, a fresh client, both gone afterwards. */
async function measure(side, setting, chosen) {
  const server = await SIDES[side].start(chosen);
  const { port, pid } = server;
  const { seconds, warmup } = chosen;
  const job = JSON.stringify({ side, port, pid, ...setting, seconds, warmup });
  const limits = { timeout: 1000 * (SETUP + warmup + seconds), killSignal: 'SIGKILL' };
  try {
    const client = path.join(HERE, 'client.mjs');
    const { stdout } = await promisify(execFile)(process.execPath, [client, job], limits);
    return JSON.parse(stdout);
  } finally {
    await server.stop();
  }
}

const middle = (values) => {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length === 0) return null;
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
};

function median(figures) {
  const of = (read) => middle(figures.map(read));
  return {
    perSecond: of((one) => one.perSecond),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    serverMicros: of((one) => one.serverShare && (1e6 * one.serverShare) / one.perSecond),
    clientShare: of((one) => one.clientShare),
  };
}

const HEAD = ['tables', 'think', 'server', 'moves/s', 'lowest', 'highest', 'p50 ms', 'p99 ms'];
const MORE = ['server µs a move', 'client busy'];
const fixed = (value, digits) => (value === null ? '–' : value.toFixed(digits));

function row({ tables, think, side, figures }) {
  const { perSecond, p50, p99, serverMicros, clientShare } = median(figures);
  const each = figures.map((one) => one.perSecond);
  const all = [perSecond, Math.min(...each), Math.max(...each)].map((value) => fixed(value, 0));
  const rest = [fixed(p50, 1), fixed(p99, 1), fixed(serverMicros, 0)];
  return [tables, `${think} s`, SIDES[side].name, ...all, ...rest, `${fixed(100 * clientShare, 0)} %`];
}

/** Rounded down, so that no miss reads like a hit. */
const down = (value) => Math.floor(100 * value) / 100;

function compare(results) {
  return results
    .filter((one) => one.side === 'ours')
    .flatMap(({ tables, think, figures }) => {
      const same = (one) => one.side === 'bgio' && one.tables === tables && one.think === think;
      const peer = results.find(same);
      if (!peer) return [];
      const [own, other] = [median(figures), median(peer.figures)];
      const times = down(own.perSecond / other.perSecond);
      const what = `${tables} tables, ${think} s of think time`;
      if (think === 0) {
        const met = times >= NEEDS;
        const line = `${what}: ${times}× boardgame.io's moves a second: needs ${NEEDS}×: ${met ? 'yes' : 'NO'}`;
        return [{ tables, think, times, met, line }];
      }
      const met = own.p99 <= other.p99;
      const line = `${what}: p99 ${fixed(own.p99, 1)} ms, boardgame.io's ${fixed(other.p99, 1)} ms: needs no more: ${met ? 'yes' : 'NO'}`;
      return [{ tables, think, times, p99: [own.p99, other.p99], met, line }];
    });
}

function machine(chosen) {
  const lock = JSON.parse(readFileSync(path.join(HERE, 'package-lock.json'), 'utf8'));
  const of = (name) => `${name} ${lock.packages[`node_modules/${name}`].version}`;
  const kinds = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} cores`;
  const software = `Node ${process.versions.node}, ${of('boardgame.io')}, ${of('socket.io')}`;
  const { rounds, seconds, warmup } = chosen;
  const how = `medians of ${rounds} rounds in turns, ${seconds} s each after ${warmup} s of warm-up`;
  return `${kinds}, ${software}; ${how}; servers and clients on the same machine`;
}

function report(results, found, how) {
  const rows = [[...HEAD, ...MORE], ...results.map(row)].map((cells) => cells.map(String));
  const widths = rows[0].map((_, i) => Math.max(...rows.map((cells) => cells[i].length)));
  const pad = (cell, i) => (i === 2 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]));
  const lines = rows.map((cells) => `| ${cells.map(pad).join(' | ')} |`);
  const rule = widths.map((width, i) => '-'.repeat(width - 1) + (i === 2 ? '-' : ':'));
  lines.splice(1, 0, `| ${rule.join(' | ')} |`);
  return [how, '', ...lines, '', ...found.map(({ line }) => `- ${line}`)].join('\n');
}

async function main() {
  const chosen = options();
  if (!existsSync(path.join(HERE, 'node_modules')))
    throw new Error('not installed: npm ci --prefix benchmarks/load');
  const results = chosen.think.flatMap((think) =>
    chosen.tables.flatMap((tables) =>
      chosen.sides.map((side) => ({ tables, think, side, figures: [] })),
    ),
  );
  const faults = [];
  for (let round = 0; round < chosen.rounds; round += 1) {
    for (const result of results) {
      const { tables, think, side, figures } = result;
      const figure = await measure(side, { tables, think, seed: round + 1 }, chosen);
      figures.push(figure);
      const { perSecond, p50, p99 } = figure;
      const told = `${fixed(perSecond, 0)}/s, p50 ${fixed(p50, 1)} ms, p99 ${fixed(p99, 1)} ms`;
      const where = `round ${round + 1}, ${tables} tables, think ${think} s, ${SIDES[side].name}`;
      console.error(`${where}: ${told}`);
      for (const [kind, count] of Object.entries(figure.faults))
        faults.push(`${where}: ${kind} (${count} times)`);
      if (figure.moves === 0) faults.push(`${where}: no move at all`);
    }
  }
  const found = compare(results);
  const how = machine(chosen);
  const text = report(results, found, how);
  console.log(text);
  if (chosen.json)
    writeFileSync(
      chosen.json,
      JSON.stringify({ how, ratios: found, faults, figures: results }, null, 2) + '\n',
    );
  if (chosen.markdown) writeFileSync(chosen.markdown, `## Load beside boardgame.io\n\n${text}\n`);
  if (faults.length) throw new Error(`clients saw errors:\n${faults.join('\n')}`);
  const missed = found.filter(({ met }) => !met);
  if (chosen.enforce && missed.length) throw new Error(`Missed: ${missed.length} of ${found.length}`);
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.code?.startsWith?.('ERR_PARSE_ARGS') ? USAGE : '', error.message);
    process.exit(1);
  },
);
