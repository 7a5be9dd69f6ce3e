import { randomUUID } from 'node:crypto';
import { saveSession } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { days, TestRetention } from '../../../test/test-retention.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
});
afterAll(() => tests.close());

const mail = { kind: 'test', language: 'pt', recipient: 'ana@example.com', data: {} };
const message = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '912345678',
  subject: 'general',
  message: 'Olá a toda a equipa.',
  suspected: false,
};
const signup = { first_name: 'Ana', phone: '912345678', company: 'Vela', suspected: false };

/** Inserts rows, runs the rule, and returns the remaining values of the column `name`. */
async function leftOf(rule: string, table: string, name: string, rows: Record<string, unknown>[], deleted: number) {
  for (const row of rows) await insertRow(tests.database, table, row);
  expect((await tests.run())[rule]).toBe(deleted);
  expect((await tests.run())[rule]).toBe(0);
  const names = rows.map((row) => row[name]);
  const left = await tests.database.query<Record<string, unknown>[]>(`select ${name} from ${table}`);
  return left.map((row) => names.indexOf(row[name])).toSorted((a, b) => a - b);
}

it('deletes expired sessions', async () => {
  const { id } = await tests.save();
  await saveSession(tests.database, id, { expire: days(1) });
  await saveSession(tests.database, id, { expire: days(3) });
  expect((await tests.run(days(0.9)))['sessions']).toBe(0);
  expect((await tests.run(days(1.1)))['sessions']).toBe(1);
  const [{ left }] = await tests.database.query('select count(*)::int as left from sessions where user_id = $1', [id]);
  expect(left).toBe(1);
});

it('deletes mailed links a month after their expiry', async () => {
  const { id, email } = await tests.save();
  const token = (ended: object) => ({
    id: randomUUID(),
    user_id: id,
    purpose: 'verify-email',
    email,
    expires_at: days(1),
    ...ended,
  });
  const rows = [
    token({}),
    token({ expires_at: days(-29) }),
    token({ expires_at: days(-31) }),
    token({ expires_at: days(-31), used_at: days(-32) }),
  ];
  expect(await leftOf('user-tokens', 'user_tokens', 'id', rows, 2)).toEqual([0, 1]);
});

it('deletes decoys of registrations after seven days, as unverified accounts', async () => {
  const decoy = (age: number) => ({
    username: `chamariz.${age}`,
    email: 'ana@example.com',
    password_hash: Buffer.alloc(32),
    created_at: days(-age),
  });
  const rows = [decoy(0), decoy(6.9), decoy(7.1)];
  expect(await leftOf('registration-decoys', 'registration_decoys', 'username', rows, 1)).toEqual([0, 1]);
});

it('deletes mails a year after they ended, with any result', async () => {
  const one = (row: object) => ({ key: randomUUID(), ...mail, created_at: days(-400), ...row });
  const rows = [
    one({}),
    one({ sent_at: days(-360) }),
    one({ sent_at: days(-367) }),
    one({ cancelled_at: days(-367) }),
    one({ failed_at: days(-367) }),
  ];
  expect(await leftOf('mails', 'mails', 'key', rows, 3)).toEqual([0, 1]);
});

it('deletes a mail with an uncertain delivery after a month, and no queued mail', async () => {
  const one = (row: object) => ({ key: randomUUID(), ...mail, created_at: days(-400), ...row });
  const rows = [one({}), one({ claimed_at: days(-29) }), one({ claimed_at: days(-31) })];
  await tests.database.query('delete from mails');
  expect(await leftOf('uncertain-mails', 'mails', 'key', rows, 1)).toEqual([0, 1]);
});

it('deletes the last mail to an erased account as soon as it has ended', async () => {
  const one = (row: object) => ({ key: randomUUID(), ...mail, kind: 'account-deleted', created_at: days(-4), ...row });
  const ended = { sent_at: days(-0.01), cancelled_at: days(-0.01), failed_at: days(-0.01) };
  const rows = [
    one({}),
    one({ kind: 'test', sent_at: ended.sent_at }),
    ...Object.entries(ended).map(([name, at]) => one({ [name]: at })),
  ];
  await tests.database.query('delete from mails');
  expect(await leftOf('last-mails', 'mails', 'key', rows, 3)).toEqual([0, 1]);
});

it('deletes messages to the team after two years', async () => {
  const rows = [-729, -732].map((age) => ({ id: randomUUID(), ...message, created_at: days(age) }));
  expect(await leftOf('contact-messages', 'contact_messages', 'id', rows, 1)).toEqual([0]);
});

it('deletes waiting-list entries two years after their last activity', async () => {
  const rows = [-729, -732].map((age, index) => ({
    id: randomUUID(),
    email: `empresa${index}@example.com`,
    ...signup,
    created_at: days(-1000),
    updated_at: days(age),
  }));
  expect(await leftOf('waitlist-signups', 'waitlist_signups', 'id', rows, 1)).toEqual([0]);
});

it('deletes requests of visitors a week after the request or the confirmation', async () => {
  const request = { email: 'ana@example.com', frequency: 'weekly', language: 'pt', consent_text: 'of the test' };
  const one = (requested: number, confirmed: number | null = null) => ({
    id: randomUUID(),
    ...request,
    requested_at: days(requested),
    confirmed_at: confirmed === null ? null : days(confirmed),
  });
  const rows = [one(-6.9), one(-7.1), one(-13, -6.9), one(-13, -7.1)];
  expect(await leftOf('alert-requests', 'alert_requests', 'id', rows, 2)).toEqual([0, 2]);
});

it('deletes the confirmation mail with the request, once it has ended', async () => {
  const one = (row: object) => ({ key: randomUUID(), ...mail, kind: 'alerts-requested', created_at: days(-8), ...row });
  const rows = [
    one({}),
    one({ sent_at: days(-6.9) }),
    one({ kind: 'test', sent_at: days(-7.1) }),
    one({ sent_at: days(-7.1) }),
    one({ cancelled_at: days(-7.1) }),
    one({ failed_at: days(-7.1) }),
  ];
  await tests.database.query('delete from mails');
  expect(await leftOf('alert-request-mails', 'mails', 'key', rows, 3)).toEqual([0, 1, 2]);
});

it('deletes subscribers without an account a month after they unsubscribed, and no others', async () => {
  const { id: user_id } = await tests.save();
  const one = (age: number, rest: object = {}) => ({
    id: randomUUID(),
    email: `${randomUUID()}@example.com`,
    language: 'pt',
    subscription_status: false,
    updated_at: days(age),
    ...rest,
  });
  const consent = { consent_at: days(-90), consent_text: 'of the test', consent_source: 'alerts' };
  const rows = [one(-29), one(-31), one(-31, { user_id }), one(-31, { subscription_status: true, ...consent })];
  expect(await leftOf('ended-alerts', 'subscribers', 'id', rows, 1)).toEqual([0, 2, 3]);
});

it('deletes bounces after a month', async () => {
  const hash = Buffer.from('of the test');
  const rows = [-29, -31].map((age) => ({ hash, message_id: randomUUID(), bounced_at: days(age) }));
  expect(await leftOf('soft-bounces', 'soft_bounces', 'message_id', rows, 1)).toEqual([0]);
});

it('deletes audit events after a year', async () => {
  const rows = [-360, -367].map((age) => ({ what: `login ${age}`, request_id: randomUUID(), at: days(age) }));
  expect(await leftOf('audit-events', 'audit_events', 'what', rows, 1)).toEqual([0]);
});

it('deletes inputs that ended a decoder after 90 days', async () => {
  const rows = [-89, -91].map((failed) => ({
    decoder: 'logo',
    content_hash: randomUUID(),
    url_hash: Buffer.alloc(0),
    reason: 'SIGXCPU',
    failed_at: days(failed),
    blocked_until: days(failed),
  }));
  expect(await leftOf('decoder-failures', 'decoder_failures', 'content_hash', rows, 1)).toEqual([0]);
});

it('deletes deploy tokens 90 days after they were revoked', async () => {
  const rows = [-89, -91].map((revoked) => {
    return { remote: 'mfe-a', name: `ci ${revoked}`, hash: Buffer.from(String(revoked)), revoked_at: days(revoked) };
  });
  expect(await leftOf('deploy-tokens', 'deploy_tokens', 'name', rows, 1)).toEqual([0]);
});

it('deletes reports of browsers: by minute after two days, by hour and their errors after a month', async () => {
  const count = (step: string, age: number) => ({
    step,
    at: days(-age),
    remote: 'mfe-jobs',
    version: `${step} ${age}`,
    visitors: 'stable',
    metric: 'views',
    detail: 0,
    count: 1,
  });
  const rows = [1.9, 2.1].flatMap((age) => [count('minute', age), count('half-hour', age)]);
  const longRows = [29, 31].flatMap((age) => [count('three-hours', age), count('half-day', age)]);
  expect(await leftOf('client-minutes', 'client_measurements', 'version', rows, 2)).toEqual([0, 1]);
  await tests.database.query('delete from client_measurements');
  expect(await leftOf('client-hours', 'client_measurements', 'version', longRows, 2)).toEqual([0, 1]);
  const errors = [29, 31].map((age) => ({
    remote: 'mfe-jobs',
    version: '1.0.0',
    kind: 'error',
    code: '',
    message: `error ${age}`,
    count: 1,
    first_seen_at: days(-40),
    last_seen_at: days(-age),
  }));
  expect(await leftOf('client-errors', 'client_errors', 'message', errors, 1)).toEqual([0]);
});

it('deletes opens and clicks of campaign mails after a year', async () => {
  const campaign = { name: 'a', subject: 'a', frequency: 'weekly', status: 'sent', sent_at: new Date() };
  const { id } = await insertRow(tests.database, 'campaigns', campaign);
  const rows = [-364, -367].map((age, job_id) => {
    return { campaign_id: id, mail: Buffer.alloc(8), kind: 'click', job_id, is_machine: false, happened_at: days(age) };
  });
  expect(await leftOf('campaign-events', 'campaign_events', 'job_id', rows, 1)).toEqual([0]);
});

it('deletes throttle counters after their expiry', async () => {
  const rows = [1, -1].map((minutes) => ({ key: randomUUID(), hits: 3, expires_at: days(minutes / 1440) }));
  expect(await leftOf('throttle-counts', 'throttle_counts', 'key', rows, 1)).toEqual([0]);
});

it('deletes the recipients of campaigns a year after the end and keeps the campaigns’ rows', async () => {
  const ended = (status: string, ago: number) =>
    insertRow(tests.database, 'campaigns', {
      name: 'a',
      subject: 'a',
      frequency: 'weekly',
      status,
      started_at: days(-400),
      updated_at: days(-ago),
      ...(status === 'sent' && { sent_at: days(-ago) }),
      ...(status === 'paused' && { pause_reason: 'admin' }),
    });
  const campaigns = [
    await ended('sent', 367),
    await ended('canceled', 367),
    await ended('sent', 360),
    await ended('paused', 367),
  ];
  for (const { id } of campaigns) {
    const subscriber = { id: randomUUID(), email: `leitora${id}@example.com`, language: 'pt', consent_at: new Date() };
    await insertRow(tests.database, 'subscribers', { ...subscriber, consent_text: 'a', consent_source: 'alerts' });
    const row = { campaign_id: id, subscriber_id: subscriber.id, provider_id: '<1@relay>' };
    await insertRow(tests.database, 'campaign_recipients', { ...row, state: 'sent', sent_at: days(-400) });
  }
  expect((await tests.run())['campaign-recipients']).toBe(2);
  expect((await tests.run())['campaign-recipients']).toBe(0);
  const rows = await tests.database.query<{ isNamed: boolean; provider_id: string | null; state: string }[]>(
    `select subscriber_id is not null as "isNamed", provider_id, state from campaign_recipients order by campaign_id`,
  );
  const [forgotten, named] = [
    { isNamed: false, provider_id: null, state: 'sent' },
    { isNamed: true, provider_id: '<1@relay>', state: 'sent' },
  ];
  expect(rows).toEqual([forgotten, forgotten, named, named]);
});
