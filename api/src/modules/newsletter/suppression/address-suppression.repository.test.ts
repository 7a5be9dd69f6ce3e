import { emptyTables } from '../../../../test/empty-tables.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
beforeEach(() => emptyTables(tests.database, 'subscribers, suppressed_addresses, soft_bounces'));
afterAll(() => tests.api.close());

const email = 'ana@example.com';
const stored = () => tests.database.query<{ hash: Buffer }[]>('select hash, reason from suppressed_addresses');

it('matches an address case-insensitively by a keyed hash', async () => {
  await tests.suppression.suppress(email, 'unsubscribed');
  expect(await tests.suppression.has('ANA@example.com')).toBe(true);
  expect(await tests.suppression.has('rui@example.com')).toBe(false);
  const [row] = await stored();
  expect(row).toEqual({ hash: expect.any(Buffer), reason: 'unsubscribed' });
  expect(row?.hash.includes('ana')).toBe(false);
  const other = await SubscriptionApi.start({ accounts: { secret: 'another secret, of 32 characters!' } });
  await other.suppression.suppress(email, 'unsubscribed');
  const [{ hash }] = await other.database.query<[{ hash: Buffer }]>('select hash from suppressed_addresses');
  expect(hash.equals(row!.hash)).toBe(false);
  await other.api.close();
});

it.each([
  ['unsubscribed', 'complaint', 'complaint'],
  ['hard_bounce', 'unsubscribed', 'hard_bounce'],
  ['soft_bounces', 'hard_bounce', 'hard_bounce'],
  ['hard_bounce', 'complaint', 'hard_bounce'],
] as const)('after %s and then %s, the stored reason is %s', async (first, second, reason) => {
  await tests.suppression.suppress(email, first);
  await tests.suppression.suppress(email, second);
  expect(await tests.reasonOf(email)).toBe(reason);
});

it.each([
  ['complaint', false],
  ['unsubscribed', false],
  ['hard_bounce', true],
] as const)('after %s, alerts are on: %s', async (reason, isOn) => {
  await tests.saveUnowned(email);
  await tests.suppression.suppress('Ana@Example.com', reason);
  expect(await tests.storedOf(email)).toMatchObject({ subscription_status: isOn });
});

it("is rolled back with the caller's transaction", async () => {
  const failing = tests.database.transaction(async (manager) => {
    await tests.suppression.suppress(email, 'complaint', manager);
    throw new Error('not recorded');
  });
  await expect(failing).rejects.toThrow('not recorded');
  expect(await stored()).toEqual([]);
});

it('suppresses an address after the third undeliverable mail within 30 days', async () => {
  await tests.suppression.recordSoftBounce(email, 'a');
  await tests.database.query(`update soft_bounces set bounced_at = now() - interval '31 days'`);
  for (const mail of ['b', 'c', 'c']) await tests.suppression.recordSoftBounce(email, mail);
  expect(await tests.reasonOf(email)).toBeNull();
  await tests.suppression.recordSoftBounce(email, 'd');
  expect(await tests.reasonOf(email)).toBe('soft_bounces');
});

it('counts concurrent bounces', async () => {
  await Promise.all(['a', 'b', 'c'].map((mail) => tests.suppression.recordSoftBounce(email, mail)));
  expect(await tests.reasonOf(email)).toBe('soft_bounces');
});

it('resets the bounce count when the suppression is lifted', async () => {
  for (const mail of ['a', 'b', 'c']) await tests.suppression.recordSoftBounce(email, mail);
  await tests.database.transaction((manager) => tests.suppression.lift(email, manager));
  await tests.suppression.recordSoftBounce(email, 'd');
  expect(await tests.reasonOf(email)).toBeNull();
});
