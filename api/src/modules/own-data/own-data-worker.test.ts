import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveSession, saveUser } from '../../../test/factories/index.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { Passwords } from '../auth/index.ts';

let api: TestApp;
let worker: TestWorker;
beforeEach(async () => {
  const databaseUrl = await createTestDatabase();
  api = await createTestApp({ databaseUrl });
  worker = await createTestWorker(databaseUrl);
});
afterEach(async () => {
  await worker.close();
  await api.close();
});

const url = '/api/account/deletion';

async function requested() {
  const password_hash = await api.app.get(Passwords, { strict: false }).hash('segredo');
  const user = await saveUser(api.database, { password_hash, first_name: 'Inês' });
  const cookies = await saveSession(api.database, user.id);
  await api.inject({ method: 'POST', url, cookies, payload: { currentPassword: 'segredo' } });
  return { user, cookies };
}

it('mails the user after a deletion request how to keep the account', async () => {
  const { user } = await requested();
  await worker.work();
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [mail] = worker.mail.sent;
  expect(mail).toMatchObject({ to: user.email, subject: 'A sua conta vai ser eliminada' });
  expect(mail?.text).toContain('Olá, Inês.');
  expect(mail?.text).toContain('http://localhost:3000/account');
});

it('sends no mail about a deletion that was canceled before sending', async () => {
  const { cookies } = await requested();
  await api.inject({ method: 'DELETE', url, cookies });
  await worker.work();
  const mails = () => api.database.query<object[]>('select cancelled_at from mails');
  await eventually(async () => expect(await mails()).toEqual([{ cancelled_at: expect.any(Date) }]));
  expect(worker.mail.sent).toEqual([]);
});
