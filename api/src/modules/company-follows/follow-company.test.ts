import { saveCompany } from '../../../test/factories/index.ts';
import { FollowsApi, unknownCompanies } from './test-follows.ts';

let tests: FollowsApi;
beforeAll(async () => {
  tests = await FollowsApi.start();
});
afterAll(() => tests.api.close());

describe('PUT /api/account/followed-companies/{companyId}', () => {
  it('needs somebody who is signed in', async () => {
    const { id } = await saveCompany(tests.database);
    const answer = await tests.follow(id);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('follows by number and by slug, and twice is once', async () => {
    const company = await saveCompany(tests.database);
    const me = await tests.signIn();
    for (const name of [company.id, company.slug, company.id]) {
      const answer = await tests.follow(name, me);
      expect([answer.statusCode, answer.json()]).toEqual([200, [company.id]]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('follows once, whatever arrives at the same time', async () => {
    const { id } = await saveCompany(tests.database);
    const me = await tests.signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => tests.follow(id, me)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect((await tests.list(me)).json()).toEqual([id]);
  });

  it('follows for nobody else', async () => {
    const { id } = await saveCompany(tests.database);
    await tests.follow(id, await tests.signIn());
    expect((await tests.list(await tests.signIn())).json()).toEqual([]);
  });

  it.each(unknownCompanies)('answers a client error to %j, and follows nothing', async (id) => {
    const me = await tests.signIn();
    const { statusCode } = await tests.follow(id, me);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect((await tests.list(me)).json()).toEqual([]);
  });

  it('says that there is no such company', async () => {
    const answer = await tests.follow(2_147_483_647, await tests.signIn());
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'company_not_found']);
  });
});
