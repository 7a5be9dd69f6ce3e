import { createTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { saveJob, saveQuestion } from '../../../test/factories/index.ts';
import { HrRefusedError } from '../hr/index.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
let worker: TestWorker;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  worker = await createTestWorker(tests.databaseUrl);
});
afterEach(() => worker.close());
afterAll(() => tests.api.close());

const email = 'ines@example.com';

it('delivers an application and mails the link by which the applicant withdraws it', async () => {
  const job = await saveJob(tests.database);
  await worker.work();
  const { id } = (await tests.apply(job.id, { fields: { email } })).body;
  await eventually(() => expect(worker.hr.calls).toContain(`submit ${id}`));
  await eventually(async () => {
    const { delivered } = await tests.one<{ delivered: boolean }>(
      `select delivered_at is not null as delivered from applications where id = '${id}'`,
    );
    expect(delivered).toBe(true);
  });
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [mail] = worker.mail.sent;
  expect(mail).toMatchObject({ to: email, subject: `Candidatura recebida: ${job.title}` });
  const [, token] = /\/applications\/([\w-]{43})/.exec(mail?.text ?? '') ?? [];
  const answer = await tests.api.inject({ method: 'DELETE', url: `/api/applications/${token}` });
  expect(answer.json()).toMatchObject({ id, delivery: 'delivered' });
  await eventually(() => expect(worker.hr.calls).toContain(`withdraw A-${id}`));
});

it('delivers and mails immediately after the answers, and the mail confirms the complete application', async () => {
  const job = await saveJob(tests.database);
  const question = await saveQuestion(tests.database, job.id);
  const { resumeId } = (await tests.apply(job.id, { fields: { email, language: 'en' } })).body;
  await worker.work();
  await tests.answer(job.id, { resumeId, answers: [{ questionId: question.id, answer: 'Sim' }] });
  await eventually(() => expect(worker.hr.submitted.get(resumeId)?.answers).toHaveLength(1));
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  expect(worker.mail.sent[0]?.subject).toBe(`Application received: ${job.title}`);
  expect(worker.mail.sent[0]?.text).not.toContain('Answer the questions');
});

it('sends no mail about an application that was withdrawn before sending', async () => {
  const job = await saveJob(tests.database);
  const { id } = (await tests.apply(job.id, { fields: { email } })).body;
  await tests.withdraw(id);
  await worker.work();
  await eventually(async () => {
    const { waiting } = await tests.one<{ waiting: number }>(
      `select count(*)::int as waiting from pgboss.job where state <> 'completed'`,
    );
    expect(waiting).toBe(0);
  });
  expect([worker.mail.sent, worker.hr.calls.filter((call) => call.startsWith('submit'))]).toEqual([[], []]);
});

it('mails similar jobs to an applicant if the job closed before delivery', async () => {
  const job = await saveJob(tests.database);
  await worker.work();
  // Waits for the poll of statuses, so that the failure applies to the next call.
  await eventually(() => expect(worker.hr.calls.join()).toContain('statuses'));
  worker.hr.failures.push(new HrRefusedError(410));
  await tests.apply(job.id, { fields: { email } });
  const subject = `Candidatura não entregue: ${job.title}`;
  await eventually(() => expect(worker.mail.sent.map((mail) => mail.subject)).toContain(subject));
  const mail = worker.mail.sent.find((one) => one.subject === subject);
  expect(mail?.text).toContain(`/jobs/${job.slug}`);
});
