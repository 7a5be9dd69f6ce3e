import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ config: { logLevel: 'trace' } });
});
beforeEach(() => site.log.splice(0));
afterAll(stopSites);

it('logs method, path, status, id and time of a request in one line', async () => {
  await site.get('/home?lang=pt', { 'x-request-id': 'request-of-the-test' });
  expect(site.log.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      reqId: 'request-of-the-test',
      req: { method: 'GET', path: '/home', remoteAddress: '127.0.0.1' },
      res: { statusCode: 200 },
      ms: expect.any(Number),
    }),
  ]);
});

it('passes the request id to the API and returns it to the client', async () => {
  const page = await site.get('/jobs', { 'x-request-id': 'id-of-a-page' });
  expect(page.headers['x-request-id']).toBe('id-of-a-page');
  expect(site.api.seen.at(-1)?.headers['x-request-id']).toBe('id-of-a-page');
  const { headers } = await site.app.inject({ url: '/api/nothing', headers: { 'x-request-id': 'id-of-a-call' } });
  expect(headers['x-request-id']).toBe('id-of-a-call');
  expect(site.api.asked('/api/nothing').at(-1)?.headers['x-request-id']).toBe('id-of-a-call');
});

it('redacts secrets in every log line', async () => {
  const headers = { authorization: 'Bearer hush-header', cookie: 'sid=hush-cookie' };
  await site.get('/applications/hush-eyJpZCI6IjEyMzQ1Njc4OTAifQ?token=hush-query', headers);
  await site.app.inject({ method: 'POST', url: '/api/login', headers, payload: { password: 'hush-body' } });
  site.app.log.error(
    { err: new Error('550 <hush.person@mail.example.com> at https://x.example.com/verify?token=hush-link') },
    'smtp://hush-user:hush-password@mail.example.com:587 does not answer',
  );
  site.app.log.warn({ token: 'hush-field', user: { password: 'hush-inside' } });
  expect(site.log.length).toBeGreaterThan(3);
  expect(site.log.join('')).not.toContain('hush');
});
