import { createCuttableProxy } from '../../../../test/cuttable-proxy.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveJob } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { UncertainHandoverError } from '../../mail/index.ts';
import { saveCampaign, saveSubscriber } from '../testing/test-campaigns.ts';
import { TestSending } from '../testing/test-sending.ts';
import type { ClaimedRecipient, Settlement } from './recipients.repository.ts';

let sending: TestSending;
let databaseUrl: string;
let id: number;
let jobId: number;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  sending = await TestSending.start(databaseUrl);
  const { database } = sending;
  jobId = (await saveJob(database)).id;
  for (let count = 0; count < 3; count++) await saveSubscriber(database);
  id = (await saveCampaign(database)).id;
  await database.query('update campaigns set started_at = now()');
  await database.query('insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers', [
    id,
  ]);
});
afterEach(() => sending.close());

const ended = () => eventually(async () => expect(await sending.campaign(id)).toMatchObject({ status: 'sent' }));

/** Leaves rows as a crashed worker does: with jobs, and `sendingCount` of them marked as sending. */
async function abandon(sendingCount: number): Promise<ClaimedRecipient[]> {
  const recipients = await sending.recipients.claim(id, 3);
  await sending.recipients.saveJobs(recipients.map((recipient) => ({ recipient, jobs: [jobId] })));
  expect(await sending.recipients.markSending(recipients.slice(0, sendingCount))).toEqual(
    Array.from({ length: sendingCount }, () => true),
  );
  return recipients;
}

const settlement = (recipient: ClaimedRecipient, state: Settlement['state']): Settlement => ({
  recipient,
  state,
  providerId: null,
  error: null,
  waitMs: 0,
});

it('returns the rows of a crashed worker to pending when their lease expires, and not before', async () => {
  await abandon(0);
  await sending.maintain();
  expect(await sending.counts(id)).toEqual({ sending: 3 });
  expect(await sending.recipients.claim(id, 3)).toEqual([]);
  await sending.age(1);
  await sending.maintain();
  expect(await sending.counts(id)).toEqual({ pending: 3 });
  await sending.work();
  await ended();
  expect(sending.transport.taken).toHaveLength(3);
});

it('resends a mail of a crashed worker if the server did not accept it, and not if it did', async () => {
  const [taken] = await abandon(3);
  sending.transport.trace = (mail) => (mail === taken!.id ? 'accepted' : 'absent');
  await sending.age(1);
  await sending.maintain();
  expect(await sending.counts(id)).toEqual({ sending: 3 });
  await sending.age(2);
  await sending.maintain();
  expect(await sending.counts(id)).toEqual({ sent: 1, pending: 2 });
  const [reader] = await sending.database.query<object[]>('select * from subscribers where id = $1', [
    taken!.subscriberId,
  ]);
  expect(reader).toMatchObject({ mailed_jobs: [jobId], total_emails_sent: 1 });
  await sending.work();
  await ended();
  expect(sending.transport.taken.map((mail) => mail.id)).not.toContain(taken!.id);
  expect(sending.transport.taken).toHaveLength(2);
  expect(await sending.counts(id)).toEqual({ sent: 3 });
});

it('marks a mail as uncertain if the server cannot look it up, and does not resend it', async () => {
  await abandon(1);
  sending.transport.trace = () => 'unknown';
  await sending.age(3);
  await sending.work();
  await ended();
  expect(await sending.counts(id)).toEqual({ sent: 2, uncertain: 1 });
  const uncertain = (await sending.rows(id)).find(({ state }) => state === 'uncertain');
  expect(uncertain).toMatchObject({ error: expect.any(String), jobs: [jobId], leaving_at: expect.any(Date) });
  expect(sending.transport.taken).toHaveLength(2);
});

it('retries a failed lookup, from one worker at a time', async () => {
  await abandon(1);
  await sending.age(3);
  let queries = 0;
  sending.transport.trace = () => {
    queries += 1;
    throw new Error('unavailable');
  };
  await sending.maintain();
  await sending.maintain();
  expect(queries).toBe(1);
  expect(await sending.counts(id)).toMatchObject({ sending: 1 });
  await sending.age(3);
  sending.transport.trace = () => 'accepted';
  await sending.maintain();
  expect(await sending.counts(id)).toEqual({ sent: 1, pending: 2 });
});

it('marks a mail as uncertain after half an hour of failed lookups, and mails its subscriber again', async () => {
  await abandon(1);
  sending.transport.trace = () => {
    throw new Error('unavailable');
  };
  await sending.age(29);
  await sending.maintain();
  expect(await sending.counts(id)).toMatchObject({ sending: 1 });
  await sending.age(2);
  await sending.maintain();
  expect(await sending.counts(id)).toEqual({ uncertain: 1, pending: 2 });
});

it('looks up mails concurrently', async () => {
  await abandon(3);
  await sending.age(3);
  const waiting: (() => void)[] = [];
  const find = jest.spyOn(sending.transport, 'find');
  find.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve('accepted'))));
  const maintained = sending.maintain();
  await eventually(() => expect(waiting).toHaveLength(3));
  for (const answer of waiting) answer();
  await maintained;
  expect(await sending.counts(id)).toEqual({ sent: 3 });
});

it('does not delay recipients behind those that another campaign is mailing', async () => {
  await abandon(3);
  const { id: other } = await saveCampaign(sending.database, { frequency: 'monthly' });
  const snapshotAudience =
    'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers';
  await sending.database.query(snapshotAudience, [other]);
  const { id: last } = await saveSubscriber(sending.database);
  const join = `insert into campaign_recipients (campaign_id, subscriber_id, due_at) values ($1, $2, now())`;
  await sending.database.query(join, [other, last]);
  const claimed = await sending.recipients.claim(other, 3);
  expect(claimed.map(({ subscriberId }) => subscriberId)).toEqual([last]);
});

it('looks up mails after a broken connection, and sends each once', async () => {
  const cut = new Set<string>();
  sending.transport.after = (mail) => {
    if (cut.has(mail.id)) return;
    cut.add(mail.id);
    // Every second one was accepted before the connection ended.
    if (cut.size % 2 === 0) sending.transport.taken.push(mail);
    throw new UncertainHandoverError('connection ended');
  };
  await sending.work();
  await eventually(() => expect(cut.size).toBe(3));
  await eventually(async () => expect((await sending.rows(id)).every(({ error }) => error !== null)).toBe(true));
  expect(await sending.counts(id)).toEqual({ sending: 3 });
  await sending.age(1);
  await ended();
  expect(new Set(sending.transport.recipients).size).toBe(3);
  expect(sending.transport.taken).toHaveLength(3);
  expect(await sending.counts(id)).toEqual({ sent: 3 });
});

it('changes no row whose lease has expired or was taken by another worker', async () => {
  const [first] = await abandon(0);
  await sending.age(1);
  await sending.maintain();
  const again = await sending.recipients.claim(id, 3);
  expect(again.map((one) => one.id).toSorted()).toContain(first!.id);
  expect(await sending.recipients.markSending([first!])).toEqual([false]);
  await sending.recipients.settle([settlement(first!, 'failed')]);
  await sending.recipients.releaseLeases([first!]);
  expect(await sending.counts(id)).toEqual({ sending: 3 });
});

it('records a mail as sent although its lease has expired, and does not resend it', async () => {
  const [late] = await abandon(1);
  sending.transport.trace = () => 'absent';
  await sending.age(3);
  await sending.maintain();
  const again = await sending.recipients.claim(id, 3);
  await sending.recipients.saveJobs(again.map((recipient) => ({ recipient, jobs: [jobId] })));
  await sending.recipients.settle([settlement(late!, 'sent')]);
  const marked = await sending.recipients.markSending(again);
  expect(again.filter((_, index) => !marked[index]).map((recipient) => recipient.id)).toEqual([late!.id]);
  expect(await sending.counts(id)).toEqual({ sent: 1, sending: 2 });
});

it('neither loses nor duplicates a mail when the database becomes unavailable while sending', async () => {
  await sending.close();
  const proxy = await createCuttableProxy(databaseUrl);
  sending = await TestSending.start(proxy.url);
  for (let count = 0; count < 60; count++) await saveSubscriber(sending.database);
  await sending.database.query(
    'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers on conflict do nothing',
    [id],
  );
  let attempts = 0;
  sending.transport.before = () => new Promise((resolve) => setTimeout(resolve, 20));
  sending.transport.after = () => {
    if (++attempts !== 20) return;
    proxy.cut();
    setTimeout(proxy.restore, 300);
  };
  await sending.work();
  await eventually(() => expect(attempts).toBeGreaterThan(20));
  for (let minute = 0; minute < 3; minute++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await sending.age(3);
  }
  await ended();
  expect(new Set(sending.transport.recipients).size).toBe(63);
  expect(sending.transport.taken).toHaveLength(63);
  expect(await sending.counts(id)).toEqual({ sent: 63 });
  await sending.close();
  await proxy.close();
  sending = await TestSending.start(databaseUrl);
});
