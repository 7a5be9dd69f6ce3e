import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { emptyTables } from '../../../../test/empty-tables.ts';
import { AddressSuppression } from '../../newsletter/index.ts';
import { Bounces } from '../campaigns.port.ts';
import { saveMailed, storedRecipient } from '../testing/test-mailed.ts';

let api: TestApp;
let bounces: Bounces;
let suppressed: AddressSuppression;
beforeAll(async () => {
  api = await createTestApp();
  bounces = api.app.get(Bounces, { strict: false });
  suppressed = api.app.get(AddressSuppression, { strict: false });
});
afterAll(() => api.close());

const reasonOf = async () =>
  (await api.database.query<{ reason: string }[]>('select reason from suppressed_addresses')).map(
    ({ reason }) => reason,
  );
afterEach(() => emptyTables(api.database, 'suppressed_addresses, soft_bounces'));

it('suppresses an address that does not exist, and records the reason', async () => {
  const mailed = await saveMailed(api.database);
  const reason = `550 5.1.1 <${mailed.email}>: no such user`;
  expect(await bounces.record({ recipientId: mailed.recipientId }, 'hard', reason)).toBe(true);
  const {
    bounced_at: bouncedAt,
    complained_at: complainedAt,
    error,
    state,
  } = await storedRecipient(api.database, mailed);
  expect([bouncedAt, complainedAt]).toEqual([expect.any(Date), null]);
  expect([error, state]).toEqual(['550 5.1.1 <(address)>: no such user', 'sent']);
  expect(await suppressed.has(mailed.email)).toBe(true);
  expect(await reasonOf()).toEqual(['hard_bounce']);
});

it("records a complaint by the provider's id, with or without brackets", async () => {
  for (const [stored, reported] of [
    ['<1@relay>', '1@relay'],
    ['2@relay', '<2@relay>'],
  ] as const) {
    const mailed = await saveMailed(api.database, { providerId: stored });
    expect(await bounces.record({ providerId: reported }, 'complaint', '')).toBe(true);
    const { bounced_at: bouncedAt, complained_at: complainedAt, error } = await storedRecipient(api.database, mailed);
    expect([bouncedAt, complainedAt, error]).toEqual([null, expect.any(Date), null]);
    expect(await suppressed.has(mailed.email)).toBe(true);
  }
  expect(await reasonOf()).toEqual(['complaint', 'complaint']);
});

it('is idempotent', async () => {
  const mailed = await saveMailed(api.database);
  await bounces.record({ recipientId: mailed.recipientId }, 'hard', 'first');
  const before = await storedRecipient(api.database, mailed);
  await bounces.record({ recipientId: mailed.recipientId }, 'hard', 'second');
  expect(await storedRecipient(api.database, mailed)).toEqual(before);
});

it('suppresses after the third undeliverable mail, and counts each mail once', async () => {
  const first = await saveMailed(api.database);
  const mails = [first, first, await saveMailed(api.database, { to: first })];
  for (const { recipientId } of mails) await bounces.record({ recipientId }, 'soft', '4.2.2 full');
  expect(await suppressed.has(first.email)).toBe(false);
  const third = await saveMailed(api.database, { to: first });
  await bounces.record({ recipientId: third.recipientId }, 'soft', '4.2.2 full');
  expect(await reasonOf()).toEqual(['soft_bounces']);
});

it('ignores unknown mails, and suppresses nothing for erased subscribers', async () => {
  expect(await bounces.record({ recipientId: randomUUID() }, 'hard', '')).toBe(false);
  expect(await bounces.record({ providerId: '<x@relay>' }, 'hard', '')).toBe(false);
  const mailed = await saveMailed(api.database);
  await api.database.query('delete from subscribers where id = $1', [mailed.subscriberId]);
  expect(await bounces.record({ recipientId: mailed.recipientId }, 'hard', '')).toBe(true);
  expect(await reasonOf()).toEqual([]);
});

it('does not suppress an address that was verified after the mail', async () => {
  const mailed = await saveMailed(api.database);
  const prove = `update subscribers set email = $2, confirmed_at = now() + $3 * interval '1 second' where id = $1`;
  await api.database.query(prove, [mailed.subscriberId, `nova.${mailed.email}`, 1]);
  expect(await bounces.record({ recipientId: mailed.recipientId }, 'hard', '550 5.1.1')).toBe(true);
  expect(await storedRecipient(api.database, mailed)).toMatchObject({ bounced_at: expect.any(Date) });
  expect(await reasonOf()).toEqual([]);
  await api.database.query(prove, [mailed.subscriberId, mailed.email, -60]);
  await bounces.record({ recipientId: mailed.recipientId }, 'hard', '550 5.1.1');
  expect(await reasonOf()).toEqual(['hard_bounce']);
});
