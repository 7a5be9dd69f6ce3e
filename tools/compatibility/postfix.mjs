import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { addSubscribers, areHashed, suppress } from '../chaos/campaign-audience.mjs';
import { retryingClient } from '../chaos/retrying-client.mjs';
import { build } from '../build.mjs';
import { startPostgres } from '../postgres.mjs';
import { freePort } from '../services/ports.mjs';
import { apply, searchJob } from './calls.mjs';
import { authorityFile, postfixMaster, startPostfix } from './postfix-server.mjs';
import { startProduct } from './product.mjs';
import { withResources } from './resources.mjs';
import { isRoot, runProgram } from './system.mjs';
import { waitUntil } from '../services/wait.mjs';

const bounceDomain = 'bounces.example.net';
const adminAccount = { username: 'admin', password: 'administrador123' };
const subject = 'As ofertas desta semana: São João';
const trustedAuthority = { NODE_EXTRA_CA_CERTS: authorityFile };

/** Subscribers by the result of their mail. */
const reader = {
  known: 'leitora.0@example.com',
  /** Accepted by the relay, which reports it by mail. */
  unknown: 'leitora.1@example.com',
  refused: 'leitora.2@example.com',
  /** Deferred. */
  busy: 'leitora.3@example.com',
  /** Accepted by the relay, refused by the next server. */
  refusedLater: 'leitora.4@example.com',
  /** Their address or its report needs SMTPUTF8. */
  accented: 'inês@example.com',
  unknownAccented: 'joão@example.com',
};
/** An applicant whose mail waits until the relay's certificate can be verified. */
const waiting = 'candidata.em.espera@example.com';

/** @typedef {Awaited<ReturnType<typeof startPostfix>>} Postfix */

/** Debian's Postfix as the relay of the product's mails, which also returns undeliverable mails. */
export const postfix = {
  name: 'postfix',
  /** @param {{ log: (text: string) => void }} options @returns {Promise<import('../compatibility.mjs').CheckResult>} */
  async run({ log }) {
    if (!existsSync(postfixMaster)) return { skipped: 'apt-get install -y --no-install-recommends postfix' };
    if (!isRoot) return { skipped: 'Postfix starts as root only' };
    log(`Postfix ${runProgram('postconf', ['-d', '-h', 'mail_version']).trim()}`);
    await build({ only: ['shared-contracts', 'api', 'sandbox'], log });
    return { problems: await withResources((resources) => tryPostfix(resources, log)) };
  },
};

/** @param {import('./resources.mjs').Resources} resources @param {(text: string) => void} log */
async function tryPostfix(resources, log) {
  const bouncePort = await freePort();
  const relay = await startPostfix(resources, {
    mailboxes: { [reader.known]: 'known', [reader.busy]: 'busy', [reader.accented]: 'accented', [waiting]: 'waiting' },
    refused: {
      [reader.refused]: '550 5.1.1 No such mailbox',
      [reader.busy]: '450 4.2.2 The mailbox is full',
    },
    remote: { [reader.refusedLater]: '550 5.2.1 The mailbox is closed' },
    bounceDomain,
    bouncePort,
  });
  const folder = resources.folder('mail');
  const postgres = await startPostgres({ dataDir: path.join(folder, 'data', 'postgres'), durable: false });
  resources.add(postgres.stop);
  const environment = { BOUNCE_DOMAIN: bounceDomain, BOUNCE_SMTP_PORT: String(bouncePort) };
  const product = await startProduct(resources, {
    folder,
    databaseUrl: postgres.url,
    demo: true,
    variables: trustedAuthority,
    options: { smtpUrl: relay.smtpsUrl, environment },
  });
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  resources.add(() => database.end());
  const problems = [];
  try {
    problems.push(...(await tryTls(product, relay, database)));
    log(`TLS: ${problems.length} problems`);
    problems.push(...(await tryCampaign(product, relay, database, log)));
  } catch (error) {
    const logs = `The worker's log:\n${product.log('worker')}\nPostfix's log:\n${relay.log().slice(-3000)}`;
    throw new Error(logs, { cause: error });
  }
  const complaints = relay
    .log()
    .split('\n')
    .filter((line) => /warning|error:|fatal|panic/.test(line));
  return [...problems, ...complaints.map((line) => `Postfix logs: ${line}`)];
}

/**
 * A mail by TLS from the first byte; none to a server whose certificate cannot be verified; the same one by STARTTLS later.
 * @param {import('./product.mjs').Product} product
 * @param {Postfix} relay
 * @param {pg.Client} database
 */
async function tryTls(product, relay, database) {
  const { job } = await searchJob(product.urls.api);
  const problems = await apply(product.urls, job.id, reader.known);
  const [first = ''] = await delivered(relay, 'known', 1);
  if (!/using TLSv1\.[23]/.test(first)) problems.push(`Not encrypted: ${first.slice(0, 500)}`);
  if (!/^Subject: (=\?UTF-8\?Q\?)?Candidatura/m.test(first)) problems.push(`Another subject: ${first.slice(0, 500)}`);
  await product.restart('worker', { SMTP_URL: relay.smtpUrl, NODE_EXTRA_CA_CERTS: '' });
  problems.push(...(await apply(product.urls, job.id, waiting)));
  await waitUntil('the worker reports that it cannot verify the certificate', () =>
    /self.signed certificate|unable to (verify|get)/i.test(product.log('worker')) ? true : null,
  );
  if (relay.mailsIn('waiting').length > 0) problems.push('A mail was sent to a server that could not be verified');
  // The worker computes the hashes of new subscribers' addresses at its start.
  const suppressed = await addReaders(database);
  await product.restart('worker', { SMTP_URL: relay.smtpUrl });
  await waitUntil('the addresses have their hashes', async () => ((await areHashed(database)) ? true : null));
  await suppress(database, suppressed);
  const [second = ''] = await delivered(relay, 'waiting', 1);
  return /using TLSv1\.[23]/.test(second) ? problems : [...problems, `Not encrypted: ${second.slice(0, 500)}`];
}

/** @param {Postfix} relay @param {string} box @param {number} count */
const delivered = (relay, box, count) =>
  waitUntil(`${count} mails in the mailbox "${box}"`, () => {
    const mails = relay.mailsIn(box);
    return mails.length >= count ? mails : null;
  });

/** Inserts the readers above and ineligible subscribers; returns the addresses to suppress. @param {pg.Client} database */
async function addReaders(database) {
  await database.query('update subscribers set subscription_status = false');
  const { suppressed } = await addSubscribers(database, Object.keys(reader).length);
  const accented = { 5: reader.accented, 6: reader.unknownAccented };
  for (const [number, email] of Object.entries(accented)) {
    await database.query('update subscribers set email = $2 where email = $1', [
      `leitora.${number}@example.com`,
      email,
    ]);
  }
  return suppressed;
}

/**
 * Sends a campaign and compares the delivered, refused and returned mails with the product's state.
 * @param {import('./product.mjs').Product} product
 * @param {Postfix} relay
 * @param {pg.Client} database
 * @param {(text: string) => void} log
 */
async function tryCampaign({ urls }, relay, database, log) {
  const admin = retryingClient(urls.api, '127.0.0.1', { calls: 0, acknowledged: {} });
  await admin.write('sign-in', { method: 'POST', path: '/api/login', json: adminAccount });
  const json = { subject, frequency: 'weekly' };
  const { campaignId } = await admin.write('send', {
    method: 'POST',
    path: '/api/newsletter-automation/send-campaign',
    json,
    headers: { 'idempotency-key': randomUUID() },
  });
  await delivered(relay, 'known', 2);
  await waitUntil('the full mailbox was refused', () => (/450 4\.2\.2/.test(relay.log()) ? true : null));
  relay.setRefused({ [reader.refused]: '550 5.1.1 No such mailbox' });
  const [mail = ''] = await delivered(relay, 'accented', 1);
  await delivered(relay, 'busy', 1);
  const rows = await waitUntil('every mail was sent or returned', () => settledRows(database, campaignId));
  log(rows.map(({ email, state, bounced }) => `${email} ${state}${bounced ? ', returned' : ''}`).join('; '));
  return [...compareRows(rows), ...compareMail(mail)];
}

/** @typedef {{ email: string, state: string, bounced: boolean, suppressed: boolean, error: string | null }} RecipientRow */

const returned = [reader.unknown, reader.refusedLater, reader.unknownAccented];

/** Null while a mail is pending or has not been returned. @param {pg.Client} database @param {number} campaignId @returns {Promise<RecipientRow[] | null>} */
async function settledRows(database, campaignId) {
  const { rows } = await database.query(
    `select s.email, r.state, r.bounced_at is not null as bounced, a.hash is not null as suppressed, r.error
     from campaign_recipients r join subscribers s on s.id = r.subscriber_id
       left join suppressed_addresses a on a.hash = s.address_hash
     where r.campaign_id = $1 order by s.email`,
    [campaignId],
  );
  const isSettled = rows.every(
    ({ email, state, bounced }) => !/pending|sending/.test(state) && (bounced || !returned.includes(email)),
  );
  return rows.length >= Object.keys(reader).length && isSettled ? rows : null;
}

/** The expected row of each reader. @type {Record<string, Pick<RecipientRow, 'state' | 'bounced' | 'suppressed'>>} */
const expectedRows = {
  [reader.known]: { state: 'sent', bounced: false, suppressed: false },
  [reader.busy]: { state: 'sent', bounced: false, suppressed: false },
  [reader.accented]: { state: 'sent', bounced: false, suppressed: false },
  [reader.unknown]: { state: 'sent', bounced: true, suppressed: true },
  [reader.unknownAccented]: { state: 'sent', bounced: true, suppressed: true },
  [reader.refusedLater]: { state: 'sent', bounced: true, suppressed: true },
  [reader.refused]: { state: 'failed', bounced: true, suppressed: true },
};

/** @param {readonly RecipientRow[]} rows */
function compareRows(rows) {
  const unexpected = rows.filter(({ email, state }) => state === 'sent' && !Object.hasOwn(expectedRows, email));
  const wrong = Object.entries(expectedRows).flatMap(([email, expected]) => {
    const row = rows.find((one) => one.email === email);
    const { state, bounced, suppressed } = row ?? {};
    const isExpected = JSON.stringify({ state, bounced, suppressed }) === JSON.stringify(expected);
    return isExpected ? [] : [`${email}: ${JSON.stringify(row)} instead of ${JSON.stringify(expected)}`];
  });
  const quoting = rows.filter(({ email, error }) => error?.includes(email.split('@')[0] ?? ''));
  return [
    ...wrong,
    ...unexpected.map(({ email }) => `${email} was mailed`),
    ...quoting.map(({ email }) => `The stored reason names ${email}`),
  ];
}

/** @param {string} mail With an address that needs SMTPUTF8. */
function compareMail(mail) {
  const expected = {
    'by UTF8SMTPS': /with UTF8SMTPS/,
    'an encoded subject': /^Subject: =\?UTF-8\?/im,
    'one-click unsubscription': /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m,
    'a separate return path': new RegExp(
      `^Return-Path: <bounces\\+[0-9a-f]{48}@${bounceDomain.replaceAll('.', '\\.')}>`,
      'm',
    ),
  };
  return Object.entries(expected).flatMap(([what, pattern]) =>
    pattern.test(mail) ? [] : [`The mail has no ${what}: ${mail.slice(0, 1500)}`],
  );
}
