import { setTimeout as wait } from 'node:timers/promises';
import { apply } from './applicant.mjs';
import { startVictims, victims } from './victims.mjs';

/**
 * @typedef {object} ChaosOptions
 * @property {string} dataDir
 * @property {number} applications
 * @property {number} atOnce People who apply at the same time.
 * @property {number} thinkMs At most, before a person applies.
 * @property {number} pauseMs Between two kills, more or less.
 * @property {(text: string) => void} [say]
 */

/**
 * @typedef {object} ChaosResult
 * @property {number} acknowledged Applications that the API has answered with success.
 * @property {number} calls Calls that this took.
 * @property {Record<string, number>} kills
 * @property {string[]} gaveUp Services that ended by themselves.
 * @property {number} delivered Acknowledged ones that stand at the HR backend, with their own file and answers.
 * @property {number} twice
 * @property {number} lost
 * @property {number} strange At the HR backend, but never acknowledged, or with another's file or answers.
 * @property {number} seconds
 */

/** How long the queue may take once everything runs again: a killed worker's jobs expire first. */
const settleMs = 120_000;

/**
 * Applications go in while API, worker, HR backend and PostgreSQL are killed in turn; then what was acknowledged is held
 * against what the HR backend has.
 * @param {ChaosOptions} options
 * @returns {Promise<ChaosResult>}
 */
export async function killWhileApplying({ dataDir, applications, atOnce, thinkMs, pauseMs, say = () => {} }) {
  const { product, kill, gaveUp, stop } = await startVictims(dataDir, say);
  const began = performance.now();
  try {
    const jobs = await jobsOf(product.urls.api);
    const killer = startKiller(kill, pauseMs, say);
    const acknowledged = await applyAll(product.urls.api, jobs, { applications, atOnce, thinkMs });
    const kills = await killer.stop();
    say(`${acknowledged.length} acknowledged`);
    const received = await settled(`${product.urls.sandbox}/_sandbox/applications`, acknowledged);
    return {
      ...compare(acknowledged, received),
      kills,
      gaveUp,
      seconds: Math.round((performance.now() - began) / 1000),
    };
  } finally {
    await stop();
  }
}

/** @typedef {import('./applicant.mjs').Acknowledged} Acknowledged */
/** @typedef {{ applicationId: string, resume: { sha256: string }, answers: { answer: string }[] }} Received */

/** @param {string} api */
async function jobsOf(api) {
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await getJson(`${api}/api/proxy/jobs`));
  const jobs = list.slice(0, 40).map(({ id }) => getJson(`${api}/api/proxy/jobs/${id}`));
  return /** @type {import('shared-contracts').Job[]} */ (await Promise.all(jobs));
}

/** @param {string} url */
const getJson = async (url) => (await fetch(url)).json();

/**
 * @param {string} api
 * @param {{ id: number, questionCount: number }[]} jobs
 * @param {{ applications: number, atOnce: number, thinkMs: number }} crowd
 */
async function applyAll(api, jobs, { applications, atOnce, thinkMs }) {
  /** @type {Acknowledged[]} */
  const acknowledged = [];
  let next = 0;
  const people = Array.from({ length: atOnce }, async () => {
    while (next < applications) {
      const number = next++;
      await wait(Math.random() * thinkMs);
      const job = jobs[number % jobs.length];
      if (job !== undefined) acknowledged.push(await apply(api, job, number));
    }
  });
  await Promise.all(people);
  return acknowledged;
}

/**
 * Kills one after the other until it is told to stop; each of them at least once.
 * @param {Awaited<ReturnType<typeof startVictims>>['kill']} kill
 * @param {number} pauseMs
 * @param {(text: string) => void} say
 */
function startKiller(kill, pauseMs, say) {
  /** @type {Record<string, number>} */
  const kills = Object.fromEntries(victims.map((name) => [name, 0]));
  const stopped = new AbortController();
  const run = async () => {
    for (let turn = 0; !stopped.signal.aborted || turn < victims.length; turn++) {
      await wait(pauseMs * (0.5 + Math.random()));
      const name = victims[turn % victims.length] ?? 'api';
      say(`kill -9 ${name}`);
      await kill(name, 200 + Math.random() * 1000);
      kills[name] = (kills[name] ?? 0) + 1;
    }
  };
  const running = run();
  return {
    stop: async () => {
      stopped.abort();
      await running;
      return kills;
    },
  };
}

/**
 * What the HR backend has, once all that it should have is there or the time is over.
 * @param {string} url
 * @param {readonly Acknowledged[]} acknowledged
 */
export async function settled(url, acknowledged) {
  const until = performance.now() + settleMs;
  for (;;) {
    const received = await fetch(url).then(
      (answer) => /** @type {Promise<Received[]>} */ (answer.json()),
      () => [],
    );
    const known = new Set(received.map(({ applicationId }) => applicationId));
    const complete = acknowledged.every(({ id }) => known.has(id)) && received.every(isAnswered(acknowledged));
    if (complete || performance.now() > until) return received;
    await wait(500);
  }
}

/** @param {readonly Acknowledged[]} acknowledged */
function isAnswered(acknowledged) {
  const expected = new Map(acknowledged.map(({ id, answers }) => [id, answers.length]));
  return (/** @type {Received} */ { applicationId, answers }) => answers.length === expected.get(applicationId);
}

/**
 * @param {readonly Acknowledged[]} acknowledged
 * @param {readonly Received[]} received
 */
export function compare(acknowledged, received) {
  const promised = new Map(acknowledged.map((one) => [one.id, one]));
  const seen = new Set();
  const count = { delivered: 0, twice: 0, strange: 0 };
  for (const { applicationId, resume, answers } of received) {
    const one = promised.get(applicationId);
    const words = answers.map(({ answer }) => answer);
    if (seen.has(applicationId)) count.twice += 1;
    else if (one?.sha256 === resume.sha256 && one.answers.join() === words.join()) count.delivered += 1;
    else count.strange += 1;
    seen.add(applicationId);
  }
  return {
    ...count,
    acknowledged: acknowledged.length,
    calls: acknowledged.reduce((sum, { calls }) => sum + calls, 0),
    lost: acknowledged.filter(({ id }) => !seen.has(id)).length,
  };
}
