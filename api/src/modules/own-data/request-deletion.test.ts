import { limits } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { saveSession, saveUser } from '../../../test/factories/index.ts';
import { MailService } from '../mail/index.ts';
import { Passwords } from '../auth/index.ts';

let api: TestApp;
let passwordHash: string;
beforeAll(async () => {
  api = await createTestApp();
  passwordHash = await api.app.get(Passwords, { strict: false }).hash('segredo');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.close());

type Cookies = Record<string, string>;
const url = '/api/account/deletion';
const request = (cookies: Cookies = {}, currentPassword = 'segredo') =>
  api.inject({ method: 'POST', url, cookies, payload: { currentPassword } });
const cancel = (cookies: Cookies = {}) => api.inject({ method: 'DELETE', url, cookies });
const currentUser = (cookies: Cookies) => api.inject({ url: '/api/user', cookies });

async function signIn() {
  const user = await saveUser(api.database, { password_hash: passwordHash });
  return { user, cookies: await saveSession(api.database, user.id) };
}

const mailed = ({ email }: { email: string }) =>
  api.database.query<{ due: string }[]>(
    `select data ->> 'dueAt' as due from mails where kind = 'deletion-requested' and recipient = $1`,
    [email],
  );

describe('POST /api/account/deletion', () => {
  it('requires authentication', async () => {
    const answer = await request();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('requires the password', async () => {
    const { cookies } = await signIn();
    const wrong = await request(cookies, 'another');
    expect([wrong.statusCode, wrong.json().code]).toEqual([403, 'password_wrong']);
    const missing = await request(cookies, '');
    expect([missing.statusCode, missing.json().fields]).toEqual([
      400,
      { currentPassword: 'validation.currentPassword' },
    ]);
    expect((await currentUser(cookies)).json().deletionDueAt).toBeNull();
  });

  it('sets the date, sends a mail and ends the other sessions', async () => {
    const { user, cookies } = await signIn();
    const [elsewhere, otherUser] = [await saveSession(api.database, user.id), await signIn()];
    const before = Date.now();
    const answer = await request(cookies);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { deletionDueAt } = answer.json();
    const inDays = (Date.parse(deletionDueAt) - before) / 86_400_000;
    expect(inDays).toBeGreaterThanOrEqual(limits.deletionDays);
    expect(inDays).toBeLessThan(limits.deletionDays + 0.001);
    expect(await mailed(user)).toEqual([{ due: deletionDueAt }]);
    const statuses = await Promise.all([cookies, elsewhere, otherUser.cookies].map(currentUser));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 401, 200]);
    expect(statuses[2]?.json().deletionDueAt).toBeNull();
  });

  it('keeps the first date for repeated and concurrent requests', async () => {
    const { user, cookies } = await signIn();
    const answers = await Promise.all(Array.from({ length: 5 }, () => request(cookies)));
    answers.push(await request(cookies));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.json().deletionDueAt)).size).toBe(1);
    expect(await mailed(user)).toHaveLength(1);
  });

  it('changes nothing if the mail cannot be enqueued', async () => {
    const { user, cookies } = await signIn();
    const elsewhere = await saveSession(api.database, user.id);
    const enqueue = jest.spyOn(api.app.get(MailService, { strict: false }), 'enqueue');
    enqueue.mockRejectedValueOnce(new Error('mail unavailable'));
    expect((await request(cookies)).statusCode).toBe(500);
    expect((await currentUser(elsewhere)).json().deletionDueAt).toBeNull();
  });
});

describe('DELETE /api/account/deletion', () => {
  it('requires authentication', async () => {
    const answer = await cancel();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('cancels the deletion idempotently', async () => {
    const { cookies } = await signIn();
    await request(cookies);
    for (const _time of ['once', 'again']) {
      const answer = await cancel(cookies);
      expect([answer.statusCode, answer.json().deletionDueAt]).toEqual([200, null]);
    }
    expect((await currentUser(cookies)).json().deletionDueAt).toBeNull();
  });

  it('does not change other users’ deletions', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    await request(other.cookies);
    await cancel(mine.cookies);
    expect((await currentUser(other.cookies)).json().deletionDueAt).not.toBeNull();
  });

  it('allows another request, with another mail', async () => {
    const { user, cookies } = await signIn();
    const first = (await request(cookies)).json().deletionDueAt;
    await cancel(cookies);
    const second = (await request(cookies)).json().deletionDueAt;
    expect(Date.parse(second)).toBeGreaterThan(Date.parse(first));
    expect(await mailed(user)).toHaveLength(2);
  });
});
