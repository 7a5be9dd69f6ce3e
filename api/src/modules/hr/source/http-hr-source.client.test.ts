import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalServer } from '../../../../test/local-server.ts';
import type { HrAnswer, HrReadError } from './hr-source.port.ts';
import { HrClient, type HrClientSettings } from './hr.client.ts';
import { HttpHrSource } from './http-hr-source.client.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let handle: Handler;
let requests: IncomingMessage[];
beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    requests.push(request);
    handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => (requests = []));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function source(settings: Partial<HrClientSettings> = {}): HttpHrSource {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new HttpHrSource(
    new HrClient({ url, token: 'secret', timeoutMs: 60_000, bodyLimit: 10_000, maxWaitMs: 1000, ...settings }),
  );
}

const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) =>
  void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

const page = (data: unknown[], next: string | null, snapshot = 's-1') => ({ snapshot, total: 3, data, next });

async function collect(answer: HrAnswer): Promise<unknown[]> {
  if (answer === 'unchanged') throw new Error('The list is unchanged');
  const rows: unknown[] = [];
  for await (const found of answer.pages) rows.push(...found);
  return rows;
}

async function failureOf(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    return (error as HrReadError).failure;
  }
  return 'none';
}
const readAll = async (settings?: Partial<HrClientSettings>) => collect(await source(settings).jobs(null));

describe('complete read', () => {
  it('follows the cursor to the end and sends the token with every request', async () => {
    handle = ({ url }, response) =>
      json(response, url!.includes('cursor=b') ? page([3], null) : page([1, 2], 'b'), { etag: '"e"' });
    const answer = await source().jobs('"old"');
    await expect(collect(answer)).resolves.toEqual([1, 2, 3]);
    expect(answer).toMatchObject({ etag: '"e"', total: 3 });
    expect(requests.map(({ url }) => url)).toEqual(['/v1/jobs?limit=1000', '/v1/jobs?limit=1000&cursor=b']);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret', 'Bearer secret']);
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual(['"old"', undefined]);
  });

  it('ends after the first request if nothing changed', async () => {
    handle = (_, response) => void response.writeHead(304).end();
    await expect(source().companies('"e"')).resolves.toBe('unchanged');
  });

  it('requests changes since a given time', async () => {
    handle = (_, response) => json(response, page([], null));
    await source().jobsUpdatedSince(new Date('2026-11-20T10:00:00Z'));
    expect(requests[0]!.url).toBe('/v1/jobs?limit=1000&updatedSince=2026-11-20T10%3A00%3A00.000Z');
  });
});

describe('failed read', () => {
  it.each<[string, Handler, string]>([
    ['503', (_, response) => void response.writeHead(503).end(), 'refused'],
    ['401', (_, response) => void response.writeHead(401).end('{}'), 'refused'],
    [
      'a redirect',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'unreachable',
    ],
    ['a response that is not JSON', (_, response) => void response.end('<html>'), 'malformed'],
    ['no envelope', (_, response) => json(response, [1]), 'malformed'],
    ['no total', (_, response) => json(response, { snapshot: 's', data: [] }), 'malformed'],
    ['a cyclic cursor', (_, response) => json(response, page([1], 'a')), 'malformed'],
    ['a body that is too large', (_, response) => void response.end('x'.repeat(10_001)), 'too_large'],
    [
      'a closed connection',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"snapshot"');
        response.socket!.destroySoon();
      },
      'unreachable',
    ],
  ])('reports %s', async (_, handler, failure) => {
    handle = handler;
    await expect(failureOf(readAll)).resolves.toBe(failure);
  });

  it.each([
    ['values', `[${'{},'.repeat(1_500_000)}{}]`],
    ['levels', '['.repeat(4_500_000)],
  ])('rejects a body with too many %s before parsing it', async (_name, body) => {
    handle = (_, response) => void response.end(body);
    const parse = jest.spyOn(JSON, 'parse');
    await expect(failureOf(() => readAll({ bodyLimit: 50_000_000 }))).resolves.toBe('too_large');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  it('is torn if a later page has another snapshot', async () => {
    handle = ({ url }, response) => json(response, url!.includes('cursor') ? page([2], null, 's-2') : page([1], 'b'));
    await expect(failureOf(readAll)).resolves.toBe('torn');
  });

  it.each<[string, Handler]>([
    ['the server does not respond', () => {}],
    ['the body does not end', (_, response) => void response.writeHead(200).write('{')],
  ])('times out if %s', async (_, listener) => {
    // A separate server, because the request may arrive during the next test.
    const slow = await startLocalServer(listener);
    await expect(failureOf(() => readAll({ timeoutMs: 30, url: slow.origin }))).resolves.toBe('timeout');
    await slow.close();
  });
});

describe('rate limit', () => {
  it('waits and retries', async () => {
    handle = (_, response) => {
      if (requests.length === 1) response.writeHead(429, { 'retry-after': '0' }).end();
      else json(response, page([1], null));
    };
    await expect(readAll()).resolves.toEqual([1]);
  });

  it('fails after three attempts', async () => {
    handle = (_, response) => void response.writeHead(429, { 'retry-after': '0' }).end();
    await expect(failureOf(readAll)).resolves.toBe('too_many_requests');
    expect(requests).toHaveLength(3);
  });

  it('fails if the required wait exceeds the limit', async () => {
    handle = (_, response) => void response.writeHead(429, { 'retry-after': '3600' }).end();
    await expect(failureOf(readAll)).resolves.toBe('too_many_requests');
    expect(requests).toHaveLength(1);
  });
});
