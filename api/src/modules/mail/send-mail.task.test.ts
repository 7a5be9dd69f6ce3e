import { eventually } from '../../../test/eventually.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { JobQueue } from '../../queue/job-queue.client.ts';
import { resendMails } from './mail.service.ts';
import type { MailClaim } from './mails.repository.ts';
import { mailId } from './send-mail.task.ts';
import { FakeMailTransport } from './testing/fake-mail-transport.ts';
import { createTestMail, queuedMail, type TestMail } from './testing/test-mail.ts';
import {
  MailRefusedError,
  MailTransport,
  UncertainHandoverError,
  type OutgoingMail,
} from './transport/mail-transport.port.ts';

const { key } = queuedMail;

/** Blocks every mail until `release` is called. */
class SlowTransport extends FakeMailTransport {
  sendCalls = 0;
  release!: () => void;
  private readonly released = new Promise<void>((resolve) => (this.release = resolve));

  override async send(mail: OutgoingMail, claim: () => Promise<void>): Promise<string | null> {
    this.sendCalls += 1;
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
const age = (mail: TestMail, time: string) =>
  mail.database.query(`update mails set claimed_at = claimed_at - $1::interval`, [time]);

beforeEach(async () => {
  databaseUrl = await createTestDatabase();
});
afterEach(async () => {
  for (const mail of open.splice(0)) await mail.close();
});

it('sends an enqueued mail once, and records it', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await mail.enqueue();
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

it('sends a composed mail unchanged, to the recipient of the enqueued mail', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  const made = { from: 'Alertas <a@example.com>', subject: 'Ofertas', html: '<p>Olá</p>', text: 'Olá', images: [] };
  const headers = { 'List-Id': 'alertas' };
  const composed = { ...made, headers, id: 'x', to: 'other@example.com' };
  mail.composer.fixed = composed;
  await mail.enqueue({ kind: 'fixed' });
  await mail.handler.run({ key });
  expect(transport.sent).toEqual([{ ...made, headers, id: mailId(key), to: queuedMail.recipient }]);
});

it('assigns a unique, opaque id to every mail', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await mail.enqueue();
  await mail.enqueue({ key: 'application-received:2' });
  await mail.handler.run({ key });
  await mail.handler.run({ key: 'application-received:2' });
  const [one, two] = transport.sent.map(({ id }) => id);
  expect(one).toMatch(/^[\da-f]{32}$/);
  expect(two).not.toBe(one);
});

it('retries after a failure', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  transport.failWith(new Error('451 later'));
  await mail.enqueue();
  await expect(mail.handler.run({ key })).rejects.toThrow('451 later');
  expect(await mail.row(key)).toMatchObject({ sent_at: null, failed_at: null });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(1);
});

it('does not retry if the recipient is refused', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  transport.failWith(new MailRefusedError('550 no such user'));
  await mail.enqueue();
  await mail.handler.run({ key });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.row(key)).toMatchObject({ failed_at: expect.any(Date), error: '550 no such user', sent_at: null });
});

it('records the error of the last attempt, unless the mail was sent', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await mail.enqueue();
  await mail.enqueue({ key: 'left' });
  await mail.handler.run({ key: 'left' });
  for (const one of [key, 'left']) await mail.handler.giveUp({ key: one }, new Error('too late'));
  expect(await mail.row(key)).toMatchObject({ failed_at: expect.any(Date), error: 'too late' });
  expect(await mail.row('left')).toMatchObject({ failed_at: null, error: null });
});

it('cancels a mail if the composer returns nothing', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  mail.composer.fixed = null;
  await mail.enqueue({ kind: 'fixed' });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.row(key)).toMatchObject({ cancelled_at: expect.any(Date), sent_at: null, failed_at: null });
});

it('sends to the current recipient, also if the address changes while the server is contacted', async () => {
  const transport = new SlowTransport();
  const mail = await startMail(transport);
  await mail.enqueue();
  const first = mail.handler.run({ key });
  await eventually(async () => expect(transport.sendCalls).toBe(1));
  await mail.database.query(`update mails set recipient = 'nova@example.com'`);
  transport.release();
  await expect(first).rejects.toThrow('another address');
  await mail.handler.run({ key });
  expect(transport.sent.map(({ to }) => to)).toEqual(['nova@example.com']);
});

it('leaves a mail of an unknown kind queued', async () => {
  const mail = await startMail(new FakeMailTransport());
  await mail.enqueue({ kind: 'of-tomorrow' });
  await expect(mail.handler.run({ key })).rejects.toThrow('of-tomorrow');
  expect(await mail.row(key)).toMatchObject({ sent_at: null, failed_at: null });
});

it('sends once if two workers run the same job', async () => {
  const transport = new SlowTransport();
  const [one, other] = [await startMail(transport), await startMail(transport)];
  await one.enqueue();
  const runs = [one.handler.run({ key }), other.handler.run({ key })];
  await eventually(async () => expect(transport.sendCalls).toBe(2));
  transport.release();
  const ends = await Promise.allSettled(runs);
  expect(transport.sent).toHaveLength(1);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await one.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});

it('does not resend an uncertain mail, and records the error', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  transport.failWith(new UncertainHandoverError('Connection closed unexpectedly'));
  await mail.enqueue();
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

it('resends a mail that the server rejected after reading it', async () => {
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
  await mail.enqueue();
  await expect(mail.handler.run({ key })).rejects.toThrow('451 later');
  expect(await mail.row(key)).toMatchObject({ claimed_at: null });
  await mail.handler.run({ key });
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});

/** Leaves the mail as a worker does that crashes between the claim and the result. */
async function crash(mail: TestMail): Promise<void> {
  await mail.enqueue();
  const transport = mail.module.get(MailTransport, { strict: false });
  jest.spyOn(transport, 'send').mockImplementationOnce(async (_, claim) => {
    await claim();
    return new Promise(() => {});
  });
  void mail.handler.run({ key });
  await eventually(async () => expect(await mail.row(key)).toMatchObject({ claimed_at: expect.any(Date) }));
}

it('does not resend a mail of a crashed process, and reports it as uncertain after two minutes', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await crash(mail);
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.mails.health()).toMatchObject({ waiting: 0, uncertain: 0 });
  await age(mail, '2 minutes');
  expect(await mail.mails.health()).toMatchObject({ waiting: 0, uncertain: 1 });
});

it("resends an uncertain mail at an operator's request, but not after the operator confirms its delivery", async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  await crash(mail);
  expect(await operatorResends(mail)).toEqual([]);
  await age(mail, '2 minutes');
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

/** A claim of a process that was suspended until an operator released the mail. */
async function outdatedClaim(mail: TestMail): Promise<MailClaim> {
  await mail.enqueue();
  const claim = await mail.mails.claim(key, queuedMail.recipient);
  await age(mail, '3 minutes');
  expect(await operatorResends(mail)).toEqual([key]);
  if (claim === null) throw new Error('The mail is claimed');
  return { ...claim, at: await threeMinutesBefore(mail, claim) };
}

async function threeMinutesBefore({ database }: TestMail, { at }: MailClaim): Promise<string> {
  const sql = `select ($1::timestamptz - interval '3 minutes')::text as at`;
  const [row] = await database.query<{ at: string }[]>(sql, [at]);
  return row?.at ?? '';
}

it.each([{ outcome: 'waiting' }, { outcome: 'uncertain', error: 'Timeout' }] as const)(
  'ignores the result of an outdated claim: $outcome',
  async (late) => {
    const mail = await startMail(new FakeMailTransport());
    const outdated = await outdatedClaim(mail);
    const claim = await mail.mails.claim(key, queuedMail.recipient);
    expect(claim).toMatchObject({ key });
    await mail.mails.settle(outdated, late);
    expect(await mail.row(key)).toMatchObject({ claimed_at: expect.any(Date), error: null });
    expect(await mail.mails.claim(key, queuedMail.recipient)).toBeNull();
    if (claim !== null) await mail.mails.settle(claim, { outcome: 'waiting' });
    expect(await mail.row(key)).toMatchObject({ claimed_at: null });
  },
);

it('records a mail as sent by an outdated claim if it was not claimed again', async () => {
  const transport = new FakeMailTransport();
  const mail = await startMail(transport);
  const outdated = await outdatedClaim(mail);
  await mail.mails.settle(outdated, { outcome: 'sent' });
  await mail.handler.run({ key });
  expect(transport.sent).toHaveLength(0);
  expect(await mail.row(key)).toMatchObject({ sent_at: expect.any(Date) });
});

describe('a mail whose recipient has a new address', () => {
  const moved = { id: 7, email: 'nova@example.com' };
  const data = { ...queuedMail.data, applicationId: 'a-1', userId: moved.id };
  const moves = (mail: TestMail) =>
    mail.database.transaction((manager) => mail.mails.readdress(moved, ['a-1'], manager));

  it("is resent to the new address at an operator's request", async () => {
    const transport = new FakeMailTransport();
    const mail = await startMail(transport);
    transport.failWith(new UncertainHandoverError('Timeout'));
    await mail.enqueue({ data });
    await mail.handler.run({ key });
    await moves(mail);
    expect(await operatorResends(mail)).toEqual([key]);
    await mail.handler.run({ key });
    expect(transport.sent.map(({ to }) => to)).toEqual([moved.email]);
  });

  it('is redirected if it is a mail about an interview to the candidate, but not to the interviewer', async () => {
    const mail = await startMail(new FakeMailTransport());
    const about = { interviewId: 'i-1', userId: moved.id };
    for (const kind of ['interview-planned', 'interviewer-planned']) {
      await mail.enqueue({ key: kind, kind, data: about });
    }
    await mail.enqueue({ key: 'other', kind: 'interview-planned', data: { ...about, userId: 8 } });
    await moves(mail);
    expect(await mail.row('interview-planned')).toMatchObject({ recipient: moved.email });
    for (const unchanged of ['interviewer-planned', 'other']) {
      expect(await mail.row(unchanged)).toMatchObject({ recipient: queuedMail.recipient });
    }
  });

  it.each([
    ['is redirected to the new address if an attempt during the change failed', 'waiting', moved.email],
    ['retains the former address if it was sent during the change', 'sent', queuedMail.recipient],
  ] as const)('%s', async (_, outcome, recipient) => {
    const mail = await startMail(new FakeMailTransport());
    await mail.enqueue({ data });
    const claim = await mail.mails.claim(key, queuedMail.recipient);
    await moves(mail);
    if (claim !== null) await mail.mails.settle(claim, { outcome });
    expect(await mail.row(key)).toMatchObject({ recipient });
  });
});

it('records a sent mail after the database connections were terminated', async () => {
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
  await running.enqueue();
  await running.handler.run({ key });
  await eventually(async () => expect(await running.row(key)).toMatchObject({ sent_at: expect.any(Date) }));
  expect(transport.sent).toHaveLength(1);
});
