import { emptyTables } from '../../../../test/empty-tables.ts';
import { saveCategory } from '../../../../test/factories/index.ts';
import { newSender } from '../../../../test/public-form.ts';
import { withoutTable } from '../../../../test/without-table.ts';
import { consentText } from '../subscription.policy.ts';
import { SubscriptionApi } from '../testing/test-subscription.ts';

const email = 'ana@example.com';

let tests: SubscriptionApi;
beforeAll(async () => {
  tests = await SubscriptionApi.start();
});
beforeEach(() => emptyTables(tests.database, 'alert_requests, subscribers, mails, pgboss.job'));
afterAll(() => tests.api.close());

const stored = () => tests.database.query<object[]>('select * from alert_requests order by requested_at');
const mails = () =>
  tests.database.query<object[]>('select kind, recipient, language, data from mails order by created_at');

describe('POST /api/newsletter/alerts', () => {
  it('stores the request and enqueues a mail, without subscribing the address', async () => {
    const { slug } = await saveCategory(tests.database);
    const { status, body } = await tests.requestAlerts({
      email: ' Ana@Example.com',
      firstName: 'Ana',
      frequency: 'both',
      interestedCategories: [slug, slug],
      search: '?location=Porto&keyword=enfermeira&page=3',
      language: 'en',
    });
    expect([status, body]).toEqual([200, { success: true, message: expect.any(String) }]);
    const rows = await stored();
    const id = expect.any(String);
    expect(rows).toEqual([
      {
        id,
        email,
        first_name: 'Ana',
        frequency: 'both',
        interested_categories: [slug],
        query: 'keyword=enfermeira&location=Porto',
        only_address: false,
        language: 'en',
        consent_text: consentText,
        requested_at: expect.any(Date),
        confirmed_at: null,
      },
    ]);
    const [requestId] = await tests.requestsOf(email);
    expect(await mails()).toEqual([
      { kind: 'alerts-requested', recipient: email, language: 'en', data: { requestId } },
    ]);
    expect(await tests.storedOf(email)).toBeUndefined();
  });

  it('requires only an address', async () => {
    expect((await tests.requestAlerts({ email })).status).toBe(200);
    const rest = { first_name: null, frequency: 'weekly', interested_categories: [], query: null, language: 'pt' };
    expect(await stored()).toMatchObject([rest]);
  });

  it('responds the same for subscribed, registered and suppressed addresses', async () => {
    const { user } = await tests.signIn();
    await tests.saveUnowned('rui@example.com');
    await tests.suppression.suppress('eva@example.com', 'complaint');
    const answers = [];
    for (const address of [email, user.email, 'rui@example.com', 'eva@example.com']) {
      answers.push(await tests.requestAlerts({ email: address }));
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await mails()).toHaveLength(4);
  });

  it('mails an address at most three times an hour, also for concurrent calls, with the same response', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => tests.requestAlerts({ email })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([(await stored()).length, (await mails()).length]).toEqual([3, 3]);
    await tests.requestAlerts({ email: 'rui@example.com' });
    await tests.database.query(`update alert_requests set requested_at = requested_at - interval '61 minutes'`);
    await tests.requestAlerts({ email });
    expect(await mails()).toHaveLength(5);
  });

  it.each([{ website: 'https://example.com' }, { website: '', filledIn: 300 }])(
    'neither stores nor mails requests of bots, does not count them, and responds the same: %j',
    async (trace) => {
      const automatic = await tests.requestAlerts({ email, ...trace });
      for (let call = 0; call < 3; call++) await tests.requestAlerts({ email, ...trace });
      expect(await stored()).toEqual([]);
      expect(automatic).toEqual(await tests.requestAlerts({ email, filledIn: 30_000 }));
      expect(await mails()).toHaveLength(1);
    },
  );

  it.each([
    ['email', 'validation.email', 'ana'],
    ['email', 'validation.email', undefined],
    ['firstName', 'validation.tooLong', 'a'.repeat(101)],
    ['frequency', 'validation.frequency', 'daily'],
    ['interestedCategories', 'validation.categories', ['magia']],
    ['search', 'validation.tooLong', 'a'.repeat(1001)],
    ['search', 'validation.tooLong', `keyword=x&location=${'ã'.repeat(200)}`],
    ['search', 'validation.search', `keyword=${'a'.repeat(201)}`],
    ['search', 'validation.search', 'keyword=a%00b'],
    ['language', 'validation.language', 'fr'],
  ])('rejects %s with %s', async (field, key, value) => {
    const { status, body } = await tests.requestAlerts({ email, [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: key }]);
    expect(await stored()).toEqual([]);
  });

  it('is rolled back if its mail cannot be enqueued', async () => {
    await withoutTable(tests.database, 'mails', async () => {
      expect((await tests.requestAlerts({ email })).status).toBe(500);
    });
    expect(await stored()).toEqual([]);
  });

  it('is rejected from another site', async () => {
    const { status, body } = await tests.requestAlerts({ email }, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect([status, body.code]).toEqual([403, 'foreign_origin']);
  });

  it('rejects the eleventh request of a client within ten minutes', async () => {
    const remoteAddress = newSender();
    for (let count = 0; count < 10; count++) {
      expect((await tests.requestAlerts({ email: `a${count}@example.com` }, { remoteAddress })).status).toBe(200);
    }
    expect((await tests.requestAlerts({ email }, { remoteAddress })).status).toBe(429);
  });
});
