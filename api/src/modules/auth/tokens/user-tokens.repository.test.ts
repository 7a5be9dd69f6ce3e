import { daysAgo, saveSession } from '../../../../test/factories/index.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { AuthApi } from '../testing/auth-api.ts';
import { UserTokensRepository } from './user-tokens.repository.ts';

let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start();
});
afterAll(() => tests.close());

it('deletes links a month after they expired', async () => {
  const { id, email } = await tests.createUser({ is_verified: false });
  for (const ended of [-1, 0.5, 29, 31, 400]) {
    await tests.database.query(
      `insert into user_tokens (id, user_id, purpose, email, expires_at) values (gen_random_uuid(), $1, 'verify-email', $2, $3)`,
      [id, email, daysAgo(ended)],
    );
  }
  const tokens = tests.api.app.get(UserTokensRepository);
  expect([await tokens.deleteOld(new Date()), await tokens.deleteOld(new Date())]).toEqual([2, 0]);
  expect(await tests.database.query('select 1 from user_tokens')).toHaveLength(3);
});

it('deletes expired sessions', async () => {
  const { id } = await tests.createUser();
  await saveSession(tests.database, id, { expire: daysAgo(0.001) });
  const open = await saveSession(tests.database, id);
  const sessions = tests.api.app.get(SessionsRepository);
  expect(await sessions.deleteExpired(new Date())).toBe(1);
  expect(await tests.statusOf(open)).toBe(200);
});
