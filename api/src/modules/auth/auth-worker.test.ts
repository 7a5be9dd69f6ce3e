import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { AuthApi, otherPassword, password } from './testing/auth-api.ts';

let databaseUrl: string;
let tests: AuthApi;
let worker: TestWorker;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  tests = await AuthApi.start({ databaseUrl });
});
beforeEach(async () => {
  await emptyTables(tests.database, 'users, mails, throttle_counts, pgboss.job');
  worker = await createTestWorker(databaseUrl);
});
afterEach(() => worker.close());
afterAll(() => tests.close());

/** Waits for the only mail to an address and returns its text. */
async function mailTo(email: string, subject: string): Promise<string> {
  const found = () => worker.mail.sent.find((mail) => mail.to === email && mail.subject === subject);
  await eventually(() =>
    expect(worker.mail.sent.map((mail) => [mail.to, mail.subject])).toContainEqual([email, subject]),
  );
  return found()?.text ?? '';
}

const tokenIn = (text: string, page: string) =>
  new RegExp(`http://localhost:3000${page}\\?token=([\\w-]{43})`).exec(text)?.[1] ?? 'none';

it('verifies the address with the link of the registration mail', async () => {
  await worker.work();
  const person = { username: 'rita', email: 'rita@example.com', firstName: 'Rita' };
  await tests.call('POST', '/api/register', { ...person, password, confirmPassword: password });
  const text = await mailTo(person.email, 'Confirme o endereço de e-mail');
  expect(text).toContain('Olá, Rita.');
  expect((await tests.call('GET', `/api/verify-email?token=${tokenIn(text, '/verify-email')}`)).status).toBe(200);
  expect((await tests.login('rita')).status).toBe(200);
});

it('includes the sign-in target in the link of the registration mail', async () => {
  await worker.work();
  const person = { username: 'rita', email: 'rita@example.com', returnTo: '/jobs/analista-12?page=2', save: 12 };
  await tests.call('POST', '/api/register', { ...person, password, confirmPassword: password });
  const text = await mailTo(person.email, 'Confirme o endereço de e-mail');
  const query = `token=${tokenIn(text, '/verify-email')}&returnTo=%2Fjobs%2Fanalista-12%3Fpage%3D2&save=12`;
  expect(text).toContain(`http://localhost:3000/verify-email?${query}`);
});

it('sets a password with the link of the reset mail, and mails the owner', async () => {
  const { email, username } = await tests.createUser({ language: 'en' });
  await worker.work();
  await tests.call('POST', '/api/forgot-password', { email });
  const token = tokenIn(await mailTo(email, 'Choose another password'), '/reset-password');
  const reset = { token, password: otherPassword, confirmPassword: otherPassword };
  expect((await tests.call('POST', '/api/reset-password', reset)).status).toBe(200);
  const mail = await mailTo(email, 'Your password was changed');
  expect(mail).toContain('http://localhost:3000/auth?mode=forgot');
  expect((await tests.login(username, otherPassword)).status).toBe(200);
});

it('verifies a new address with its mailed link, and mails the former address', async () => {
  const { user, cookies } = await tests.signedIn();
  await worker.work();
  const email = 'outro@example.com';
  await tests.call('PUT', '/api/account/email', { email, currentPassword: password }, { cookies });
  const token = tokenIn(await mailTo(email, 'Confirme o novo endereço de e-mail'), '/verify-email');
  expect((await tests.call('GET', `/api/verify-email?token=${token}`)).status).toBe(200);
  await mailTo(user.email, 'O endereço de e-mail da conta foi alterado');
  expect(worker.mail.sent.at(-1)?.replyTo).toBe('ola@example.com');
});

it('mails the owner of an account about a registration with its address', async () => {
  const owner = await tests.createUser();
  const waiting = await tests.createUser({ is_verified: false });
  await worker.work();
  for (const { id, email } of [owner, waiting]) {
    const form = { username: `outra${id}`, email, password: otherPassword, confirmPassword: otherPassword };
    await tests.call('POST', '/api/register', form);
  }
  const subject = 'Já existe uma conta com este endereço';
  const text = await mailTo(owner.email, subject);
  for (const path of ['/auth', '/auth?mode=forgot']) expect(text).toContain(`http://localhost:3000${path}`);
  expect(text).not.toContain('token=');
  const token = tokenIn(await mailTo(waiting.email, subject), '/reset-password');
  const reset = { token, password: otherPassword, confirmPassword: otherPassword };
  expect((await tests.call('POST', '/api/reset-password', reset)).status).toBe(200);
});

it('mails no link of a used or revoked token', async () => {
  const { email } = await tests.createUser({ is_verified: false });
  await tests.call('POST', '/api/resend-verification', { email });
  const confirmed = await tests.createUser({ is_verified: false });
  await tests.call('POST', '/api/resend-verification', { email: confirmed.email });
  await tests.age(confirmed.id);
  await tests.call('POST', '/api/resend-verification', { email: confirmed.email });
  const first = await tests.token(confirmed.id, 'verify-email');
  expect((await tests.call('GET', `/api/verify-email?token=${first}`)).status).toBe(200);
  const other = await tests.createUser();
  await tests.call('POST', '/api/forgot-password', { email: other.email });
  await tests.expire(other.id);
  await worker.work();
  const ended = () => tests.database.query('select 1 from mails where sent_at is null and cancelled_at is null');
  await eventually(async () => expect(await ended()).toEqual([]));
  expect(worker.mail.sent.map(({ to }) => to)).toEqual([email]);
  const token = tokenIn(worker.mail.sent[0]?.text ?? '', '/verify-email');
  expect((await tests.call('GET', `/api/verify-email?token=${token}`)).status).toBe(200);
});
