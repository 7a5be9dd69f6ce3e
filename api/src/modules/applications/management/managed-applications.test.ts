import { randomUUID } from 'node:crypto';
import type { ManagedApplicationPage } from 'shared-contracts';
import { eventually } from '../../../../test/eventually.ts';
import { buildPdf, saveJob, saveQuestion, saveSignedIn, type UserRow } from '../../../../test/factories/index.ts';
import { ApplicationsApi, type Applying } from '../testing/applications-api.ts';

type Cookies = Record<string, string>;

let tests: ApplicationsApi;
let jobId: number;
let admin: Cookies;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  admin = (await signIn({ role: 'admin', second_factor_since: new Date() })).cookies;
  jobId = (await saveJob(tests.database, { source: 'api' })).id;
});
afterAll(() => tests.api.close());

const signIn = (user: Partial<UserRow> = {}) => saveSignedIn(tests.database, user);
const visitor = { fields: { name: 'Inês Prata', email: 'ines@example.com' } };
const apply = async (applying: Applying = visitor, job = jobId) => (await tests.apply(job, applying)).body.id;

async function assigned(job = jobId) {
  const { user, cookies } = await signIn();
  await tests.database.query('insert into job_assignments (job_id, user_id) values ($1, $2)', [job, user.id]);
  return { user, cookies };
}

const list = (query = '', cookies = admin, job: number | string = jobId) =>
  tests.api.inject({ url: `/api/jobs/${job}/applications${query}`, cookies });
const urlOf = (id: string, job: number | string = jobId) => `/api/jobs/${job}/applications/${id}`;
const get = (id: string, cookies = admin, job?: number) => tests.api.inject({ url: urlOf(id, job), cookies });
const resume = (id: string, cookies = admin, job?: number) =>
  tests.api.inject({ url: `${urlOf(id, job)}/resume`, cookies });
const change = (id: string, payload: object, cookies = admin, job?: number) =>
  tests.api.inject({ method: 'PATCH', url: urlOf(id, job), payload, cookies });
const review = { status: 'reviewing', previousStatus: 'pending' };

const codeOf = (answer: Awaited<ReturnType<typeof get>>) => [answer.statusCode, answer.json<{ code: string }>().code];
const idsOf = (answer: Awaited<ReturnType<typeof list>>) =>
  answer.json<ManagedApplicationPage>().items.map(({ id }) => id);

describe('an application to a job created through the API', () => {
  it('has the delivery status `kept`, before and after its queue job', async () => {
    const { cookies } = await signIn();
    const id = await apply({ cookies });
    for (const sql of ['delivered_at = null', 'delivered_at = now()']) {
      await tests.database.query(`update applications set ${sql}`);
      expect((await tests.api.inject(`/api/applications/${tests.token(id)}`)).json()).toMatchObject({
        delivery: 'kept',
      });
      const own = await tests.api.inject({ url: '/api/account/applications', cookies });
      expect(own.json()).toMatchObject([{ id, delivery: 'kept' }]);
    }
  });
});

describe('GET /api/jobs/{id}/applications', () => {
  it('returns applications to admins and assigned users, newest first', async () => {
    const { user, cookies } = await signIn();
    const first = await apply();
    const second = await apply({ cookies });
    await apply(visitor, (await saveJob(tests.database, { source: 'api' })).id);
    for (const reader of [admin, (await assigned()).cookies]) {
      const answer = await list('', reader);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json()).toMatchObject({ page: 1, pageSize: 50, totalPages: 1, total: 2 });
      expect(answer.json<ManagedApplicationPage>().items).toMatchObject([
        { id: second, userId: user.id, email: user.email, status: 'pending' },
        {
          id: first,
          userId: null,
          name: 'Inês Prata',
          email: 'ines@example.com',
          resume: { name: 'cv.pdf', pages: 1 },
        },
      ]);
    }
  });

  it('returns pages of 50, the last page beyond the end, and filters by status', async () => {
    await apply();
    await tests.database.query(
      `insert into applications (id, job_id, file_name, file_size, file_sha256, pages, language, submitted_at, due_at, questions_due)
       select gen_random_uuid(), job_id, file_name, file_size, sha256(n::text::bytea), pages, language,
         submitted_at - n * interval '1 minute', due_at, 0
       from applications, generate_series(1, 50) n`,
    );
    expect((await list()).json()).toMatchObject({ page: 1, totalPages: 2, total: 51 });
    const last = (await list('?page=9')).json<ManagedApplicationPage>();
    expect([last.page, last.items.length]).toEqual([2, 1]);
    await change(last.items[0]!.id, review);
    expect(idsOf(await list('?status=reviewing'))).toEqual([last.items[0]!.id]);
    expect((await list('?status=unknown')).json()).toMatchObject({ total: 51 });
  });

  it('omits withdrawn and anonymous applications and those that wait for answers', async () => {
    await tests.withdraw(await apply());
    await tests.database.query('update applications set first_attempt_at = now()');
    await apply({});
    await tests.database.query('update applications set anonymised_at = now() where withdrawn_at is null');
    await saveQuestion(tests.database, jobId);
    const waiting = await apply({});
    expect([idsOf(await list()), codeOf(await get(waiting))]).toEqual([[], [404, 'application_not_found']]);
    await tests.database.query('update applications set due_at = now() where id = $1', [waiting]);
    expect(idsOf(await list())).toEqual([waiting]);
  });
});

describe('GET /api/jobs/{id}/applications/{applicationId}', () => {
  it('returns questions with answers, the history and the allowed statuses', async () => {
    const { id: questionId } = await saveQuestion(tests.database, jobId);
    const id = await apply();
    await tests.answer(jobId, { resumeId: id, answers: [{ questionId, answer: 'Sim.' }] });
    const answer = await get(id, (await assigned()).cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toMatchObject({
      id,
      questionsDue: 0,
      questions: [{ id: questionId, answer: 'Sim.' }],
      history: [],
      nextStatuses: ['reviewing', 'interview', 'declined', 'accepted'],
    });
  });
});

describe('GET /api/jobs/{id}/applications/{applicationId}/resume', () => {
  it('returns the file as an attachment that is not cached, and audits it', async () => {
    const { user: applicant, cookies } = await signIn();
    const pdf = await buildPdf({ text: 'Currículo' });
    const id = await apply({ cookies, pdf, fileName: 'Inês.pdf' });
    const { user, cookies: reader } = await assigned();
    const answer = await resume(id, reader);
    expect([answer.statusCode, answer.rawPayload.equals(pdf)]).toEqual([200, true]);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename*=UTF-8''In%C3%AAs.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const events = () => tests.database.query('select * from audit_events where actor_id = $1', [user.id]);
    await eventually(async () =>
      expect(await events()).toMatchObject([
        {
          what: 'getJobApplicationResume',
          target: `id=${jobId} applicationId=${id}`,
          subject_id: applicant.id,
          status_code: 200,
        },
      ]),
    );
  });
});

describe('PATCH /api/jobs/{id}/applications/{applicationId}', () => {
  const stored = () =>
    tests.one<{ status: string; changes: number; mails: number }>(
      `select status, (select count(*)::int from application_status_changes) as changes,
         (select count(*)::int from mails where kind = 'application-status-changed') as mails
       from applications`,
    );

  it('changes the status once, with its history, one mail and an audit event each', async () => {
    const id = await apply();
    const { user, cookies } = await assigned();
    for (let call = 0; call < 2; call += 1) {
      const answer = await change(id, review, cookies);
      expect(answer.json()).toMatchObject({
        status: 'reviewing',
        history: [{ status: 'reviewing' }],
        nextStatuses: ['interview', 'declined', 'accepted'],
      });
    }
    expect(await stored()).toEqual({ status: 'reviewing', changes: 1, mails: 1 });
    expect(
      await tests.one(
        `select recipient, data ->> 'status' as status from mails where kind = 'application-status-changed'`,
      ),
    ).toEqual({ recipient: 'ines@example.com', status: 'reviewing' });
    const event = { what: 'changeApplicationStatus', target: `id=${jobId} applicationId=${id}`, status_code: 200 };
    const events = () => tests.database.query('select * from audit_events where actor_id = $1', [user.id]);
    await eventually(async () => expect(await events()).toMatchObject([event, event]));
  });

  it('rejects an outdated status and returns the current one', async () => {
    const id = await apply();
    await change(id, review);
    const answer = await change(id, { status: 'accepted', previousStatus: 'pending' });
    expect([...codeOf(answer), answer.json().fields]).toEqual([409, 'application_changed', { status: 'reviewing' }]);
    expect(await stored()).toEqual({ status: 'reviewing', changes: 1, mails: 1 });
  });

  it('accepts one of two concurrent changes', async () => {
    const id = await apply();
    const answers = await Promise.all([
      change(id, { status: 'accepted', previousStatus: 'pending' }),
      change(id, { status: 'declined', previousStatus: 'pending' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await stored()).toMatchObject({ changes: 1, mails: 1 });
  });

  it.each([
    ['reviewing', 'pending', 409, 'application_not_changeable'],
    ['pending', 'unknown', 400, 'validation_failed'],
    ['pending', undefined, 400, 'validation_failed'],
  ])('rejects a change from %s to %s', async (from, status, expected, code) => {
    const id = await apply();
    await tests.database.query('update applications set status = $1', [from]);
    expect(codeOf(await change(id, { status, previousStatus: from }))).toEqual([expected, code]);
    expect(await stored()).toEqual({ status: from, changes: 0, mails: 0 });
  });

  it('changes nothing if the mail cannot be enqueued', async () => {
    const id = await apply();
    await tests.database.query(`alter table mails add constraint refused check (kind <> 'application-status-changed')`);
    try {
      expect((await change(id, review)).statusCode).toBe(500);
    } finally {
      await tests.database.query('alter table mails drop constraint refused');
    }
    expect(await stored()).toEqual({ status: 'pending', changes: 0, mails: 0 });
  });
});

describe('each endpoint of managed applications', () => {
  const all = (id: string, cookies: Cookies, job?: number) =>
    Promise.all([get(id, cookies, job), resume(id, cookies, job), change(id, review, cookies, job)]);

  it('returns 410 for a withdrawn application', async () => {
    const id = await apply();
    await tests.database.query('update applications set first_attempt_at = now()');
    await tests.withdraw(id);
    for (const answer of await all(id, admin)) expect(codeOf(answer)).toEqual([410, 'application_withdrawn']);
  });

  it('returns 404 for an anonymous, unknown or other job’s application', async () => {
    const erased = await apply();
    await tests.database.query('update applications set anonymised_at = now()');
    const others = await apply(visitor, (await saveJob(tests.database, { source: 'api' })).id);
    for (const id of [erased, others, randomUUID(), 'x']) {
      for (const answer of await all(id, admin)) expect(codeOf(answer)).toEqual([404, 'application_not_found']);
    }
  });

  it.each([
    ['unchanged', 'null'],
    ['edited by an admin', 'now()'],
  ])('returns 409 for a job of the HR backend: %s', async (_, editedAt) => {
    const { id: job } = await saveJob(tests.database);
    const id = await apply(visitor, job);
    await tests.database.query(`update jobs set edited_at = ${editedAt} where id = $1`, [job]);
    const { cookies } = await assigned(job);
    for (const reader of [admin, cookies]) {
      for (const answer of [await list('', reader, job), ...(await all(id, reader, job))]) {
        expect(codeOf(answer)).toEqual([409, 'applications_elsewhere']);
      }
    }
  });

  it('rejects other users, also for an unknown job, and returns 404 to admins for an unknown job', async () => {
    const id = await apply();
    const unknown = 2_147_483_647;
    const { cookies } = await assigned((await saveJob(tests.database, { source: 'api' })).id);
    for (const job of [jobId, unknown]) {
      for (const answer of [await list('', cookies, job), ...(await all(id, cookies, job))]) {
        expect(codeOf(answer)).toEqual([403, 'forbidden']);
      }
    }
    for (const answer of [await list('', admin, unknown), ...(await all(id, admin, unknown))]) {
      expect(codeOf(answer)).toEqual([404, 'job_not_found']);
    }
    expect((await list('', {})).statusCode).toBe(401);
    expect(await tests.one('select status from applications')).toEqual({ status: 'pending' });
  });
});
