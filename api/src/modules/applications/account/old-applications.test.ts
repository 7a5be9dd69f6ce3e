import { randomUUID } from 'node:crypto';
import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { saveJob, saveSignedIn } from '../../../../test/factories/index.ts';
import { insertRow } from '../../../../test/factories/insert-row.ts';
import { Anonymization } from '../applications.erasure.ts';
import { ApplicationsRetention } from '../applications.retention.ts';
import { DeliverApplicationHandler } from '../delivery/deliver-application.task.ts';
import { ApplicationsApi } from '../testing/applications-api.ts';

const day = 86_400_000;
const closedAt = new Date('2026-01-31T12:00:00Z');
/** The same day of the next year. */
const due = new Date('2027-01-31T12:00:00Z');
const before = new Date(due.getTime() - 1000);

let tests: ApplicationsApi;
let worker: TestWorker;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
  worker = await createTestWorker(tests.databaseUrl);
});
beforeEach(() => tests.clear());
afterAll(async () => {
  await worker.close();
  await tests.api.close();
});

const never = new AbortController().signal;
const run = (now: Date, signal = never) => worker.module.get(ApplicationsRetention).anonymizeOld(now, signal);
const deliver = (applicationId: string) => worker.module.get(DeliverApplicationHandler).run({ applicationId });
const attached = () => tests.one('select count(attached_at)::int as attached from files');

/** Creates an application with a job that has ended; `application` sets columns. */
async function applied(job: string, application = 'delivered_at = now(), first_attempt_at = now()', cookies = {}) {
  const { id: jobId } = await saveJob(tests.database);
  const fields = { email: 'rui@example.com', name: 'Rui Prata' };
  const { id } = (await tests.apply(jobId, { fields, cookies, fileName: 'Rui.pdf' })).body;
  await tests.database.query(`update applications set submitted_at = $2, ${application} where id = $1`, [
    id,
    new Date(closedAt.getTime() - day),
  ]);
  await tests.database.query(`update jobs set ${job} where id = $1`, [jobId]);
  return { id, jobId };
}
const closed = `source_status = 'closed', closed_at = '${closedAt.toISOString()}'`;
const rowOf = (id: string) => tests.one('select * from applications where id = $1', [id]);
const anonymous = { user_id: null, name: null, email: null, file_id: null, answers: [], file_name: 'curriculo.pdf' };

it('anonymizes an application exactly a year after its job closed, and keeps its job and status', async () => {
  const { user, cookies } = await saveSignedIn(tests.database);
  const [own, visitors] = [await applied(closed, `status = 'declined'`, cookies), await applied(closed)];
  expect(await run(before)).toBe(0);
  expect(await rowOf(own.id)).toMatchObject({ user_id: user.id, email: user.email });
  expect(await run(due)).toBe(2);
  for (const { id, jobId } of [own, visitors]) {
    expect(await rowOf(id)).toMatchObject({ ...anonymous, job_id: jobId, anonymised_at: expect.any(Date) });
  }
  expect(await rowOf(own.id)).toMatchObject({ status: 'declined' });
  expect(await attached()).toEqual({ attached: 0 });
  expect(await run(due)).toBe(0);
});

it('deletes the mails about the application and no others', async () => {
  const { id } = await applied(closed);
  const mail = { kind: 'test', language: 'pt', recipient: 'rui@example.com' };
  await insertRow(tests.database, 'mails', { key: 'other', data: { applicationId: randomUUID() }, ...mail });
  await insertRow(tests.database, 'mails', { key: 'its', data: { applicationId: id }, ...mail });
  await run(due);
  expect(await tests.database.query('select key from mails')).toEqual([{ key: 'other' }]);
});

it('returns 404 for the page of an anonymized application, and does not notify the company', async () => {
  const { id } = await applied(closed);
  const page = { url: `/api/applications/${tests.token(id)}` };
  expect((await tests.api.inject(page)).statusCode).toBe(200);
  const queued = await tests.queued();
  expect(await run(due)).toBe(1);
  expect((await tests.api.inject(page)).statusCode).toBe(404);
  expect(await tests.queued()).toEqual(queued);
  await deliver(id);
  expect(worker.hr.calls).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ withdrawn_at: null });
});

it('never delivers an anonymized application', async () => {
  const { id } = await applied(closed, 'due_at = now()');
  await run(due);
  await deliver(id);
  expect(worker.hr.calls).toEqual([]);
  expect(await rowOf(id)).toMatchObject({ ...anonymous, withdrawn_at: expect.any(Date) });
});

it.each([
  ['past its last day', `closes_at = '${closedAt.toISOString()}'`, 1],
  ['paused', `is_active = false, updated_at = '${closedAt.toISOString()}'`, 1],
  ['open', `updated_at = '${closedAt.toISOString()}'`, 0],
  ['closed after its closing date', `source_status = 'closed', closes_at = '2020-01-01', closed_at = '2026-06-01'`, 0],
] as const)('anonymizes an application only if its job ended a year ago: %s (case %#)', async (_, job, count) => {
  await applied(job);
  expect(await run(due)).toBe(count);
});

it('keeps an application that was sent after the end of its job for a year', async () => {
  const { id } = await applied(closed);
  await tests.database.query(`update applications set submitted_at = '2026-02-10' where id = $1`, [id]);
  expect([await run(due), await run(new Date('2027-02-11'))]).toEqual([0, 1]);
});

it('anonymizes other applications if one fails', async () => {
  worker.module.useLogger(false);
  const [failing] = [await applied(closed), await applied(closed)];
  await tests.database.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$;
    create trigger stuck before update on applications for each row when (old.id = '${failing.id}') execute function refuse();`);
  expect(await run(due)).toBe(1);
  await tests.database.query('drop trigger stuck on applications; drop function refuse');
  expect(await run(due)).toBe(1);
});

it('stops between two applications when the worker shuts down', async () => {
  await applied(closed);
  await applied(closed);
  const stopped = new AbortController();
  const anonymization = worker.module.get(Anonymization);
  const anonymize = anonymization.anonymize.bind(anonymization);
  jest.spyOn(anonymization, 'anonymize').mockImplementationOnce((...given) => {
    stopped.abort();
    return anonymize(...given);
  });
  expect(await run(due, stopped.signal)).toBe(1);
  expect(await run(due)).toBe(1);
});
