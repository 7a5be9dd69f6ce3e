import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { JobQueue } from '../../queue/job-queue.ts';
import { mailId } from './mail-id.ts';
import type { MailClaim } from './mails.repository.ts';
import { resendMails } from './resend-mails.ts';
import { createTestMail, testOrder, type TestMail } from './test-mail.ts';
import { FakeMailTransport } from './transport/fake-mail-transport.ts';
import {
  MailRefusedError,
  MailTransport,
  UncertainHandoverError,
  type OutgoingMail,
} from './transport/mail-transport.ts';

const { key } = testOrder;

/** Holds every mail back until it is released. */
class SlowTransport extends FakeMailTransport {
  reached = 0;
  release!: () => void;
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));

  override async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    this.reached += 1;
    await this.released;
    return super.send(mail, claim);
  }
}

let databaseUrl: string;
const open: TestMail[] = [];

async function startMail(transport: FakeMailTransport): Promise<TestMail> {
  const mail = await createTestMail(databaseUrl, transport);
  open.push(mail);
  return mail;
}

const operatorResends = (mail: TestMail) =>
  resendMails(mail.database, mail.mails, mail.module.get(JobQueue, { strict: false }), [key]);
const pass = (mail: TestMail, time: string) =>
  mail.database.query(`update mails set claimed_at = claimed_at - $1::interval`, [time]);

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

it('sends a mail that somebody else has made as it is, to whom it was ordered for', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  const made = { from: 'Alertas <a@example.com>', subject: 'Ofertas', html: '<p>Olá</p>', text: 'Olá', images: [] };
  const headers = { 'List-Id': 'alertas' };
  mail.composers.register('made', () => Promise.resolve({ ...made, headers, id: 'x', to: 'somebody@example.com' }));
  await mail.order({ kind: 'made' });
  await mail.handler.run({ key });
  expect(transport.sent).toEqual([{ ...made, headers, id: mailId(key), to: testOrder.recipient }]);
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

it('goes where its recipient is by then, also when their address changes while the server is asked', async () => {
  const transport = new SlowTransport();
  const mail = await startMail(transport);
  await mail.order();
  const first = mail.handler.run({ key });
  await eventually(async () => expect(transport.reached).toBe(1));
  await mail.database.query(`update mails set recipient = 'nova@example.com'`);
  transport.release();
  await expect(first).rejects.toThrow('another address');
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
  const runs = [one.handler.run({ key }), other.handler.run({ key })];
  await eventually(async () => expect(transport.reached).toBe(2));
  transport.release();
  const ends = await Promise.allSettled(runs);
  expect(transport.sent).toHaveLength(1);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await one.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});

it('never sends again what may have arrived, and says why nobody knows', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  transport.failWith(new UncertainHandoverError('Connection closed unexpectedly'));
  await mail.order();
  await mail.handler.run({ key });
  await mail.handler.run({ key });
  await mail.handler.giveUp({ key }, new Error('too late'));
  expect(transport.sent).toHaveLength(0);
  const row = { claimed_at: expect.any(Date), sent_at: null, failed_at: null, error: 'Connection closed unexpectedly' };
  expect(await mail.row(key)).toMatchObject(row);
  expect(await mail.mails.uncertain(10)).toMatchObject([
    { key, kind: 'test', error: 'Connection closed unexpectedly' },
  ]);
});

it('sends again what the server refused to take once it had it', async () => {
  class BusyTransport extends FakeMailTransport {
    override async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
      if (this.sent.length > 0) return super.send(mail, claim);
      await claim();
      this.sent.push(mail);
      throw new Error('451 later');
    }
  }
  const transport = new BusyTransport();
  const mail = await startMail(transport);
  await mail.order();
  await expect(mail.handler.run({ key })).rejects.toThrow('451 later');
  expect(await mail.row(key)).toMatchObject({ claimed_at: null });
  await mail.handler.run({ key });
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});

/** As a worker leaves it that is killed between the claim and its end. */
async function die(mail: TestMail): Promise<void> {
  await mail.order();
  const transport = mail.module.get(MailTransport, { strict: false });
  jest.spyOn(transport, 'send').mockImplementationOnce(async (_, claim) => {
    await claim();
    return new Promise(() => {});
  });
  void mail.handler.run({ key });
  await eventually(async () => expect(await mail.row(key)).toMatchObject({ claimed_at: expect.any(Date) }));
}

it('never sends again what a process that died had begun to send, and shows it after two minutes', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await die(mail);
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.mails.health()).toMatchObject({ waiting: 0, uncertain: 0 });
  await pass(mail, '2 minutes');
  expect(await mail.mails.health()).toMatchObject({ waiting: 0, uncertain: 1 });
});

it('is sent again when an operator wants it, and not when they say that it arrived', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await die(mail);
  expect(await operatorResends(mail)).toEqual([]);
  await pass(mail, '2 minutes');
  expect(await operatorResends(mail)).toEqual([key]);
  expect(await mail.jobs()).toBe(2);
  expect(await mail.mails.confirm([key])).toEqual([]);
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(1);

  await mail.database.query(`update mails set sent_at = null, error = 'Timeout'`);
  expect(await mail.mails.confirm([key])).toEqual([key]);
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(1);
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date), error: null });
});

/** As a process makes it that then stands still until an operator has had the mail sent again. */
async function outlivedClaim(mail: TestMail): Promise<MailClaim> {
  await mail.order();
  const claim = await mail.mails.claim(key, testOrder.recipient);
  await pass(mail, '3 minutes');
  expect(await operatorResends(mail)).toEqual([key]);
  if (claim === null) throw new Error('Nobody else has it');
  return { ...claim, at: await threeMinutesBefore(mail, claim) };
}

async function threeMinutesBefore({ database }: TestMail, { at }: MailClaim): Promise<string> {
  const sql = `select ($1::timestamptz - interval '3 minutes')::text as at`;
  const [row] = await database.query<{ at: string }[]>(sql, [at]);
  return row?.at ?? '';
}

it.each([{ outcome: 'waiting' }, { outcome: 'uncertain', error: 'Timeout' }] as const)(
  'a claim that is over says nothing about the one after it: $outcome',
  async (late) => {
    const mail = await startMail(new FakeMailTransport());
    const former = await outlivedClaim(mail);
    const claim = await mail.mails.claim(key, testOrder.recipient);
    expect(claim).toMatchObject({ key });
    await mail.mails.settle(former, late);
    expect(await mail.row(key)).toMatchObject({ claimed_at: expect.any(Date), error: null });
    expect(await mail.mails.claim(key, testOrder.recipient)).toBeNull();
    if (claim !== null) await mail.mails.settle(claim, { outcome: 'waiting' });
    expect(await mail.row(key)).toMatchObject({ claimed_at: null });
  },
);

it('what a claim that is over has sent is sent, as long as nobody has sent it again', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  const former = await outlivedClaim(mail);
  await mail.mails.settle(former, { outcome: 'sent' });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});

describe('where its recipient gets another address while it leaves', () => {
  const moved = { id: 7, email: 'nova@example.com' };
  const data = { ...testOrder.data, applicationId: 'a-1', userId: moved.id };
  const moves = (mail: TestMail) =>
    mail.database.transaction((manager) => mail.mails.readdress(moved, ['a-1'], manager));

  it('is sent again to the new one, when an operator wants it', async () => {
    const transport = new FakeMailTransport();
    const mail = await startMail(transport);
    transport.failWith(new UncertainHandoverError('Timeout'));
    await mail.order({ data });
    await mail.handler.run({ key });
    await moves(mail);
    expect(await operatorResends(mail)).toEqual([key]);
    await mail.handler.run({ key });
    expect(transport.sent.map(({ to }) => to)).toEqual([moved.email]);
  });

  it('goes there too when it tells them of an interview, and not when it tells the interviewer', async () => {
    const mail = await startMail(new FakeMailTransport());
    const about = { interviewId: 'i-1', userId: moved.id };
    for (const kind of ['interview-planned', 'interviewer-planned']) await mail.order({ key: kind, kind, data: about });
    await mail.order({ key: 'other', kind: 'interview-planned', data: { ...about, userId: 8 } });
    await moves(mail);
    expect(await mail.row('interview-planned')).toMatchObject({ recipient: moved.email });
    for (const kept of ['interviewer-planned', 'other']) {
      expect(await mail.row(kept)).toMatchObject({ recipient: testOrder.recipient });
    }
  });

  it.each([
    ['is sent again to the new one, when the server said no', 'waiting', moved.email],
    ['names the one that it went to', 'sent', testOrder.recipient],
  ] as const)('%s', async (_, outcome, recipient) => {
    const mail = await startMail(new FakeMailTransport());
    await mail.order({ data });
    const held = await mail.mails.claim(key, testOrder.recipient);
    await moves(mail);
    if (held !== null) await mail.mails.settle(held, { outcome });
    expect(await mail.row(key)).toMatchObject({ recipient });
  });
});

it('notes what it sent although the database goes away meanwhile', async () => {
  const other = await startMail(new FakeMailTransport());
  class CuttingTransport extends FakeMailTransport {
    override async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
      const name = await super.send(mail, claim);
      jest.spyOn(running.mails, 'settle').mockRejectedValueOnce(new Error('terminating connection'));
      await other.database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      );
      return name;
    }
  }
  const transport = new CuttingTransport();
  const running = await startMail(transport);
  await running.order();
  await running.handler.run({ key });
  await eventually(async () => expect(await running.row(key)).toMatchObject({ sent_at: expect.any(Date) }));
  expect(transport.sent).toHaveLength(1);
});
