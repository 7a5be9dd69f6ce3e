import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../../test/eventually.ts';
import { S3FileStore } from './s3-file-store.client.ts';

const path = join(tmpdir(), `s3-file-store-${process.pid}`);
const pdf = { size: 5, contentType: 'application/pdf' };

let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
let server: Server;
let store: S3FileStore;
beforeAll(async () => {
  await writeFile(path, '%PDF-');
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = new S3FileStore({
    bucket: 'resumes',
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: 'eu-west-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    forcePathStyle: true,
  });
});
afterAll(() => {
  store.onApplicationShutdown();
  server.closeAllConnections();
  server.close();
});

it('sends length and type, and no checksums that older stores reject', async () => {
  let seen: IncomingMessage['headers'] = {};
  answer = ({ headers }, response) => {
    seen = headers;
    response.end();
  };
  await store.put('one', path, pdf);
  expect(seen).toMatchObject({ 'content-length': '5', 'content-type': 'application/pdf' });
  expect(Object.keys(seen).filter((name) => /checksum|trailer|transfer-encoding/.test(name))).toEqual([]);
});

it.each(['a broken connection', 503])('resends the file after %p', async (failure) => {
  const bodies: string[] = [];
  answer = async (request, response) => {
    bodies.push(await text(request));
    if (bodies.length > 1) response.end();
    else if (typeof failure === 'number') response.writeHead(failure).end();
    else request.socket.destroy();
  };
  await store.put('one', path, pdf);
  expect(bodies).toEqual(['%PDF-', '%PDF-']);
});

it('does not retry permanent errors', async () => {
  let tries = 0;
  answer = (_request, response) => {
    tries++;
    response.writeHead(403).end();
  };
  await expect(store.put('one', path, pdf)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  expect(tries).toBe(1);
});

it('cancels a deletion when its signal is aborted', async () => {
  const stopped = new AbortController();
  // The server never responds.
  answer = () => stopped.abort();
  await expect(store.delete('one', stopped.signal)).rejects.toThrow('abort');
});

describe('a bucket that accepts connections and never responds', () => {
  const large = join(tmpdir(), `s3-file-store-large-${process.pid}`);
  const size = 5 * 1024 * 1024;
  const unavailable = { status: 503, code: 'service_unavailable' };
  beforeAll(() => writeFile(large, Buffer.alloc(size)));
  afterAll(() => rm(large));
  let requests: IncomingMessage[];
  beforeEach(() => {
    requests = [];
    answer = (request) => requests.push(request);
  });

  const openConnections = () =>
    new Promise<number>((resolve, reject) => {
      server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
    });

  it.each<[string, () => Promise<unknown>]>([
    ['a small file', () => store.put('one', path, pdf)],
    ['a file larger than the buffers of the connection', () => store.put('one', large, { ...pdf, size })],
    ['a copy', () => store.copy('one', 'two')],
    ['a read', () => store.read('one')],
    ['a deletion', () => store.delete('one')],
  ])('fails %s with status 503 within five seconds, and closes the connection', async (_, call) => {
    const from = performance.now();
    await expect(call()).rejects.toMatchObject(unavailable);
    expect(performance.now() - from).toBeLessThan(5_000);
    // A server notices a closed connection only when it reads.
    for (const request of requests) request.resume();
    await eventually(async () => expect(await openConnections()).toBe(0));
  });

  it('fails concurrent calls within the same time', async () => {
    const from = performance.now();
    const calls = await Promise.allSettled(Array.from({ length: 120 }, () => store.read('one')));
    expect(calls.every(({ status }) => status === 'rejected')).toBe(true);
    expect(performance.now() - from).toBeLessThan(5_000);
  });
});

it('fails with status 503 if the bucket is unreachable', async () => {
  answer = (request) => request.socket.destroy();
  await expect(store.read('one')).rejects.toMatchObject({ status: 503 });
});

it('accepts a file that is sent slowly', async () => {
  const bytes = 3 * 1024 * 1024;
  await writeFile(path, Buffer.alloc(bytes));
  let received = 0;
  answer = async (request, response) => {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      received += chunk.length;
      await wait(25);
    }
    response.end();
  };
  await store.put('one', path, { ...pdf, size: bytes });
  expect(received).toBe(bytes);
});
