import { JobAssignmentsApi, unknownJobs } from './testing/job-assignments-api.ts';

let tests: JobAssignmentsApi;
beforeAll(async () => {
  tests = await JobAssignmentsApi.start();
});
afterAll(() => tests.api.close());

const tomorrow = new Date(Date.now() + 86_400_000);

describe('POST /api/jobs/{id}/assign', () => {
  it('requires an admin with a second factor', async () => {
    const [job, { id: userId }] = [await tests.job(), await tests.person()];
    const [candidate, halfAdmin] = [await tests.signIn(), await tests.signIn({ role: 'admin' })];
    const answers = [
      await tests.assign(job, { userId }),
      await tests.assign(job, { userId }, candidate.cookies),
      await tests.assign(job, { userId }, halfAdmin.cookies),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [401, 'unauthenticated'],
      [403, 'forbidden'],
      [403, 'second_factor_setup_required'],
    ]);
    expect(await tests.stored(job)).toEqual([]);
  });

  it('assigns by id and by case-insensitive address, idempotently', async () => {
    const [job, person, { user, cookies }] = [await tests.job(), await tests.person(), await tests.admin()];
    const first = await tests.assign(job, { userId: person.id }, cookies);
    expect([first.statusCode, first.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(first.json()).toEqual({
      userId: person.id,
      username: person.username,
      email: person.email,
      firstName: 'Ana',
      lastName: 'Sá',
      assignedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const again = await tests.assign(job, { email: person.email.toUpperCase() }, (await tests.admin()).cookies);
    expect(again.json()).toEqual(first.json());
    expect(await tests.stored(job)).toEqual([{ user_id: person.id, assigned_by: user.id }]);
  });

  it('assigns once under concurrent requests', async () => {
    const [job, { id: userId }, { cookies }] = [await tests.job(), await tests.person(), await tests.admin()];
    const answers = await Promise.all(Array.from({ length: 6 }, () => tests.assign(job, { userId }, cookies)));
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(await tests.stored(job)).toHaveLength(1);
  });

  it.each([
    ['with an unknown id', async () => ({ userId: 2_147_483_647 })],
    ['with an unknown address', async () => ({ email: 'ninguem@example.com' })],
    ['with an unverified address', async () => ({ userId: (await tests.person({ is_verified: false })).id })],
    ['with a pending deletion', async () => ({ userId: (await tests.person({ deletion_due_at: tomorrow })).id })],
  ])('returns 404 for a user %s', async (_, given) => {
    const job = await tests.job();
    const answer = await tests.assign(job, await given(), (await tests.admin()).cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'user_not_found']);
    expect(await tests.stored(job)).toEqual([]);
  });

  it.each(unknownJobs)('returns 404 for the job %j', async (job) => {
    const answer = await tests.assign(job, { userId: (await tests.person()).id }, (await tests.admin()).cookies);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'job_not_found']);
  });

  it.each([{}, { userId: 1, email: 'rui@example.com' }, { userId: 'x' }, { email: 'x' }, { userId: null }, []])(
    'rejects %j',
    async (body) => {
      const answer = await tests.assign(await tests.job(), body, (await tests.admin()).cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    },
  );

  it('creates an assignment that is deleted with its user or job, but not with the admin who created it', async () => {
    const [job, other, person] = [await tests.job(), await tests.job(), await tests.person()];
    const admin = await tests.admin();
    for (const one of [job, other]) await tests.assign(one, { userId: person.id }, admin.cookies);
    await tests.database.query('delete from users where id = $1', [admin.user.id]);
    expect(await tests.stored(job)).toEqual([{ user_id: person.id, assigned_by: null }]);
    await tests.database.query('delete from jobs where id = $1', [job]);
    expect(await tests.stored(job)).toEqual([]);
    await tests.database.query('delete from users where id = $1', [person.id]);
    expect(await tests.stored(other)).toEqual([]);
  });
});
