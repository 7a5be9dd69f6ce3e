import { saveJob } from '../../../test/factories/index.ts';
import { ApplicationsApi } from './test-applications.ts';

let tests: ApplicationsApi;
beforeAll(async () => {
  tests = await ApplicationsApi.start();
});
afterAll(() => tests.api.close());

const applied = async (job: number | string, cookies: Record<string, string> = {}) =>
  tests.api.inject({ url: `/api/jobs/${job}/applied`, cookies });

describe('GET /api/jobs/{id}/applied', () => {
  it('needs somebody who is signed in', async () => {
    expect((await applied((await saveJob(tests.database)).id)).statusCode).toBe(401);
  });

  it('tells by both names whether they applied, until they go back', async () => {
    const job = await saveJob(tests.database);
    const cookies = await tests.signIn();
    expect((await applied(job.id, cookies)).json()).toEqual({ applied: false, hasApplied: false });
    const { body } = await tests.apply(job.id, { cookies });
    expect((await applied(job.slug, cookies)).json()).toEqual({ applied: true, hasApplied: true });
    expect((await applied(job.id, await tests.signIn())).json()).toMatchObject({ applied: false });
    await tests.api.inject({ method: 'DELETE', url: `/api/applications/${tests.token(body.id)}` });
    expect((await applied(job.id, cookies)).json()).toMatchObject({ applied: false });
  });

  it('knows no unknown job, and is kept by nobody', async () => {
    const cookies = await tests.signIn();
    expect((await applied(424242, cookies)).statusCode).toBe(404);
    const answer = await applied((await saveJob(tests.database)).id, cookies);
    expect(answer.headers['cache-control']).toContain('no-store');
  });
});
