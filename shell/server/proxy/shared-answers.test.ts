import { connect, type Socket } from 'node:net';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';

const list = '/api/proxy/jobs';
const jobs = (version: number) => [{ version, text: 'x'.repeat(2 ** 20) }];

let site: RunningSite;
const sockets: Socket[] = [];
beforeAll(async () => {
  site = await startSite({ config: { apiLimits: { calls: 4, uploads: 2, streams: 2, bufferBytes: 2 ** 23 } } });
});
beforeEach(() => {
  site.api.seen.length = 0;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await stopSites();
});

/** The API has this version of the list. */
function publish(version: number): void {
  const headers = { etag: `"${version}"`, 'x-data-version': String(version), 'x-request-id': 'of-the-api' };
  site.api.answers.set(list, { body: jobs(version), headers, isConditional: true });
}

const ask = (headers: Record<string, string> = {}, url = list) => site.app.inject({ url, headers });
const versionOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.json<{ version: number }[]>()[0]?.version;

describe('the public list behind the HTML server', () => {
  it('is transferred once for concurrent requests with different queries', async () => {
    publish(1);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask({}, `${list}?client=${index}`)));
    expect(answers.map(versionOf)).toEqual(answers.map(() => 1));
    expect(site.api.seen.map(({ url }) => url)).toEqual([list]);
  });

  it('is revalidated with the stored ETag, and transferred again only after a change', async () => {
    publish(2);
    expect(versionOf(await ask())).toBe(2);
    expect(versionOf(await ask())).toBe(2);
    expect(site.api.asked(list).at(-1)?.headers['if-none-match']).toBe('"2"');
    publish(3);
    const changed = await ask();
    expect([versionOf(changed), changed.headers['x-data-version']]).toEqual([3, '3']);
    expect(Number(changed.headers['content-length'])).toBe(changed.rawPayload.length);
  });

  it('is requested without headers of one client', async () => {
    publish(4);
    const answer = await ask({ cookie: 'session=1', authorization: 'Bearer 1', 'accept-encoding': 'br;q=0.5, gzip' });
    const { headers } = site.api.asked(list)[0]!;
    expect(headers).toMatchObject({ 'accept-encoding': 'gzip' });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('authorization');
    expect(answer.headers['x-request-id']).not.toBe('of-the-api');
  });

  it('is requested separately for each other origin, because the response contains the origin', async () => {
    publish(4);
    await Promise.all([ask({ origin: 'capacitor://localhost' }), ask({ origin: 'https://localhost' }), ask()]);
    const origins = site.api.asked(list).map(({ headers }) => headers.origin ?? 'none');
    expect(origins.toSorted()).toEqual(['capacitor://localhost', 'https://localhost', 'none']);
  });

  it('returns 304 to a client with the current version', async () => {
    publish(5);
    await ask();
    for (const tag of ['"5"', 'W/"5"', '"4", "5"']) {
      const answer = await ask({ 'if-none-match': tag });
      expect([tag, answer.statusCode, answer.body, answer.headers.etag]).toEqual([tag, 304, '', '"5"']);
    }
    expect((await ask({ 'if-none-match': '"4"' })).statusCode).toBe(200);
  });

  it('forwards failures and does not store them', async () => {
    const url = '/sitemap-jobs-7.xml';
    site.api.answers.set(url, { status: 503, body: { code: 'service_unavailable' } });
    expect((await ask({}, url)).statusCode).toBe(503);
    site.api.answers.set(url, { body: 'xml', headers: { etag: '"7"' } });
    expect((await ask({}, url)).statusCode).toBe(200);
    expect(site.api.asked(url).map(({ headers }) => headers['if-none-match'])).toEqual([undefined, undefined]);
  });

  it('occupies no connection to the API and little memory for clients that do not read', async () => {
    publish(6);
    const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
    for (let client = 0; client < 30; client += 1) {
      const socket = connect(Number(port), '127.0.0.1').pause();
      sockets.push(socket.on('error', () => {}));
      socket.write(`GET ${list} HTTP/1.1\r\nhost: x\r\n\r\n`);
    }
    await until(() => expect(site.api.asked(list).length).toBeGreaterThan(0));
    expect(versionOf(await ask())).toBe(6);
    const transfers = site.api.asked(list).filter(({ headers }) => headers['if-none-match'] !== '"6"');
    expect(transfers).toHaveLength(1);
  });
});

it('requests the health of the API while every other connection to it is in use', async () => {
  site.api.answers.set('/api/hanging', { hangs: true });
  site.api.answers.set('/api/health', { body: { status: 'ok' } });
  const hanging = Array.from({ length: 6 }, () => ask({}, '/api/hanging').catch(() => null));
  await until(() => expect(site.api.asked('/api/hanging')).toHaveLength(4));
  expect((await ask({}, '/api/health')).json()).toEqual({ status: 'ok' });
  await site.api.stop();
  await Promise.all(hanging);
});
