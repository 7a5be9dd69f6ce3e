import fc from 'fast-check';
import { errorCodes, limits, type ErrorAnswer } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ controllers: [HttpProbeController] });
});
afterAll(() => api.close());

type Request = Exclude<Parameters<TestApp['inject']>[0], string>;

async function send(request: Request) {
  const answer = await api.inject(request);
  return { status: answer.statusCode, body: answer.json<ErrorAnswer>(), headers: answer.headers };
}

const json = (payload: string): Request => ({
  method: 'POST',
  url: '/api/probe/echo',
  headers: { 'content-type': 'application/json' },
  payload,
});

const nestedJson = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const cases: [string, Request, number, string][] = [
  ['an unknown route', { url: '/api/nothing' }, 404, 'not_found'],
  ['an unknown method', { method: 'DELETE', url: '/api/proxy/jobs' }, 404, 'not_found'],
  ['a malformed URL', { url: '/api/%ZZ' }, 400, 'bad_request'],
  ['a malformed parameter', { url: '/api/proxy/jobs/%E0%A4' }, 400, 'bad_request'],
  ['a NUL in a parameter', { url: '/api/proxy/jobs/a%00b' }, 400, 'bad_request'],
  ['a NUL in the query', { url: '/api/proxy/job-search?keyword=a%00' }, 400, 'bad_request'],
  ['a parameter that is too long', { url: `/api/proxy/jobs/${'x'.repeat(301)}` }, 414, 'uri_too_long'],
  ['broken JSON', json('{"a":'), 400, 'malformed_json'],
  ['a prototype in JSON', json('{"__proto__":{"a":1}}'), 400, 'malformed_json'],
  ['a constructor in JSON', json('{"a":{"constructor":{"prototype":{}}}}'), 400, 'malformed_json'],
  ['a NUL in JSON', json('{"a":["\\u0000"]}'), 400, 'malformed_json'],
  ['JSON that is nested too deeply', json(nestedJson(limits.jsonDepth + 1)), 400, 'malformed_json'],
  ['deep JSON after a quote in a string', json(`["\\"",${nestedJson(50_000 - 4)}]`), 400, 'malformed_json'],
  ['a body that is too large', json(JSON.stringify('x'.repeat(200_000))), 413, 'payload_too_large'],
  [
    'an unknown content type',
    { method: 'POST', url: '/api/probe/echo', headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
    415,
    'unsupported_media_type',
  ],
  ['an AppError', { url: '/api/probe/refused' }, 400, 'validation_failed'],
  ['an unexpected error', { url: '/api/probe/bug' }, 500, 'internal_error'],
];

it.each(cases)('responds to %s in the error format of the API', async (_, request, status, code) => {
  const answer = await send(request);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(answer.body.error).toBe(answer.body.message);
  expect(errorCodes).toContain(answer.body.code);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': expect.stringContaining('application/json'),
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-request-id': expect.any(String),
  });
});

it('returns no server error for any URL', async () => {
  const segment = fc
    .oneof(fc.string({ unit: 'grapheme' }), fc.bigInt().map(String))
    .map((text) => encodeURIComponent(text));
  const path = fc.constantFrom(
    'proxy/jobs/',
    'proxy/companies/',
    'company-logos/',
    'proxy/job-search?keyword=',
    'proxy/job-search?page=',
    'proxy/job-search?category=',
    'proxy/job-search?location=',
    'proxy/job-search?type=',
    'x/',
  );
  await fc.assert(
    fc.asyncProperty(path, segment, async (start, end) => {
      expect((await api.inject(`/api/${start}${end}`)).statusCode).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});

it('does not treat names of Object.prototype as parameters', async () => {
  const names = Object.getOwnPropertyNames(Object.prototype).map((name) => `${name}=1`);
  expect((await api.inject(`/api/proxy/companies?${names.join('&')}`)).statusCode).toBe(200);
});

it('reveals nothing about an internal error', async () => {
  expect(JSON.stringify((await send({ url: '/api/probe/bug' })).body)).not.toContain('secret');
});

it('returns the invalid fields', async () => {
  expect((await send({ url: '/api/probe/refused' })).body.fields).toEqual({ email: 'taken' });
});

it.each([
  ['pt-PT,pt;q=0.9', 'O texto é demasiado longo'],
  ['en-GB,en;q=0.9', 'The text is too long'],
])('explains an invalid field in the requested language (%s)', async (language, text) => {
  const url = `/api/proxy/job-search?keyword=${'x'.repeat(limits.keywordCharacters + 1)}`;
  const { body } = await send({ url, headers: { 'accept-language': language } });
  expect(body).toMatchObject({ fields: { keyword: 'validation.tooLong' }, fieldTexts: { keyword: text } });
});

it('returns no text for a code that is not a key of the schemas', async () => {
  expect((await send({ url: '/api/probe/refused' })).body.fieldTexts).toEqual({});
});

it('treats an empty JSON body as no body', async () => {
  const answer = await api.inject(json(''));
  expect([answer.statusCode, answer.json()]).toEqual([201, { body: null }]);
});

it('accepts JSON of the maximum depth, and brackets in a string', async () => {
  const body: unknown = [JSON.parse(nestedJson(limits.jsonDepth - 1)), '"\\['.repeat(100)];
  const answer = await api.inject(json(JSON.stringify(body)));
  expect([answer.statusCode, answer.json()]).toEqual([201, { body }]);
});

it('accepts URLs with and without a trailing slash', async () => {
  expect((await api.inject('/api/cities/')).statusCode).toBe(200);
});
