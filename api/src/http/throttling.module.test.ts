import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { createCuttableProxy } from '../../test/cuttable-proxy.ts';
import { HttpProbeController } from '../../test/http-probe.controller.ts';
import { newSender } from '../../test/public-form.ts';
import { createTestDatabase } from '../../test/test-database.ts';
import { ThrottleCountsRepository } from './throttle-counts.repository.ts';

let apps: [TestApp, TestApp];
let counts: ThrottleCountsRepository;
beforeAll(async () => {
  const options = { databaseUrl: await createTestDatabase(), controllers: [HttpProbeController] };
  apps = [await createTestApp(options), await createTestApp(options)];
  counts = new ThrottleCountsRepository(apps[0].database);
});
afterAll(() => Promise.all(apps.map((app) => app.close())));

const echo = (app: TestApp, remoteAddress: string) =>
  app.inject({ method: 'POST', url: '/api/probe/echo', remoteAddress });

/** Advances the time by this many milliseconds. */
const pass = (ms: number) =>
  apps[0].database.query(`update throttle_counts set expires_at = expires_at - $1 * interval '1 ms'`, [ms]);

describe('state-changing requests', () => {
  it('share one count across two servers', async () => {
    const sender = newSender();
    const answers = await Promise.all(Array.from({ length: 70 }, (_, index) => echo(apps[index % 2]!, sender)));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(statuses).toEqual([...Array<number>(60).fill(201), ...Array<number>(10).fill(429)]);
    expect((await echo(apps[0], newSender())).statusCode).toBe(201);
  });

  it('are not counted if the server fails', async () => {
    const sender = newSender();
    for (let attempt = 1; attempt <= 61; attempt += 1) {
      const answer = await apps[0].inject({ method: 'POST', url: '/api/probe/bug', remoteAddress: sender });
      expect(answer.statusCode).toBe(500);
    }
  });

  it('receive 503 while they cannot be counted', async () => {
    const proxy = await createCuttableProxy(await createTestDatabase());
    const unreachable = await createTestApp({ databaseUrl: proxy.url, controllers: [HttpProbeController] });
    proxy.cut();
    const answer = await echo(unreachable, newSender());
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'service_unavailable']);
    proxy.restore();
    await unreachable.close();
    await proxy.close();
  });
});

describe('a count', () => {
  const minute = 60_000;

  it('is reset after its window', async () => {
    for (let hits = 1; hits <= 2; hits += 1) {
      expect(await counts.increment('new-window', minute, 2, 0)).toMatchObject({ totalHits: hits, isBlocked: false });
    }
    await pass(minute);
    expect(await counts.increment('new-window', minute, 2, 0)).toMatchObject({ totalHits: 1, timeToExpire: 60 });
  });

  it('blocks for the given time after the first excess request, and further requests do not extend it', async () => {
    await counts.increment('closed', minute, 1, 2 * minute);
    await pass(minute / 2);
    expect(await counts.increment('closed', minute, 1, 2 * minute)).toMatchObject({ timeToBlockExpire: 120 });
    await pass(minute);
    expect(await counts.increment('closed', minute, 1, 2 * minute)).toMatchObject({ timeToBlockExpire: 60 });
    await pass(minute);
    expect(await counts.increment('closed', minute, 1, 2 * minute)).toMatchObject({ isBlocked: false });
  });

  it('blocks for the rest of the window if no time is given', async () => {
    await counts.increment('rest', minute, 1, 0);
    await pass(minute / 2);
    expect(await counts.increment('rest', minute, 1, 0)).toMatchObject({ isBlocked: true, timeToBlockExpire: 30 });
  });
});
