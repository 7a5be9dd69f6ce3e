import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Registry } from 'prom-client';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { eventually } from '../../test/eventually.ts';
import { readConnectionLimits } from 'server-kit';

const defaults = readConnectionLimits({}, 60);
const connectionLimits = { ...defaults, perAddress: 5, headersTimeout: 1000, bodyGrace: 500 };

let api: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  api = await createTestApp({ server: { connectionLimits, trustedProxies: ['127.0.0.9'] } });
  await api.app.listen(0, '127.0.0.1');
  port = (api.app.getHttpServer().address() as AddressInfo).port;
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  while ((await openConnections()) > 0) await new Promise(setImmediate);
});
afterAll(() => api.close());

const openConnections = () =>
  new Promise<number>((resolve) =>
    api.app.getHttpServer().getConnections((_: unknown, count: number) => resolve(count)),
  );

/** Clients that send this text, and then neither send, read nor close. */
async function openSilent(count: number, text: string, localAddress = '127.0.0.1'): Promise<void> {
  for (let client = 0; client < count; client += 1) {
    const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true }).pause();
    sockets.push(socket.on('error', () => {}));
    await once(socket, 'connect');
    if (text !== '') socket.write(text);
  }
}

async function statusOf(localAddress: string): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write('GET /api/cities HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
  const text = await socket
    .setEncoding('latin1')
    .toArray()
    .catch(() => []);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text.join(''))?.[1] ?? 0);
}

it('limits the connections of an address, but not those of other addresses or a trusted proxy', async () => {
  await openSilent(5, '');
  await eventually(async () => expect(await openConnections()).toBe(5));
  expect(await statusOf('127.0.0.1')).toBe(429);
  expect(await statusOf('127.0.0.2')).toBe(200);
  await openSilent(6, '', '127.0.0.9');
  expect(await statusOf('127.0.0.9')).toBe(200);
  expect(await api.app.get(Registry).metrics()).toMatch(/connections_ended_total\{reason="address_limit"\} [1-9]/);
});

it('closes connections with slow headers or bodies', async () => {
  await openSilent(2, 'GET / HTTP/1.1\r\nhost: x\r\n', '127.0.0.3');
  const body = 'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{';
  await openSilent(2, body, '127.0.0.3');
  await eventually(async () => expect(await openConnections()).toBe(0));
});
