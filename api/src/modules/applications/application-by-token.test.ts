import { randomUUID } from 'node:crypto';
import type { Application } from 'shared-contracts';
import { createTestApp } from '../../../test/create-test-app.ts';
import { saveJob, saveQuestion } from '../../../test/factories/index.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
let job: { id: number; slug: string; title: string };
let question: number;
let id: string;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
beforeEach(async () => {
  await tests.clear();
  job = await saveJob(tests.database);
  question = (await saveQuestion(tests.database, job.id, { question: 'Porquê?' })).id;
  id = (await tests.apply(job.id, { fields: { email: 'ines@example.com', name: 'Inês' } })).body.id;
});
afterAll(() => tests.api.close());

const call = (method: 'GET' | 'DELETE', token = tests.token(id)) =>
  tests.api.inject({ method, url: `/api/applications/${token}` });

describe('GET /api/applications/{token}', () => {
  it('returns the application to every client with the link', async () => {
    const answer = await call('GET');
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json<Application>()).toMatchObject({
      id,
      resumeId: id,
      jobId: job.id,
      job: { id: job.id, slug: job.slug, title: job.title, isClosed: false },
      status: 'pending',
      delivery: 'waiting',
      name: 'Inês',
      email: 'ines@example.com',
      resume: { name: 'cv.pdf', pages: 1 },
      questionsDue: 1,
      questions: [{ id: question, question: 'Porquê?', required: true, answer: null }],
      history: [],
      withdrawnAt: null,
    });
  });

  it('returns the answers with the questions at that time, even if the job’s questions have changed', async () => {
    await tests.answer(job.id, { resumeId: id, answers: [{ questionId: question, answer: 'Sim' }] });
    await tests.database.query(`update job_questions set question = 'Quando?'`);
    const { questions, questionsDue } = (await call('GET')).json<Application>();
    expect(questions).toEqual([{ id: question, question: 'Porquê?', required: true, answer: 'Sim' }]);
    expect(questionsDue).toBe(0);
  });

  it('returns the progress of the application', async () => {
    await tests.database.query(`update applications set status = 'interview', delivered_at = now()`);
    await tests.database.query(
      `insert into application_status_changes values ($1, 'interview', '2026-11-21T10:00Z'), ($1, 'reviewing', '2026-11-20T10:00Z')`,
      [id],
    );
    expect((await call('GET')).json()).toMatchObject({
      status: 'interview',
      delivery: 'delivered',
      history: [
        { status: 'reviewing', at: '2026-11-20T10:00:00.000Z' },
        { status: 'interview', at: '2026-11-21T10:00:00.000Z' },
      ],
    });
    await tests.database.query(`update applications set delivered_at = null, delivery_failed_at = now()`);
    expect((await call('GET')).json()).toMatchObject({ delivery: 'waiting' });
    await tests.database.query(`update applications set refused_at = now()`);
    expect((await call('GET')).json()).toMatchObject({ delivery: 'refused' });
  });

  it.each(['x', 'a'.repeat(43), `${'a'.repeat(42)}!`, '..', 'null'])('returns 404 for the token %s', async (token) => {
    const answer = await call('GET', token);
    expect(answer.statusCode).toBe(404);
    expect((await call('DELETE', token)).statusCode).toBe(404);
  });

  it('returns 404 for an unknown application', async () => {
    const answer = await call('GET', tests.token(randomUUID()));
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'application_not_found']);
  });

  it('does not log the token', async () => {
    const log: string[] = [];
    const other = await createTestApp({ log, server: { logLevel: 'info' }, databaseUrl: tests.databaseUrl });
    await other.inject(`/api/applications/${tests.token(id)}`);
    await other.close();
    expect(log.join('\n')).toContain('/api/applications/[redacted]');
    expect(log.join('\n')).not.toContain(tests.token(id));
  });
});

describe('DELETE /api/applications/{token}', () => {
  it('withdraws the application idempotently', async () => {
    const answer = await call('DELETE');
    expect(answer.json<Application>().withdrawnAt).not.toBeNull();
    expect((await call('DELETE')).json()).toEqual(answer.json());
    expect((await call('GET')).json()).toEqual(answer.json());
  });

  it('deletes the file of an undelivered application without notifying the HR backend', async () => {
    await call('DELETE');
    expect(await tests.one('select attached_at from files')).toEqual({ attached_at: null });
    expect((await tests.queued()).filter((name) => name.startsWith('deliver'))).toHaveLength(1);
  });

  it('withdraws a delivered application at the HR backend', async () => {
    await tests.database.query('update applications set first_attempt_at = now()');
    await call('DELETE');
    expect((await tests.queued()).filter((name) => name.startsWith('deliver'))).toHaveLength(2);
    expect(await tests.one('select attached_at is not null as kept from files')).toEqual({ kept: true });
  });

  it('allows the same applicant to apply again', async () => {
    await call('DELETE');
    expect((await tests.apply(job.id, { fields: { email: 'ines@example.com' } })).status).toBe(200);
  });
});
