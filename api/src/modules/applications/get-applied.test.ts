import { saveJob, saveQuestion } from '../../../test/factories/index.ts';
import { ApplicationsApi } from './testing/applications-api.ts';

let tests: ApplicationsApi;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
afterAll(() => tests.api.close());

const applied = async (job: number | string, cookies: Record<string, string> = {}) =>
  tests.api.inject({ url: `/api/jobs/${job}/applied`, cookies });

const none = { applied: false, hasApplied: false, answersDue: false, receipt: null };

describe('GET /api/jobs/{id}/applied', () => {
  it('requires authentication', async () => {
    expect((await applied((await saveJob(tests.database)).id)).statusCode).toBe(401);
  });

  it('returns whether the user has applied, by id and slug, until they withdraw', async () => {
    const job = await saveJob(tests.database);
    const cookies = await tests.signIn();
    expect((await applied(job.id, cookies)).json()).toEqual(none);
    const { body } = await tests.apply(job.id, { cookies });
    expect((await applied(job.slug, cookies)).json()).toEqual({ ...none, applied: true, hasApplied: true });
    expect((await applied(job.id, await tests.signIn())).json()).toMatchObject({ applied: false });
    await tests.withdraw(body.id);
    expect((await applied(job.id, cookies)).json()).toMatchObject({ applied: false });
  });

  it('returns the receipt while answers to required questions are missing', async () => {
    const job = await saveJob(tests.database);
    const question = await saveQuestion(tests.database, job.id);
    const cookies = await tests.signIn();
    const { body } = await tests.apply(job.id, { cookies });
    const sent = { ...none, applied: true, hasApplied: true };
    expect((await applied(job.id, cookies)).json()).toEqual({ ...sent, answersDue: true, receipt: body });
    await tests.answer(job.id, { resumeId: body.id, answers: [{ questionId: question.id, answer: 'Sim' }] }, cookies);
    expect((await applied(job.id, cookies)).json()).toEqual(sent);
  });

  it.each([
    ['the questions are optional', 'update job_questions set required = false'],
    ['the application was declined', `update applications set status = 'declined'`],
    ['the job closed before the delivery', 'update applications set refused_at = now()'],
  ])('has no answers due if %s', async (_, change) => {
    await tests.clear();
    const job = await saveJob(tests.database);
    await saveQuestion(tests.database, job.id);
    const cookies = await tests.signIn();
    await tests.apply(job.id, { cookies });
    await tests.database.query(change);
    expect((await applied(job.id, cookies)).json()).toMatchObject({ applied: true, answersDue: false, receipt: null });
  });

  it('returns 404 for an unknown job and is not cached', async () => {
    const cookies = await tests.signIn();
    expect((await applied(424242, cookies)).statusCode).toBe(404);
    const answer = await applied((await saveJob(tests.database)).id, cookies);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});
