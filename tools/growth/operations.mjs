import { createHash } from 'node:crypto';
import { importBuilt } from '../bench/search/built.mjs';
import { accountsFor, campaignCount, jobsFor } from './tables.mjs';

/** @param {string} file Below the build of the API. */
const load = (file) => importBuilt(`api/dist/${file}`);

/** The id that PostgreSQL's `md5(text)::uuid` has. @param {string} text */
export function uuidOf(text) {
  const hex = createHash('md5').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A number from 1 to `most`, the same in every run. @param {number} turn @param {number} most */
const pick = (turn, most) => 1 + ((turn * 7_919_993 + 104_729) % most);

/**
 * @typedef {object} Context
 * @property {any} database TypeORM's data source
 * @property {import('pg').Pool} pool
 * @property {number} rows
 */

/**
 * A call of the product. `turn` differs between the calls. `isOnce`: takes long or changes many rows.
 * @typedef {{ name: string, run: (turn: number) => Promise<unknown>, isOnce?: boolean }} Operation
 */

/** @param {Context} context @returns {Promise<Operation[]>} */
async function auditEvents({ database, rows }) {
  const { AuditEventsRepository } = await load('modules/audit/audit-events.repository.js');
  const events = new AuditEventsRepository(database);
  const accounts = accountsFor(rows);
  const event = { what: 'login', target: null, subjectId: null, statusCode: 200, requestId: 'of the measurement' };
  return [
    { name: 'record an event', run: (turn) => events.insert({ ...event, actorId: pick(turn, accounts) }) },
    { name: 'export of an account', run: (turn) => events.listOf(pick(turn, accounts)) },
    {
      name: 'erasure of an account',
      run: (turn) => database.query('delete from users where id = $1', [pick(turn + 50, accounts)]),
    },
  ];
}

/** @param {Context} context @returns {Promise<Operation[]>} */
async function mails({ database, rows }) {
  const { MailsRepository } = await load('modules/mail/mails.repository.js');
  const { kindsToOthers } = await load('modules/mail/mails.sql.js');
  const repository = new MailsRepository(database);
  const accounts = accountsFor(rows);
  const key = (/** @type {number} */ turn) => `growth:${turn}`;
  const user = (/** @type {number} */ turn) => {
    const id = pick(turn, accounts);
    return { id, email: `pessoa${id}@example.com` };
  };
  const application = (/** @type {number} */ turn) => uuidOf(`application ${pick(turn, rows)}`);
  /** @type {Map<number, unknown>} */
  const claims = new Map();
  const manager = database.manager;
  return [
    {
      name: 'enqueue',
      run: (turn) =>
        repository.add(
          { key: key(turn), kind: 'contact', language: 'pt', recipient: 'ana@example.com', data: {} },
          manager,
        ),
    },
    {
      name: 'enqueue an existing key',
      run: (turn) =>
        repository.add(
          {
            key: `application-received:${application(turn)}`,
            kind: 'contact',
            language: 'pt',
            recipient: 'ana@example.com',
            data: {},
          },
          manager,
        ),
    },
    { name: 'find a waiting mail', run: (turn) => repository.findWaiting(key(turn)) },
    {
      name: 'claim',
      run: async (turn) => void claims.set(turn, await repository.claim(key(turn), 'ana@example.com')),
    },
    { name: 'record the result', run: (turn) => repository.settle(claims.get(turn), { outcome: 'sent' }) },
    { name: 'health, metrics', run: () => repository.health() },
    { name: 'list of uncertain mails', run: () => repository.uncertain(100) },
    { name: 'resend an uncertain mail', run: (turn) => repository.release([key(turn)], manager) },
    { name: 'export of an account', run: (turn) => repository.listOf(user(turn), kindsToOthers) },
    {
      name: 'assign applications to an account',
      run: (turn) => repository.readdress(user(turn + 100), [application(turn)], manager),
    },
    {
      name: 'erasure of an application',
      run: (turn) => repository.deleteOfApplication(application(turn + 50), manager),
    },
    { name: 'erasure of an account', run: (turn) => repository.deleteOfUser(user(turn + 200), manager) },
  ];
}

/** @param {Context} context @returns {Promise<Operation[]>} */
async function jobTrackingClicks({ database, rows }) {
  const { JobTrackingRepository } = await load('modules/job-tracking/job-tracking.repository.js');
  const tracking = new JobTrackingRepository(database);
  const jobs = jobsFor(rows);
  return [
    { name: 'count a visit', run: (turn) => tracking.count(pick(turn, jobs), 'linkedin', 'human') },
    { name: 'visits of a job', run: (turn) => tracking.clicks(pick(turn, jobs)) },
  ];
}

/** A campaign is sent. @param {Context} context @returns {Promise<Operation[]>} */
async function sending({ database, pool }) {
  const { RecipientsRepository } = await load('modules/campaigns/sending/recipients.repository.js');
  const { RunningCampaignsRepository } = await load('modules/campaigns/sending/running-campaigns.repository.js');
  const recipients = new RecipientsRepository(pool);
  const running = new RunningCampaignsRepository(pool);
  /** @type {any[]} */
  let claimed = [];
  return [
    { name: 'running campaigns', run: () => running.all() },
    { name: 'claim 100 recipients', run: async () => void (claimed = await recipients.claim(campaignCount, 100)) },
    { name: 'preferences of 100 recipients', run: () => recipients.eligible(claimed.map((one) => one.subscriberId)) },
    {
      name: 'store 100 choices',
      run: () => recipients.saveJobs(claimed.map((recipient) => ({ recipient, jobs: [1, 2, 3, 4, 5] }))),
    },
    { name: 'mark 100 as sending', run: () => recipients.markSending(claimed) },
    {
      name: 'record 100 results',
      run: () =>
        recipients.settle(
          claimed.map((recipient) => ({
            recipient,
            state: 'sent',
            providerId: `<${recipient.id}@relay>`,
            error: null,
            waitMs: 0,
          })),
        ),
    },
    { name: 'maintenance', run: () => recipients.maintain() },
    { name: 'claim for reconciliation', run: () => recipients.claimForReconciliation() },
    { name: 'refused mails', run: () => running.refused(campaignCount) },
    { name: 'end of a campaign', run: () => running.finish(campaignCount) },
    {
      name: 'audience of a campaign',
      isOnce: true,
      run: async () => {
        const [{ id }] = await database.query(
          `insert into campaigns (name, subject, frequency, status) values ('new', 'new', 'weekly', 'sending') returning id`,
        );
        await running.snapshotAudience(id, null);
      },
    },
  ];
}

/** Subscribers react to their mails, and are exported and erased. @param {Context} context @returns {Promise<Operation[]>} */
async function reactions({ database, rows }) {
  const { RecordedBounces } = await load('modules/campaigns/bounces/bounces.repository.js');
  const { Unsubscriptions } = await load('modules/campaigns/measuring/unsubscriptions.service.js');
  const { CampaignMailsExport } = await load('modules/campaigns/campaigns.export.js');
  const bounces = new RecordedBounces(database, { suppress: async () => {}, recordSoftBounce: async () => {} });
  const perCampaign = Math.ceil(rows / campaignCount);
  const subscriber = (/** @type {number} */ turn) => uuidOf(`subscriber ${pick(turn, perCampaign)}`);
  /** @type {any} */
  let unsubscribed;
  new Unsubscriptions({ onUnsubscribed: (/** @type {any} */ listener) => (unsubscribed = listener) }).onModuleInit();
  /** @type {any} */
  let exported;
  const sources = { register: (/** @type {string} */ _, /** @type {any} */ run) => (exported = run) };
  new CampaignMailsExport(sources, database).onModuleInit();
  return [
    {
      name: 'bounce by id',
      run: (turn) => bounces.record({ recipientId: uuidOf(`recipient ${pick(turn, rows)}`) }, 'hard', 'no'),
    },
    {
      name: "bounce by the provider's id",
      run: (turn) => bounces.record({ providerId: `<${pick(turn, rows)}@relay>` }, 'hard', 'no'),
    },
    { name: 'unsubscription', run: (turn) => unsubscribed(subscriber(turn), database.manager) },
    { name: 'export of an account', run: (turn) => exported(pick(turn, perCampaign)) },
    {
      name: 'erasure of an account',
      run: (turn) => database.query('delete from subscribers where id = $1', [subscriber(turn + 500)]),
    },
  ];
}

/** Admins read lists and reports. @param {Context} context @returns {Promise<Operation[]>} */
async function reports({ database }) {
  const { CampaignRecipientsRepository } = await load('modules/campaigns/management/campaign-recipients.repository.js');
  const { CampaignOutcomes } = await load('modules/campaigns/management/campaign-outcomes.repository.js');
  const { CampaignsRepository } = await load('modules/campaigns/management/campaigns.repository.js');
  const managed = new CampaignRecipientsRepository(database);
  const outcomes = new CampaignOutcomes(database);
  const campaigns = new CampaignsRepository(database);
  const past = campaignCount - 1;
  const page = (/** @type {string | null} */ state, /** @type {number} */ offset) => () =>
    managed.list({ campaign: past, state }, { offset, limit: 50 });
  return [
    { name: 'recipients, first page', run: page(null, 0) },
    { name: 'recipients, page 1000', run: page(null, 50_000) },
    { name: 'failed recipients, first page', run: page('failed', 0) },
    { name: 'count of recipients', run: () => managed.count({ campaign: past, state: null }) },
    { name: 'count of sent recipients', run: () => managed.count({ campaign: past, state: 'sent' }) },
    { name: 'counts of one campaign', run: () => campaigns.countsOf([past]) },
    {
      name: 'counts of all campaigns (list)',
      run: () => campaigns.countsOf(Array.from({ length: campaignCount }, (_, index) => index + 1)),
      isOnce: true,
    },
    { name: 'report: outcome', run: () => outcomes.of(past) },
    { name: 'report: sent by minute', run: () => outcomes.sentByMinute(past) },
    { name: 'report: jobs', run: () => outcomes.topJobs(past, new Map()) },
    { name: 'report: reasons of failures', run: () => outcomes.failureReasons(past) },
    { name: 'complaints of 30 days (preflight)', run: () => outcomes.recentComplaints() },
  ];
}

/** @param {Context} context @returns {Promise<Operation[]>} */
async function campaignEvents({ database }) {
  const { MailEventsRepository } = await load('modules/campaigns/measuring/mail-events.repository.js');
  const { CountedFigures } = await load('modules/campaigns/measuring/campaign-figures.repository.js');
  const events = new MailEventsRepository(database);
  const figures = new CountedFigures(database);
  const past = campaignCount - 1;
  return [
    {
      name: 'record a click',
      run: (turn) =>
        events.add({ campaign: campaignCount, mail: Buffer.alloc(8, turn), kind: 'click', job: 1, isMachine: false }),
    },
    { name: 'figures of a campaign', run: () => figures.of([past]) },
    { name: 'opens and clicks by hour', run: () => figures.byHour(past, new Date(Date.now() - 30 * 86_400_000)) },
    { name: 'clicks by job', run: () => figures.clicksByJob(past) },
    {
      name: 'figures of all campaigns (list)',
      run: () => figures.of(Array.from({ length: campaignCount }, (_, index) => index + 1)),
      isOnce: true,
    },
  ];
}

/** @type {Readonly<Record<string, (context: Context) => Promise<Operation[]>>>} */
export const operations = {
  audit_events: auditEvents,
  mails,
  job_tracking_clicks: jobTrackingClicks,
  campaign_recipients: async (context) => [
    ...(await sending(context)),
    ...(await reactions(context)),
    ...(await reports(context)),
  ],
  campaign_events: campaignEvents,
};

/** Retention rules of the table, as the worker registers them. @param {string} table @param {Context} context */
export async function retentionOf(table, { database }) {
  const { RetentionRules } = await load('modules/retention/retention.task.js');
  const rules = new RetentionRules(database);
  if (table === 'audit_events') {
    const { AuditEventsRetention } = await load('modules/audit/audit-events.retention.js');
    new AuditEventsRetention(rules, database).onModuleInit();
  } else if (table === 'mails') {
    const { MailsRetention } = await load('modules/mail/mails.retention.js');
    new MailsRetention(rules).onModuleInit();
  } else if (table === 'job_tracking_clicks') {
    const { TrackingDaysRetention } = await load('modules/job-tracking/tracking-days.retention.js');
    const { JobTrackingRepository } = await load('modules/job-tracking/job-tracking.repository.js');
    new TrackingDaysRetention(rules, new JobTrackingRepository(database)).onModuleInit();
  } else {
    const { CampaignsRetention } = await load('modules/campaigns/campaigns.retention.js');
    const { MailEventsRepository } = await load('modules/campaigns/measuring/mail-events.repository.js');
    new CampaignsRetention(rules, database, new MailEventsRepository(database)).onModuleInit();
  }
  const own = rules.all().filter((/** @type {{ name: string }} */ { name }) => {
    if (table === 'campaign_recipients') return name !== 'campaign-events';
    return table !== 'campaign_events' || name !== 'campaign-recipients';
  });
  const run = /** @type {{ name: string, run: (now: Date, signal: AbortSignal) => Promise<number> }[]} */ (own);
  // As after two months without a worker: at least one month has expired completely, and its partition is dropped.
  const later = run
    .filter(() => table === 'audit_events')
    .map(({ name, run: delegate }) => ({
      name: `${name}, two months later`,
      run: (/** @type {Date} */ now, /** @type {AbortSignal} */ signal) =>
        delegate(new Date(now.getTime() + 62 * 86_400_000), signal),
    }));
  return [...run, ...later];
}
