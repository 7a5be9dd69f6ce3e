import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SmtpTransport } from './smtp-transport.client.ts';

const answers: Record<string, [status: number, body: string]> = {
  'caught@jobs.example.com': [200, '{"subject":"Olá"}'],
  'listed@jobs.example.com': [200, '[{"subject":"Olá"}]'],
  'none@jobs.example.com': [200, ' []\n'],
  'gone@jobs.example.com': [404, 'no such mail'],
  'broken@jobs.example.com': [500, ''],
};

let server: Server;
let url: string;
beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, ({ url: path = '' }, answer) => {
    const [status, body] = answers[decodeURIComponent(path.replace('/email/', ''))] ?? [400, ''];
    answer.writeHead(status).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/email/{messageId}`;
});
afterAll(() => server.close());

const find = (id: string, lookupUrl: string | null) =>
  new SmtpTransport({
    url: 'smtp://127.0.0.1:1',
    host: 'jobs.example.com',
    connections: 1,
    lookupUrl,
    dkim: null,
  }).find(id);

it.each([
  ['caught', 'accepted'],
  ['listed', 'accepted'],
  ['none', 'absent'],
  ['gone', 'absent'],
] as const)('looks up a mail at the lookup URL by its Message-ID: %s is %s', async (id, trace) => {
  expect(await find(id, url)).toBe(trace);
});

it('returns unknown without a lookup URL', async () => {
  expect(await find('caught', null)).toBe('unknown');
});

it('rejects if the response is an error', async () => {
  for (const id of ['broken', 'strange']) await expect(find(id, url)).rejects.toThrow('MAIL_LOOKUP_URL returned');
  await expect(find('caught', 'http://127.0.0.1:1/{messageId}')).rejects.toBeDefined();
});
