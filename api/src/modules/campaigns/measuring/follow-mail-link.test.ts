import { createCuttableProxy } from '../../../../test/cuttable-proxy.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { MeasuredApi, proxy } from '../testing/test-measured.ts';
import { MailEventsRepository } from './mail-events.repository.ts';

let tests: MeasuredApi;
beforeAll(async () => {
  tests = await MeasuredApi.start();
});
afterAll(() => tests.api.close());

const site = 'http://localhost:3000';

describe('GET /api/newsletter-automation/clicks/{token}', () => {
  it("redirects to the job's page, uncached and without a referrer", async () => {
    const mail = tests.mail(await tests.campaign());
    const { statusCode, headers, body } = await tests.click(mail, 128);
    expect([statusCode, body]).toEqual([302, '']);
    expect(headers).toMatchObject({
      location: `${site}/jobs/128`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const english = await tests.click({ ...mail, language: 'en' }, 128);
    expect(english.headers.location).toBe(`${site}/jobs/128?lng=en`);
  });

  it.each(['x', 'a'.repeat(50), encodeURIComponent('https://elsewhere.example/'), `${'a'.repeat(49)}%0A`])(
    'returns 404 for a token like %j',
    async (token) => {
      const answer = await tests.clickBy(token);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
      expect(answer.json()).toMatchObject({ code: 'token_invalid' });
    },
  );

  it('redirects only to job pages, for any signed token', async () => {
    const mail = tests.mail(await tests.campaign());
    expect((await tests.clickBy(tests.tokens.write('mail-opens', mail))).statusCode).toBe(404);
    expect((await tests.click(mail, 0)).headers.location).toBe(`${site}/jobs`);
  });

  it('counts a mail once, without address or subscriber', async () => {
    const campaign = await tests.campaign();
    const mail = tests.mail(campaign);
    for (const job of [1, 1, 2]) await tests.click(mail, job);
    await tests.click(tests.mail(campaign), 1);
    expect(await tests.figures(campaign)).toMatchObject({ clicks: 2, machineClicks: 0 });
    expect(await tests.ofCampaigns.clicksByJob(campaign)).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
    const rows = await tests.api.database.query<object[]>('select * from campaign_events where campaign_id = $1', [
      campaign,
    ]);
    const columns = ['campaign_id', 'happened_at', 'is_machine', 'job_id', 'kind', 'mail'];
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(columns);
  });

  it.each([
    ['by a scanner', (tested: MeasuredApi, campaign: number) => tested.click(tested.mail(campaign), 1, proxy)],
    ['with HEAD', (tested: MeasuredApi, campaign: number) => tested.click(tested.mail(campaign), 1, undefined, 'HEAD')],
    [
      'too early for a human',
      (tested: MeasuredApi, campaign: number) => tested.click(tested.mail(campaign, { issuedAt: new Date() }), 1),
    ],
    ['on the hidden link', (tested: MeasuredApi, campaign: number) => tested.click(tested.mail(campaign), 0)],
  ])('counts a click %s as a machine click', async (_, click) => {
    const campaign = await tests.campaign();
    expect((await click(tests, campaign)).statusCode).toBe(302);
    expect(await tests.figures(campaign)).toMatchObject({ clicks: 0, machineClicks: 1 });
  });

  it('counts three links within ten seconds as a machine, also concurrently', async () => {
    const campaign = await tests.campaign();
    const [slow, fast] = [tests.mail(campaign), tests.mail(campaign)];
    for (const job of [1, 2, 3]) await tests.click(slow, job);
    await Promise.all([1, 2, 3, 4, 5].map((job) => tests.click(fast, job)));
    expect(await tests.figures(campaign)).toMatchObject({ clicks: 0, machineClicks: 2 });
  });

  it('counts a client of the hidden link as a machine, before and after', async () => {
    const campaign = await tests.campaign();
    const [before, after] = [tests.mail(campaign), tests.mail(campaign)];
    for (const job of [1, 0]) await tests.click(before, job);
    for (const job of [0, 1]) await tests.click(after, job);
    expect(await tests.figures(campaign)).toMatchObject({ clicks: 0, machineClicks: 2 });
  });

  it('counts a human after a machine, and not a machine after a human', async () => {
    const campaign = await tests.campaign();
    const [late, early] = [tests.mail(campaign), tests.mail(campaign)];
    await tests.click(late, 1, proxy);
    await tests.click(late, 1);
    await tests.click(early, 1);
    await tests.click(early, 1, proxy);
    expect(await tests.figures(campaign)).toMatchObject({ clicks: 2, machineClicks: 0 });
  });

  it('redirects for a deleted campaign', async () => {
    expect((await tests.click(tests.mail(2_000_000_000), 1)).statusCode).toBe(302);
  });
});

it('redirects, and returns the pixel, while the database is unavailable or hangs', async () => {
  const database = await createCuttableProxy(await createTestDatabase());
  const cut = await MeasuredApi.start({ databaseUrl: database.url });
  const mail = cut.mail(1);
  database.cut();
  expect((await cut.click(mail, 7)).headers.location).toBe(`${site}/jobs/7`);
  expect((await cut.open(mail)).statusCode).toBe(200);
  database.restore();
  const events = cut.api.app.get(MailEventsRepository, { strict: false });
  jest.spyOn(events, 'add').mockReturnValueOnce(new Promise(() => {}));
  expect((await cut.click(mail, 7)).statusCode).toBe(302);
  await cut.api.close();
  await database.close();
});
