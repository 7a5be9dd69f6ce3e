import type { EntityManager } from 'typeorm';
import { saveCategory, saveUser, type SavedUser } from '../../../test/factories/index.ts';
import { AccountEvents, type RegistrationChoices } from '../users/index.ts';
import { SubscriptionApi } from './testing/test-subscription.ts';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
afterAll(() => tests.api.close());

const choices: RegistrationChoices = {
  subscribeToNewsletter: true,
  newsletterFrequency: 'monthly',
  categories: [],
  language: 'pt',
};

/** Emits an event with the account, in its transaction. */
async function emit(
  row: SavedUser,
  event: (
    events: AccountEvents,
    user: Awaited<ReturnType<SubscriptionApi['user']>>,
    manager: EntityManager,
  ) => Promise<void>,
) {
  const user = await tests.user(row);
  await tests.database.transaction((manager) => event(tests.api.app.get(AccountEvents), user, manager));
}

const register = (row: SavedUser, changes: Partial<RegistrationChoices> = {}) =>
  emit(row, (events, user, manager) => events.registered(user, { ...choices, ...changes }, manager));
const confirm = (row: SavedUser) => emit(row, (events, user, manager) => events.addressConfirmed(user, manager));

describe('account events', () => {
  it('registration subscribes on request, to existing categories, unconfirmed', async () => {
    const user = await saveUser(tests.database, { is_verified: false });
    const { slug } = await saveCategory(tests.database);
    await register(user, { categories: [slug, 'magia'] });
    expect(await tests.stored(user)).toMatchObject({
      email: user.email,
      subscription_status: true,
      frequency: 'monthly',
      interested_categories: [slug],
      confirmed_at: null,
      consent_at: expect.any(Date),
      consent_source: 'registration',
    });
  });

  it('registration does not subscribe without a request', async () => {
    const user = await saveUser(tests.database);
    await register(user, { subscribeToNewsletter: false });
    expect(await tests.stored(user)).toBeUndefined();
  });

  it("neither registration nor confirmation adopts a visitor's subscription; linking the address does", async () => {
    const user = await saveUser(tests.database, { is_verified: false });
    await tests.saveUnowned(user.email, { frequency: 'both' });
    await register(user);
    expect(await tests.stored(user)).toBeUndefined();
    await tests.database.query('update users set is_verified = true where id = $1', [user.id]);
    await confirm(user);
    expect(await tests.stored(user)).toBeUndefined();
    await tests.database.query('update users set address_linked_at = now() where id = $1', [user.id]);
    await confirm(user);
    expect(await tests.stored(user)).toMatchObject({ frequency: 'both', confirmed_at: expect.any(Date) });
  });

  it('verification confirms the subscription', async () => {
    const user = await saveUser(tests.database, { is_verified: false });
    await register(user);
    await confirm(user);
    expect(await tests.stored(user)).toMatchObject({ confirmed_at: expect.any(Date), subscription_status: true });
  });

  it("a changed address is applied, and a visitor's subscription there is merged once it is linked", async () => {
    const user = await saveUser(tests.database, { address_linked_at: new Date() });
    await register(user);
    const email = `nova-${user.email}`;
    await tests.saveUnowned(email);
    await tests.database.query('update users set email = $2 where id = $1', [user.id, email]);
    await confirm(user);
    expect(await tests.stored(user)).toMatchObject({ email, frequency: 'monthly' });
    expect(await tests.database.query('select id from subscribers where email = $1', [email])).toHaveLength(1);
  });

  it("a changed address that is not linked leaves a visitor's subscription there unchanged, and unconfirms that of the account", async () => {
    const user = await saveUser(tests.database);
    await register(user);
    const email = `nova-${user.email}`;
    await tests.saveUnowned(email, { frequency: 'both' });
    await tests.database.query('update users set email = $2 where id = $1', [user.id, email]);
    for (let signIn = 0; signIn < 2; signIn += 1) await confirm(user);
    expect(await tests.stored(user)).toMatchObject({ email: user.email, confirmed_at: null });
    expect(await tests.storedOf(email)).toMatchObject({ user_id: null, frequency: 'both' });
    await tests.database.query('update users set address_linked_at = now() where id = $1', [user.id]);
    await confirm(user);
    expect(await tests.stored(user)).toMatchObject({ email, confirmed_at: expect.any(Date) });
  });

  it("linking the new address merges a visitor's searches and mailed jobs", async () => {
    const { user, cookies } = await tests.signIn({ address_linked_at: new Date() });
    const email = `nova-${user.email}`;
    for (const search of ['keyword=a', 'keyword=b']) await tests.saveSearch(search, cookies);
    const other = await tests.subscribed(email, { search: 'keyword=b' });
    await tests.subscribed(email, { search: 'keyword=c' });
    await tests.database.query(`update subscribers set mailed_jobs = '{1,2}' where user_id = $1`, [user.id]);
    await tests.database.query(`update subscribers set mailed_jobs = '{2,3}' where id = $1`, [other]);
    await tests.database.query('update users set email = $2 where id = $1', [user.id, email]);
    await confirm(user);
    const { searches } = (await tests.get(cookies)).json<{ searches: { query: string }[] }>();
    expect(searches.map(({ query }) => query)).toEqual(['keyword=a', 'keyword=b', 'keyword=c']);
    const mailedJobs = 'select distinct unnest(mailed_jobs) as id from subscribers where user_id = $1 order by 1';
    const jobs = await tests.database.query<{ id: number }[]>(mailedJobs, [user.id]);
    expect(jobs.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('merging does not exceed the limit of saved searches', async () => {
    const { user, cookies } = await tests.signIn({ address_linked_at: new Date() });
    await tests.update({}, cookies);
    const email = `nova-${user.email}`;
    await tests.subscribed(email, { search: 'keyword=c' });
    await tests.database.query(
      `insert into saved_searches (id, subscriber_id, query)
       select gen_random_uuid(), s.id, 'keyword=' || n from subscribers s, generate_series(1, 20) n where s.user_id = $1`,
      [user.id],
    );
    await tests.database.query('update users set email = $2 where id = $1', [user.id, email]);
    await confirm(user);
    expect((await tests.get(cookies)).json<{ searches: object[] }>().searches).toHaveLength(20);
  });

  it('a changed address updates the address hash', async () => {
    const user = await saveUser(tests.database);
    await register(user);
    const before = (await tests.stored(user))?.['address_hash'];
    await tests.database.query(`update users set email = 'outra-' || email where id = $1`, [user.id]);
    await confirm(user);
    expect((await tests.stored(user))?.['address_hash']).not.toEqual(before);
  });

  it('verifying an address again lifts its suppression, and a sign-in does not', async () => {
    const user = await saveUser(tests.database, { is_verified: false });
    await register(user);
    await tests.suppression.suppress(user.email, 'hard_bounce');
    await confirm(user);
    expect(await tests.reasonOf(user.email)).toBeNull();
    await tests.suppression.suppress(user.email, 'hard_bounce');
    await tests.database.query(`update users set first_name = 'Outra' where id = $1`, [user.id]);
    await confirm(user);
    expect(await tests.reasonOf(user.email)).toBe('hard_bounce');
  });

  it('verifying an address does not turn alerts on', async () => {
    const user = await saveUser(tests.database);
    await register(user);
    await tests.suppression.suppress(user.email, 'unsubscribed');
    const email = `nova-${user.email}`;
    await tests.suppression.suppress(email, 'unsubscribed');
    await tests.database.query('update users set email = $2 where id = $1', [user.id, email]);
    await confirm(user);
    expect(await tests.reasonOf(email)).toBe('unsubscribed');
  });

  it('a repeated verification does not change the subscription or its time of confirmation', async () => {
    const user = await saveUser(tests.database, { is_verified: false });
    await register(user);
    await confirm(user);
    const before = await tests.stored(user);
    await confirm(user);
    expect(await tests.stored(user)).toEqual(before);
    await tests.database.query(`update users set first_name = 'Outra' where id = $1`, [user.id]);
    await confirm(user);
    expect(await tests.stored(user)).toMatchObject({ first_name: 'Outra', confirmed_at: before?.['confirmed_at'] });
  });

  it('verification of another address updates the time of confirmation', async () => {
    const user = await saveUser(tests.database);
    await register(user);
    const before = (await tests.stored(user))?.['confirmed_at'] as Date;
    await tests.database.query(`update users set email = 'outra-' || email where id = $1`, [user.id]);
    await confirm(user);
    expect((await tests.stored(user))?.['confirmed_at']).not.toEqual(before);
  });

  it('verification without a subscription creates none', async () => {
    const user = await saveUser(tests.database);
    await confirm(user);
    expect(await tests.stored(user)).toBeUndefined();
  });

  it('a subscription is rolled back with its account', async () => {
    const user = await saveUser(tests.database);
    const failing = emit(user, async (events, entity, manager) => {
      await events.registered(entity, choices, manager);
      throw new Error('the registration failed');
    });
    await expect(failing).rejects.toThrow('the registration failed');
    expect(await tests.stored(user)).toBeUndefined();
  });
});
