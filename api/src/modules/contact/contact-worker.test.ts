import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { sendForm } from '../../../test/public-form.ts';
import { createTestDatabase } from '../../../test/test-database.ts';

const message = {
  name: 'Inês Prata',
  email: 'ines@example.com',
  phone: '912345678',
  subject: 'support',
  message: 'Não consigo enviar o meu currículo.\nPodem ajudar?',
};

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

const send = () => sendForm(api, '/api/contact', message);

it('mails the message to the team, with replies to the sender', async () => {
  await worker.work();
  await send();
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [mail] = worker.mail.sent;
  const subject = 'Apoio técnico: mensagem de Inês Prata';
  expect(mail).toMatchObject({ to: 'equipa@example.com', replyTo: 'ines@example.com', subject });
  expect(mail?.text).toContain(message.message);
});

it('sends no mail about an erased message', async () => {
  await send();
  await api.database.query('delete from contact_messages');
  await worker.work();
  const mails = () => api.database.query<object[]>('select cancelled_at from mails');
  await eventually(async () => expect(await mails()).toEqual([{ cancelled_at: expect.any(Date) }]));
  expect(worker.mail.sent).toEqual([]);
});
