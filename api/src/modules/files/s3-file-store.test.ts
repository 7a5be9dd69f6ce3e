import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { S3FileStore } from './s3-file-store.ts';

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

it('sends length and type, and no checksums that only newer stores know', async () => {
  let seen: IncomingMessage['headers'] = {};
  answer = ({ headers }, response) => {
    seen = headers;
    response.end();
  };
  await store.put('one', path, pdf);
  expect(seen).toMatchObject({ 'content-length': '5', 'content-type': 'application/pdf' });
  expect(Object.keys(seen).filter((name) => /checksum|trailer|transfer-encoding/.test(name))).toEqual([]);
});

it.each(['a connection that breaks', 503])('sends the file once more after %p', async (failure) => {
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

it('gives up where another try would not help', async () => {
  let tries = 0;
  answer = (_request, response) => {
    tries++;
    response.writeHead(403).end();
  };
  await expect(store.put('one', path, pdf)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  expect(tries).toBe(1);
});

it('lets go of a deletion that nobody waits for any more', async () => {
  const stopped = new AbortController();
  // It never answers.
  answer = () => stopped.abort();
  await expect(store.delete('one', stopped.signal)).rejects.toThrow('abort');
});
