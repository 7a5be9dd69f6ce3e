import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createParticipants } from '../chaos/participants.mjs';
import { getJson } from '../chaos/retrying-client.mjs';
import { createAsk } from '../rolling/load.mjs';
import { readActions } from '../rolling/visits.mjs';

/** @typedef {import('../rolling/load.mjs').Sample} Sample */

/**
 * @typedef {object} WriteSample One write that was sent once, without a retry.
 * @property {number} at Start, from `performance.now()`.
 * @property {number} ms
 * @property {'acknowledged' | 'rejected' | 'unclear'} outcome `rejected`: 503 with a code and Retry-After. `unclear`: any other.
 * @property {string} reason
 */

/**
 * @typedef {object} ReplicaSample One read of the clock that the primary writes, through the port of the replicas.
 * @property {number} at
 * @property {number | null} delayMs Age of the read value; null: the read failed.
 * @property {string} node Its address.
 * @property {string} reason Of a failure.
 */

/**
 * @typedef {object} Samples
 * @property {Sample[]} reads Of pages their document, or, if it was sent without data, the request of the browser for it.
 * @property {Sample[]} pages Documents.
 * @property {WriteSample[]} writes
 * @property {ReplicaSample[]} replicas
 */

/** Starts per second. An arrival does not wait for the end of the previous ones. */
const rates = { reads: 12, writes: 4, participants: 0.6, statuses: 2, replicaReads: 4, clock: 10 };

/**
 * Calls an action at a constant rate, whether or not earlier calls have ended.
 * @param {number} perSecond
 * @param {() => Promise<unknown>} action Must not reject.
 */
function arrivals(perSecond, action) {
  /** @type {Set<Promise<unknown>>} */
  const pending = new Set();
  const timer = setInterval(() => {
    const call = action().finally(() => pending.delete(call));
    pending.add(call);
  }, 1000 / perSecond);
  return {
    stop: () => clearInterval(timer),
    ended: async () => void (await Promise.all(pending)),
  };
}

/**
 * Visitors read, apply, register, withdraw and write messages, employers change statuses, until stopped.
 * @param {{ visits: import('../rolling/visits.mjs').Visits, sandbox: string, sink: import('../chaos/mail-sink.mjs').MailSink,
 *   addresses: { direct: string, replicas: string } }} options
 */
export async function startLoad({ visits, sandbox, sink, addresses }) {
  /** @type {Samples} */
  const samples = { reads: [], pages: [], writes: [], replicas: [] };
  const { participants, participate } = createParticipants(visits.url, sink, visits.jobs);
  const actions = readActions(visits, askAsBrowser(samples));
  /** Messages of acknowledged writes, and statuses of acknowledged changes by application. */
  const acknowledged = {
    messages: /** @type {string[]} */ ([]),
    statuses: /** @type {Map<string, string>} */ (new Map()),
  };
  let step = 0;
  const clock = await startClock(addresses, samples.replicas);
  const running = [
    arrivals(rates.reads, () => actions[step++ % actions.length]?.().catch(() => {}) ?? Promise.resolve()),
    arrivals(rates.writes, () => writeOnce(visits.url, samples.writes, acknowledged.messages)),
    arrivals(rates.participants, participate),
    arrivals(rates.statuses, () => changeStatus(sandbox, acknowledged.statuses)),
  ];
  return {
    samples,
    participants,
    acknowledged,
    /** Resolves once every started request and participant has ended. */
    stop: async () => {
      for (const one of running) one.stop();
      await Promise.all(running.map((one) => one.ended()));
      await clock.stop();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startLoad>>} Load */

/**
 * After its deadline for data the HTML server sends a page with 503 and the shell, whose script requests the data. Only a failure of
 * this request is a failed read.
 * @param {Pick<Samples, 'reads' | 'pages'>} samples
 * @returns {import('../rolling/load.mjs').Ask}
 */
function askAsBrowser({ reads, pages }) {
  const ask = createAsk(reads);
  return async (kind, url, init) => {
    if (kind !== 'page') return ask(kind, url, init);
    /** @type {Sample[]} */
    const own = [];
    const answer = await createAsk(own)(kind, url, init).catch(() => null);
    pages.push(...own);
    if (answer?.status === 503 && answer.headers.has('retry-after')) return ask('data of a page', dataOf(url));
    reads.push(...own);
    return answer ?? Response.error();
  };
}

/** The data that the page's script requests. @param {string} page */
function dataOf(page) {
  const { origin, pathname, search } = new URL(page);
  return `${origin}/api/proxy${pathname === '/home' ? '/jobs' : pathname}${search}`;
}

let writers = 0;

/**
 * Sends one message to the team.
 * @param {string} url
 * @param {WriteSample[]} samples
 * @param {string[]} acknowledged
 */
async function writeOnce(url, samples, acknowledged) {
  const [at, number, message] = [performance.now(), writers++, `Mensagem ${randomUUID()}`];
  const body = {
    name: 'Eva Lima',
    email: `mensagem${number}@example.com`,
    phone: '912345678',
    subject: 'general',
    message,
  };
  const note = (/** @type {WriteSample['outcome']} */ outcome, reason = '') =>
    void samples.push({ at, ms: performance.now() - at, outcome, reason });
  try {
    const answer = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.200.${(number >> 8) & 255}.${number & 255}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await answer.text();
    if (answer.ok) {
      acknowledged.push(message);
      return note('acknowledged');
    }
    const isClear = answer.status === 503 && /"code":"[a-z_]+"/.test(text) && answer.headers.has('retry-after');
    return note(isClear ? 'rejected' : 'unclear', `${answer.status} ${text.slice(0, 120)}`);
  } catch (error) {
    return note('unclear', String(error));
  }
}

/**
 * The employer of one delivered application reviews it.
 * @param {string} sandbox
 * @param {Map<string, string>} statuses
 */
async function changeStatus(sandbox, statuses) {
  try {
    /** @type {{ id: string, applicationId: string, withdrawnAt: string | null }[]} */
    const delivered = await getJson(`${sandbox}/_sandbox/applications`);
    const next = delivered.find(
      ({ applicationId, withdrawnAt }) => withdrawnAt === null && !statuses.has(applicationId),
    );
    if (next === undefined) return;
    statuses.set(next.applicationId, 'reviewing');
    const answer = await fetch(`${sandbox}/_sandbox/applications/${next.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'reviewing' }),
    });
    if (!answer.ok) statuses.delete(next.applicationId);
  } catch {
    // The sandbox is busy; the next arrival tries again.
  }
}

/**
 * Writes a clock to the primary and reads it from replicas, each read over a new connection.
 * @param {{ direct: string, replicas: string }} addresses
 * @param {ReplicaSample[]} samples
 */
async function startClock({ direct, replicas }, samples) {
  const pool = new pg.Pool({ connectionString: direct, max: 2, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  pool.on('error', () => {});
  await pool.query('create table if not exists drill_clock (at timestamptz not null)');
  await pool.query('insert into drill_clock select now() where not exists (select from drill_clock)');
  const tick = () => pool.query('update drill_clock set at = clock_timestamp()').catch(() => {});
  const read = async () => {
    const at = performance.now();
    const client = new pg.Client({ connectionString: replicas, connectionTimeoutMillis: 2000, query_timeout: 2000 });
    client.on('error', () => {});
    try {
      await client.connect();
      const sql =
        'select extract(epoch from clock_timestamp() - at) * 1000 as delay, host(inet_server_addr()) as node from drill_clock';
      const { rows } = await client.query(sql);
      samples.push({ at, delayMs: Number(rows[0].delay), node: rows[0].node, reason: '' });
    } catch (error) {
      samples.push({ at, delayMs: null, node: '', reason: String(error) });
    } finally {
      void client.end().catch(() => {});
    }
  };
  const running = [arrivals(rates.clock, tick), arrivals(rates.replicaReads, read)];
  return {
    stop: async () => {
      for (const one of running) one.stop();
      await Promise.all(running.map((one) => one.ended()));
      await pool.end();
    },
  };
}
