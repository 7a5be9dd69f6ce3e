import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';

const site = 'https://trampolim.test';
const app = 'capacitor://localhost';
const allowed = [site, app, 'https://localhost'];
const foreign = ['https://elsewhere.example', 'http://localhost', 'https://localhost:8443', `${site}.example`, 'null'];

let api: TestApp;
beforeAll(async () => {
  const server = { publicUrl: site, nativeOrigins: [app, 'https://localhost'] };
  api = await createTestApp({ controllers: [HttpProbeController], server });
});
afterAll(() => api.close());

const preflight = (origin: string) =>
  api.inject({
    method: 'OPTIONS',
    url: '/api/probe/echo',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    },
  });
const post = (origin: string) =>
  api.inject({ method: 'POST', url: '/api/probe/echo', headers: { origin, 'sec-fetch-site': 'cross-site' } });

describe('CORS', () => {
  it.each(allowed)('allows a preflight request from %s, with credentials', async (origin) => {
    const answer = await preflight(origin);
    expect(answer.statusCode).toBe(204);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'content-type,idempotency-key',
      'access-control-allow-methods': expect.stringContaining('PATCH') as string,
      'access-control-max-age': '7200',
      vary: expect.stringMatching(/\borigin\b/i) as string,
    });
  });

  it.each(allowed)('allows %s to change data and read the response', async (origin) => {
    const answer = await post(origin);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': expect.stringContaining('retry-after') as string,
    });
  });

  it.each(foreign)('does not allow the origin %s', async (origin) => {
    for (const answer of [await preflight(origin), await api.inject({ url: '/api/cities', headers: { origin } })]) {
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it.each(foreign)('rejects a change from %s', async (origin) => {
    const answer = await post(origin);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('allows reading error responses', async () => {
    const { statusCode, headers } = await api.inject({ url: '/api/nothing', headers: { origin: app } });
    expect(statusCode).toBe(404);
    expect(headers['access-control-allow-origin']).toBe(app);
  });
});

it('responds to requests without an origin', async () => {
  const { statusCode, headers } = await api.inject('/api/cities');
  expect(statusCode).toBe(200);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});
