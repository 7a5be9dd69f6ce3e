import { createTestDatabase } from '../../../test/test-database.ts';
import { createTestMail, testOrder, type TestMail } from './test-mail.ts';
import { FakeMailTransport } from './transport/fake-mail-transport.ts';
import { MailRefusedError, type OutgoingMail } from './transport/mail-transport.ts';

const { key } = testOrder;

/** Holds every mail back until it is released. */
class SlowTransport extends FakeMailTransport {
  reached!: () => void;
  release!: () => void;
  readonly isReached = new Promise<void>((resolve) => (this.reached = resolve));
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));

  override async send(mail: OutgoingMail): Promise<void> {
    this.reached();
    await this.released;
    await super.send(mail);
  }
}

let databaseUrl: string;
const open: TestMail[] = [];

async function startMail(transport: FakeMailTransport): Promise<TestMail> {
  const mail = await createTestMail(databaseUrl, transport);
  open.push(mail);
  return mail;
}

beforeEach(async () => {
  databaseUrl = await createTestDatabase();
});
afterEach(async () => {
  for (const mail of open.splice(0)) await mail.close();
});

it('sends what was ordered, once, and says so', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await mail.order();
  await mail.handler.run({ key });
  await mail.handler.run({ key });
  expect(transport.sent).toMatchObject([
    {
      from: 'Trampolim <ola@example.com>',
      to: 'maria@example.com',
      subject: 'Candidatura recebida: Analista de dados',
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  ]);
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date), failed_at: null, cancelled_at: null });
});

it('gives every mail an id of its own, which tells nothing', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await mail.order();
  await mail.order({ key: 'application-received:2' });
  await mail.handler.run({ key });
  await mail.handler.run({ key: 'application-received:2' });
  const [one, two] = transport.sent.map(({ id }) => id);
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(two).not.toBe(one);
});

it('tries again after a failure', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  transport.failWith(new Error('451 later'));
  await mail.order();
  await expect(mail.handler.run({ key })).rejects.toThrow('451 later');
  expect(await mail.row(key)).toMatchObject({ sent_at: null, failed_at: null });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(1);
});

it('gives up at once where the recipient is refused', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  transport.failWith(new MailRefusedError('550 no such user'));
  await mail.order();
  await mail.handler.run({ key });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.row(key)).toMatchObject({ failed_at: expect.any(Date), error: '550 no such user', sent_at: null });
});

it('keeps the reason when it is given up, unless the mail has left by then', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await mail.order();
  await mail.order({ key: 'left' });
  await mail.handler.run({ key: 'left' });
  for (const one of [key, 'left']) await mail.handler.giveUp({ key: one }, new Error('too late'));
  expect(await mail.row(key)).toMatchObject({ failed_at: expect.any(Date), error: 'too late' });
  expect(await mail.row('left')).toMatchObject({ failed_at: null, error: null });
});

it('sends nothing when there is nothing to say any more', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  mail.composers.register('withdrawn', async () => null);
  await mail.order({ kind: 'withdrawn' });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.row(key)).toMatchObject({ cancelled_at: expect.any(Date), sent_at: null, failed_at: null });
});

it('goes where its recipient is by then', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  mail.composers.register('moving', async (data, language) => {
    await mail.database.query(`update mails set recipient = 'nova@example.com'`);
    return mail.composers.compose({ ...testOrder, data: data as object, language });
  });
  await mail.order({ kind: 'moving' });
  await mail.handler.run({ key });
  expect(transport.sent.map(({ to }) => to)).toEqual(['nova@example.com']);
});

it('lets a mail wait that no release knows yet', async () => {
  const mail = await startMail(new FakeMailTransport());
  await mail.order({ kind: 'of-tomorrow' });
  await expect(mail.handler.run({ key })).rejects.toThrow('of-tomorrow');
  expect(await mail.row(key)).toMatchObject({ sent_at: null, failed_at: null });
});

it('sends once where two workers have the job at once', async () => {
  const transport = new SlowTransport();
  const [one, other] = [await startMail(transport), await startMail(transport)];
  await one.order();
  const first = one.handler.run({ key });
  await transport.isReached;
  await other.handler.run({ key });
  transport.release();
  await first;
  expect(transport.sent).toHaveLength(1);
});

it('sends the same mail again when the database goes away between the yes of the server and its own', async () => {
  const other = await startMail(new FakeMailTransport());
  class CuttingTransport extends FakeMailTransport {
    override async send(mail: OutgoingMail): Promise<void> {
      await super.send(mail);
      if (this.sent.length > 1) return;
      await other.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
    }
  }
  const transport = new CuttingTransport();
  const mail = await startMail(transport);
  await mail.order();
  await expect(mail.handler.run({ key })).rejects.toThrow(/terminat|released/i);
  expect(await mail.row(key)).toMatchObject({ sent_at: null });
  await mail.handler.run({ key });
  expect(transport.sent.map(({ id }) => id)).toEqual([transport.sent[0]?.id, transport.sent[0]?.id]);
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});
