import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startBlows } from './blows.mjs';
import { compareDeliveries, isDelivered, neverSent } from './deliveries.mjs';
import { compareMails, orderedMails } from './mail-books.mjs';
import { startMailSink } from './mail-sink.mjs';
import { brokenPromises, join } from './member.mjs';
import { getJson, patientClient } from './patient-client.mjs';
import { roleOf } from './roles.mjs';
import { watchReturn } from './returns.mjs';
import { blows, startVictims } from './victims.mjs';
import { visit } from './visitor.mjs';
import { lostForms, unmailedEvents } from './written-down.mjs';

/**
 * @typedef {object} StormOptions
 * @property {string} dataDir
 * @property {number} writes As many are acknowledged, and a few more: everybody finishes what they began.
 * @property {number} atOnce People at the same time.
 * @property {number} pauseMs Between two blows, more or less.
 * @property {(text: string) => void} [say]
 */

/** @typedef {Awaited<ReturnType<typeof ride>>} StormResult */
/** @typedef {import('./application.mjs').ChaosJob} ChaosJob */
/** @typedef {{ members: import('./member.mjs').MemberPromises[], visitors: import('./visitor.mjs').VisitorPromises[], unanswered: string[], withoutLink: number }} Crowd */
/** @typedef {Awaited<ReturnType<typeof startVictims>>} Victims */
/** @typedef {import('./mail-sink.mjs').MailSink} MailSink */

/** How long the queue may take once everything runs again: a killed worker's jobs expire first. */
const settleMs = 400_000;

/**
 * People make every kind of write while API, worker, HR backend and PostgreSQL are killed in turn; then each write that was
 * acknowledged is held against what the API, the database, the HR backend and the mail server have.
 * @param {StormOptions} options
 */
export async function storm({ dataDir, say = () => {}, ...options }) {
  const sink = await startMailSink();
  const victims = await startVictims({ dataDir, smtpUrl: sink.url, say });
  try {
    return await ride({ victims, sink, say, ...options });
  } finally {
    await victims.stop();
    await sink.stop();
  }
}

/** @param {Omit<StormOptions, 'dataDir'> & { victims: Victims, sink: MailSink, say: (text: string) => void }} options */
async function ride({ victims, sink, writes, atOnce, pauseMs, say }) {
  const began = performance.now();
  const { api } = victims.product.urls;
  const tally = { calls: 0, acknowledged: /** @type {Record<string, number>} */ ({}) };
  const jobs = await jobsOf(api);
  const watch = (/** @type {import('./victims.mjs').Blow} */ blow) => watchReturn(victims.product.urls, blow);
  const striking = startBlows({ order: blows, strike: victims.strike, watch, pauseMs, say });
  const crowd = await gather({ api, sink, jobs, writes, atOnce, tally });
  const { blown, neverBack } = await striking.stop();
  const calmMs = performance.now() - began;
  say(`${countOf(tally)} writes acknowledged; everything runs again`);
  const books = await settle(victims.product.urls, sink, crowd);
  return {
    writes: countOf(tally),
    acknowledged: tally.acknowledged,
    calls: tally.calls,
    people: crowd.members.length + crowd.visitors.length,
    withoutLink: crowd.withoutLink,
    unanswered: crowd.unanswered,
    blown,
    neverBack,
    gaveUp: victims.gaveUp,
    ...books,
    stormSeconds: Math.round(calmMs / 1000),
    seconds: Math.round((performance.now() - began) / 1000),
  };
}

/** @param {{ acknowledged: Record<string, number> }} tally */
const countOf = ({ acknowledged }) => Object.values(acknowledged).reduce((sum, count) => sum + count, 0);

/** @param {string} api */
async function jobsOf(api) {
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await getJson(`${api}/api/proxy/jobs`));
  const jobs = list.slice(0, 40).map(({ id }) => getJson(`${api}/api/proxy/jobs/${id}`));
  return /** @type {import('shared-contracts').Job[]} */ (await Promise.all(jobs));
}

/**
 * @param {{ api: string, sink: MailSink, jobs: readonly ChaosJob[], writes: number, atOnce: number,
 *   tally: { calls: number, acknowledged: Record<string, number> } }} world
 */
async function gather({ api, sink, jobs, writes, atOnce, tally }) {
  /** @type {Crowd} */
  const crowd = { members: [], visitors: [], unanswered: [], withoutLink: 0 };
  let next = 0;
  const live = async (/** @type {number} */ number) => {
    const client = patientClient(api, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, tally);
    const [one, two, three] = [0, 1, 2].map((offset) => jobs[(number + offset) % jobs.length]);
    if (one === undefined || two === undefined || three === undefined) throw new Error('There are too few jobs');
    const role = roleOf(number);
    if (role !== 'member') crowd.visitors.push(await visit(client, sink, one, number, role));
    else count(await join(client, sink, [one, two, three], number));
  };
  const count = (/** @type {import('./member.mjs').MemberPromises | null} */ member) => {
    if (member === null) crowd.withoutLink += 1;
    else crowd.members.push(member);
  };
  const people = Array.from({ length: atOnce }, async () => {
    while (countOf(tally) < writes) {
      await live(next++).catch((error) => crowd.unanswered.push(String(error)));
    }
  });
  await Promise.all(people);
  return crowd;
}

/**
 * What became of everything, once nothing is under way any more or the time is over.
 * @param {{ api: string, sandbox: string | null, database: string }} urls
 * @param {MailSink} sink
 * @param {Crowd} crowd
 */
async function settle({ sandbox, database: url }, sink, crowd) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const sent = [...crowd.members.flatMap(({ applications }) => applications), ...crowd.visitors.map(applicationOf)];
    for (const until = performance.now() + settleMs; ; await wait(500)) {
      const received = await getJson(`${sandbox}/_sandbox/applications`);
      const ordered = await orderedMails(database);
      const mails = compareMails(ordered, sink.taken);
      const unsent = await neverSent(database);
      const isQuiet = mails.waiting === 0 && sent.every((one) => isDelivered(one, received, unsent));
      if (!isQuiet && performance.now() < until) continue;
      const broken = await Promise.all(crowd.members.map(brokenPromises));
      return {
        lost: [...broken.flat(), ...(await lostForms(database, crowd.visitors))],
        eventsWithoutMail: await unmailedEvents(database, ordered, crowd, sent),
        applications: compareDeliveries(sent, received, unsent),
        mails,
      };
    }
  } finally {
    await database.end();
  }
}

/** @param {import('./visitor.mjs').VisitorPromises} visitor */
const applicationOf = ({ application }) => application;
