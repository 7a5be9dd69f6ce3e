import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { withTestWorker } from '../../../../test/create-test-worker.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { AddressHash } from './address-hash.provider.ts';

const count = 1001;

let databaseUrl: string;
let api: TestApp;
beforeEach(async () => {
  databaseUrl = await createTestDatabase();
  api = await createTestApp({ databaseUrl });
  await api.database.query(
    `insert into subscribers (id, email, language, subscription_status, updated_at)
     select gen_random_uuid(), 'pessoa' || n || '@example.com', 'pt', false, now() from generate_series(1, $1::int) n`,
    [count],
  );
});
afterEach(() => api.close());

/** Number of hashes that match our secret after the start of a worker. */
async function right(): Promise<number> {
  const rows = await withTestWorker(databaseUrl, async ({ work }) => {
    await work();
    return api.database.query<{ email: string; hash: Buffer | null }[]>(
      'select email, address_hash as hash from subscribers',
    );
  });
  const hashes = api.app.get(AddressHash);
  return rows.filter(({ email, hash }) => hash?.equals(hashes.of(email))).length;
}

it('computes missing hashes when a worker starts, for any number of subscribers', async () => {
  expect(await right()).toBe(count);
});

it('recomputes hashes that were made with another secret', async () => {
  await api.database.query('update subscribers set address_hash = sha256(email::bytea)');
  expect(await right()).toBe(count);
});
