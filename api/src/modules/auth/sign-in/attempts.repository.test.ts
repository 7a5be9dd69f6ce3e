import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { LoginAttempts } from './attempts.repository.ts';

let apps: [TestApp, TestApp];
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  apps = [await createTestApp({ databaseUrl }), await createTestApp({ databaseUrl })];
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const loginsOf = ({ app }: TestApp) => app.get(LoginAttempts, { strict: false });
/** Moves the stored times back by a number of minutes. */
const pass = (minutes: number) =>
  apps[0].database.query(`update throttle_counts set expires_at = expires_at - $1 * interval '1 minute'`, [minutes]);

it('accepts ten attempts for a login in a quarter of an hour, case-insensitively, across two servers', async () => {
  for (let count = 0; count < 10; count += 1) {
    expect(await loginsOf(apps[count % 2]!).count(count % 2 ? 'Ana' : 'ana')).toBe(0);
  }
  await pass(5);
  for (const app of apps) expect(await loginsOf(app).count('ana')).toBe(600);
  expect(await loginsOf(apps[0]).count('rui')).toBe(0);
  await pass(10);
  expect(await loginsOf(apps[0]).count('ana')).toBe(0);
});

it('does not store the login in plain text', async () => {
  await loginsOf(apps[0]).count('ninguem@example.com');
  const rows = await apps[0].database.query<{ key: string }[]>('select key from throttle_counts');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('ninguem');
});
