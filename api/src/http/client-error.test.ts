import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { createTestApp, type TestApp } from '../../test/create-test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.listen(0, '127.0.0.1');
});
afterAll(() => api.close());

/** Everything that the server sends in response to these bytes until it closes the connection. */
async function say(bytes: string): Promise<string> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  const chunks = (await socket.toArray()) as string[];
  return chunks.join('');
}

it.each([
  ['bytes that are not HTTP', 'HELO mail.example\r\n\r\n', 400],
  ['an unknown method', 'BREW /api/cities HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['headers above the size limit', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
])('responds to %s in the error format of the API', async (_, bytes, status) => {
  const [head, body] = (await say(bytes)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain("frame-ancestors 'none'");
  expect(JSON.parse(body ?? '')).toMatchObject({ code: 'bad_request', error: expect.any(String) });
});

it('closes a rejected connection even if the client does not close its side', async () => {
  const server = api.app.getHttpServer();
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.write('HELO mail.example\r\n\r\n');
  await once(socket.resume(), 'end');
  const open = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  while ((await open()) > 0) await new Promise(setImmediate);
  expect(socket.writableEnded).toBe(false);
  socket.destroy();
});
