import { createTestApp } from '../../../../test/create-test-app.ts';
import { createTestWorker } from '../../../../test/create-test-worker.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { AddressHash } from './address-hash.ts';

it('a worker that starts computes the hashes that are missing, of however many', async () => {
  const databaseUrl = await createTestDatabase();
  const api = await createTestApp({ databaseUrl });
  await api.database.query(
    `insert into subscribers (id, email, language, subscription_status)
     select gen_random_uuid(), 'pessoa' || n || '@example.com', 'pt', false from generate_series(1, 1001) n`,
  );
  const worker = await createTestWorker(databaseUrl);
  await worker.work();
  const rows = await api.database.query<{ email: string; hash: Buffer | null }[]>(
    'select email, address_hash as hash from subscribers',
  );
  await worker.close();
  const hashes = api.app.get(AddressHash);
  expect(rows).toHaveLength(1001);
  expect(rows.filter(({ email, hash }) => !hash?.equals(hashes.of(email)))).toEqual([]);
  await api.close();
}, 15_000);
