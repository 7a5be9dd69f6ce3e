import { randomUUID } from 'node:crypto';
import type { ApplicationReceipt, Interview } from 'shared-contracts';
import { createTestWorker, withTestWorker, type TestWorker } from '../../../test/create-test-worker.ts';
import { eventually } from '../../../test/eventually.ts';
import { buildPdf, saveJob, saveUser } from '../../../test/factories/index.ts';
import { insertRow } from '../../../test/factories/insert-row.ts';
import { formRequest } from '../../../test/multipart.ts';
import { withoutTable } from '../../../test/without-table.ts';
import { InterviewCancellationTask } from './interview-cancellation.task.ts';
import { inHours, InterviewsApi } from './testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

type Cookies = Record<string, string>;

const deleteJob = async (id: number) =>
  tests.api.inject({ method: 'DELETE', url: `/api/jobs/${id}`, cookies: await tests.admin() });

async function apply(jobId: number, cookies: Cookies, fields: Record<string, string> = {}): Promise<string> {
  const file = { filename: 'cv.pdf', content: await buildPdf({ text: randomUUID() }) };
  const answer = await tests.api.inject({ ...formRequest(`/api/jobs/${jobId}/resume`, fields, file), cookies });
  expect(answer.statusCode).toBe(200);
  return answer.json<ApplicationReceipt>().id;
}

async function assign(jobId: number, user: Parameters<typeof saveUser>[1] = {}) {
  const assignee = await saveUser(tests.database, user);
  await insertRow(tests.database, 'job_assignments', { job_id: jobId, user_id: assignee.id });
  return assignee;
}

const statusOf = async (id: string) => (await tests.stored(id))?.status;
const mailed = async (id: string) => (await tests.mails(id)).map(({ kind, recipient }) => [kind, recipient]);

/** Creates a candidate with an application to a job and an interview for it. */
async function invited() {
  const [{ user, cookies }, { id: jobId }] = [await tests.signIn(), await saveJob(tests.database)];
  const applicationId = await apply(jobId, cookies);
  return { user, cookies, jobId, applicationId, interview: await tests.save(user.id, { jobId, applicationId }) };
}

describe('a job that is deleted', () => {
  it('cancels its interviews and mails candidate, interviewer and assigned users', async () => {
    const { user, cookies, jobId, interview } = await invited();
    const assignee = await assign(jobId, { language: 'en' });
    await assign(jobId, { deletion_due_at: inHours(24) });
    const { id } = interview;
    expect((await deleteJob(jobId)).statusCode).toBe(200);
    expect(await tests.stored(id)).toMatchObject({ status: 'canceled', sequence: 1 });
    expect(await tests.mails(id)).toEqual(
      expect.arrayContaining([
        { key: `interview-canceled:${id}:1`, kind: 'interview-canceled', language: 'pt', recipient: user.email },
        {
          key: `interviewer-job-ended:${id}:1`,
          kind: 'interviewer-job-ended',
          language: 'pt',
          recipient: 'rui@example.com',
        },
        {
          key: `interviewer-job-ended:${id}:1:${assignee.id}`,
          kind: 'interviewer-job-ended',
          language: 'en',
          recipient: assignee.email,
        },
      ]),
    );
    expect(await tests.mails(id)).toHaveLength(3);
    expect((await tests.list(cookies)).json()).toMatchObject([{ id, status: 'canceled', isCancelable: false }]);
    expect((await tests.calendar(id, cookies)).body).toContain('STATUS:CANCELLED');
  });

  it.each([
    ['is canceled', { status: 'canceled' }],
    ['is completed', { status: 'completed' }],
    ['has begun', { scheduledAt: inHours(-0.1), endTime: inHours(1) }],
    ['is past without an outcome', { scheduledAt: inHours(-9), endTime: inHours(-8) }],
  ] as const)('leaves an interview that %s unchanged and sends no mail', async (_, changes) => {
    const { user } = await tests.signIn();
    const { id, jobId, status } = await tests.save(user.id, changes);
    await deleteJob(jobId);
    expect(await tests.stored(id)).toMatchObject({ status, sequence: 0 });
    expect(await tests.mails(id)).toEqual([]);
  });

  it('does not cancel interviews of other jobs', async () => {
    const { user } = await tests.signIn();
    const [ended, other] = [await tests.save(user.id), await tests.save(user.id)];
    await deleteJob(ended.jobId);
    expect([await statusOf(ended.id), await statusOf(other.id)]).toEqual(['canceled', 'scheduled']);
  });

  it('is not deleted if the mails cannot be enqueued', async () => {
    const { jobId, interview } = await invited();
    await withoutTable(tests.database, 'mails', async () => {
      expect((await deleteJob(jobId)).statusCode).toBe(500);
    });
    expect(await statusOf(interview.id)).toBe('scheduled');
    const jobs = await tests.database.query('select from jobs where id = $1 and deleted_at is not null', [jobId]);
    expect(jobs).toEqual([]);
  });
});

describe('an application that is withdrawn', () => {
  const remove = (id: string, cookies: Cookies) =>
    tests.api.inject({ method: 'DELETE', url: `/api/account/applications/${id}`, cookies });

  it('cancels its interviews on withdrawal in the account and mails candidate and interviewer', async () => {
    const { user, cookies, jobId, applicationId, interview } = await invited();
    const assignee = await assign(jobId);
    const other = await tests.save(user.id);
    expect((await remove(applicationId, cookies)).statusCode).toBe(200);
    expect([await statusOf(interview.id), await statusOf(other.id)]).toEqual(['canceled', 'scheduled']);
    expect(await mailed(interview.id)).toEqual(
      expect.arrayContaining([
        ['interview-canceled', user.email],
        ['interviewer-withdrawn', 'rui@example.com'],
        ['interviewer-withdrawn', assignee.email],
      ]),
    );
  });

  it('cancels its interviews on withdrawal by the mailed link', async () => {
    const { cookies, interview } = await invited();
    const [{ href }] = (await tests.api.inject({ url: '/api/account/applications', cookies })).json<
      [{ href: string }]
    >();
    const url = `/api${href.replace(/^\/(en|pt)\//, '/')}`;
    expect((await tests.api.inject({ method: 'DELETE', url })).statusCode).toBe(200);
    expect(await statusOf(interview.id)).toBe('canceled');
    expect(await mailed(interview.id)).toHaveLength(2);
  });

  it('cancels an interview that was planned before the application was sent', async () => {
    const [{ user, cookies }, { id: jobId }] = [await tests.signIn(), await saveJob(tests.database)];
    const { id } = await tests.save(user.id, { jobId });
    await remove(await apply(jobId, cookies), cookies);
    expect(await statusOf(id)).toBe('canceled');
  });

  it('keeps its interviews when it is replaced by another upload', async () => {
    const { cookies, jobId, applicationId, interview } = await invited();
    await apply(jobId, cookies, { replaces: applicationId });
    await withTestWorker(tests.databaseUrl, ({ module }) =>
      module.get(InterviewCancellationTask, { strict: false }).sweep(new AbortController().signal),
    );
    expect(await statusOf(interview.id)).toBe('scheduled');
  });

  it('keeps its interviews when it is already decided and only removed from the list', async () => {
    const { cookies, applicationId, interview } = await invited();
    await tests.database.query(`update applications set status = 'accepted' where id = $1`, [applicationId]);
    await remove(applicationId, cookies);
    expect(await statusOf(interview.id)).toBe('scheduled');
  });

  it('is not withdrawn if the mails cannot be enqueued', async () => {
    const { cookies, applicationId, interview } = await invited();
    await withoutTable(tests.database, 'mails', async () => {
      expect((await remove(applicationId, cookies)).statusCode).toBe(500);
    });
    const withdrawn = 'select from applications where id = $1 and withdrawn_at is not null';
    expect([await statusOf(interview.id), await tests.database.query(withdrawn, [applicationId])]).toEqual([
      'scheduled',
      [],
    ]);
  });
});

describe('the worker', () => {
  let worker: TestWorker;
  beforeAll(async () => {
    worker = await createTestWorker(tests.databaseUrl);
  });
  afterAll(() => worker.close());

  const set = (jobId: number, columns: string) =>
    tests.database.query(`update jobs set ${columns} where id = $1`, [jobId]);
  const sweep = (signal = new AbortController().signal) =>
    worker.module.get(InterviewCancellationTask, { strict: false }).sweep(signal);

  it('cancels interviews of a job that its source closed, and mails the reason to every participant', async () => {
    const { user, jobId, interview } = await invited();
    const assignee = await assign(jobId, { first_name: 'Marta', last_name: null });
    await set(jobId, `source_status = 'closed', closed_at = now()`);
    await withTestWorker(tests.databaseUrl, async ({ mail, work }) => {
      await work();
      /** The text of all mails to a recipient. */
      const textTo = (recipient: string) => {
        const mails = mail.sent.filter(({ to }) => to === recipient);
        return mails.map(({ text }) => text).join('\n');
      };
      await eventually(async () => expect(await statusOf(interview.id)).toBe('canceled'));
      const toCandidate = 'Esta oferta já não está disponível. Por isso, a entrevista foi cancelada:';
      await eventually(() => expect(textTo(user.email)).toContain(toCandidate));
      for (const recipient of ['rui@example.com', assignee.email]) {
        const toCompany = 'Esta oferta foi fechada ou eliminada. Por isso, a entrevista com Ana Sá';
        await eventually(() => expect(textTo(recipient)).toContain(toCompany));
      }
      expect(textTo(assignee.email)).toContain('Olá, Marta.');
      expect(textTo(assignee.email)).toContain('faz parte da equipa que acompanha esta oferta');
      expect(textTo('rui@example.com')).toContain('Olá, Rui Prata.');
    });
  });

  it('keeps interviews of a job that is past its last day or inactive', async () => {
    const [late, off] = [await invited(), await invited()];
    await set(late.jobId, `closes_at = now() - interval '1 day'`);
    await set(off.jobId, 'is_active = false');
    await sweep();
    expect([await statusOf(late.interview.id), await statusOf(off.interview.id)]).toEqual(['scheduled', 'scheduled']);
  });

  it('cancels an interview that was planned during the withdrawal of its application', async () => {
    const { user, jobId, applicationId } = await invited();
    await tests.database.query('update applications set withdrawn_at = now() where id = $1', [applicationId]);
    const { id } = await tests.save(user.id, { jobId, applicationId, scheduledAt: inHours(30), endTime: null });
    await sweep();
    expect([await statusOf(id), (await mailed(id)).map(([kind]) => kind)]).toEqual([
      'canceled',
      ['interview-canceled', 'interviewer-withdrawn'],
    ]);
  });

  it('keeps an interview that was planned again after the withdrawal', async () => {
    const { user, jobId, applicationId } = await invited();
    const past = `update applications set withdrawn_at = now() - interval '1 hour' where id = $1`;
    await tests.database.query(past, [applicationId]);
    const { id } = await tests.save(user.id, { jobId, scheduledAt: inHours(30), endTime: null });
    await sweep();
    expect(await statusOf(id)).toBe('scheduled');
  });

  it('mails once under concurrent runs', async () => {
    const { jobId, interview } = await invited();
    await set(jobId, `source_status = 'closed', closed_at = now()`);
    await Promise.all([sweep(), sweep(), sweep()]);
    expect(await mailed(interview.id)).toHaveLength(2);
    expect(await tests.stored(interview.id)).toMatchObject({ status: 'canceled', sequence: 1 });
  });

  it('continues after a failure and stops on shutdown', async () => {
    const [first, second] = [await invited(), await invited()];
    for (const { jobId } of [first, second]) await set(jobId, `source_status = 'closed', closed_at = now()`);
    await tests.database.query(
      `alter table interviews add constraint refused check (id <> '${first.interview.id}' or status <> 'canceled')`,
    );
    try {
      await sweep(AbortSignal.abort());
      expect(await statusOf(second.interview.id)).toBe('scheduled');
      await sweep();
    } finally {
      await tests.database.query('alter table interviews drop constraint refused');
    }
    expect([await statusOf(first.interview.id), await statusOf(second.interview.id)]).toEqual([
      'scheduled',
      'canceled',
    ]);
    await withoutTable(tests.database, 'interviews', async () => {
      await expect(sweep()).resolves.toBeUndefined();
    });
  });
});

describe('an ended job', () => {
  it('accepts cancellation and feedback, but no new interview and no rescheduling', async () => {
    const { user, jobId, interview } = await invited();
    await tests.database.query(`update jobs set source_status = 'closed', closed_at = now() where id = $1`, [jobId]);
    const plan = await tests.details(user.id, { jobId, scheduledAt: inHours(40), endTime: null });
    const refused = await tests.plan(plan, await tests.admin());
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'job_closed']);
    const moved = await tests.alter(interview.id, { scheduledAt: inHours(50).toISOString(), endTime: null });
    expect([moved.statusCode, moved.json().code]).toEqual([410, 'job_closed']);
    expect((await tests.alter(interview.id, { feedback: 'Fala pouco.' })).statusCode).toBe(200);
    expect((await tests.alter(interview.id, { status: 'canceled' })).statusCode).toBe(200);
  });
});

describe('company contact of an interview', () => {
  const contact = async (cookies: Cookies) =>
    (await tests.list(cookies)).json<Interview[]>().map(({ hasCompanyContact }) => hasCompanyContact);

  it('exists if there is an interviewer or an assigned user', async () => {
    const { user, cookies } = await tests.signIn();
    const { id, jobId } = await tests.save(user.id, { interviewerEmail: null });
    expect(await contact(cookies)).toEqual([false]);
    await assign(jobId, { deletion_due_at: inHours(24) });
    await insertRow(tests.database, 'job_assignments', { job_id: jobId, user_id: user.id });
    expect(await contact(cookies)).toEqual([false]);
    const assignee = await assign(jobId);
    expect(await contact(cookies)).toEqual([true]);
    expect((await tests.cancel(id, cookies)).json()).toMatchObject({ status: 'canceled', hasCompanyContact: true });
    expect(await mailed(id)).toEqual([
      ['interview-canceled', user.email],
      ['interview-dropped', assignee.email],
    ]);
    const other = await tests.signIn();
    await tests.save(other.user.id);
    expect(await contact(other.cookies)).toEqual([true]);
  });

  it('is mailed about each change; an interviewer who is also assigned is mailed once', async () => {
    const [{ user }, { id: jobId }] = [await tests.signIn(), await saveJob(tests.database)];
    const [assignee, lead] = [await assign(jobId), await assign(jobId)];
    const { id } = await tests.planned(user.id, { jobId, interviewerEmail: lead.email.toUpperCase() });
    await tests.alter(id, { scheduledAt: inHours(50).toISOString(), endTime: null });
    await tests.alter(id, { status: 'canceled' });
    const kinds = ['interviewer-planned', 'interviewer-rescheduled', 'interviewer-canceled'];
    const to = async (email: string) =>
      (await mailed(id)).filter(([, recipient]) => recipient?.toLowerCase() === email).map(([kind]) => kind);
    expect([await to(assignee.email), await to(lead.email)]).toEqual([kinds, kinds]);
  });
});
