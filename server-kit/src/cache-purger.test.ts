import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CachePurger } from './cache-purger.ts';

let cache: Server;
let url: string;
let status: number;
const seen: string[] = [];
const failures: unknown[] = [];
beforeAll(async () => {
  cache = createServer({ keepAliveTimeout: 0 }, ({ method, headers }, response) => {
    seen.push(`${method} ${String(headers['surrogate-key'])}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => void cache.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(cache.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  status = 200;
  seen.length = 0;
  failures.length = 0;
});
afterAll(() => new Promise((resolve) => void cache.close(resolve)));

const purger = (urls: readonly string[]) => new CachePurger(urls, (failure) => failures.push(failure));

it('sends the keys to each cache, and again when every process knows the change', async () => {
  const began = performance.now();
  await purger([url, url]).purge(['lists', 'job-1']);
  expect(seen).toEqual(Array.from({ length: 6 }, () => 'PURGE lists job-1'));
  expect(performance.now() - began).toBeGreaterThan(700);
  expect(failures).toEqual([]);
});

it('sends many keys in several requests, whose headers are accepted', async () => {
  const keys = Array.from({ length: 450 }, (_, index) => `company-${1_000_000 + index}`);
  const one = purger([url]);
  one.close();
  await one.purge(keys);
  expect(seen).toHaveLength(9);
  const sent = new Set(seen.flatMap((line) => line.split(' ').slice(1)));
  expect([...sent].toSorted()).toEqual(keys);
});

it('reports caches that refuse or do not respond, and never rejects', async () => {
  status = 403;
  const one = purger([url, 'http://127.0.0.1:1/']);
  one.close();
  await one.purge(['pages']);
  expect(failures).toHaveLength(6);
  expect(failures).toContainEqual({ url, reason: 'status 403' });
});

it('sends nothing without a cache', async () => {
  await purger([]).purge(['pages']);
  expect(seen).toEqual([]);
});
