import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { sendRaw } from '../test/raw-request.ts';

const megabyte = 1024 * 1024;
const chunk = Buffer.alloc(64 * 1024, 'x');

let site: RunningSite;
let origin: string;
beforeAll(async () => {
  site = await startSite();
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(stopSites);
beforeEach(() => {
  site.api.seen.length = 0;
  site.api.answers.set('/api/x', { status: 201, body: { done: true } });
});

const head = (method: string, headers: readonly string[]) =>
  [`${method} /api/x HTTP/1.1`, 'host: x', 'connection: close', ...headers, '', ''].join('\r\n');

function* upload(bytes: number, headers: readonly string[]): Generator<string | Buffer> {
  yield head('POST', ['content-type: multipart/form-data; boundary=a', `content-length: ${bytes}`, ...headers]);
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk.subarray(0, Math.min(chunk.length, bytes - sent));
}

describe('hop-by-hop headers', () => {
  it.each([
    'expect: 100-continue',
    'keep-alive: timeout=5',
    'proxy-connection: keep-alive',
    'te: trailers',
    'trailer: x-checksum',
    'upgrade: h2c',
    'http2-settings: AAMAAABkAAQAoAAAAAIAAAAA',
    'proxy-authorization: Basic eA==',
  ])('are not forwarded: %s', async (header) => {
    const name = header.split(':')[0]!;
    const answers = await Promise.all([
      sendRaw(origin, [head('GET', [header])]),
      sendRaw(origin, [`${head('POST', ['content-type: application/json', 'content-length: 2', header])}{}`]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(site.api.seen).toHaveLength(2);
    for (const { headers } of site.api.seen) expect(headers).not.toHaveProperty(name);
  });

  it('include only the headers that Connection lists', async () => {
    const named =
      'POST /api/x HTTP/1.1\r\nhost: x\r\nconnection: close, x-mine, Upgrade\r\nupgrade: h2c\r\nx-mine: 1\r\n';
    await sendRaw(origin, [`${named}x-other: 2\r\ncontent-type: text/plain\r\ncontent-length: 5\r\n\r\nhello`]);
    const [seen] = site.api.seen;
    expect(seen).toMatchObject({ body: 'hello', headers: { 'x-other': '2', 'content-type': 'text/plain' } });
    expect(Object.keys(seen!.headers)).not.toEqual(expect.arrayContaining(['x-mine']));
    expect(seen!.headers['x-forwarded-for']).toBe('127.0.0.1');
  });

  it('of the API are not sent to the client', async () => {
    const headers = {
      connection: 'keep-alive, x-internal',
      'keep-alive': 'timeout=1',
      'x-internal': '1',
      'x-public': '2',
    };
    site.api.answers.set('/api/x', { body: {}, headers });
    const answer = await sendRaw(origin, [head('GET', [])]);
    expect(answer.headers.get('x-public')).toBe('2');
    expect(answer.headers.get('x-internal')).toBeUndefined();
    expect([answer.headers.get('connection'), answer.headers.get('keep-alive')]).toEqual(['close', undefined]);
  });

  it('include transfer-encoding: a chunked body is forwarded with its length', async () => {
    const chunked = `${head('POST', ['content-type: text/plain', 'transfer-encoding: chunked'])}3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n`;
    expect((await sendRaw(origin, [chunked])).status).toBe(201);
    expect(site.api.seen[0]).toMatchObject({ body: 'abcde', headers: { 'content-length': '5' } });
  });
});

describe('an upload', () => {
  it('of 3 MB arrives complete', async () => {
    expect((await sendRaw(origin, upload(3 * megabyte, ['expect: 100-continue']))).status).toBe(201);
    expect(site.api.seen[0]?.body).toHaveLength(3 * megabyte);
  });

  it.each([8, 24])('of %d MB gets the API’s error response, which the client can read while it sends', async (size) => {
    const refusal = { error: 'file_too_large', message: 'The file is too large', code: 'file_too_large' };
    site.api.answers.set('/api/x', { status: 413, body: refusal, headers: { connection: 'close' }, early: true });
    for (let time = 0; time < 3; time += 1) {
      const answer = await sendRaw(origin, upload(size * megabyte, ['expect: 100-continue']));
      expect([answer.status, JSON.parse(answer.body)]).toEqual([413, refusal]);
    }
  });

  it('of 8 MB that the API accepts arrives complete', async () => {
    expect((await sendRaw(origin, upload(8 * megabyte, []))).status).toBe(201);
    expect(site.api.seen[0]?.body).toHaveLength(8 * megabyte);
  });

  it('is not forwarded before it is complete', async () => {
    const sending = new AbortController();
    const body = new ReadableStream({ start: (controller) => controller.enqueue(chunk) });
    const init: RequestInit & { duplex: string } = { method: 'POST', body, duplex: 'half', signal: sending.signal };
    const answer = fetch(`${origin}/api/x`, init).catch(() => 'aborted');
    await until(async () => expect(await connectionsOf(site)).toBe(1));
    sending.abort();
    expect(await answer).toBe('aborted');
    await until(async () => expect(await connectionsOf(site)).toBe(0));
    expect(site.api.seen).toEqual([]);
  });
});

const connectionsOf = ({ app }: RunningSite) =>
  new Promise<number>((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)));
  });
