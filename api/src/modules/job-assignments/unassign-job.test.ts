import { JobAssignmentsApi } from './testing/job-assignments-api.ts';

let tests: JobAssignmentsApi;
beforeAll(async () => {
  tests = await JobAssignmentsApi.start();
});
afterAll(() => tests.api.close());

describe('DELETE /api/jobs/{id}/assignments/{userId}', () => {
  it('removes an assignment, which ends the access, and returns the remaining ones', async () => {
    const [job, other, { cookies }] = [await tests.job(), await tests.job(), await tests.admin()];
    const removed = await tests.signIn();
    const kept = await tests.assigned(job, (await tests.person()).id);
    for (const one of [job, other]) await tests.assigned(one, removed.user.id);
    const answer = await tests.unassign(job, removed.user.id, cookies);
    expect([answer.statusCode, answer.headers['cache-control'], answer.json()]).toEqual([
      200,
      'private, no-store',
      [kept],
    ]);
    expect((await tests.list(job, removed.cookies)).statusCode).toBe(403);
    expect(await tests.stored(other)).toHaveLength(1);
    const again = await tests.unassign(job, removed.user.id, cookies);
    expect([again.statusCode, again.json().code]).toEqual([404, 'assignment_not_found']);
  });

  it('requires an admin, also for the user’s own assignment', async () => {
    const job = await tests.job();
    const { user, cookies } = await tests.signIn();
    await tests.assigned(job, user.id);
    expect((await tests.unassign(job, user.id)).statusCode).toBe(401);
    expect((await tests.unassign(job, user.id, cookies)).json().code).toBe('forbidden');
    expect(await tests.stored(job)).toHaveLength(1);
  });

  it.each(['0', 'eu', '2147483647', '99999999999999999999'])('returns 404 for the user %j', async (user) => {
    const answer = await tests.unassign(await tests.job(), user, (await tests.admin()).cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'assignment_not_found']);
  });

  it('returns 404 for an unknown job', async () => {
    const answer = await tests.unassign('2147483647', '1', (await tests.admin()).cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
  });
});
