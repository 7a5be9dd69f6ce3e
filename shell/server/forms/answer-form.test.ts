import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import {
  cancelRegistration,
  definePageForm,
  login,
  register,
  routes,
  sendContactMessage,
  verifyEmail,
  type PageContext,
  type PageForm,
} from 'shared-contracts';
import { contentOf, jsonOf } from '../test/page-reader.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';
import { buildSmallRemote } from '../test/site-fixture.ts';

const contact = definePageForm('contact', sendContactMessage, {
  fields: { name: 'text', company: 'optional', message: 'text' },
});
const signIn = definePageForm('login', login, {
  fields: { username: 'text', password: 'secret', code: 'optional' },
  signsIn: true,
});
const registration = definePageForm('register', register, {
  fields: { username: 'text', password: 'secret', subscribeToNewsletter: 'flag', categories: 'list' },
  constants: { newsletterFrequency: 'weekly' },
  adds: ['language', 'signInTarget', 'token'],
  next: `${routes.auth}?sent=register`,
  signsIn: true,
});
const removal = definePageForm('removal', cancelRegistration);
const verification = definePageForm('verify', verifyEmail);

/** A remote of one page with these forms. Its content contains its address. */
function remoteOf(id: string, path: string, forms: readonly PageForm[]) {
  const remote = buildSmallRemote(id, path, { server: { file: 'server.cjs', integrity: '' } });
  return { ...remote, routes: remote.routes.map((route) => ({ ...route, forms })) };
}

const token = 'dG9rZW4.c2lnbmVk';
const remotes = [
  remoteOf('mfe-contact', '/contacto', [contact]),
  remoteOf('mfe-account', routes.auth, [signIn, registration]),
  remoteOf('mfe-verification', routes.verifyEmail, [verification]),
  remoteOf('mfe-removal', routes.cancelRegistration, [removal]),
];

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({ remotes });
});
afterAll(stopSites);
beforeEach(() => {
  site.api.seen.length = 0;
  site.api.answers.clear();
  site.api.answers.set('/api/contact', { body: { success: true, message: 'ok' } });
});

type Typed = readonly (readonly [string, string])[];

const post = (url: string, typed: Typed, headers: Record<string, string> = {}) =>
  site.app.inject({
    method: 'POST',
    url,
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(typed.map(([name, value]) => [name, value])).toString(),
  });

const message: Typed = [
  ['form', 'contact'],
  ['name', 'Inês'],
  ['message', 'Olá <b>"a todos"</b>\r\n&amp;'],
];
const refuse = (status: number, code: string, fields?: Record<string, string>, extra = {}) => ({
  status,
  body: { error: code, message: code, code, ...(fields && { fields }), ...extra },
});
const submissionOf = (html: string) => (jsonOf(html, 'context') as PageContext).submission;
const sentBodies = () => site.api.seen.map(({ body }) => JSON.parse(body) as unknown);

describe('a form that the API accepts', () => {
  it('redirects to its page, which confirms the submission', async () => {
    const { statusCode, headers } = await post('/contacto?lang=en', message);
    expect([statusCode, headers.location]).toEqual([303, '/contacto?lang=en&sent=contact']);
    expect(headers['cache-control']).toBe('no-store');
    const page = await site.get(String(headers.location));
    expect(submissionOf(page.html)).toEqual({ form: 'contact', values: {}, refusal: null });
  });

  it('sends only the declared fields', async () => {
    await post('/contacto', [...message, ['company', ' '], ['role', 'admin'], ['__proto__', 'x']]);
    expect(sentBodies()).toEqual([{ name: 'Inês', message: 'Olá <b>"a todos"</b>\r\n&amp;' }]);
  });

  it('sends flags, lists, constants and the values that the page adds', async () => {
    await post('/auth?mode=register&returnTo=/jobs/7&save=7&token=%20abc', [
      ['form', 'register'],
      ['username', 'ines'],
      ['password', 'três gaivotas'],
      ['subscribeToNewsletter', 'on'],
      ['categories', 'saude'],
      ['categories', 'tecnologia'],
    ]);
    await post('/auth?returnTo=https://evil.example', [['form', 'register']]);
    const common = { newsletterFrequency: 'weekly', language: 'pt' };
    expect(sentBodies()).toEqual([
      {
        username: 'ines',
        password: 'três gaivotas',
        subscribeToNewsletter: true,
        categories: ['saude', 'tecnologia'],
        ...common,
        returnTo: '/jobs/7',
        save: 7,
        token: 'abc',
      },
      { username: '', password: '', subscribeToNewsletter: false, categories: [], ...common, token: '' },
    ]);
  });

  it('calls a GET endpoint without a body, with the parameters of the page’s query', async () => {
    site.api.answers.set('/api/verify-email?token=abc', { body: { success: true, message: 'ok' } });
    const { headers } = await post('/verify-email?token=abc', [['form', 'verify']]);
    expect(headers.location).toBe('/verify-email?token=abc&sent=verify');
    expect(site.api.seen).toMatchObject([{ method: 'GET', body: '' }]);
  });

  it('forwards the visitor’s cookie, address and origin to the API', async () => {
    await post('/contacto', message, {
      cookie: 'sid=1',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(site.api.seen[0]?.headers).toMatchObject({
      cookie: 'sid=1',
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
      'x-forwarded-for': '127.0.0.1',
      'content-type': 'application/json',
    });
  });
});

describe('a form that signs in', () => {
  const cookie = 'sid=abc; Path=/; HttpOnly; SameSite=Lax';
  const written = 'lsn=16%2FB374D848; Path=/; HttpOnly; SameSite=Lax';
  const typed: Typed = [
    ['form', 'login'],
    ['username', 'ines'],
    ['password', 'três gaivotas'],
  ];
  beforeEach(() => {
    site.api.answers.set('/api/login', { body: { id: 1 }, headers: { 'set-cookie': cookie } });
  });

  it.each([
    ['/auth', '/account'],
    ['/auth?returnTo=%2Fjobs%2F7%3Fa%3D1', '/jobs/7?a=1'],
    ['/auth?returnTo=https%3A%2F%2Fevil.example', '/account'],
    ['/auth?returnTo=%2F%2Fevil.example', '/account'],
  ])('sets the session’s cookie, and redirects from %s to %s', async (url, location) => {
    const { statusCode, headers } = await post(url, typed);
    expect([statusCode, headers.location, headers['set-cookie']]).toEqual([303, location, [cookie]]);
  });

  it('redirects to the declared page when no session starts', async () => {
    site.api.answers.set('/api/register', { status: 201, body: { user: null } });
    const { headers } = await post('/auth?mode=register&save=7', [['form', 'register']]);
    expect(headers.location).toBe('/auth?sent=register&save=7');
    expect(headers).not.toHaveProperty('set-cookie');
  });

  it('sets no cookie of a session for a form that does not sign in', async () => {
    site.api.answers.set('/api/contact', { body: {}, headers: { 'set-cookie': [cookie, written] } });
    const { headers } = await post('/contacto', message);
    expect(headers['set-cookie']).toEqual([written]);
  });

  it('redirects to its page when the API starts no session', async () => {
    site.api.answers.set('/api/login', { body: {}, headers: { 'set-cookie': [written] } });
    const { headers } = await post('/auth', typed);
    expect([headers.location, headers['set-cookie']]).toEqual(['/auth?sent=login', [written]]);
  });
});

describe('a form that the API rejects', () => {
  it('shows its page with the entered values and the errors', async () => {
    site.api.answers.set('/api/contact', refuse(400, 'validation_failed', { name: 'validation.name' }));
    const { statusCode, headers, body } = await post('/contacto', message);
    expect(statusCode).toBe(400);
    expect(headers['cache-control']).toBe('no-store');
    expect(submissionOf(body)).toEqual({
      form: 'contact',
      values: { name: 'Inês', company: '', message: 'Olá <b>"a todos"</b>\r\n&amp;' },
      refusal: { status: 400, data: expect.objectContaining({ fields: { name: 'validation.name' } }) },
    });
    expect(contentOf(body, 'remote-mfe-contact')).toContain('<article');
  });

  it('never writes a password into a page', async () => {
    site.api.answers.set('/api/login', refuse(401, 'credentials_wrong'));
    const { body } = await post('/auth', [
      ['form', 'login'],
      ['username', 'ines'],
      ['password', 'três gaivotas'],
    ]);
    expect(submissionOf(body)?.values).toEqual({ username: 'ines', code: '' });
    expect(body).not.toContain('gaivotas');
  });

  it('is not shared between users', async () => {
    site.api.answers.set('/api/contact', refuse(400, 'validation_failed'));
    await post('/contacto', message);
    const { html } = await site.get('/contacto');
    expect(submissionOf(html)).toBeUndefined();
    expect(html).not.toContain('Inês');
  });

  it.each([
    ['an API error', { status: 500, body: { error: 'internal_error', message: 'm', code: 'internal_error' } }, 500],
    ['a response that is not JSON', { status: 502, body: 'Bad gateway' }, 502],
  ])('shows the entered values again after %s', async (_, answer, status) => {
    site.api.answers.set('/api/contact', answer);
    const { statusCode, body } = await post('/contacto', message);
    expect(statusCode).toBe(status);
    expect(submissionOf(body)?.values).toMatchObject({ name: 'Inês' });
  });

  it('preserves the entered values when the API is unavailable', async () => {
    const alone = await startSite({ remotes });
    await alone.api.stop();
    const { statusCode, body } = await alone.app.inject({
      method: 'POST',
      url: '/contacto',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=contact&name=Ana',
    });
    expect(statusCode).toBe(503);
    expect(submissionOf(body)).toMatchObject({
      values: { name: 'Ana' },
      refusal: { data: { code: 'service_unavailable' } },
    });
    await alone.stop();
  });
});

describe('a POST request that matches no form of the page', () => {
  it('is rejected with 405 when the page has no form', async () => {
    const { statusCode, headers } = await post('/home', message);
    expect([statusCode, headers['allow']]).toEqual([405, 'GET, HEAD']);
    expect((await post('/nowhere', message)).statusCode).toBe(405);
  });

  it('is rejected before its body is read when the page has no form', async () => {
    const { port } = new URL(await site.app.listen({ host: '127.0.0.1', port: 0 }));
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': 1000 };
    const unfinished = request({ host: '127.0.0.1', port, path: '/home', method: 'POST', headers });
    unfinished.flushHeaders();
    const [answer] = (await once(unfinished, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(405);
    unfinished.destroy();
  });

  it.each([
    ['another name', [['form', 'login']] as Typed, 400],
    ['no name', [['name', 'Inês']] as Typed, 400],
    [
      'a body that is too large',
      [
        ['form', 'contact'],
        ['message', 'x'.repeat(70_000)],
      ] as Typed,
      413,
    ],
  ])('receives an error page: %s', async (_, typed, status) => {
    const { statusCode, headers } = await post('/contacto', typed);
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    expect(site.api.seen).toEqual([]);
  });

  it.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x'])(
    'is rejected with the content type %s',
    async (type) => {
      expect((await post('/contacto', message, { 'content-type': type })).statusCode).toBe(415);
      expect(site.api.seen).toEqual([]);
    },
  );
});

describe('the form of the page "It was not me"', () => {
  const page = `/nao-fui-eu/${token}`;
  const endpoint = `/api/registrations/${token}/removal`;

  it('removes the account by the token of its address', async () => {
    site.api.answers.set(endpoint, { body: { success: true, message: 'ok' } });
    const { headers } = await post(page, [['form', 'removal']]);
    expect(headers.location).toBe(`${page}?sent=removal`);
    expect(site.api.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`POST ${endpoint}`]);
  });

  it('sends no request to the API when it is opened', async () => {
    expect((await site.get(page)).status).toBe(200);
    expect(site.api.seen).toEqual([]);
  });

  it('cannot call another endpoint of the API', async () => {
    await post('/nao-fui-eu/..%2F..%2Flogout%3F', [['form', 'removal']]);
    expect(site.api.seen.map(({ url }) => url)).toEqual(['/api/registrations/..%2F..%2Flogout%3F/removal']);
  });
});

it('shares the limited connections to the API with all other calls', async () => {
  const limits = { calls: 2, uploads: 1, streams: 1, bufferBytes: 2 ** 20 };
  const limited = await startSite({ remotes, config: { apiLimits: limits } });
  limited.api.answers.set('/api/contact', { body: { success: true, message: 'ok' } });
  const before = limited.api.connections;
  const ask = () =>
    limited.app.inject({
      method: 'POST',
      url: '/contacto',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'form=contact',
    });
  const answers = await Promise.all(Array.from({ length: 8 }, ask));
  expect(answers.map(({ headers }) => headers.location)).toEqual(answers.map(() => '/contacto?sent=contact'));
  expect(limited.api.connections - before).toBeLessThanOrEqual(limits.calls);
  await limited.stop();
});
