import { saveCompany } from '../../../test/factories/index.ts';
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
