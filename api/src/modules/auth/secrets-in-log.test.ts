import { withoutTable } from '../../../test/without-table.ts';
import { AuthApi, otherPassword, password } from './testing/auth-api.ts';

const log: string[] = [];
let tests: AuthApi;
beforeAll(async () => {
  tests = await AuthApi.start({ log, server: { logLevel: 'trace' } });
});
beforeEach(() => log.splice(0));
afterAll(() => tests.close());

const typed = 'a password that was mistyped';
const code = '987654';

/** Sends every account request with a secret: wrong, rejected and successful. Returns the secrets in the responses. */
async function everyCall(): Promise<string[]> {
  const { user, cookies } = await tests.signedIn();
  const newUser = { username: `novidade${user.id}`, email: `novidade${user.id}@example.com` };
  await tests.login(user.username, typed, { code });
  await tests.call('POST', `/api/login?password=${encodeURIComponent(typed)}`, { username: user.username, password });
  await tests.call('POST', '/api/login', `{"username":"ana","password":"${typed}"`);
  const signedIn = await tests.login(user.username, password);
  await tests.call('POST', '/api/register', { ...newUser, password, confirmPassword: typed });
  await tests.call('POST', '/api/register', { ...newUser, password, confirmPassword: password });
  await tests.call('POST', '/api/forgot-password', { email: user.email });
  const reset = { token: await tests.token(user.id, 'reset-password'), password, confirmPassword: password };
  await tests.call('GET', `/api/verify-email?token=${reset.token}`);
  await tests.call('POST', '/api/reset-password', { ...reset, confirmPassword: typed });
  const change = { currentPassword: password, password: otherPassword, confirmPassword: otherPassword };
  await tests.call('PUT', '/api/account/password', { ...change, currentPassword: typed }, { cookies });
  const changed = await tests.call('PUT', '/api/account/password', change, { cookies });
  const email = { email: `outro${user.id}@example.com`, currentPassword: otherPassword };
  const now = { sid: changed.cookie?.value ?? '' };
  await tests.call('PUT', '/api/account/email', email, { cookies: now });
  const confirm = await tests.token(user.id, 'change-email');
  await tests.call('GET', `/api/verify-email?token=${confirm}`);
  await tests.call('POST', '/api/logout', undefined, { cookies: now });
  return [cookies.sid, signedIn.cookie?.value ?? '', now.sid, reset.token, confirm];
}

const spellings = (secret: string) => [secret, encodeURIComponent(secret), secret.replaceAll(' ', '+')];

it('logs no password, code, token or session id', async () => {
  const made = await everyCall();
  expect(made.every((secret) => secret.length === 43)).toBe(true);
  const written = log.join('\n');
  expect(written).toContain('/api/login');
  for (const secret of [password, otherPassword, typed, code, ...made].flatMap(spellings)) {
    expect(written).not.toContain(secret);
  }
});

it('logs no secret in case of an error', async () => {
  const { user, cookies } = await tests.signedIn();
  await tests.call('POST', '/api/forgot-password', { email: user.email });
  const token = await tests.token(user.id, 'reset-password');
  await withoutTable(tests.database, 'mails', async () => {
    const change = { currentPassword: password, password: otherPassword, confirmPassword: otherPassword };
    const newUser = { username: 'quem-falha', email: 'quem-falha@example.com' };
    const calls = [
      tests.call('PUT', '/api/account/password', change, { cookies }),
      tests.call('POST', '/api/reset-password', { token, password: otherPassword, confirmPassword: otherPassword }),
      tests.call('POST', '/api/register', { ...newUser, password, confirmPassword: password }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([500, 500, 500]);
  });
  const written = log.join('\n');
  expect(written).toContain('request failed');
  const secrets = [password, otherPassword, token, cookies.sid, '$argon2id'];
  for (const secret of secrets) expect(written).not.toContain(secret);
});

it('logs no values of a row that the database rejects', async () => {
  await tests.database.query(`alter table users add constraint nobody check (username <> 'quem-nao-entra')`);
  const newUser = { username: 'quem-nao-entra', email: 'quem-nao-entra@example.com' };
  const { status } = await tests.call('POST', '/api/register', { ...newUser, password, confirmPassword: password });
  await tests.database.query('alter table users drop constraint nobody');
  const written = log.join('\n');
  expect([status, written.includes('request failed')]).toEqual([500, true]);
  for (const secret of [password, '$argon2id', newUser.email]) expect(written).not.toContain(secret);
});
