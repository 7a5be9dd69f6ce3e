import { saveCompany } from '../../../test/factories/index.ts';
import { FollowsApi, unknownCompanies } from './testing/follows-api.ts';

let tests: FollowsApi;
beforeAll(async () => {
  tests = await FollowsApi.start();
});
afterAll(() => tests.api.close());

describe('DELETE /api/account/followed-companies/{companyId}', () => {
  it('requires authentication', async () => {
    const { id } = await saveCompany(tests.database);
    const answer = await tests.unfollow(id);
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('unfollows idempotently', async () => {
    const [kept, left] = [await saveCompany(tests.database), await saveCompany(tests.database)];
    const me = await tests.signIn();
    await tests.follow(kept.id, me);
    await tests.follow(left.id, me);
    for (const name of [left.id, left.slug]) {
      const answer = await tests.unfollow(name, me);
      expect([answer.statusCode, answer.json()]).toEqual([200, [kept.id]]);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
  });

  it('does not change other users’ follows', async () => {
    const { id } = await saveCompany(tests.database);
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    await tests.follow(id, other);
    await tests.unfollow(id, me);
    expect((await tests.list(other)).json()).toEqual([id]);
  });

  it.each(unknownCompanies)('returns a client error for %j', async (id) => {
    const { statusCode } = await tests.unfollow(id, await tests.signIn());
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  });
});
