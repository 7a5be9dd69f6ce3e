import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveJob, saveQuestion } from '../../../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

describe('GET /api/jobs/{id}/questions', () => {
  it('returns the questions in form order without a session', async () => {
    const job = await saveJob(api.database);
    await saveQuestion(api.database, (await saveJob(api.database)).id);
    const second = await saveQuestion(api.database, job.id, { question: 'Porquê?', position: 2 });
    const first = await saveQuestion(api.database, job.id, { question: 'Quem?', position: 1 });
    const answer = await api.inject(`/api/jobs/${job.id}/questions`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toStrictEqual([
      { id: first.id, question: 'Quem?', required: true },
      { id: second.id, question: 'Porquê?', required: true },
    ]);
  });

  it('returns an empty list for a job without questions', async () => {
    const job = await saveJob(api.database);
    expect((await api.inject(`/api/jobs/${job.slug}/questions`)).json()).toEqual([]);
  });

  it('returns 404 job_not_found for an unknown job', async () => {
    const answer = await api.inject('/api/jobs/424242/questions');
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
  });

  it.each(['closed', 'paused'] as const)('returns 410 job_closed for a job that is %s', async (status) => {
    const job = await saveJob(api.database, { status });
    const answer = await api.inject(`/api/jobs/${job.id}/questions`);
    expect([answer.statusCode, answer.json().code]).toEqual([410, 'job_closed']);
  });
});
