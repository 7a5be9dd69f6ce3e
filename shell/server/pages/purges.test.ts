import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startSite, stopSites, until } from '../test/running-site.ts';
import { buildRemote } from '../test/site-fixture.ts';

const purged: string[] = [];
const cache = createServer({ keepAliveTimeout: 0 }, ({ method, headers }, response) => {
  purged.push(`${method} ${String(headers['surrogate-key'])}`);
  response.end();
});
beforeAll(() => new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  await stopSites();
  await new Promise((resolve) => void cache.close(resolve));
});

it('removes all pages from shared caches at the start and when other versions become live', async () => {
  const purgeUrls = [`http://127.0.0.1:${(cache.address() as AddressInfo).port}/`];
  const site = await startSite({ config: { pageCacheSeconds: 60, purgeUrls } });
  const three = ['PURGE pages', 'PURGE pages', 'PURGE pages'];
  await until(() => expect(purged).toEqual(three));
  await site.fixture.register(await site.fixture.deploy(buildRemote({ version: '2.0.0-b' })));
  await until(() => expect(purged).toEqual([...three, ...three]));
});
