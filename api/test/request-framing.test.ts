import { connect, type AddressInfo } from 'node:net';
import { ambiguousRequests } from '../../tools/attack/ambiguous-requests.mjs';
import { createTestApp, type TestApp } from './create-test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  await api.app.listen(0, '127.0.0.1');
});
afterAll(() => api.close());

async function responsesTo(bytes: string): Promise<string> {
  const { port } = api.app.getHttpServer().address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  return ((await socket.toArray()) as string[]).join('');
}

it.each(ambiguousRequests('/api/login', '/api/cities'))(
  '%s: the server sends one response, 400, and closes the connection',
  async (_, bytes) => {
    const received = await responsesTo(bytes);
    expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
  },
);
