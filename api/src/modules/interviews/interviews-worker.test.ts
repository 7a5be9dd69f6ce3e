import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { emptyTables } from '../../../test/empty-tables.ts';
import { eventually } from '../../../test/eventually.ts';
import { inHours, InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
let worker: TestWorker;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
beforeEach(async () => {
  await emptyTables(tests.database, 'interviews, mails, pgboss.job');
  worker = await createTestWorker(tests.databaseUrl);
});
afterEach(() => worker.close());
afterAll(() => tests.api.close());

const sent = (count: number) => eventually(() => expect(worker.mail.sent).toHaveLength(count));
const calendarOf = (index: number) => worker.mail.sent[index]?.attachments?.[0]?.bytes.toString() ?? '';

/** Recipient and subject of each mail: `ana@example.com Entrevista marcada`. */
const subjects = () => worker.mail.sent.map(({ to, subject }) => `${to} ${subject.split(':')[0]}`).toSorted();
const indexOf = (recipient: string, words: string) =>
  worker.mail.sent.findIndex(({ to, subject }) => to === recipient && subject.includes(words));

it('mails candidate and interviewer about planned, rescheduled and canceled interviews, with a calendar file for the candidate', async () => {
  const { user, cookies } = await tests.signIn();
  await worker.work();
  const { id } = await tests.planned(user.id);
  await sent(2);
  await tests.alter(id, { scheduledAt: inHours(72).toISOString(), endTime: inHours(73).toISOString() });
  await sent(4);
  await tests.cancel(id, cookies);
  await sent(6);
  const words = ['Entrevista cancelada', 'Entrevista marcada', 'Entrevista remarcada'];
  const recipients = [user.email, 'rui@example.com'].toSorted();
  expect(subjects()).toEqual(recipients.flatMap((to) => words.map((subject) => `${to} ${subject}`)));
  const [planned, moved, canceled] = ['marcada', 'remarcada', 'cancelada'].map((word) =>
    indexOf(user.email, `a ${word}`),
  );
  expect(worker.mail.sent[planned!]?.attachments).toMatchObject([
    { fileName: 'entrevista.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
  ]);
  expect(calendarOf(planned!)).toContain('SEQUENCE:0');
  expect(calendarOf(moved!)).toContain('SEQUENCE:1');
  expect(calendarOf(canceled!)).toContain('STATUS:CANCELLED');
  const off = worker.mail.sent[indexOf('rui@example.com', 'cancelada')];
  expect([off?.text, off?.attachments]).toEqual([expect.stringContaining('Ana Sá cancelou'), []]);
});

it('skips a version that has changed before its mail was sent', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.planned(user.id);
  await tests.alter(id, { status: 'canceled' });
  await worker.work();
  await sent(2);
  const rows = () =>
    tests.database.query<{ kind: string }[]>('select kind from mails where cancelled_at is not null order by kind');
  const outdated = [{ kind: 'interview-planned' }, { kind: 'interviewer-planned' }];
  await eventually(async () => expect(await rows()).toEqual(outdated));
  expect(new Set(worker.mail.sent.map(({ subject }) => subject.split(':')[0]))).toEqual(
    new Set(['Entrevista cancelada']),
  );
  expect(worker.mail.sent[indexOf(user.email, 'cancelada')]?.text).toContain('A empresa cancelou');
});

it('sends one mail about an interview whose notes have changed, with the current calendar file', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.planned(user.id);
  await tests.alter(id, { notes: 'Sala 3.' });
  await worker.work();
  await sent(2);
  const calendar = calendarOf(indexOf(user.email, 'Entrevista marcada'));
  for (const words of ['SEQUENCE:1', 'Sala 3.']) expect(calendar).toContain(words);
});

it('mails candidate and interviewer about an interview whose row was deleted, with a canceling calendar file', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.planned(user.id, { notes: 'Traga o portefólio.' });
  await tests.alter(id, { feedback: 'Fala pouco.' });
  await tests.remove(id, await tests.admin());
  expect(await tests.stored(id)).toBeUndefined();
  await worker.work();
  await sent(2);
  const index = indexOf(user.email, 'Entrevista cancelada');
  expect(worker.mail.sent[index]?.text).toContain('A empresa cancelou a entrevista');
  for (const words of ['STATUS:CANCELLED', 'SEQUENCE:1', `UID:${id}@`, 'LOCATION:Rua do Exemplo']) {
    expect(calendarOf(index)).toContain(words);
  }
  expect(worker.mail.sent[indexOf('rui@example.com', 'cancelada')]?.text).toContain('cancelada pela empresa');
  const stored = await tests.database.query<object[]>('select data from mails');
  expect(JSON.stringify([worker.mail.sent, stored])).not.toContain('Fala pouco');
  expect(JSON.stringify(stored)).not.toMatch(/outcomeAskedAt|version/);
});

it('mails the former and the new interviewer', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.planned(user.id);
  await worker.work();
  await sent(2);
  await tests.alter(id, { interviewerName: 'Joana Teles', interviewerEmail: 'joana@example.com' });
  await sent(5);
  expect(subjects()).toEqual(
    [
      `${user.email} Entrevista marcada`,
      `${user.email} Entrevista remarcada`,
      'rui@example.com Entrevista marcada',
      'rui@example.com Entrevista com outra pessoa',
      'joana@example.com Entrevista marcada',
    ].toSorted(),
  );
});

it('mails the interviewer after the candidate’s account was erased, without the candidate’s name', async () => {
  const { user } = await tests.signIn({ first_name: 'Ana', last_name: 'Sá', deletion_due_at: inHours(-1) });
  const interviewers = { before: 'antes@example.com', coming: 'rui@example.com', off: 'nao@example.com' };
  const past = { scheduledAt: inHours(-3), endTime: inHours(-2) };
  await tests.save(user.id, { ...past, interviewerEmail: interviewers.before });
  await tests.save(user.id, { status: 'canceled', interviewerEmail: interviewers.off });
  await tests.save(user.id, { interviewerEmail: null });
  await tests.save(user.id, { status: 'rescheduled', interviewerEmail: interviewers.coming });
  await worker.work();
  const toInterviewers = () => worker.mail.sent.filter(({ to }) => Object.values(interviewers).includes(to));
  await eventually(() => expect(toInterviewers()).toHaveLength(1));
  const [mail] = toInterviewers();
  expect(mail).toMatchObject({ to: interviewers.coming, subject: expect.stringContaining('Entrevista cancelada') });
  expect(mail?.text).toContain('A pessoa candidata cancelou');
  expect(mail?.text).not.toMatch(/Ana|Sá/);
  expect(await tests.database.query('select 1 from interviews where user_id = $1', [user.id])).toEqual([]);
});
