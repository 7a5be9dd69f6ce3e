import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { sendForm } from '../../../test/public-form.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

const signup = { email: 'ana@example.com', firstName: 'Ana', phone: '912345678', company: 'Vela Digital' };

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

const join = (changes: object = {}) => sendForm(api, '/api/newsletter/subscribe', { ...signup, ...changes });

it('mails the team about new and changed entries, with the company as Reply-To', async () => {
  await worker.work();
  await join();
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  await join({ phone: '213456789' });
  await eventually(() => expect(worker.mail.sent).toHaveLength(2));
  const team = { to: 'equipa@example.com', replyTo: 'ana@example.com' };
  expect(worker.mail.sent).toMatchObject([
    { ...team, subject: 'Lista de espera: Vela Digital' },
    { ...team, subject: 'Lista de espera, dados alterados: Vela Digital' },
  ]);
  expect(worker.mail.sent[1]?.text).toContain('213456789');
});

it('sends no mail about a deleted entry', async () => {
  await join();
  await api.database.query('delete from waitlist_signups');
  await worker.work();
  const mails = () => api.database.query<object[]>('select cancelled_at from mails');
  await eventually(async () => expect(await mails()).toEqual([{ cancelled_at: expect.any(Date) }]));
  expect(worker.mail.sent).toEqual([]);
});
