import { existsSync } from 'node:fs';
import path from 'node:path';
import { getJson } from '../chaos/retrying-client.mjs';
import { waitUntil } from '../services/wait.mjs';
import { findTexts, withClient } from './data.mjs';

/**
 * @typedef {object} Expected
 * @property {readonly import('../chaos/member.mjs').ExpectedMember[]} erased
 * @property {readonly string[]} withdrawn Ids of applications.
 * @property {readonly import('./writers.mjs').Acknowledged[]} applications
 * @property {number | null} until Applications that were acknowledged earlier must exist; null: the target is the end of the log.
 * @property {number} lostAt When the database was lost.
 * @property {Awaited<ReturnType<typeof countCopies>>} copies
 * @property {string} version The last data version before the loss.
 */

const copiesSql = `
  select
    (select count(*) || ' ' || sum(hashtextextended(j::text, 0)) from jobs j where source = 'copies') as jobs,
    (select count(*) || ' ' || sum(hashtextextended(a::text, 0)) from applications a where hr_id like 'copies-%') as applications`;

/** Count and checksum of the generated rows, which no process changes. @param {string} url */
export async function countCopies(url) {
  const { rows } = await withClient(url, (client) => client.query(copiesSql));
  return /** @type {{ jobs: string, applications: string }} */ (rows[0]);
}

const momentSql = `
  select pg_current_wal_lsn() - '0/0' as lsn,
    ((select coalesce(sum(data_version), 0) from ingest_state) + (select data_version from job_changes))::text as version,
    to_char(coalesce(pg_last_xact_replay_timestamp(), now()) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "replayedUntil"`;

/** @param {string} url */
export async function readMoment(url) {
  const { rows } = await withClient(url, (client) => client.query(momentSql));
  const { lsn, version, replayedUntil } = rows[0];
  return { lsn: BigInt(lsn), version: String(version), replayedUntil: String(replayedUntil) };
}

/**
 * Compares the recovered database, which the product uses again, with what was acknowledged.
 * @param {import('./drill.mjs').World} world
 * @param {Expected} expected
 */
export async function checkRecovered({ url, product, sink }, expected) {
  const { applications, until, lostAt } = expected;
  const ids = applications.map(({ id }) => id);
  const { rows } = await withClient(url, (client) =>
    client.query('select id from applications where id = any($1)', [ids]),
  );
  const present = new Set(rows.map(({ id }) => id));
  const missing = applications.filter(({ id }) => !present.has(id));
  const firstMissing = Math.min(lostAt, ...missing.map(({ at }) => at));
  const copies = await countCopies(url);
  const texts = expected.erased.flatMap(({ username, email }) => [email, username]);
  const now = await withClient(url, (client) => client.query(momentSql));
  return {
    acknowledged: applications.length,
    missing: missing.length,
    lostSeconds: (lostAt - firstMissing) / 1000,
    /** Acknowledged before the target. Later ones are rows that the tables of the target do not have. */
    missingBeforeTarget: until === null ? 0 : missing.filter(({ at }) => at < until).length,
    changedCopies: copies.jobs !== expected.copies.jobs || copies.applications !== expected.copies.applications,
    notErased: await findTexts(url, texts),
    notWithdrawn: await notWithdrawn(url, expected.withdrawn),
    mailsTwice: await mailsTwice(sink, url),
    arrivedTwice: await arrivedTwice(product.sandbox),
    versionReused: BigInt(now.rows[0].version) <= BigInt(expected.version),
    filesMissing: await filesMissing(url, product.filesDir),
  };
}

/** @typedef {Awaited<ReturnType<typeof checkRecovered>>} Checked */

/** Applications that exist again. @param {string} url @param {readonly string[]} ids */
async function notWithdrawn(url, ids) {
  const sql = 'select id from applications where id = any($1) and withdrawn_at is null';
  const { rows } = await withClient(url, (client) => client.query(sql, [ids]));
  return rows.map(({ id }) => id);
}

const openWork = `
  select (select count(*) from applications where due_at <= now() and coalesce(delivered_at, refused_at, withdrawn_at, anonymised_at) is null)
    + (select count(*) from mails where coalesce(sent_at, cancelled_at, failed_at, claimed_at) is null) as count`;

/** Message-IDs that the mail server received twice, after all work is done. @param {import('../chaos/mail-sink.mjs').MailSink} sink @param {string} url */
async function mailsTwice(sink, url) {
  await waitUntil(
    'deliveries and mails',
    async () => {
      const { rows } = await withClient(url, (client) => client.query(openWork));
      return rows[0].count === '0' ? true : null;
    },
    { withinMs: 180_000 },
  );
  const ids = sink.received.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** @param {string} sandbox */
async function arrivedTwice(sandbox) {
  /** @type {{ applicationId: string }[]} */
  const received = await getJson(`${sandbox}/_sandbox/applications`);
  const ids = received.map(({ applicationId }) => applicationId);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** Rows that name a file which is not in the store. @param {string} url @param {string} filesDir */
async function filesMissing(url, filesDir) {
  const sql = `
    select 'files ' || id as name, id from files where attached_at is not null
    union all select 'search_files ' || id, id from search_files`;
  const { rows } = await withClient(url, (client) => client.query(sql));
  return rows
    .filter(({ id }) => !existsSync(path.join(filesDir, 'stored', id.slice(0, 2), id)))
    .map(({ name }) => name);
}
