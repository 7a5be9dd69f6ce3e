import { JobAssignmentsApi, unknownJobs } from './testing/job-assignments-api.ts';

let tests: JobAssignmentsApi;
beforeAll(async () => {
  tests = await JobAssignmentsApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/jobs/{id}/assignments', () => {
  it('returns the job’s assignments to admins and assigned users, first assigned first', async () => {
    const [job, other] = [await tests.job(), await tests.job()];
    const [one, two] = [await tests.signIn(), await tests.signIn()];
    const expected = [await tests.assigned(job, two.user.id), await tests.assigned(job, one.user.id)];
    await tests.assigned(other, one.user.id);
    for (const { cookies } of [one, two, await tests.admin()]) {
      const answer = await tests.list(job, cookies);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json()).toEqual(expected);
    }
  });

  it('rejects other users without revealing whether the job exists', async () => {
    const [job, other] = [await tests.job(), await tests.job()];
    const { user, cookies } = await tests.signIn();
    await tests.assigned(other, user.id);
    for (const one of [job, ...unknownJobs]) {
      const answer = await tests.list(one, cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    expect((await tests.list(job)).json().code).toBe('unauthenticated');
  });

  it('requires a second factor for admins, unless they are assigned', async () => {
    const job = await tests.job();
    const { user, cookies } = await tests.signIn({ role: 'admin' });
    const refused = await tests.list(job, cookies);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_setup_required']);
    await tests.assigned(job, user.id);
    expect((await tests.list(job, cookies)).statusCode).toBe(200);
  });

  it('returns 404 for a deleted job, also to its assigned users', async () => {
    const job = await tests.job();
    const { user, cookies } = await tests.signIn();
    await tests.assigned(job, user.id);
    const admin = (await tests.admin()).cookies;
    await tests.api.inject({ method: 'DELETE', url: `/api/jobs/${job}`, cookies: admin });
    for (const one of [cookies, admin]) {
      const answer = await tests.list(job, one);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
    }
    expect((await tests.jobs(cookies)).json()).toEqual([]);
  });

  it.each(unknownJobs)('returns 404 to admins for the job %j', async (job) => {
    const answer = await tests.list(job, (await tests.admin()).cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
  });
});
