import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { saveSignedIn } from '../../test/factories/index.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ controllers: [HttpProbeController], server: { trustedProxies: ['10.0.0.1'] } });
});
afterAll(() => api.close());

const post = (headers: Record<string, string>, remoteAddress = '192.0.2.1') =>
  api.inject({ method: 'POST', url: '/api/probe/echo', headers, remoteAddress });

async function signIn(role: 'user' | 'admin'): Promise<string> {
  const { cookies } = await saveSignedIn(api.database, { role, second_factor_since: new Date() });
  return cookies.sid;
}

describe('state-changing requests', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
  ])('are rejected with the headers %j', async (headers) => {
    const answer = await post(headers);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'foreign_origin' });
  });

  it.each([[{ 'sec-fetch-site': 'same-origin' }], [{ origin: 'http://localhost:3000' }], [{}]])(
    'are accepted with the headers %j',
    async (headers) => {
      expect((await post(headers)).statusCode).toBe(201);
    },
  );

  it('are accepted from another site if they only read data', async () => {
    const answer = await api.inject({ url: '/api/cities', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(answer.statusCode).toBe(200);
  });

  it('are limited to 60 a minute per address, and X-Forwarded-For of an untrusted client is ignored', async () => {
    const claim = (count: number) => post({ 'x-forwarded-for': `198.51.100.${count}` }, '192.0.2.9');
    for (let count = 0; count < 60; count += 1) expect((await claim(count)).statusCode).toBe(201);
    expect((await claim(60)).statusCode).toBe(429);
  });

  it('are limited to 60 a minute per address in X-Forwarded-For of a trusted proxy', async () => {
    const from = (address: string) => post({ 'x-forwarded-for': address }, '10.0.0.1');
    for (let count = 0; count < 60; count += 1) expect((await from('198.51.100.7')).statusCode).toBe(201);
    const refused = await from('198.51.100.7');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('198.51.100.8')).statusCode).toBe(201);
  });
});

describe('access', () => {
  it('rejects requests to a route without declared access', async () => {
    expect((await api.inject('/api/probe/undeclared')).statusCode).toBe(403);
  });

  it('requires the role of the route', async () => {
    const put = (cookies: Record<string, string>) => api.inject({ method: 'PUT', url: '/api/probe/admin', cookies });
    expect((await put({})).statusCode).toBe(401);
    expect((await put({ sid: await signIn('user') })).json()).toMatchObject({ code: 'forbidden' });
    expect((await put({ sid: await signIn('admin') })).statusCode).toBe(200);
  });

  it('forbids caching of personal responses even if the route sets no header', async () => {
    const cookies = { sid: await signIn('admin') };
    const { headers } = await api.inject({ method: 'PUT', url: '/api/probe/admin', cookies });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('requires a second factor for admins', async () => {
    const { cookies } = await saveSignedIn(api.database, { role: 'admin' });
    const answer = await api.inject({ method: 'PUT', url: '/api/probe/admin', cookies });
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'second_factor_setup_required']);
  });
});

describe('request id', () => {
  it('is taken from the proxy', async () => {
    const answer = await api.inject({ url: '/api/health', headers: { 'x-request-id': 'edge-12345678' } });
    expect(answer.headers['x-request-id']).toBe('edge-12345678');
  });

  it('is generated if the given one is invalid', async () => {
    const answer = await api.inject({ url: '/api/health', headers: { 'x-request-id': 'a b\tc<script>' } });
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});

const preflight = { origin: 'http://localhost:3000', 'access-control-request-method': 'POST' };

it.each([
  ['a successful response', { url: '/api/cities' }, 200],
  ['an unknown URL', { url: '/api/nothing' }, 404],
  ['a malformed URL', { url: '/api/%ZZ' }, 400],
  ['a preflight request', { method: 'OPTIONS', url: '/api/cities', headers: preflight }, 204],
  ['an OPTIONS request that is no preflight request', { method: 'OPTIONS', url: '/api/cities' }, 400],
] as const)('sets security headers for %s', async (_, request, status) => {
  const { headers, statusCode } = await api.inject({ ...request });
  expect(statusCode).toBe(status);
  const policy = String(headers['content-security-policy']).split(/;\s*/);
  expect(policy).toEqual(["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'"]);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  for (const name of ['x-powered-by', 'server']) expect(headers).not.toHaveProperty(name);
});

it('rejects TRACE without returning the request headers', async () => {
  const answer = await api.inject({ method: 'TRACE' as 'GET', url: '/api/cities', headers: { cookie: 'sid=hush' } });
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain('hush');
});
