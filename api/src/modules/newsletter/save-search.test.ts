import { consentText } from './subscription.policy.ts';
import { SubscriptionApi } from './testing/test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
afterAll(() => tests.api.close());

const searches = async (cookies: Record<string, string>): Promise<{ query: string }[]> =>
  (await tests.get(cookies)).json().searches;

async function fill(id: number, count: number): Promise<void> {
  await tests.database.query(
    `insert into saved_searches (id, subscriber_id, query)
     select gen_random_uuid(), s.id, 'keyword=' || n from subscribers s, generate_series(1, $2::int) n where s.user_id = $1`,
    [id, count],
  );
}

describe('POST /api/newsletter/searches', () => {
  it('requires a session', async () => {
    const answer = await tests.saveSearch('keyword=x');
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthenticated']);
  });

  it('saves the canonical search, and subscribes to it only', async () => {
    const { user, cookies } = await tests.signIn();
    const answer = await tests.saveSearch('?location=Porto&sort=date&keyword=chefe+de+sala', cookies);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const saved = answer.json();
    expect(saved).toEqual({
      id: expect.any(String),
      query: 'keyword=chefe+de+sala&location=Porto',
      places: [],
      createdAt: expect.any(String),
    });
    expect((await tests.get(cookies)).json()).toMatchObject({
      subscriptionStatus: true,
      followsCategories: false,
      searches: [saved],
    });
    expect(await tests.stored(user)).toMatchObject({ consent_text: consentText, consent_source: 'account' });
  });

  it('stores places by id, and the next municipality in place of a position', async () => {
    const { cookies } = await tests.signIn();
    const answer = await tests.saveSearch('place=38.7223_-9.1393_10&place=Gaia', cookies);
    expect(answer.json()).toMatchObject({
      query: 'place=lisboa_10&place=vila-nova-de-gaia',
      places: [{ phrase: { pt: 'até 10\u{a0}km de Lisboa' } }, { label: { pt: 'Vila Nova de Gaia' } }],
    });
  });

  it('turns on alerts that were off, without other changes', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({ subscriptionStatus: true, frequency: 'monthly' }, cookies);
    await tests.update({ subscriptionStatus: false }, cookies);
    await tests.saveSearch('', cookies);
    expect((await tests.get(cookies)).json()).toMatchObject({
      subscriptionStatus: true,
      followsCategories: true,
      frequency: 'monthly',
      searches: [{ query: '' }],
    });
    expect(await tests.reasonOf(user.email)).toBeNull();
  });

  it('returns the existing search for an equal one, and lists searches oldest first', async () => {
    const { cookies } = await tests.signIn();
    const first = await tests.saveSearch('keyword=b', cookies);
    await tests.saveSearch('keyword=a', cookies);
    expect((await tests.saveSearch('keyword=b&page=2', cookies)).json()).toEqual(first.json());
    expect((await searches(cookies)).map(({ query }) => query)).toEqual(['keyword=b', 'keyword=a']);
  });

  it('saves equal concurrent searches once', async () => {
    const { cookies } = await tests.signIn();
    const answers = await Promise.all(Array.from({ length: 6 }, () => tests.saveSearch('keyword=x', cookies)));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json().id}`)).size).toBe(1);
    expect(await searches(cookies)).toHaveLength(1);
  });

  it('saves at most 20 searches, also concurrently, and accepts an existing one at the limit', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({}, cookies);
    await fill(user.id, 19);
    const answers = await Promise.all([tests.saveSearch('keyword=a', cookies), tests.saveSearch('keyword=b', cookies)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(expect.arrayContaining([200, 409]));
    const refused = await tests.saveSearch('keyword=c', cookies);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'saved_search_limit']);
    expect((await tests.saveSearch('keyword=7', cookies)).statusCode).toBe(200);
    expect(await searches(cookies)).toHaveLength(20);
  });

  it('does not turn alerts on if the search is rejected', async () => {
    const { user, cookies } = await tests.signIn();
    await tests.update({}, cookies);
    await fill(user.id, 20);
    await tests.saveSearch('keyword=a', cookies);
    expect((await tests.get(cookies)).json()).toMatchObject({ subscriptionStatus: false });
  });

  it.each([
    ['validation.search', undefined],
    ['validation.search', `keyword=${'a'.repeat(201)}`],
    ['validation.search', 'keyword=%00'],
    ['validation.tooLong', `keyword=${'a'.repeat(1001)}`],
    ['validation.characters', { a: 1 }],
  ])('returns %s for %j', async (key, search) => {
    const { cookies } = await tests.signIn();
    const answer = await tests.saveSearch(search, cookies);
    expect([answer.statusCode, answer.json().fields]).toEqual([400, { search: key }]);
    expect((await tests.get(cookies)).statusCode).toBe(404);
  });
});

describe('DELETE /api/newsletter/searches/{id}', () => {
  it('requires a session', async () => {
    expect((await tests.removeSearch('x')).statusCode).toBe(401);
  });

  it('deletes a search of the user once, and does not turn alerts off', async () => {
    const { cookies } = await tests.signIn();
    const saved = (await tests.saveSearch('keyword=a', cookies)).json();
    const answer = await tests.removeSearch(saved.id, cookies);
    expect([answer.statusCode, answer.json()]).toEqual([200, saved]);
    const again = await tests.removeSearch(saved.id, cookies);
    expect([again.statusCode, again.json().code]).toEqual([404, 'saved_search_not_found']);
    expect((await tests.get(cookies)).json()).toMatchObject({ subscriptionStatus: true, searches: [] });
  });

  it("returns 404 for another user's search", async () => {
    const [me, other] = [await tests.signIn(), await tests.signIn()];
    const { id } = (await tests.saveSearch('keyword=a', me.cookies)).json();
    await tests.update({}, other.cookies);
    const unsubscribed = await tests.signIn();
    for (const cookies of [other.cookies, unsubscribed.cookies]) {
      const answer = await tests.removeSearch(id, cookies);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_search_not_found']);
    }
    expect((await tests.removeSearch('x', me.cookies)).statusCode).toBe(404);
    expect(await searches(me.cookies)).toHaveLength(1);
  });
});
