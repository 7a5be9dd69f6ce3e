import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { inHours, InterviewsApi } from './test-interviews.ts';

let tests: InterviewsApi;
let worker: TestWorker;
beforeEach(async () => {
  tests = await InterviewsApi.start();
  worker = await createTestWorker(tests.databaseUrl);
});
afterEach(async () => {
  await worker.close();
  await tests.api.close();
});

const sent = (count: number) => eventually(() => expect(worker.mail.sent).toHaveLength(count), 5000);
const calendarOf = (index: number) => worker.mail.sent[index]?.attachments?.[0]?.bytes.toString() ?? '';

it('tells the candidate what is planned and moved, with a file for the calendar, and both who it is off for', async () => {
  const { user, cookies } = await tests.signIn();
  await worker.work();
  const { id } = await tests.service.plan(await tests.details(user.id));
  await sent(1);
  await tests.service.reschedule(id, { scheduledAt: inHours(72), endTime: inHours(73) });
  await sent(2);
  await tests.cancel(id, cookies);
  await sent(4);
  const mails = worker.mail.sent.map(({ to, subject }) => [to, subject.split(':')[0]]);
  expect(mails.slice(0, 2)).toEqual([
    [user.email, 'Entrevista marcada'],
    [user.email, 'Entrevista remarcada'],
  ]);
  expect(mails.slice(2)).toEqual(
    expect.arrayContaining([
      [user.email, 'Entrevista cancelada'],
      ['rui@example.com', 'Entrevista cancelada'],
    ]),
  );
  expect(worker.mail.sent[0]?.attachments).toMatchObject([
    { fileName: 'entrevista.ics', contentType: 'text/calendar; charset=utf-8; method=PUBLISH' },
  ]);
  expect([calendarOf(0), calendarOf(1)]).toEqual([
    expect.stringContaining('SEQUENCE:0'),
    expect.stringContaining('SEQUENCE:1'),
  ]);
  const canceled = worker.mail.sent.findIndex(({ to, subject }) => to === user.email && subject.includes('cancelada'));
  expect(calendarOf(canceled)).toContain('STATUS:CANCELLED');
  expect(worker.mail.sent.find(({ to }) => to === 'rui@example.com')?.text).toContain('Ana Sá');
}, 20_000);

it('mails nothing of a version that has changed again before it left', async () => {
  const { user } = await tests.signIn();
  const { id } = await tests.service.plan(await tests.details(user.id));
  await tests.service.cancel(id);
  await worker.work();
  await sent(1);
  const rows = () => tests.database.query<{ kind: string }[]>('select kind from mails where cancelled_at is not null');
  await eventually(async () => expect(await rows()).toEqual([{ kind: 'interview-planned' }]), 5000);
  expect(worker.mail.sent.map(({ subject }) => subject.split(':')[0])).toEqual(['Entrevista cancelada']);
  expect(worker.mail.sent[0]?.text).toContain('A empresa cancelou');
}, 20_000);

it('tells who would have waited for somebody whose account has gone, and no name', async () => {
  const { user } = await tests.signIn({ first_name: 'Ana', last_name: 'Sá', deletion_due_at: inHours(-1) });
  const interviewers = { before: 'antes@example.com', coming: 'rui@example.com', off: 'nao@example.com' };
  const past = { scheduledAt: inHours(-3), endTime: inHours(-2) };
  await tests.save(user.id, { ...past, interviewerEmail: interviewers.before });
  await tests.save(user.id, { status: 'canceled', interviewerEmail: interviewers.off });
  await tests.save(user.id, { interviewerEmail: null });
  await tests.save(user.id, { status: 'rescheduled', interviewerEmail: interviewers.coming });
  await worker.work();
  const toInterviewers = () => worker.mail.sent.filter(({ to }) => Object.values(interviewers).includes(to));
  await eventually(() => expect(toInterviewers()).toHaveLength(1), 10_000);
  const [mail] = toInterviewers();
  expect(mail).toMatchObject({ to: interviewers.coming, subject: expect.stringContaining('Entrevista cancelada') });
  expect(mail?.text).toContain('A pessoa candidata cancelou');
  expect(mail?.text).not.toMatch(/Ana|Sá/);
  expect(await tests.database.query('select 1 from interviews where user_id = $1', [user.id])).toEqual([]);
}, 20_000);
