import type { User } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo } from '../../../test/factories/index.ts';

const user: User = {
  id: 7,
  username: 'candidata',
  email: 'candidata@example.com',
  firstName: 'Ana',
  lastName: null,
  role: 'user',
  profilePicture: null,
};
const sid = 'a'.repeat(43);

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(() => api.database.query('delete from sessions'));
afterAll(() => api.close());

async function saveSession(content: object, expire: Date): Promise<void> {
  await api.database.query('insert into sessions (sid, sess, expire) values ($1, $2, $3)', [sid, content, expire]);
}

const get = (cookies: Record<string, string> = {}) => api.inject({ url: '/api/user', cookies });

describe('GET /api/user', () => {
  it('answers 401 unauthenticated to a visitor', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it.each(['b'.repeat(43), 'short', `a'; drop table sessions; --aaaaaaaaaaaaa`])(
    'answers 401 to the cookie %s, which is no session',
    async (cookie) => {
      await saveSession({ user }, daysAgo(-1));
      expect((await get({ sid: cookie })).statusCode).toBe(401);
    },
  );

  it('answers who is signed in, and nothing else of the session', async () => {
    await saveSession({ user: { ...user, password: 'secret' }, csrf: 'x' }, daysAgo(-1));
    const answer = await get({ sid });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toStrictEqual(user);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('answers 401 once the session has expired', async () => {
    await saveSession({ user }, daysAgo(0.001));
    expect((await get({ sid })).statusCode).toBe(401);
  });

  it('answers 401 for a session in which nobody signed in', async () => {
    await saveSession({}, daysAgo(-1));
    expect((await get({ sid })).statusCode).toBe(401);
  });
});
