import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveSession, saveSignedIn, saveUser } from '../../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe.each(['/api/session', '/api/user'])('GET %s', (url) => {
  const get = (cookies: Record<string, string> = {}) => api.inject({ url, cookies });

  it('returns 401 unauthenticated without a session', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each(['b'.repeat(43), 'short', `a'; drop table sessions; --aaaaaaaaaaaaa`])(
    'returns 401 for the invalid cookie %s',
    async (sid) => {
      await saveSignedIn(api.database);
      expect((await get({ sid })).statusCode).toBe(401);
    },
  );

  it('returns the signed-in user without other stored fields', async () => {
    const { user, cookies } = await saveSignedIn(api.database, { bio: 'Olá.', location: 'Porto', phone: '912345678' });
    const answer = await get(cookies);
    expect(answer.statusCode).toBe(200);
    const withProfile = url === '/api/user' ? { resumeUrl: null, interestedCategories: [] } : {};
    expect(answer.json()).toStrictEqual({
      ...withProfile,
      id: user.id,
      username: user.username,
      email: user.email,
      firstName: 'Ana',
      lastName: 'Sá',
      role: 'user',
      profilePicture: null,
      bio: 'Olá.',
      location: 'Porto',
      phone: '912345678',
      language: 'pt',
      isVerified: true,
      pendingEmail: null,
      hasSecondFactor: false,
      needsSecondFactor: false,
      deletionDueAt: null,
      createdAt: user.created_at.toISOString(),
      updatedAt: expect.any(String),
    });
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('does not store the session id of the cookie', async () => {
    const { cookies } = await saveSignedIn(api.database);
    const [{ found }] = await api.database.query('select count(*)::int as found from sessions where sid = $1', [
      cookies.sid,
    ]);
    expect(found).toBe(0);
  });

  it('returns 401 after the session has expired', async () => {
    const { id } = await saveUser(api.database);
    expect((await get(await saveSession(api.database, id, { expire: daysAgo(0.001) }))).statusCode).toBe(401);
  });

  it('returns 401 after the erasure of the account', async () => {
    const { user, cookies } = await saveSignedIn(api.database);
    await api.database.query('delete from users where id = $1', [user.id]);
    expect((await get(cookies)).statusCode).toBe(401);
  });

  it('extends a used session, with at most one write per five minutes', async () => {
    const { id } = await saveUser(api.database, { seen_at: daysAgo(3) });
    const stale = await saveSession(api.database, id, { seenAt: daysAgo(1), expire: daysAgo(-1) });
    expect((await get(stale)).statusCode).toBe(200);
    const [row] = await api.database.query(
      'select s.expire, u.seen_at from sessions s join users u on u.id = s.user_id where u.id = $1',
      [id],
    );
    expect(row.expire > daysAgo(-29)).toBe(true);
    expect(row.seen_at > daysAgo(0.01)).toBe(true);
    await get(stale);
    const seenAt = 'select seen_at from users where id = $1';
    expect(await api.database.query(seenAt, [id])).toEqual([{ seen_at: row.seen_at }]);
  });

  it('requires a second factor of admins, except in a demo', async () => {
    const { cookies } = await saveSignedIn(api.database, { role: 'admin' });
    expect((await get(cookies)).json()).toMatchObject({ role: 'admin', needsSecondFactor: true });
    const demo = await createTestApp({ accounts: { demo: true } });
    const signedIn = await saveSignedIn(demo.database, { role: 'admin' });
    const answer = await demo.inject({ url, cookies: signedIn.cookies });
    expect(answer.json()).toMatchObject({ role: 'admin', needsSecondFactor: false });
    await demo.close();
  });
});
