import { randomUUID } from 'node:crypto';
import type { ManagedInterview } from 'shared-contracts';
import { inHours, InterviewsApi } from '../testing/interviews-api.ts';

let tests: InterviewsApi;
beforeAll(async () => {
  tests = await InterviewsApi.start();
});
afterAll(() => tests.api.close());

async function assigned(jobId: number) {
  const { user, cookies } = await tests.signIn();
  await tests.database.query('insert into job_assignments (job_id, user_id) values ($1, $2)', [jobId, user.id]);
  return cookies;
}

describe('GET /api/jobs/{id}/interviews', () => {
  it('returns interviews with feedback to admins and assigned users: upcoming ones ascending, then past ones descending', async () => {
    const [one, two] = [(await tests.signIn()).user, (await tests.signIn({ first_name: null, last_name: null })).user];
    const distant = await tests.save(one.id, { scheduledAt: inHours(90), endTime: null, feedback: 'Fala pouco.' });
    const { jobId } = distant;
    const was = await tests.save(one.id, { jobId, scheduledAt: inHours(-9), endTime: null, status: 'completed' });
    const near = await tests.save(two.id, { jobId });
    await tests.save(two.id);
    for (const cookies of [await assigned(jobId), await tests.admin()]) {
      const answer = await tests.ofJob(jobId, cookies);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json<ManagedInterview[]>().map(({ id }) => id)).toEqual([near.id, distant.id, was.id]);
      expect(answer.json()).toMatchObject([
        { userId: two.id, candidate: { firstName: null, lastName: null, email: two.email }, feedback: null },
        { userId: one.id, candidate: { firstName: 'Ana', lastName: 'Sá', email: one.email }, feedback: 'Fala pouco.' },
        { status: 'completed' },
      ]);
    }
  });

  it('rejects other users, including the candidate', async () => {
    const { user, cookies } = await tests.signIn();
    const { jobId } = await tests.save(user.id);
    for (const job of [jobId, 2_147_483_647, 'x']) {
      const answer = await tests.ofJob(job, cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'forbidden']);
    }
    expect((await tests.ofJob(jobId)).statusCode).toBe(401);
    expect((await tests.ofJob(2_147_483_647, await tests.admin())).json().code).toBe('job_not_found');
  });
});

describe('GET /api/interviews/{id}', () => {
  it('is readable for admins and assigned users only', async () => {
    const { user, cookies } = await tests.signIn();
    const { id, jobId } = await tests.save(user.id, { feedback: 'Fala pouco.' });
    for (const reader of [await assigned(jobId), await tests.admin()]) {
      const answer = await tests.get(id, reader);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(answer.json()).toMatchObject({ id, userId: user.id, feedback: 'Fala pouco.' });
    }
    for (const reader of [cookies, await assigned((await tests.save(user.id)).jobId)]) {
      const answer = await tests.get(id, reader);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
    }
    expect((await tests.get(id)).statusCode).toBe(401);
  });

  it('requires a second factor for admins', async () => {
    const { id } = await tests.save((await tests.signIn()).user.id);
    const { cookies } = await tests.signIn({ role: 'admin' });
    for (const one of [id, randomUUID()]) {
      expect((await tests.get(one, cookies)).json().code).toBe('second_factor_setup_required');
    }
  });

  it.each(['1', 'abc', randomUUID()])('returns 404 for the id %j', async (id) => {
    const answer = await tests.get(id, await tests.admin());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'interview_not_found']);
  });
});
