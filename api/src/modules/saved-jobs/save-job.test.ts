import { daysAgo, saveJob } from '../../../test/factories/index.ts';
import { SavedJobsApi } from './testing/saved-jobs-api.ts';

let tests: SavedJobsApi;
beforeAll(async () => {
  tests = await SavedJobsApi.start();
});
afterAll(() => tests.api.close());

describe('POST /api/account/saved-jobs', () => {
  it('requires authentication', async () => {
    const { id } = await saveJob(tests.database);
    const answer = await tests.save({ jobId: id });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('saves an open job and returns the entry', async () => {
    const closesAt = daysAgo(-3);
    const job = await saveJob(tests.database, {
      city: 'Braga',
      workplace: 'hybrid',
      salary_min: null,
      closes_at: closesAt,
    });
    const answer = await tests.save({ jobId: job.id }, await tests.signIn());
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      jobId: job.id,
      job: {
        id: job.id,
        slug: job.slug,
        title: job.title,
        companyId: job.company_id,
        companyName: expect.any(String),
        companySlug: expect.any(String),
        logoUrl: null,
        city: 'Braga',
        workplace: 'hybrid',
        remote: false,
        salary: null,
        salaryText: null,
        closesAt: closesAt.toISOString(),
        isClosed: false,
      },
      savedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/),
      note: null,
      noteVersion: 1,
    });
  });

  it('rejects the same job a second time, for this user only', async () => {
    const { id: jobId } = await saveJob(tests.database);
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    await tests.save({ jobId }, me);
    const again = await tests.save({ jobId }, me);
    expect([again.statusCode, again.json().code]).toEqual([409, 'job_already_saved']);
    expect((await tests.save({ jobId }, other)).statusCode).toBe(200);
  });

  it('saves once under concurrent requests', async () => {
    const { id: jobId } = await saveJob(tests.database);
    const me = await tests.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tests.save({ jobId }, me)));
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
    expect(await tests.savedJobIds(me)).toEqual([jobId]);
  });

  it('distinguishes a closed job from an unknown one', async () => {
    const me = await tests.signIn();
    const closed = await saveJob(tests.database, { status: 'closed' });
    const past = await saveJob(tests.database, { closes_at: new Date(Date.now() - 1000) });
    const codes = [];
    for (const jobId of [closed.id, past.id, 2_147_483_647]) {
      const answer = await tests.save({ jobId }, me);
      codes.push([answer.statusCode, answer.json().code]);
    }
    expect(codes).toEqual([
      [410, 'job_closed'],
      [410, 'job_closed'],
      [404, 'job_not_found'],
    ]);
    expect(await tests.savedJobIds(me)).toEqual([]);
  });

  it.each([
    {},
    { jobId: null },
    { jobId: 'analista' },
    { jobId: 0 },
    { jobId: -1 },
    { jobId: 1.5 },
    { jobId: 2 ** 31 },
  ])('reports the field of %j', async (body) => {
    const answer = await tests.save(body, await tests.signIn());
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation_failed']);
    expect(Object.keys(answer.json().fields)).toEqual(['jobId']);
  });
});
