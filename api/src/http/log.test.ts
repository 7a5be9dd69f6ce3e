import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';

const log: string[] = [];
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ controllers: [HttpProbeController], log, server: { logLevel: 'info' } });
});
beforeEach(() => {
  log.length = 0;
});
afterAll(() => api.close());

it('tells method, path, status, id and time of a request in one line', async () => {
  await api.inject({ url: '/api/cities', headers: { 'x-request-id': 'request-of-the-test' } });
  expect(log.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({
      reqId: 'request-of-the-test',
      req: { method: 'GET', path: '/api/cities', remoteAddress: '127.0.0.1' },
      res: { statusCode: 200 },
      ms: expect.any(Number),
    }),
  ]);
});

it('keeps secrets out', async () => {
  await api.inject({
    method: 'POST',
    url: '/api/probe/echo?token=hush-query',
    headers: { authorization: 'Bearer hush-header', cookie: 'sid=hush-cookie' },
    payload: { password: 'hush-body' },
  });
  expect(log.length).toBeGreaterThan(0);
  expect(log.join('')).not.toContain('hush');
});

it('tells an operator what a visitor is not told', async () => {
  await api.inject('/api/probe/bug');
  expect(log.join('')).toContain('secret detail of a bug');
});
