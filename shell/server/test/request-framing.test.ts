import { connect, type AddressInfo } from 'node:net';
import { ambiguousRequests } from '../../../tools/attack/ambiguous-requests.mjs';
import { startSite, stopSites, type RunningSite } from './running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
  await site.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(stopSites);

async function responsesTo(bytes: string): Promise<string> {
  const { port } = site.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  socket.write(bytes);
  return ((await socket.toArray()) as string[]).join('');
}

it.each(ambiguousRequests('/api/login', '/api/cities'))(
  '%s: the connection is closed after one 400 response, without a request to the API',
  async (_, bytes) => {
    const received = await responsesTo(bytes);
    expect(received.match(/HTTP\/1\.1 \d{3}/g)).toEqual(['HTTP/1.1 400']);
    expect(site.api.seen).toEqual([]);
  },
);
