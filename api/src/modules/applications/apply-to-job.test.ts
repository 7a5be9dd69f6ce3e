import { randomUUID } from 'node:crypto';
import { buildPdf, daysAgo, saveJob, saveQuestion, saveSignedIn } from '../../../test/factories/index.ts';
import { formRequest } from '../../../test/multipart.ts';
import { withoutTable } from '../../../test/without-table.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
let job: { id: number; slug: string; title: string };
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  job = await saveJob(tests.database);
});
afterAll(() => tests.api.close());

const email = 'ines@example.com';

describe('POST /api/jobs/{id}/resume', () => {
  it('accepts an application that contains only a file, stores it and queues the delivery', async () => {
    const before = await tests.storedFiles();
    const { status, body } = await tests.apply(job.id, { fileName: 'Currículo de Inês.pdf' });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: body.resumeId,
      resumeId: expect.stringMatching(/^[\da-f-]{36}$/),
      jobId: job.id,
      questionsDue: 0,
      submittedAt: expect.any(String),
      answersDue: false,
      token: tests.token(body.id),
    });
    expect(await tests.queued()).toEqual([`deliver-application ${body.id}`]);
    expect(await tests.one('select file_name, pages, name, email, status from applications')).toEqual({
      file_name: 'Currículo de Inês.pdf',
      pages: 1,
      name: null,
      email: null,
      status: 'pending',
    });
    expect(await tests.one('select attached_at is not null as kept from files')).toEqual({ kept: true });
    expect((await tests.storedFiles()).length).toBe(before.length + 1);
  });

  it.each([true, false])('returns whether answers are due if the question is required: %s', async (required) => {
    const question = await saveQuestion(tests.database, job.id);
    await tests.database.query('update job_questions set required = $1 where id = $2', [required, question.id]);
    const key = randomUUID();
    const { body } = await tests.apply(job.id, { key });
    expect(body).toMatchObject({ questionsDue: 1, answersDue: required });
    expect((await tests.apply(job.id, { key })).body).toEqual(body);
  });

  it('returns the token for the withdrawal, also for a repeated request', async () => {
    const key = randomUUID();
    const first = (await tests.apply(job.id, { key })).body;
    const { token } = (await tests.apply(job.id, { key })).body;
    expect(token).toBe(first.token);
    const withdrawn = await tests.api.inject({ method: 'DELETE', url: `/api/applications/${token}` });
    expect(withdrawn.json()).toMatchObject({ id: first.id, withdrawnAt: expect.any(String) });
  });

  it('mails applicants with an address, after a delay for the questions', async () => {
    await saveQuestion(tests.database, job.id);
    const { body } = await tests.apply(job.slug, {
      fields: { name: ' Inês ', email: ' INES@example.com ', language: 'en' },
    });
    expect(body.questionsDue).toBe(1);
    expect(await tests.one('select name, email, language from applications')).toEqual({
      name: 'Inês',
      email,
      language: 'en',
    });
    expect(await tests.one('select kind, language, recipient, data from mails')).toEqual({
      kind: 'application-received',
      language: 'en',
      recipient: email,
      data: { applicationId: body.id, userId: null, jobTitle: job.title, companyName: expect.any(String) },
    });
    const { minutes } = await tests.one<{ minutes: number }>(
      `select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job where name = 'send-mail'`,
    );
    expect(minutes).toBe(2);
  });

  it('waits half an hour for answers before it delivers without them', async () => {
    await saveQuestion(tests.database, job.id);
    await tests.apply(job.id);
    const { minutes } = await tests.one<{ minutes: number }>(
      `select round(extract(epoch from start_after - now()) / 60)::int as minutes from pgboss.job`,
    );
    expect(minutes).toBe(30);
  });

  it('returns the same response to a repeated request, also after the job has closed', async () => {
    const [key, pdf] = [randomUUID(), await buildPdf({ text: 'Inês' })];
    const first = await tests.apply(job.id, { key, pdf, fields: { email } });
    await tests.database.query(`update jobs set source_status = 'closed' where id = $1`, [job.id]);
    const again = await tests.apply(job.id, { key, pdf, fields: { email } });
    expect(again).toEqual(first);
    expect([await tests.count('applications'), await tests.count('files'), await tests.count('mails')]).toEqual([
      1, 1, 1,
    ]);
  });

  it('stores one application for ten concurrent requests with one key', async () => {
    const [key, pdf] = [randomUUID(), await buildPdf({ text: 'Inês' })];
    const before = await tests.storedFiles();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tests.apply(job.id, { key, pdf })));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect([await tests.count('applications'), await tests.count('files')]).toEqual([1, 1]);
    expect((await tests.storedFiles()).length).toBe(before.length + 1);
  });

  it('accepts one application per address and reminds its owner once a day', async () => {
    const first = await tests.apply(job.id, { fields: { email } });
    for (const spelling of ['INES@example.com', email]) {
      const second = await tests.apply(job.id, { fields: { email: spelling, name: 'Outra' } });
      expect([second.status, second.body.code]).toEqual([409, 'already_applied']);
    }
    expect(await tests.count('applications')).toBe(1);
    const mails = await tests.database.query<{ key: string; data: object }[]>(
      'select key, data from mails order by key',
    );
    const sameApplication = { applicationId: first.body.id };
    expect(mails.map(({ data }) => data)).toMatchObject([sameApplication, sameApplication]);
    expect((await tests.apply((await saveJob(tests.database)).id, { fields: { email } })).status).toBe(200);
  });

  it('accepts one application per file without a name', async () => {
    const pdf = await buildPdf({ text: 'Sem nome' });
    expect((await tests.apply(job.id, { pdf })).status).toBe(200);
    const second = await tests.apply(job.id, { pdf });
    expect([second.status, second.body.code]).toEqual([409, 'already_applied']);
    expect((await tests.apply(job.id, { pdf, fields: { email } })).status).toBe(200);
  });

  it('deletes the file of a rejected application', async () => {
    await tests.apply(job.id, { fields: { email } });
    const before = await tests.storedFiles();
    await tests.apply(job.id, { fields: { email } });
    expect(await tests.storedFiles()).toEqual(before);
    expect(await tests.count('files')).toBe(1);
  });

  it('replaces an undelivered application with another upload', async () => {
    await saveQuestion(tests.database, job.id);
    const first = await tests.apply(job.id, { fields: { email } });
    const second = await tests.apply(job.id, { fields: { email, replaces: first.body.id }, fileName: 'melhor.pdf' });
    expect(second.status).toBe(200);
    expect(await tests.one('select file_name from applications where withdrawn_at is null')).toEqual({
      file_name: 'melhor.pdf',
    });
    expect(await tests.one('select count(*)::int as kept from files where attached_at is not null')).toEqual({
      kept: 1,
    });
  });

  it('does not replace a delivered application or one to another job', async () => {
    const other = await tests.apply((await saveJob(tests.database)).id);
    const first = await tests.apply(job.id, { fields: { email } });
    await tests.database.query('update applications set first_attempt_at = now() where id = $1', [first.body.id]);
    for (const replaces of [first.body.id, other.body.id, randomUUID()]) {
      expect((await tests.apply(job.id, { fields: { replaces } })).body.code).toBe('already_applied');
    }
    expect(await tests.one('select count(*)::int as left from applications where withdrawn_at is null')).toEqual({
      left: 2,
    });
  });

  it.each([
    ['another account', () => tests.signIn()],
    ['a visitor', () => Promise.resolve({})],
  ])('rejects replacing or repeating an account’s application by %s', async (_, other) => {
    const key = randomUUID();
    const first = await tests.apply(job.id, { cookies: await tests.signIn(), key });
    const cookies = await other();
    for (const again of [{ fields: { replaces: first.body.id } }, { fields: { replacesKey: key } }, { key }]) {
      const { status, body } = await tests.apply(job.id, { cookies, ...again });
      expect([status, body]).toEqual([409, expect.objectContaining({ code: 'already_applied' })]);
      expect(JSON.stringify(body)).not.toContain(first.body.id);
    }
    expect(await tests.one('select withdrawn_at from applications')).toEqual({ withdrawn_at: null });
  });

  it('replaces an application with an unreceived response, if it was stored', async () => {
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()];
    const lost = await tests.apply(job.id, { key: first, fields: { email } });
    const sent = await tests.apply(job.id, { key: second, fields: { email, replacesKey: first } });
    // The third request replaces the last acknowledged application, and the key of the second, which has already
    // replaced it.
    const last = { email, replaces: lost.body.id, replacesKey: second };
    expect([sent.status, (await tests.apply(job.id, { key: third, fields: last })).status]).toEqual([200, 200]);
    expect(await tests.one('select idempotency_key as key from applications where withdrawn_at is null')).toEqual({
      key: third,
    });
  });

  it('accepts an upload if its predecessor was not stored, or was withdrawn', async () => {
    const [key, fields] = [randomUUID(), { email, replacesKey: randomUUID() }];
    expect((await tests.apply(job.id, { key, fields })).status).toBe(200);
    await tests.database.query('update applications set withdrawn_at = now()');
    expect((await tests.apply(job.id, { fields: { email, replacesKey: key } })).status).toBe(200);
  });

  it('replaces a visitor’s application after the visitor has signed in', async () => {
    const first = await tests.apply(job.id);
    const second = await tests.apply(job.id, {
      cookies: await tests.signIn(),
      fields: { replaces: first.body.id },
    });
    expect(second.status).toBe(200);
    expect(await tests.count('applications where withdrawn_at is null')).toBe(1);
  });

  it('applies with the name of the signed-in user, once', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    expect((await tests.apply(job.id, { cookies, fields: { email: 'else@example.com' } })).status).toBe(200);
    expect(await tests.one('select user_id, name, email from applications')).toEqual({
      user_id: user.id,
      name: 'Ana Sá',
      email: user.email,
    });
    expect((await tests.apply(job.id, { cookies })).body.code).toBe('already_applied');
  });

  it.each([
    ['closed', { status: 'closed' }, 410, 'job_closed'],
    ['paused', { status: 'paused' }, 410, 'job_closed'],
    ['past its last day', { closes_at: daysAgo(1) }, 410, 'job_closed'],
  ] as const)('rejects a job that is %s', async (_, state, status, code) => {
    const closed = await saveJob(tests.database, state);
    const answer = await tests.apply(closed.id);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect([await tests.count('applications'), await tests.count('files')]).toEqual([0, 0]);
  });

  it.each(['424242', 'nada', '99999999999999999999', '-1', '%00'])('rejects the unknown job %s', async (id) => {
    const { status } = await tests.apply(id);
    expect(status).toBe(id === '%00' ? 400 : 404);
  });

  it.each([
    ['email', { email: 'ines' }],
    ['email', { email: `${'a'.repeat(250)}@example.com` }],
    ['name', { name: 'a'.repeat(101) }],
    ['language', { language: 'fr' }],
    ['replaces', { replaces: '12' }],
  ])('reports the invalid field %s: %j', async (field, fields) => {
    const { status, body } = await tests.apply(job.id, { fields });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect(await tests.count('files')).toBe(0);
  });

  it('accepts the expected account if it is signed in', async () => {
    const { user, cookies } = await saveSignedIn(tests.database);
    expect((await tests.apply(job.id, { cookies, applicant: user.id })).status).toBe(200);
    expect(await tests.one('select user_id from applications')).toEqual({ user_id: user.id });
  });

  it.each([
    ['no user', () => Promise.resolve({})],
    ['another user', () => tests.signIn()],
  ])('stores nothing if another account is expected and %s is signed in', async (_, other) => {
    const { user } = await saveSignedIn(tests.database);
    const before = await tests.storedFiles();
    const { status, body } = await tests.apply(job.id, { cookies: await other(), applicant: user.id });
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect([await tests.count('applications'), await tests.count('files')]).toEqual([0, 0]);
    expect(await tests.storedFiles()).toEqual(before);
  });

  it.each(['0', '-1', 'ana', '1.5', '99999999999'])('rejects %j as an account id', async (applicant) => {
    const { status, body } = await tests.apply(job.id, { applicant });
    expect([status, body.code, body.fields]).toEqual([400, 'validation_failed', { 'x-applicant-id': 'not an id' }]);
  });

  it('rejects a key that is not a UUID', async () => {
    expect((await tests.apply(job.id, { key: 'again' })).body.code).toBe('validation_failed');
  });

  it('rejects stored resumes for visitors and accounts without one', async () => {
    const url = `/api/jobs/${job.id}/resume`;
    const payload = { resumeId: randomUUID() };
    const visitor = await tests.api.inject({ method: 'POST', url, payload });
    expect([visitor.statusCode, visitor.json().code]).toEqual([401, 'unauthenticated']);
    const known = await tests.api.inject({ method: 'POST', url, payload, cookies: await tests.signIn() });
    expect([known.statusCode, known.json().code]).toEqual([404, 'resume_not_found']);
    const withoutFields = await tests.api.inject({ method: 'POST', url, payload: {} });
    expect([withoutFields.statusCode, withoutFields.json().code]).toEqual([400, 'resume_missing']);
  });

  it('rolls back everything if the last statement of its transaction fails', async () => {
    await withoutTable(tests.database, 'mails', async () => {
      const { status } = await tests.apply(job.id, { fields: { email } });
      expect(status).toBe(500);
    });
    expect([await tests.count('applications'), await tests.count('files')]).toEqual([0, 0]);
    expect(await tests.queued()).toEqual([]);
  });

  it('rejects a request from another origin', async () => {
    const request = formRequest(`/api/jobs/${job.id}/resume`, {}, { filename: 'cv.pdf', content: await buildPdf() });
    const headers = { ...request.headers, 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    expect((await tests.api.inject({ ...request, headers })).statusCode).toBe(403);
  });
});
