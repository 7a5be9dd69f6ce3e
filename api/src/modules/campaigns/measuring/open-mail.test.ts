import { eventually } from '../../../../test/eventually.ts';
import { MeasuredApi, proxy } from '../testing/test-measured.ts';

let tests: MeasuredApi;
beforeAll(async () => {
  tests = await MeasuredApi.start();
});
afterAll(() => tests.api.close());

describe('GET /api/newsletter-automation/opens/{token}', () => {
  it.each(['x', 'a'.repeat(50), 'a'.repeat(200)])(
    'returns an uncached image for any token, such as %j',
    async (token) => {
      const { statusCode, headers, rawPayload } = await tests.openBy(token);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/gif',
        'cache-control': 'no-store',
        'content-length': '42',
      });
      expect(rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
      expect(headers['set-cookie']).toBeUndefined();
    },
  );

  it('counts a mail once, and image proxies separately', async () => {
    const campaign = await tests.campaign();
    const [read, fetched, both] = [tests.mail(campaign), tests.mail(campaign), tests.mail(campaign)];
    for (const mail of [read, read, both]) await tests.open(mail);
    for (const mail of [fetched, fetched, both]) await tests.open(mail, proxy);
    await eventually(async () => {
      expect(await tests.figures(campaign)).toEqual({ opens: 2, clicks: 0, machineOpens: 1, machineClicks: 0 });
    });
  });

  it('does not count a token of a link', async () => {
    const campaign = await tests.campaign();
    await tests.openBy(tests.tokens.write('mail-clicks', tests.mail(campaign)));
    await tests.open(tests.mail(campaign));
    await eventually(async () => expect(await tests.figures(campaign)).toMatchObject({ opens: 1 }));
  });
});
