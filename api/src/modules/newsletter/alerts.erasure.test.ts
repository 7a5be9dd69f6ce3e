import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { saveUser, type UserRow } from '../../../test/factories/index.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { AccountEvents } from '../users/index.ts';
import { SubscriptionApi } from './testing/test-subscription.ts';

let tests: SubscriptionApi;
let worker: TestWorker;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  tests = await SubscriptionApi.start({ databaseUrl });
  worker = await createTestWorker(databaseUrl);
  await worker.work();
});
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

/** Erases the account as the retention job does. */
async function erase(overrides: Partial<UserRow>): Promise<{ email: string; request: string }> {
  const row = await saveUser(tests.database, overrides);
  await tests.requestAlerts({ email: row.email });
  const [request] = await tests.requestsOf(row.email);
  const user = await tests.user(row);
  await tests.database.transaction(async (manager) => {
    await worker.module.get(AccountEvents, { strict: false }).accountErased(user, manager);
    await manager.query('delete from users where id = $1', [user.id]);
  });
  return { email: row.email, request: request! };
}

it("deletes a visitor's requests with the account, and invalidates their links", async () => {
  const { email, request } = await erase({ address_linked_at: new Date() });
  expect(await tests.requestsOf(email)).toEqual([]);
  expect((await tests.confirm(request)).json().code).toBe('token_expired');
  expect(await tests.storedOf(email)).toBeUndefined();
});

it('does not delete requests for an address that is not linked to the account', async () => {
  const { email, request } = await erase({});
  expect((await tests.confirm(request)).statusCode).toBe(200);
  expect(await tests.storedOf(email)).toMatchObject({ user_id: null });
});

it('does not delete the suppression of the address', async () => {
  await tests.suppression.suppress('ana@example.com', 'unsubscribed');
  await erase({ email: 'ana@example.com' });
  expect(await tests.reasonOf('ana@example.com')).toBe('unsubscribed');
});
