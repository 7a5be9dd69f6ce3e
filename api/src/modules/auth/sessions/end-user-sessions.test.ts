import { eventually } from '../../../../test/eventually.ts';
import { saveSession } from '../../../../test/factories/index.ts';
import { AuthApi } from '../testing/auth-api.ts';

let tests: AuthApi;
let admin: Awaited<ReturnType<AuthApi['signedIn']>>;
beforeAll(async () => {
  tests = await AuthApi.start();
  admin = await tests.signedIn({ role: 'admin', second_factor_since: new Date() });
});
afterAll(() => tests.close());

const end = (userId: number | string, cookies: Record<string, string> = admin.cookies) =>
  tests.call('DELETE', `/api/users/${userId}/sessions`, undefined, { cookies });

describe('DELETE /api/users/{userId}/sessions', () => {
  it('ends every session of the user and of no other user', async () => {
    const { user, cookies } = await tests.signedIn();
    const second = await saveSession(tests.database, user.id);
    const other = await tests.signedIn();
    const { status, body } = await end(user.id);
    expect([status, body.success]).toEqual([200, true]);
    for (const ended of [cookies, second]) expect(await tests.statusOf(ended)).toBe(401);
    for (const open of [other.cookies, admin.cookies]) expect(await tests.statusOf(open)).toBe(200);
    expect((await tests.login(user.username)).status).toBe(200);
  });

  it('records the admin and the account in the audit log', async () => {
    const { user } = await tests.signedIn();
    await end(user.id);
    const sql = `select actor_id, subject_id, status_code from audit_events where what = 'endUserSessions' and subject_id = $1`;
    await eventually(async () =>
      expect(await tests.database.query(sql, [user.id])).toEqual([
        { actor_id: admin.user.id, subject_id: user.id, status_code: 200 },
      ]),
    );
  });

  it.each(['999999', '99999999999', 'ana', '-1', '-9223372036854775809', '1.5'])('returns 404 for %s', async (id) => {
    const { status, body } = await end(id);
    expect([status, body.code]).toEqual([404, 'user_not_found']);
  });

  it('requires an admin with a second factor', async () => {
    const { user, cookies } = await tests.signedIn();
    const weak = await tests.signedIn({ role: 'admin' });
    expect((await end(user.id, {})).status).toBe(401);
    expect((await end(user.id, cookies)).body.code).toBe('forbidden');
    expect((await end(user.id, weak.cookies)).body.code).toBe('second_factor_setup_required');
    expect(await tests.statusOf(cookies)).toBe(200);
  });
});
