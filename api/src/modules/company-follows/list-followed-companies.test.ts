import { daysAgo, saveCompany, saveJob } from '../../../test/factories/index.ts';
import { FollowsApi } from './testing/follows-api.ts';

let tests: FollowsApi;
beforeAll(async () => {
  tests = await FollowsApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/account/followed-companies', () => {
  it('requires authentication', async () => {
    const answer = await tests.list();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns the user’s followed companies, latest first', async () => {
    const [first, second] = [await saveCompany(tests.database), await saveCompany(tests.database)];
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    await tests.follow(first.id, me);
    await tests.follow(second.id, me);
    expect((await tests.list(me)).json()).toEqual([second.id, first.id]);
    expect((await tests.list(other)).json()).toEqual([]);
  });

  it('is not cached', async () => {
    expect((await tests.list(await tests.signIn())).headers['cache-control']).toBe('private, no-store');
  });
});

describe('GET /api/account/followed-companies/cards', () => {
  it('requires authentication', async () => {
    const answer = await tests.cards();
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('returns the user’s companies with their open jobs, the newest job first', async () => {
    const [quiet, older, newer] = [
      await saveCompany(tests.database),
      await saveCompany(tests.database),
      await saveCompany(tests.database),
    ];
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    for (const { id } of [newer, older, quiet]) await tests.follow(id, me);
    await saveJob(tests.database, { company_id: quiet.id, closes_at: daysAgo(1) });
    await saveJob(tests.database, { company_id: older.id, posted_at: daysAgo(9) });
    const newest = await saveJob(tests.database, { company_id: older.id, posted_at: daysAgo(5) });
    await saveJob(tests.database, { company_id: older.id, status: 'closed', posted_at: daysAgo(0) });
    await saveJob(tests.database, { company_id: newer.id, posted_at: daysAgo(1) });
    const answer = await tests.cards(me);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject([
      { id: newer.id, jobCount: 1 },
      {
        id: older.id,
        name: older.name,
        slug: older.slug,
        jobCount: 2,
        newestJob: {
          id: newest.id,
          slug: newest.slug,
          title: newest.title,
          postedAt: new Date(newest.posted_at).toISOString(),
        },
      },
      { id: quiet.id, jobCount: 0, newestJob: null },
    ]);
    expect((await tests.cards(other)).json()).toEqual([]);
  });
});
