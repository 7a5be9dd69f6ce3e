import { createServer } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { loadReport } from './report.mjs';
import { choose, loopbackOrigin, runLoad } from './run-load.mjs';
import { arrivals, limits, Measurements } from './schedule.mjs';

/** @typedef {import('./run-load.mjs').Visit} Visit */

/** Never undefined: a kind without requests fails the test. @param {Measurements} measurements */
const figuresOf = (measurements) =>
  /** @type {[import('./schedule.mjs').KindFigures, import('./schedule.mjs').KindFigures]} */ (measurements.byKind());

/** A generator of random numbers with a seed (mulberry32). @param {number} seed */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('arrivals', () => {
  it('are a Poisson process: their number, and a mean and a deviation of the gaps that are equal', () => {
    const times = [...arrivals({ rate: 100, seconds: 100, random: seeded(7) })];
    expect(Math.abs(times.length - 10_000)).toBeLessThan(400);
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const deviation = Math.sqrt(gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0) / gaps.length);
    expect(Math.abs(mean - 10)).toBeLessThan(0.5);
    expect(Math.abs(deviation / mean - 1)).toBeLessThan(0.05);
  });

  it('follow a ramp', () => {
    const times = [...arrivals({ rate: 10, toRate: 90, seconds: 100, random: seeded(7) })];
    const firstHalf = times.filter((time) => time < 50_000).length;
    expect(Math.abs(times.length - 5000)).toBeLessThan(300);
    expect(Math.abs(firstHalf / times.length - 0.3)).toBeLessThan(0.03);
  });

  it.each([
    { rate: 0, seconds: 1 },
    { rate: limits.perSecond + 1, seconds: 1 },
    { rate: 1, seconds: limits.seconds + 1 },
    { rate: 1, toRate: Number.NaN, seconds: 1 },
  ])('are limited: %j', (load) => {
    expect(() => [...arrivals(load)]).toThrow(RangeError);
  });
});

it('measures percentiles and errors by kind and by second', () => {
  const measurements = new Measurements();
  for (let ms = 1; ms <= 1000; ms += 1) {
    measurements.add({ kind: 'page', due: ms, ms, failure: ms > 998 ? '503' : null });
  }
  measurements.add({ kind: 'job', due: 1000, ms: 5, failure: null });
  const [page, job] = figuresOf(measurements);
  expect(page).toMatchObject({ kind: 'page', requests: 1000, errors: 2 });
  for (const [found, expected] of /** @type {const} */ ([
    [page.p50, 500],
    [page.p90, 900],
    [page.p99, 990],
    [page.max, 1000],
  ])) {
    expect(Math.abs(found / expected - 1)).toBeLessThan(0.002);
  }
  expect(job).toMatchObject({ kind: 'job', requests: 1, errors: 0 });
  expect(measurements.bySecond().map(({ second, requests, errors }) => [second, requests, errors])).toEqual([
    [0, 999, 1],
    [1, 2, 1],
  ]);
  expect(measurements.errors()).toEqual([{ kind: 'page', reason: '503', count: 2 }]);
});

it('is sent to this machine only', () => {
  expect(loopbackOrigin('http://localhost:3000/x')).toBe('http://127.0.0.1:3000');
  expect(loopbackOrigin('http://[::1]:80')).toBe('http://[::1]');
  for (const url of [
    'https://localhost',
    'http://jobs.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'http://10.0.0.1',
    'http://0.0.0.0',
    'http://localhost@example.com',
    'http://user@localhost',
    'localhost:3000',
  ]) {
    expect(() => loopbackOrigin(url)).toThrow('only sent to http:// on this machine');
  }
});

it('chooses journeys by weight', () => {
  const journeys = [1, 3].map((weight) => ({ name: String(weight), weight, run: async () => {} }));
  expect([0, 0.24, 0.26, 0.99].map((share) => choose(journeys, share).name)).toEqual(['1', '1', '3', '3']);
});

describe('a run', () => {
  let blocked = Promise.resolve();
  const server = createServer({ keepAliveTimeout: 0 }, ({ url, headers }, response) => {
    void blocked.then(() => response.writeHead(url === '/broken' ? 500 : 200).end(headers['x-forwarded-for']));
  });
  /** @type {string} */
  let origin;
  beforeAll(async () => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    origin = loopbackOrigin(
      `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`,
    );
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const journey = (path = '/') => [{ name: 'x', weight: 1, run: (/** @type {Visit} */ visit) => visit('page', path) }];

  it('gives each visitor an address, and counts errors', async () => {
    const addresses = new Set();
    const run = async (/** @type {Visit} */ visit) => void addresses.add(await (await visit('page', '/')).text());
    const { measurements, journeys, unfinished } = await runLoad(origin, [{ name: 'x', weight: 1, run }], {
      rate: 100,
      seconds: 0.5,
      random: seeded(3),
    });
    expect(journeys).toBeGreaterThan(20);
    expect([addresses.size, unfinished]).toEqual([journeys, 0]);
    expect(measurements.byKind()).toMatchObject([{ kind: 'page', requests: journeys, errors: 0 }]);
    const broken = await runLoad(origin, journey('/broken'), { rate: 100, seconds: 0.2, random: seeded(3) });
    expect(broken.measurements.errors()).toEqual([{ kind: 'page', reason: '500', count: broken.journeys }]);
  });

  it('does not wait for a server that stalls: arrivals during the pause are measured from their time', async () => {
    blocked = wait(600);
    const { measurements } = await runLoad(origin, journey(), { rate: 100, seconds: 0.6, random: seeded(3) });
    const [{ p50, max, requests }] = figuresOf(measurements);
    expect(requests).toBeGreaterThan(30);
    expect(max).toBeGreaterThan(500);
    expect(p50).toBeGreaterThan(150);
  });
});

it('draws a page that loads nothing', () => {
  const kinds = [{ kind: 'page <a>', requests: 2, p50: 1, p90: 2, p99: 3, max: 4, errors: 1 }];
  const seconds = [0, 1, 2].map((second) => ({ second, requests: 2, errors: 0, p50: second, p99: 2 * second }));
  const page = loadReport({ title: 'A load', kinds, seconds });
  expect(page).toContain('page &lt;a&gt;');
  expect(page.match(/<polyline/g)).toHaveLength(4);
  expect(page).not.toMatch(/https?:|<script|<link|url\(/);
});
