import { saveJob } from '../../../../test/factories/index.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { createCuttableProxy } from '../../../../test/cuttable-proxy.ts';
import { UncertainHandoverError } from '../../mail/index.ts';
import { saveCampaign, saveSubscriber } from '../test-campaigns.ts';
import type { ClaimedRecipient, Settlement } from './recipients.repository.ts';
import { TestSending } from './test-sending.ts';

let sending: TestSending;
let databaseUrl: string;
let id: number;
let jobId: number;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  sending = await TestSending.start(databaseUrl);
  const { database } = sending;
  jobId = (await saveJob(database)).id;
  for (let person = 0; person < 3; person++) await saveSubscriber(database);
  id = (await saveCampaign(database)).id;
  await database.query('update campaigns set started_at = now()');
  await database.query('insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers', [
    id,
  ]);
});
afterEach(() => sending.close());

const ended = () => eventually(async () => expect(await sending.campaign(id)).toMatchObject({ status: 'sent' }));

/** As a worker that dies has left rows: with jobs, and some of them leaving. */
async function abandon(leaving: number): Promise<ClaimedRecipient[]> {
  const held = await sending.recipients.claim(id, 3);
  await sending.recipients.keepJobs(held.map((one) => ({ held: one, jobs: [jobId] })));
  expect(await sending.recipients.leave(held.slice(0, leaving))).toEqual(Array.from({ length: leaving }, () => true));
  return held;
}

const settlement = (held: ClaimedRecipient, state: Settlement['state']): Settlement => ({
  held,
  state,
  providerId: null,
  error: null,
  waitMs: 0,
});

it('rows that a worker died with wait again once their lease is over, and not before', async () => {
  await abandon(0);
  await sending.tidy();
  expect(await sending.counts(id)).toEqual({ sending: 3 });
  expect(await sending.recipients.claim(id, 3)).toEqual([]);
  await sending.age(1);
  await sending.tidy();
  expect(await sending.counts(id)).toEqual({ pending: 3 });
  await sending.work();
  await ended();
  expect(sending.carrier.taken).toHaveLength(3);
});

it('a mail that was leaving is sent once more where nobody took it, and not where it was taken', async () => {
  const [taken] = await abandon(3);
  sending.carrier.trace = (mail) => (mail === taken!.id ? 'taken' : 'absent');
  await sending.age(1);
  await sending.tidy();
  expect(await sending.counts(id)).toEqual({ sending: 3 });
  await sending.age(2);
  await sending.tidy();
  expect(await sending.counts(id)).toEqual({ sent: 1, pending: 2 });
  const [reader] = await sending.database.query<object[]>('select * from subscribers where id = $1', [
    taken!.subscriberId,
  ]);
  expect(reader).toMatchObject({ mailed_jobs: [jobId], total_emails_sent: 1 });
  await sending.work();
  await ended();
  expect(sending.carrier.taken.map((mail) => mail.id)).not.toContain(taken!.id);
  expect(sending.carrier.taken).toHaveLength(2);
  expect(await sending.counts(id)).toEqual({ sent: 3 });
});

it('a mail of which nobody can tell is shown, and never sent again by itself', async () => {
  await abandon(1);
  sending.carrier.trace = () => 'unknown';
  await sending.age(3);
  await sending.work();
  await ended();
  expect(await sending.counts(id)).toEqual({ sent: 2, uncertain: 1 });
  const uncertain = (await sending.rows(id)).find(({ state }) => state === 'uncertain');
  expect(uncertain).toMatchObject({ error: expect.any(String), jobs: [jobId], leaving_at: expect.any(Date) });
  expect(sending.carrier.taken).toHaveLength(2);
});

it('a mail that cannot be asked about now is asked about again, by one worker at a time', async () => {
  await abandon(1);
  await sending.age(3);
  let asked = 0;
  sending.carrier.trace = () => {
    asked += 1;
    throw new Error('away');
  };
  await sending.tidy();
  await sending.tidy();
  expect(asked).toBe(1);
  expect(await sending.counts(id)).toMatchObject({ sending: 1 });
  await sending.age(3);
  sending.carrier.trace = () => 'taken';
  await sending.tidy();
  expect(await sending.counts(id)).toEqual({ sent: 1, pending: 2 });
});

it('a mail about which nobody could be asked for half an hour is shown, and its reader gets others again', async () => {
  await abandon(1);
  sending.carrier.trace = () => {
    throw new Error('away');
  };
  await sending.age(29);
  await sending.tidy();
  expect(await sending.counts(id)).toMatchObject({ sending: 1 });
  await sending.age(2);
  await sending.tidy();
  expect(await sending.counts(id)).toEqual({ uncertain: 1, pending: 2 });
});

it('no mail waits to be asked about until another one is known', async () => {
  await abandon(3);
  await sending.age(3);
  const waiting: (() => void)[] = [];
  const find = jest.spyOn(sending.carrier, 'find');
  find.mockImplementation(() => new Promise((resolve) => waiting.push(() => resolve('taken'))));
  const tidied = sending.tidy();
  await eventually(() => expect(waiting).toHaveLength(3));
  for (const answer of waiting) answer();
  await tidied;
  expect(await sending.counts(id)).toEqual({ sent: 3 });
});

it('people whose mail is under way elsewhere hold up nobody behind them', async () => {
  await abandon(3);
  const { id: other } = await saveCampaign(sending.database, { frequency: 'monthly' });
  const freeze = 'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers';
  await sending.database.query(freeze, [other]);
  const { id: behind } = await saveSubscriber(sending.database);
  const join = `insert into campaign_recipients (campaign_id, subscriber_id, due_at) values ($1, $2, now())`;
  await sending.database.query(join, [other, behind]);
  const claimed = await sending.recipients.claim(other, 3);
  expect(claimed.map(({ subscriberId }) => subscriberId)).toEqual([behind]);
});

it('what may have arrived after a cut is asked about, and sent once', async () => {
  const cut = new Set<string>();
  sending.carrier.after = (mail) => {
    if (cut.has(mail.id)) return;
    cut.add(mail.id);
    // Every other one was taken before the connection ended.
    if (cut.size % 2 === 0) sending.carrier.taken.push(mail);
    throw new UncertainHandoverError('connection ended');
  };
  await sending.work();
  await eventually(() => expect(cut.size).toBe(3));
  await eventually(async () => expect((await sending.rows(id)).every(({ error }) => error !== null)).toBe(true));
  expect(await sending.counts(id)).toEqual({ sending: 3 });
  await sending.age(1);
  await ended();
  expect(new Set(sending.carrier.recipients).size).toBe(3);
  expect(sending.carrier.taken).toHaveLength(3);
  expect(await sending.counts(id)).toEqual({ sent: 3 });
});

it('nobody leaves with a row that has another holder by now, or none', async () => {
  const [first] = await abandon(0);
  await sending.age(1);
  await sending.tidy();
  const again = await sending.recipients.claim(id, 3);
  expect(again.map((one) => one.id).toSorted()).toContain(first!.id);
  expect(await sending.recipients.leave([first!])).toEqual([false]);
  await sending.recipients.settle([settlement(first!, 'failed')]);
  await sending.recipients.giveBack([first!]);
  expect(await sending.counts(id)).toEqual({ sending: 3 });
});

it('what was sent is sent, whoever has the row by now, and nobody sends it again', async () => {
  const [late] = await abandon(1);
  sending.carrier.trace = () => 'absent';
  await sending.age(3);
  await sending.tidy();
  const again = await sending.recipients.claim(id, 3);
  await sending.recipients.keepJobs(again.map((held) => ({ held, jobs: [jobId] })));
  await sending.recipients.settle([settlement(late!, 'sent')]);
  const leaving = await sending.recipients.leave(again);
  expect(again.filter((_, index) => !leaving[index]).map((held) => held.id)).toEqual([late!.id]);
  expect(await sending.counts(id)).toEqual({ sent: 1, sending: 2 });
});

it('a database that goes away in the middle costs and doubles no mail', async () => {
  await sending.close();
  const proxy = await createCuttableProxy(databaseUrl);
  sending = await TestSending.start(proxy.url);
  for (let person = 0; person < 60; person++) await saveSubscriber(sending.database);
  await sending.database.query(
    'insert into campaign_recipients (campaign_id, subscriber_id) select $1, id from subscribers on conflict do nothing',
    [id],
  );
  let tried = 0;
  sending.carrier.before = () => new Promise((resolve) => setTimeout(resolve, 20));
  sending.carrier.after = () => {
    if (++tried !== 20) return;
    proxy.cut();
    setTimeout(proxy.restore, 300);
  };
  await sending.work();
  await eventually(() => expect(tried).toBeGreaterThan(20));
  for (let minute = 0; minute < 3; minute++) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await sending.age(3);
  }
  await ended();
  expect(new Set(sending.carrier.recipients).size).toBe(63);
  expect(sending.carrier.taken).toHaveLength(63);
  expect(await sending.counts(id)).toEqual({ sent: 63 });
  await sending.close();
  await proxy.close();
  sending = await TestSending.start(databaseUrl);
});
