import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { isSubscriberAddress } from './campaign-audience.mjs';
import { compareDeliveries, isDelivered, neverSent } from './deliveries.mjs';
import { auditMails, eventsWithoutMail, readMails } from './mail-audit.mjs';
import { memberMismatches, registerMember } from './member.mjs';
import { getJson, retryingClient } from './retrying-client.mjs';
import { actAsVisitor, lostForms, roleOf } from './visitor.mjs';

/** @typedef {import('./chaos-run.mjs').World} World */
/** @typedef {import('./application.mjs').ChaosJob} ChaosJob */

/**
 * @typedef {object} ParticipantOptions
 * @property {number} writes Minimum of acknowledged writes; started participants finish.
 * @property {number} concurrency Participants at the same time.
 */

/**
 * @typedef {object} Participants What the API has acknowledged.
 * @property {import('./member.mjs').ExpectedMember[]} members
 * @property {import('./visitor.mjs').ExpectedVisitor[]} visitors
 * @property {string[]} unanswered
 * @property {number} withoutLink
 * @property {{ calls: number, acknowledged: Record<string, number> }} tally
 */

/**
 * @typedef {object} Audited
 * @property {{ sandbox: string | null, database: string }} urls
 * @property {import('./mail-sink.mjs').MailSink} sink
 */

/** Limit for the queue after the last fault: jobs of a killed worker expire first. */
const settleMs = 400_000;

/** @param {{ acknowledged: Record<string, number> }} tally */
const countOf = ({ acknowledged }) => Object.values(acknowledged).reduce((sum, count) => sum + count, 0);

/**
 * The jobs for which the participants apply. Read before the faults.
 * @param {World} world
 */
export async function readJobs({ targets }) {
  const { api } = targets.product.urls;
  const list = /** @type {import('shared-contracts').JobCard[]} */ (await getJson(`${api}/api/proxy/jobs`));
  const jobs = list.slice(0, 40).map(({ id }) => getJson(`${api}/api/proxy/jobs/${id}`));
  return /** @type {import('shared-contracts').Job[]} */ (await Promise.all(jobs));
}

/**
 * Records what the API acknowledges to simulated members and visitors, who make every kind of write.
 * @param {string} api
 * @param {import('./mail-sink.mjs').MailSink} sink
 * @param {readonly ChaosJob[]} jobs
 */
export function createParticipants(api, sink, jobs) {
  const tally = { calls: 0, acknowledged: {} };
  /** @type {Participants} */
  const participants = { members: [], visitors: [], unanswered: [], withoutLink: 0, tally };
  let next = 0;
  const act = async (/** @type {number} */ number) => {
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
  /** One more participant. Never rejects. */
  const participate = () => act(next++).catch((error) => void participants.unanswered.push(String(error)));
  return { participants, participate };
}

/**
 * Simulated members and visitors write concurrently until enough writes are acknowledged.
 * @param {World} world
 * @param {readonly ChaosJob[]} jobs
 * @param {ParticipantOptions} options
 */
export async function runParticipants({ targets, sink, log }, jobs, { writes, concurrency }) {
  const { participants, participate } = createParticipants(targets.product.urls.api, sink, jobs);
  const { tally } = participants;
  const runners = Array.from({ length: concurrency }, async () => {
    while (countOf(tally) < writes) await participate();
  });
  await Promise.all(runners);
  log(`${countOf(tally)} writes acknowledged`);
  return participants;
}

/**
 * Compares each acknowledged write with the state of the API, the database, the HR backend and the mail server, once nothing is
 * pending or after `settleMs`.
 * @param {Audited} audited
 * @param {Participants} participants
 */
export async function auditParticipants({ urls, sink }, participants) {
  const began = performance.now();
  const { members, visitors, unanswered, withoutLink, tally } = participants;
  const audit = await settle(urls, sink, participants);
  return {
    writes: countOf(tally),
    acknowledged: tally.acknowledged,
    calls: tally.calls,
    participants: members.length + visitors.length,
    withoutLink,
    unanswered,
    ...audit,
    settleSeconds: Math.round((performance.now() - began) / 1000),
  };
}

/**
 * @param {Audited['urls']} urls
 * @param {Audited['sink']} sink
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
      // The audit of the campaign covers mails to its generated subscribers.
      const mails = auditMails(
        mailRows,
        sink.received.filter(({ recipient }) => !isSubscriberAddress(recipient)),
      );
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
