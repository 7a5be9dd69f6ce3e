import { setTimeout as wait } from 'node:timers/promises';
import { createTestDatabase } from '../../../test/test-database.ts';
import { FakeMailTransport } from './testing/fake-mail-transport.ts';
import { createTestMail, queuedMail, type TestMail } from './testing/test-mail.ts';

const inAnHour = () => new Date(Date.now() + 3_600_000);

let transport: FakeMailTransport;
let mail: TestMail;
beforeEach(async () => {
  transport = new FakeMailTransport();
  mail = await createTestMail(await createTestDatabase(), transport);
});
afterEach(() => mail.close());

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

it('the worker sends an enqueued mail', async () => {
  await mail.module.init();
  await mail.enqueue();
  await until(async () => (await mail.jobs()) === 0);
  expect(transport.sent).toHaveLength(1);
});

it('an enqueued mail is rolled back with its transaction', async () => {
  const failing = mail.database.transaction(async (manager) => {
    await mail.service.enqueue(queuedMail, { manager });
    await mail.service.enqueue({ ...queuedMail, key: 'later' }, { manager, startAt: inAnHour() });
    throw new Error('the rest failed');
  });
  await expect(failing).rejects.toThrow('the rest failed');
  expect(await mail.row(queuedMail.key)).toBeUndefined();
  expect(await mail.jobs()).toBe(0);
});

it('repeated calls with one key create one unchanged mail', async () => {
  await mail.enqueue();
  await mail.enqueue({ recipient: 'outra@example.com' });
  await mail.module.init();
  await until(async () => (await mail.jobs()) === 0);
  expect(transport.sent.map(({ to }) => to)).toEqual(['maria@example.com']);
});

it('a mail is sent at its start time, which a repeated call can bring forward', async () => {
  await mail.module.init();
  await mail.enqueue({}, { startAt: inAnHour() });
  await mail.enqueue({ key: 'other' });
  await until(async () => transport.sent.length > 0);
  expect(await mail.row(queuedMail.key)).toMatchObject({ sent_at: null });
  await mail.enqueue();
  await until(async () => (await mail.jobs()) === 1);
  expect(transport.sent).toHaveLength(2);
  expect(await mail.row(queuedMail.key)).toMatchObject({ sent_at: expect.any(Date) });
});

it('the worker retries a mail until the server accepts it', async () => {
  transport.failWith(new Error('421 busy'));
  await mail.module.init();
  await mail.enqueue();
  await until(async () => (await mail.jobs()) === 0);
  expect(transport.sent).toHaveLength(1);
});
