import { setTimeout as wait } from 'node:timers/promises';
import { probeFor, startProbe } from './probe.mjs';
import { startSlowClients } from './slow-clients.mjs';

/** @typedef {import('./attacks.mjs').Target} Target */
/** @typedef {import('./slow-clients.mjs').Kind} Kind */

/** @param {string} lines */
const head = (lines) => `${lines}\r\nhost: localhost\r\n`;
const upload = 'content-type: multipart/form-data; boundary=a\r\ncontent-length: 5000000\r\n\r\n--a\r\n';

const kinds = /** @type {const} @satisfies {readonly Kind[]} */ ([
  { name: 'idle', opening: '', trickle: '', reads: true },
  { name: 'slow headers', opening: head('GET /api/cities HTTP/1.1'), trickle: 'x', reads: true },
  {
    name: 'slow bodies',
    opening: `${head('POST /api/login HTTP/1.1')}content-type: application/json\r\ncontent-length: 90000\r\n\r\n{`,
    trickle: ' ',
    reads: true,
  },
  { name: 'slow uploads', opening: head('POST /api/account/resumes HTTP/1.1') + upload, trickle: '-', reads: true },
  { name: 'slow readers', opening: `${head('GET /api/proxy/jobs HTTP/1.1')}\r\n`, trickle: '', reads: false },
]);

/** Limit of a visitor's latency relative to the one without the attack; `slackMs` allows for a busy machine. */
const slowdown = 3;
const slackMs = 100;
const trickleMs = 1000;
/** Between two requests of a visitor. */
const pauseMs = { long: 50, short: 100 };

/** Slow and idle connections of every kind, from one address and from many, while a visitor uses the site. */
export const slowSockets = {
  name: 'slow-sockets',
  /** @param {Target} target @returns {Promise<string[]>} */
  run: async (target) => {
    const { origin, long } = target;
    const urls = [`${origin}/jobs`, `${origin}/api/proxy/job-search`, `${origin}/api/cities`];
    const durationMs = long ? 15_000 : 3500;
    const { visitor: usual } = await probeFor({ visitor: urls }, pauseMs[long ? 'long' : 'short'], durationMs);
    const problems = usual.failures.map((failure) => `without an attack: ${failure}`);
    for (const kind of kinds) {
      for (const addresses of long ? [1, 50] : [20]) {
        const attack = { kind, addresses, count: long ? 1000 : 200, durationMs };
        problems.push(...(await attackWith(target, attack, { urls, usual })));
      }
    }
    return problems;
  },
};

/**
 * @param {Target} target
 * @param {{ kind: Kind, addresses: number, count: number, durationMs: number }} attack
 * @param {{ urls: string[], usual: import('./probe.mjs').Figures }} visitor
 */
async function attackWith({ origin, long, log }, { kind, addresses, count, durationMs }, { urls, usual }) {
  const clients = await startSlowClients({ origin, kind, addresses, count, trickleMs });
  await wait(500);
  const probe = await startProbe({ visitor: urls, health: [`${origin}/api/health`] }, pauseMs[long ? 'long' : 'short']);
  await wait(durationMs);
  const { visitor: seen, health } = await probe.stop();
  const open = await clients.stop();
  const title = `${count} ${kind.name} from ${addresses === 1 ? 'one address' : `${addresses} addresses`}`;
  log(
    `${title}: visitor p95 ${seen.p95} ms (usually ${usual.p95}), max ${seen.max} ms; health p95 ${health.p95} ms, max ${health.max} ms; ${open} still open`,
  );
  const problems = seen.failures.slice(0, 3).map((failure) => `${title}: ${failure}`);
  const bar = usual.p95 * slowdown + slackMs;
  if (seen.p95 > bar) problems.push(`${title}: visitor p95 ${seen.p95} ms, above ${bar.toFixed(0)} ms`);
  return problems;
}
