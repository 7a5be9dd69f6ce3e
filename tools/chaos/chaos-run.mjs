import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startFaults, watchRecovery } from './faults.mjs';
import { compareDeliveries, isDelivered, neverSent } from './deliveries.mjs';
import { auditMails, eventsWithoutMail, readMails } from './mail-audit.mjs';
import { startMailSink } from './mail-sink.mjs';
import { memberMismatches, registerMember } from './member.mjs';
import { getJson, retryingClient } from './retrying-client.mjs';
import { faults, startTargets } from './targets.mjs';
import { actAsVisitor, lostForms, roleOf } from './visitor.mjs';

/**
 * @typedef {object} ChaosOptions
 * @property {string} dataDir
 * @property {number} writes Minimum of acknowledged writes; started participants finish.
 * @property {number} concurrency Participants at the same time.
 * @property {number} pauseMs Mean pause between two faults.
 * @property {number} [rounds] How often the faults are repeated at most. Default: until the participants have finished.
 * @property {(text: string) => void} [log]
 */

/** @typedef {Awaited<ReturnType<typeof run>>} ChaosResult */
/** @typedef {import('./application.mjs').ChaosJob} ChaosJob */
/** @typedef {{ members: import('./member.mjs').ExpectedMember[], visitors: import('./visitor.mjs').ExpectedVisitor[], unanswered: string[], withoutLink: number }} Participants */
/** @typedef {Awaited<ReturnType<typeof startTargets>>} Targets */
/** @typedef {import('./mail-sink.mjs').MailSink} MailSink */

/** Limit for the queue after the last fault: jobs of a killed worker expire first. */
const settleMs = 400_000;

/**
 * Simulated members and visitors make every kind of write while API, worker, HR backend and PostgreSQL are killed in turn.
 * Then compares each acknowledged write with the state of the API, the database, the HR backend and the mail server.
 * @param {ChaosOptions} options
 */
export async function runChaos({ dataDir, log = () => {}, ...options }) {
  const sink = await startMailSink();
  const targets = await startTargets({ dataDir, smtpUrl: sink.url, log });
  try {
    return await run({ targets, sink, log, ...options });
  } finally {
    await targets.stop();
    await sink.stop();
  }
}

/** @param {Omit<ChaosOptions, 'dataDir'> & { targets: Targets, sink: MailSink, log: (text: string) => void }} options */
async function run({ targets, sink, writes, concurrency, pauseMs, rounds, log }) {
  const began = performance.now();
  const { api } = targets.product.urls;
  const tally = { calls: 0, acknowledged: /** @type {Record<string, number>} */ ({}) };
  const jobs = await jobsOf(api);
  const watch = (/** @type {import('./targets.mjs').Fault} */ fault) => watchRecovery(targets.product.urls, fault);
  const injection = startFaults({ order: faults, rounds, inject: targets.inject, watch, pauseMs, log });
  const participants = await runParticipants({ api, sink, jobs, writes, concurrency, tally });
  const { faultTimes, notRecovered } = await injection.stop();
  const faultMs = performance.now() - began;
  log(`${countOf(tally)} writes acknowledged; all services are running`);
  const audit = await settle(targets.product.urls, sink, participants);
  return {
    writes: countOf(tally),
    acknowledged: tally.acknowledged,
    calls: tally.calls,
    participants: participants.members.length + participants.visitors.length,
    withoutLink: participants.withoutLink,
    unanswered: participants.unanswered,
    faultTimes,
    notRecovered,
    exits: targets.exits,
    ...audit,
    faultSeconds: Math.round(faultMs / 1000),
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
 * @param {{ api: string, sink: MailSink, jobs: readonly ChaosJob[], writes: number, concurrency: number,
 *   tally: { calls: number, acknowledged: Record<string, number> } }} world
 */
async function runParticipants({ api, sink, jobs, writes, concurrency, tally }) {
  /** @type {Participants} */
  const participants = { members: [], visitors: [], unanswered: [], withoutLink: 0 };
  let next = 0;
  const participate = async (/** @type {number} */ number) => {
    const client = retryingClient(api, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`, tally);
    const [one, two, three] = [0, 1, 2].map((offset) => jobs[(number + offset) % jobs.length]);
    if (one === undefined || two === undefined || three === undefined) throw new Error('Too few jobs');
    const role = roleOf(number);
    if (role !== 'member') participants.visitors.push(await actAsVisitor(client, sink, one, number, role));
    else count(await registerMember(client, sink, [one, two, three], number));
  };
  const count = (/** @type {import('./member.mjs').ExpectedMember | null} */ member) => {
    if (member === null) participants.withoutLink += 1;
    else participants.members.push(member);
  };
  const runners = Array.from({ length: concurrency }, async () => {
    while (countOf(tally) < writes) {
      await participate(next++).catch((error) => participants.unanswered.push(String(error)));
    }
  });
  await Promise.all(runners);
  return participants;
}

/**
 * Audits the final state, once nothing is pending or after `settleMs`.
 * @param {{ api: string, sandbox: string | null, database: string }} urls
 * @param {MailSink} sink
 * @param {Participants} participants
 */
async function settle({ sandbox, database: url }, sink, participants) {
  const database = new pg.Client({ connectionString: url });
  await database.connect();
  try {
    const sent = [
      ...participants.members.flatMap(({ applications }) => applications),
      ...participants.visitors.map(applicationOf),
    ];
    for (const until = performance.now() + settleMs; ; await wait(500)) {
      const received = await getJson(`${sandbox}/_sandbox/applications`);
      const mailRows = await readMails(database);
      const mails = auditMails(mailRows, sink.received);
      const unsent = await neverSent(database);
      const isSettled = mails.waiting === 0 && sent.every((one) => isDelivered(one, received, unsent));
      if (!isSettled && performance.now() < until) continue;
      const mismatches = await Promise.all(participants.members.map(memberMismatches));
      return {
        lost: [...mismatches.flat(), ...(await lostForms(database, participants.visitors))],
        eventsWithoutMail: await eventsWithoutMail(database, mailRows, participants, sent),
        applications: compareDeliveries(sent, received, unsent),
        mails,
      };
    }
  } finally {
    await database.end();
  }
}

/** @param {import('./visitor.mjs').ExpectedVisitor} visitor */
const applicationOf = ({ application }) => application;
