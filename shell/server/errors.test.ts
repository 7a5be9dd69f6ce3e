import { connect } from 'node:net';
import { contentOf } from './test/page-reader.ts';
import { startSite, stopSites, type RunningSite } from './test/running-site.ts';

let site: RunningSite;
let port: number;
beforeAll(async () => {
  site = await startSite({ connections: { requestTimeout: 1500, headersTimeout: 1000 } });
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(stopSites);

/** Sends raw bytes and returns the complete response. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => (answer += String(part)));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

const expectClosed = (headers: Record<string, unknown>) => {
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toContain('max-age');
};

const malformed = ['/%ff', '/jobs/%', '/jobs/%E0%A4%A', '/jobs/a%00b', `/jobs/${'x'.repeat(9000)}`];

describe('malformed API addresses', () => {
  it.each([...malformed, `/jobs?keyword=${'x'.repeat(5000)}`])('receive a 400 response: %.20s', async (url) => {
    const call = await site.app.inject({ url: `/api${url}` });
    expect(call.statusCode).toBe(400);
    expect(call.json()).toMatchObject({ code: expect.stringMatching(/^(bad_request|uri_too_long)$/) as string });
    expectClosed(call.headers);
    expect(site.api.seen).toEqual([]);
  });
});

describe('malformed page addresses', () => {
  it.each([...malformed, '/api-guide/%'])('receive a 404 page with header and footer: %.20s', async (url) => {
    for (const headers of [{}, { accept: '*/*' }, { accept: 'image/png' }]) {
      const answer = await site.app.inject({ url, headers });
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(contentOf(answer.body, 'shell-header')).not.toBe('');
      expectClosed(answer.headers);
    }
  });

  it('are forwarded to the API as the browser parses them', async () => {
    site.api.seen.length = 0;
    await site.get('/jobs/%?a=%');
    expect(site.api.seen.map(({ url }) => url)).toEqual(['/api/proxy/jobs/%25']);
  });

  it('of a search with an overlong query receive the search page', async () => {
    const answer = await site.get(`/jobs?keyword=${'x'.repeat(9000)}`);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.status).toBe(200);
  });

  it.each(['/api/jobs/%', '/api?a=%00', '/registry.json?a=%00', '/remotes/%', '/sitemap-1.xml?a=%00'])(
    'receive a JSON error outside of pages: %s',
    async (url) => {
      const answer = await site.app.inject({ url, headers: { accept: '*/*' } });
      expect(answer.json()).toMatchObject({ code: 'bad_request' });
    },
  );
});

describe('every response', () => {
  it.each(['/home', '/nowhere', '/assets/none.js', '/api/none', '/robots.txt', '/registry.json', '/jobs/12/'])(
    'to %s has the security headers and a request id',
    async (url) => {
      const { headers } = await site.get(url);
      expectClosed(headers);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/);
    },
  );

  it('has the request id of a proxy if it is valid', async () => {
    expect((await site.get('/home', { 'x-request-id': 'abcdef-123' })).headers['x-request-id']).toBe('abcdef-123');
    expect((await site.get('/home', { 'x-request-id': 'a b"' })).headers['x-request-id']).not.toBe('a b"');
  });
});

describe('a malformed request on a connection', () => {
  it.each([
    ['not HTTP', 'hello\r\n\r\n', '400'],
    ['oversized headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
    ['incomplete headers', 'GET / HTTP/1.1\r\nhost: x\r\n', '408'],
    [
      'an incomplete body',
      'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\ncontent-type: text/plain\r\n\r\nabc',
      '408',
    ],
  ])('receives an error response: %s', async (_, text, status) => {
    const answer = await send(text);
    expect(answer).toMatch(new RegExp(`HTTP/1\\.1 ${status} `));
    expect(answer).toContain("default-src 'none'");
  });
});
