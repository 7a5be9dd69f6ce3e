import { connect, type AddressInfo } from 'node:net';
import fc from 'fast-check';
import { createTestApp, type TestApp } from '../create-test-app.ts';

// Sends almost valid HTTP through Node's own parser, which `inject` bypasses.

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.listen(0, '127.0.0.1');
});
afterAll(() => api.close());

/** Limit for a connection that stays open, in milliseconds. */
const deadlineMs = 60_000;
/** Milliseconds without a response after which the client ends the connection: the server is waiting for more bytes. */
const idleMs = 100;

/**
 * Sends the bytes and returns all received text until the server ends the connection. The client ends its side after
 * the first received bytes.
 */
function exchange(bytes: Buffer): Promise<string> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1').setTimeout(deadlineMs);
  const idleTimer = setTimeout(() => socket.end(), idleMs);
  let received = '';
  socket.on('data', (part) => {
    received += String(part);
    socket.end();
  });
  socket.write(bytes);
  return new Promise((resolve, reject) => {
    socket.once('timeout', () => socket.destroy(new Error('the connection was left open')));
    socket.once('close', () => {
      clearTimeout(idleTimer);
      resolve(received);
    });
    // The server resets connections that send more after a refusal. What it sent before is received.
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

const noise = fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('latin1'));
/** Mostly good values: a request with one error is parsed further than one with many. */
const biased = (good: readonly string[], bad: readonly string[]) =>
  fc.oneof(
    { arbitrary: fc.constantFrom(...good), weight: 16 },
    { arbitrary: fc.constantFrom(...bad), weight: 2 },
    { arbitrary: noise, weight: 1 },
  );

const lineEnd = biased(['\r\n'], ['\n', '\r', '']);
const method = biased(
  ['GET', 'GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'],
  ['TRACE', 'CONNECT', 'get', 'BREW', ''],
);
const target = biased(
  ['/api/health', '/api/login', '/api/contact', '/api/account/resumes', '/api/jobs/1/resume'],
  ['*', '//', '/%', '/\0', 'http://evil.example/api/health', '/api/../../etc/passwd', `/${'a'.repeat(20_000)}`],
);
const version = biased(['HTTP/1.1'], ['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTP/1.1', '']);
const host = biased(['Host: x'], ['Host:', 'Host: a\r\nHost: b', 'X: y']);
const header = biased(
  [
    'Content-Type: application/json',
    'Content-Type: multipart/form-data; boundary=x',
    'Content-Length: 5',
    'Transfer-Encoding: chunked',
    'Connection: close',
    'Connection: upgrade\r\nUpgrade: websocket',
    'Expect: 100-continue',
    'Cookie: sid=\u00FF; sid=',
  ],
  [
    'Content-Length: -1',
    'Content-Length: 99999999999999999999',
    'Content-Length: 5\r\nContent-Length: 6',
    'Transfer-Encoding: chunked, chunked',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding: gzip',
    ' folded',
    ': nameless',
    'X-Nul: \0',
    'Expect: wonders',
    `X-Long: ${'x'.repeat(20_000)}`,
  ],
);
const body = biased(
  ['', '', 'hello', '{"a":1}', '5\r\nhello\r\n0\r\n\r\n'],
  [
    '5\r\nhel',
    'zz\r\nhello\r\n',
    '-1\r\n\r\n',
    'FFFFFFFFFFFFFFFF\r\nhello\r\n',
    '0\r\n\r\nGET /api/user HTTP/1.1\r\nHost: x\r\n\r\n',
    '--x\r\nContent-Disposition: form-data; name="resume"\r\n\r\n',
  ],
);

const request = fc
  .tuple(method, target, version, lineEnd, host, fc.array(header, { maxLength: 3 }), body)
  .map(([verb, path, protocol, end, name, headers, content]) =>
    [`${verb} ${path} ${protocol}`, name, ...headers, '', content].join(end),
  );

const bytes = fc.array(request, { minLength: 1, maxLength: 3 }).map((all) => Buffer.from(all.join(''), 'latin1'));

it('responds to almost valid HTTP without a server error, and continues to respond', async () => {
  await fc.assert(
    fc.asyncProperty(bytes, async (sent) => {
      const received = await exchange(sent);
      expect(received).toMatch(/^($|HTTP\/1\.1 [1-4]\d\d )/);
      expect(received).not.toMatch(/^HTTP\/1\.1 5/m);
    }),
    { numRuns: 200 },
  );
  expect((await api.inject('/api/health')).statusCode).toBe(200);
});
