/**
 * Generated rows of the tables that grow with use. Rows are spread evenly over 13 months, so that retention has a backlog of one month.
 * Identifiers of rows are functions of their number, so that operations name existing rows.
 */

/** Days that the rows cover: a year and a month. */
export const coveredDays = 396;

/** SQL for a moment of row `n` of `rows`, oldest first. @param {number} rows */
const moment = (rows) => `now() - interval '${coveredDays} days' * (1 - n::float8 / ${rows})`;

/** @param {string} seed SQL */
const uuidOf = (seed) => `md5(${seed})::uuid`;

/** Campaigns of a run; every one has the same number of recipients. */
export const campaignCount = 104;

/** @param {number} rows */
export const accountsFor = (rows) => Math.max(10_000, Math.min(1_000_000, rows / 100));
/** @param {number} rows */
export const jobsFor = (rows) => Math.max(1000, Math.ceil(rows / 150));

/** @param {number} accounts */
const users = (accounts) => `
  insert into users (username, email, password_hash, language, is_verified, address_linked_at)
  select 'pessoa' || n, 'pessoa' || n || '@example.com', 'invalid-hash', 'pt', true, now() from generate_series(1, ${accounts}) n`;

/** @param {number} count */
const subscribers = (count) => `
  insert into subscribers (id, user_id, email, language, frequency, address_hash, confirmed_at, consent_at, consent_text, consent_source)
  select ${uuidOf("'subscriber ' || n")}, n, 'pessoa' || n || '@example.com', 'pt', 'weekly', sha256(('pessoa' || n)::bytea),
    now() - interval '2 years', now() - interval '2 years', 'of the measurement', 'account'
  from generate_series(1, ${count}) n`;

/** Partitions of a database that is as old as the rows. The first partition of a new database contains all earlier months. */
const auditPartitions = [
  `do $$ begin execute format('drop table %I', 'audit_events_' || to_char(now() at time zone 'UTC', 'YYYY_MM')); end $$`,
  `select maintain_audit_partitions(now() - months * interval '1 month', '-infinity') from generate_series(14, 0, -1) months`,
];

/** @param {string} ended SQL for the share of campaigns that have ended */
const campaigns = (ended) => `
  insert into campaigns (name, subject, frequency, status, started_at, sent_at, updated_at)
  select 'campaign ' || n, 'Ofertas ' || n, 'weekly', case when ${ended} then 'sent' else 'sending' end, at,
    case when ${ended} then at + interval '4 hours' end, at
  from (select n, now() - interval '${coveredDays} days' * (1 - n::float8 / ${campaignCount + 1}) as at
        from generate_series(1, ${campaignCount}) n) numbered`;

const companiesAndJobs = (/** @type {number} */ jobs) => [
  `insert into categories (id, name, slug) values (1, 'Categoria', 'categoria') on conflict do nothing`,
  `insert into companies (source, external_id, name, slug) values ('growth', '1', 'Empresa', 'empresa')`,
  `insert into jobs (source, external_id, slug, title, company_id, posted_at)
   select 'growth', n::text, 'oferta-' || n, 'Oferta ' || n, (select min(id) from companies), now()
   from generate_series(1, ${jobs}) n`,
];

/**
 * @typedef {object} GrowingTable
 * @property {(rows: number) => string[]} base Rows that it refers to.
 * @property {(rows: number) => string} columns
 * @property {(rows: number) => string} select Of the row number `n`, in the order of the columns.
 */

/** @type {Readonly<Record<string, GrowingTable>>} */
export const growingTables = {
  audit_events: {
    base: (rows) => [users(accountsFor(rows)), ...auditPartitions],
    columns: () => 'at, actor_id, what, target, subject_id, status_code, request_id',
    select: (rows) => `
      ${moment(rows)}, 1 + (hashint8(n)::bigint & 2147483647) % ${accountsFor(rows)},
      case when n % 10 < 7 then 'login' else 'updateProfile' end, case when n % 10 = 9 then 'id=' || n % 100000 end,
      case when n % 20 = 0 then 1 + n % ${accountsFor(rows)} end, case when n % 9 = 0 then 401 else 200 end,
      substr(md5(n::text), 1, 22)`,
  },
  mails: {
    base: (rows) => [users(accountsFor(rows))],
    columns: () => 'key, kind, language, recipient, data, created_at, claimed_at, sent_at, failed_at, error',
    select: (rows) => `
      'application-received:' || ${uuidOf("'application ' || n")},
      case when n % 50 = 0 and n > ${rows} * 0.98 then 'alerts-requested' else 'application-received' end, 'pt',
      'pessoa' || 1 + n % ${accountsFor(rows)} || '@example.com',
      jsonb_build_object('userId', 1 + n % ${accountsFor(rows)}, 'applicationId', ${uuidOf("'application ' || n")}),
      ${moment(rows)}, ${moment(rows)}, case when n % 100 > 0 then ${moment(rows)} end,
      case when n % 100 = 0 then ${moment(rows)} end, case when n % 100 = 0 then '550 5.1.1 No such user' end`,
  },
  job_tracking_clicks: {
    base: (rows) => companiesAndJobs(jobsFor(rows)),
    columns: () => 'job_id, source, day, people, machines',
    /** Each job has visits of five sources on 30 consecutive days. */
    select: (rows) => `
      1 + n / 150, (array['linkedin', 'facebook', 'x', 'qr', 'email'])[1 + n % 5],
      current_date - ${coveredDays} + (n / 150 * ${coveredDays - 30}::bigint / ${jobsFor(rows)})::int + (n % 150 / 5)::int,
      1 + n % 7, n % 3`,
  },
  campaign_recipients: {
    base: (rows) => [
      users(Math.ceil(rows / campaignCount)),
      subscribers(Math.ceil(rows / campaignCount)),
      campaigns(`n < ${campaignCount}`),
      ...companiesAndJobs(1000),
    ],
    columns: () =>
      'id, campaign_id, subscriber_id, state, jobs, attempts, due_at, leaving_at, sent_at, bounced_at, provider_id, error, updated_at',
    /** The last campaign is being sent. */
    select: (rows) => {
      const perCampaign = Math.ceil(rows / campaignCount);
      const campaign = `(1 + (n - 1) / ${perCampaign})`;
      const sent = `(${campaign} < ${campaignCount} and n % 200 > 0)`;
      return `
      ${uuidOf("'recipient ' || n")}, ${campaign}, ${uuidOf(`'subscriber ' || 1 + (n - 1) % ${perCampaign}`)},
      case when ${sent} then 'sent' when ${campaign} < ${campaignCount} then 'failed' else 'pending' end,
      case when ${campaign} < ${campaignCount} then array[n % 1000, (n + 1) % 1000, (n + 2) % 1000, (n + 3) % 1000, (n + 4) % 1000]::int[] else '{}' end,
      1, ${moment(rows)}, case when ${sent} then ${moment(rows)} end, case when ${sent} then ${moment(rows)} end,
      case when ${sent} and n % 150 = 0 then ${moment(rows)} end, case when ${sent} then '<' || n || '@relay>' end,
      case when ${campaign} < ${campaignCount} and n % 200 = 0 then '550 5.1.1 No such user' end, ${moment(rows)}`;
    },
  },
  campaign_events: {
    base: () => [campaigns(`n < ${campaignCount}`)],
    columns: () => 'campaign_id, mail, kind, job_id, is_machine, happened_at',
    select: (rows) => `
      1 + (n - 1) / ${Math.ceil(rows / campaignCount)}, int8send(hashint8extended(n / 3, 1)), case when n % 3 = 0 then 'open' else 'click' end,
      case when n % 3 = 0 then 0 else 1 + n % 1000 end, n % 4 = 0, ${moment(rows)}`,
  },
};
