import { createTestWorker, type TestWorker } from '../../../../test/create-test-worker.ts';
import { eventually } from '../../../../test/eventually.ts';
import { saveCategory } from '../../../../test/factories/index.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

const email = 'ana@example.com';

let tests: SubscriptionApi;
let worker: TestWorker;
beforeEach(async () => {
  const databaseUrl = await createTestDatabase();
  tests = await SubscriptionApi.start({ databaseUrl });
  worker = await createTestWorker(databaseUrl);
});
afterEach(async () => {
  await worker.close();
  await tests.api.close();
});

const linkIn = (text: string, path: string) => new RegExp(`${path}([\\w-]{43})`).exec(text)?.[1] ?? '';

it('mails the confirmation link with the requested alerts', async () => {
  await worker.work();
  const { slug, name } = await saveCategory(tests.database);
  await tests.requestAlerts({
    email,
    firstName: 'Ana',
    interestedCategories: [slug],
    search: `keyword=enfermeira&category=${slug}`,
  });
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [{ to, subject, text }] = worker.mail.sent as [(typeof worker.mail.sent)[number]];
  expect([to, subject]).toEqual([email, 'Confirme os alertas de emprego']);
  for (const words of ['Olá, Ana.', `Áreas: ${name}`, `Pesquisa: enfermeira · ${name}`]) expect(text).toContain(words);
  const answer = await tests.call('POST', `/api/newsletter/confirmations/${linkIn(text, '/alertas/')}`);
  expect(answer.json()).toMatchObject({ subscriptionStatus: true, isConfirmed: true });
});

it('mails a subscriber the link to the preferences and the link that adds the requested alerts', async () => {
  await worker.work();
  await tests.saveUnowned(email);
  await tests.requestAlerts({ email, language: 'en', search: 'keyword=nurse' });
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [{ subject, text }] = worker.mail.sent as [(typeof worker.mail.sent)[number]];
  expect(subject).toBe('You already get job alerts');
  for (const page of ['/alertas/', '/u/']) expect(text).toMatch(new RegExp(`${page}[\\w-]+\\?lng=en`));
  const linked = await tests.call('GET', `/api/newsletter/links/${linkIn(text, '/u/')}`);
  expect(linked.json()).toMatchObject({ searches: [], subscriptionStatus: true });
  const added = await tests.call('POST', `/api/newsletter/confirmations/${linkIn(text, '/alertas/')}`);
  expect(added.json()).toMatchObject({ searches: [{ query: 'keyword=nurse' }] });
});

it('mails the confirmation link, without the current preferences, to an address that bounced', async () => {
  await worker.work();
  const { user, cookies } = await tests.signIn();
  await tests.update({ subscriptionStatus: true }, cookies);
  await tests.suppression.suppress(user.email, 'soft_bounces');
  await tests.call('POST', '/api/newsletter/subscription/confirmation-mail', { cookies });
  await eventually(() => expect(worker.mail.sent).toHaveLength(1));
  const [{ to, subject, text }] = worker.mail.sent as [(typeof worker.mail.sent)[number]];
  expect([to, subject]).toEqual([user.email, 'Confirme os alertas de emprego']);
  expect(text).not.toContain('Ofertas de todas as áreas');
  const answer = await tests.call('POST', `/api/newsletter/confirmations/${linkIn(text, '/alertas/')}`);
  expect(answer.statusCode).toBe(200);
  expect((await tests.get(cookies)).json()).toMatchObject({ isDeliverable: true });
});

it('sends no mail for confirmed or erased requests, nor to verify an unsubscribed address', async () => {
  await tests.subscribed(email);
  const { user, cookies } = await tests.signIn();
  await tests.update({ subscriptionStatus: true }, cookies);
  await tests.suppression.suppress(user.email, 'hard_bounce');
  await tests.call('POST', '/api/newsletter/subscription/confirmation-mail', { cookies });
  await tests.update({ subscriptionStatus: false }, cookies);
  await tests.requestAlerts({ email: 'rui@example.com' });
  await tests.database.query(`delete from alert_requests where email = 'rui@example.com'`);
  await worker.work();
  const left = () => tests.database.query<object[]>('select from mails where cancelled_at is null');
  await eventually(async () => expect(await left()).toEqual([]));
  expect(worker.mail.sent).toEqual([]);
});
