import { saveCompany } from '../../../test/factories/index.ts';
import { FollowsApi, unknownCompanies } from './testing/follows-api.ts';

let tests: FollowsApi;
beforeAll(async () => {
  tests = await FollowsApi.start();
});
afterAll(() => tests.api.close());

describe('PUT /api/account/followed-companies/{companyId}', () => {
  it('requires authentication', async () => {
    const { id } = await saveCompany(tests.database);
    const answer = await tests.follow(id);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('follows by id and by slug, idempotently', async () => {
    const company = await saveCompany(tests.database);
    const me = await tests.signIn();
    for (const name of [company.id, company.slug, company.id]) {
      const answer = await tests.follow(name, me);
      expect([answer.statusCode, answer.json()]).toEqual([200, [company.id]]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('follows once under concurrent requests', async () => {
    const { id } = await saveCompany(tests.database);
    const me = await tests.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tests.follow(id, me)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await tests.list(me)).json()).toEqual([id]);
  });

  it('does not change other users’ follows', async () => {
    const { id } = await saveCompany(tests.database);
    await tests.follow(id, await tests.signIn());
    expect((await tests.list(await tests.signIn())).json()).toEqual([]);
  });

  it.each(unknownCompanies)('returns a client error for %j and stores nothing', async (id) => {
    const me = await tests.signIn();
    const { statusCode } = await tests.follow(id, me);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect((await tests.list(me)).json()).toEqual([]);
  });

  it('returns 404 for an unknown company', async () => {
    const answer = await tests.follow(2_147_483_647, await tests.signIn());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'company_not_found']);
  });
});
