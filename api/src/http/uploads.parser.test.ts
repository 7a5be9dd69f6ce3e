import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { buildForm, formType } from '../../test/multipart.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

function send(url: string, bytes: number, method: 'POST' | 'PUT' = 'POST') {
  const payload = buildForm([{ name: 'file', filename: 'file', content: Buffer.alloc(bytes) }]);
  return api.inject({
    method,
    url,
    payload,
    headers: { 'content-type': formType, 'content-length': String(payload.length) },
  });
}

describe('a form with a Content-Length above the limit', () => {
  it.each([
    ['/api/contact', 'POST', 'payload_too_large', 100_000],
    ['/api/nowhere', 'POST', 'payload_too_large', 100_000],
    ['/api/jobs/1/resume', 'POST', 'resume_too_large', 6_000_000],
    ['/api/account/resumes', 'POST', 'resume_too_large', 6_000_000],
    ['/api/account/picture', 'PUT', 'picture_too_large', 6_000_000],
  ] as const)('is rejected at %s with the error of the route', async (url, method, code, bytes) => {
    const answer = await send(url, bytes, method);
    expect([answer.statusCode, answer.json().code, answer.headers.connection]).toEqual([413, code, 'close']);
  });

  it('is accepted up to the limit of its file', async () => {
    expect((await send('/api/jobs/1/resume', 100_000)).json().code).not.toBe('payload_too_large');
  });
});
