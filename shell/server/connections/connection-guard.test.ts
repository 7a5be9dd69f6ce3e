import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { startSite, stopSites, until, type RunningSite, type SiteSetup } from '../test/running-site.ts';

const unresponsive: Socket[] = [];
let site: RunningSite;
let port: number;

async function start(setup: SiteSetup): Promise<void> {
  site = await startSite(setup);
  port = Number(new URL(await site.app.listen({ host: '127.0.0.1', port: 0 })).port);
  site.api.answers.set('/api/x', { body: { done: true } });
  site.api.answers.set('/api/large', { body: 'x'.repeat(2 ** 20) });
}

afterEach(async () => {
  for (const socket of unresponsive.splice(0)) socket.destroy();
  await stopSites();
});

/** A client that sends this text and then does not send, read or close. */
async function openUnresponsive(text: string, localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  unresponsive.push(socket.pause());
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

const openMany = (count: number, text: string) =>
  Promise.all(Array.from({ length: count }, () => openUnresponsive(text)));

/** Status of `GET url` from an address of this machine; 0 if the connection is closed without an answer. */
async function ask(url: string, localAddress = '127.0.0.1'): Promise<number> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.write(`GET ${url} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
  const text = await socket
    .setEncoding('latin1')
    .toArray()
    .catch(() => []);
  return Number(/^HTTP\/1\.1 (\d+)/.exec(text.join(''))?.[1] ?? 0);
}

const openConnections = () =>
  new Promise<number>((resolve) => site.app.server.getConnections((_, count) => resolve(count)));

const post = 'POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{';

describe('clients do not occupy a connection to the API', () => {
  it('when they send incomplete bodies', async () => {
    await start({});
    await openMany(100, post);
    expect(await Promise.all([ask('/api/x'), ask('/api/x')])).toEqual([200, 200]);
    expect(site.api.asked('/api/x')).toHaveLength(2);
  });

  it('when they do not read their responses', async () => {
    await start({});
    await openMany(40, 'GET /api/large HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => expect(site.api.asked('/api/large')).toHaveLength(40));
    expect(await ask('/api/x')).toBe(200);
  });

  it('when they send more than the memory budget: the oldest request is rejected', async () => {
    await start({ config: { apiLimits: { calls: 8, uploads: 4, streams: 4, bufferBytes: 2 ** 20 } } });
    const half = 'x'.repeat(2 ** 19);
    const upload = `POST /api/x HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 600000\r\n\r\n${half}`;
    const [oldest] = await openMany(4, upload);
    const [answer] = (await once(oldest!.resume(), 'data')) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await ask('/api/x')).toBe(200);
  });
});

describe('limits', () => {
  it('of connections apply to one address and not to others', async () => {
    await start({ connections: { perAddress: 10 } });
    await openMany(10, '');
    await until(async () => expect(await openConnections()).toBe(10));
    expect(await ask('/api/x')).toBe(429);
    expect(await ask('/api/x', '127.0.0.2')).toBe(200);
    unresponsive.shift()!.destroy();
    await until(async () => expect(await ask('/api/x')).toBe(200));
    expect(await site.metrics.registry.metrics()).toMatch(/connections_ended_total\{reason="address_limit"\} [1-9]/);
  });

  it('of connections do not apply to trusted proxies; their clients are limited by request', async () => {
    await start({ connections: { perAddress: 3 }, config: { trustedProxies: ['127.0.0.1'] } });
    site.api.answers.set('/api/hanging', { hangs: true });
    const hanging = 'GET /api/hanging HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 2001:db8:1:2::7\r\n\r\n';
    await openMany(3, hanging);
    await until(() => expect(site.api.asked('/api/hanging')).toHaveLength(3));
    const statusOf = async (address: string) => {
      const headers = { 'x-forwarded-for': address };
      return (await fetch(`http://127.0.0.1:${port}/api/x`, { headers })).status;
    };
    expect(await statusOf('2001:db8:1:2:ffff::1')).toBe(429);
    expect(await statusOf('2001:db8:1:3::7')).toBe(200);
  });

  it('of all connections close the oldest connections without a request', async () => {
    await start({ connections: { total: 20 } });
    const idle = await openMany(20, '');
    await until(async () => expect(await openConnections()).toBe(20));
    expect(await ask('/api/x')).toBe(200);
    expect(await openConnections()).toBeLessThanOrEqual(20);
    await once(idle[0]!.resume(), 'end');
  });

  it('close connections with slow headers or bodies, even if the client does not close its side', async () => {
    await start({ connections: { headersTimeout: 1000, bodyGrace: 500 } });
    await openMany(20, 'GET / HTTP/1.1\r\nhost: x\r\n');
    await openMany(20, post);
    await until(async () => expect(await openConnections()).toBe(0));
    expect(site.api.seen).toEqual([]);
  });

  it('close connections of clients that do not read', async () => {
    await start({ connections: { writeTimeout: 1000 } });
    site.api.answers.set('/api/huge', { body: 'x'.repeat(2 ** 25) });
    await openMany(4, 'GET /api/huge HTTP/1.1\r\nhost: x\r\n\r\n');
    await until(() => expect(site.api.asked('/api/huge')).toHaveLength(4));
    await until(async () => expect(await openConnections()).toBe(0));
    expect(await ask('/api/x')).toBe(200);
  });
});
