import { randomUUID } from 'node:crypto';
import type { Health } from 'shared-contracts';
import { DataVersion } from '../src/database/data-version.cache.ts';
import { Replicas } from '../src/database/replicas/replicas.service.ts';
import { ReplicaWatch } from '../src/database/replicas/replica-watch.task.ts';
import { SavedJobsApi } from '../src/modules/saved-jobs/testing/saved-jobs-api.ts';
import { createCuttableProxy, type CuttableProxy } from './cuttable-proxy.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './create-test-app.ts';
import { eventually } from './eventually.ts';
import { saveJob, saveSignedIn } from './factories/index.ts';
import { sendForm } from './public-form.ts';
import { createStandby, type Standby } from './standby.ts';
import { createTestDatabase } from './test-database.ts';
import { createTransactionPooler } from './transaction-pooler.ts';

let databaseUrl: string;
let standby: Standby;
let proxy: CuttableProxy;
let api: TestApp;
let replicas: Replicas;
beforeAll(async () => {
  databaseUrl = await createTestDatabase();
  standby = await createStandby();
  proxy = await createCuttableProxy(databaseUrl);
  api = await createApi({ databaseUrl: proxy.url });
  replicas = api.app.get(Replicas);
  await isUsed(api);
});
afterAll(async () => {
  await api.close();
  await proxy.close();
  await standby.close();
});

const createApi = (options: TestAppOptions) =>
  createTestApp({ databaseReplicaUrls: [standby.urlOf(databaseUrl)], ...options });

const isUsed = ({ app }: TestApp) => eventually(() => expect(app.get(Replicas).usable).toHaveLength(1));

/** The servers whose rows were read during `work`. */
async function servedBy(work: () => Promise<unknown>, { app }: TestApp = api): Promise<string[]> {
  const { servers, primary } = app.get(Replicas);
  const counts = () => ({ replica: servers[0]!.reads, primary: primary!.reads });
  const before = counts();
  await work();
  const after = counts();
  return (['replica', 'primary'] as const).filter((server) => after[server] > before[server]);
}

const readTypes = () => api.inject('/api/job-types');

const health = async () => {
  const { statusCode, body } = await api.inject('/api/health');
  const { status, replicas: counts } = JSON.parse(body) as Health;
  return { statusCode, status, used: counts?.used };
};

/** A job whose title is the data version of its last change, which is made by another process. */
class VersionedJob {
  private constructor(readonly id: number) {}

  static async save(): Promise<VersionedJob> {
    const job = new VersionedJob((await saveJob(api.database)).id);
    await job.change();
    return job;
  }

  async change(): Promise<void> {
    await api.database.transaction(async (manager) => {
      const [[{ version }]] = await manager.query<[[{ version: string }]]>(
        'update job_changes set data_version = data_version + 1 returning data_version::text as version',
      );
      await manager.query('update jobs set title = $2 where id = $1', [this.id, version]);
    });
  }

  /** The version of a response and that of its data. */
  async read(app: TestApp, headers: Record<string, string> = {}): Promise<{ version: number; data: number }> {
    const answer = await app.inject({ url: `/api/proxy/jobs/${this.id}`, headers });
    return { version: Number(answer.headers['x-data-version']), data: Number(answer.json<{ title: string }>().title) };
  }
}

/** The replica remains in use although it lags. */
const withoutWatch = (app: TestApp) => app.app.get(ReplicaWatch).onModuleDestroy();

const paused = async (work: () => Promise<void>) => {
  await standby.query('select pg_wal_replay_pause()');
  await eventually(async () => {
    const [row] = await standby.query<{ state: string }>('select pg_get_wal_replay_pause_state() as state');
    expect(row!.state).toBe('paused');
  });
  try {
    await work();
  } finally {
    await standby.query('select pg_wal_replay_resume()');
  }
};

const catalogue = ['/api/proxy/jobs', '/api/proxy/job-search', '/api/cities', '/api/proxy/companies', '/sitemap.xml'];

it('reads the catalogue from the replica', async () => {
  await saveJob(api.database);
  // On a busy machine a check of the replica can take too long, which removes it for a moment.
  await eventually(async () => {
    const servers = await servedBy(async () => {
      for (const url of catalogue) expect([url, (await api.inject(url)).statusCode]).toEqual([url, 200]);
    });
    expect(servers).toEqual(['replica']);
  });
  expect(await health()).toEqual({ statusCode: 200, status: 'ok', used: 1 });
});

it('serves the catalogue while the primary does not respond, and rejects writes', async () => {
  proxy.cut();
  for (const url of catalogue) expect([url, (await api.inject(url)).statusCode]).toEqual([url, 200]);
  const answer = await api.inject({ method: 'POST', url: '/api/login', payload: { username: 'ana', password: 'x' } });
  expect(answer.statusCode).toBe(503);
  proxy.restore();
  await eventually(async () => expect((await api.inject('/api/login')).statusCode).toBeLessThan(500));
});

it('does not fail a read when the replica ends, removes it, and uses it again later', async () => {
  const statuses = new Set<number>();
  const stopped = new AbortController();
  const read = async () => {
    while (!stopped.signal.aborted) statuses.add((await readTypes()).statusCode);
  };
  const readers = [read(), read(), read()];
  await standby.kill();
  await eventually(async () => expect(await health()).toEqual({ statusCode: 200, status: 'ok', used: 0 }));
  stopped.abort();
  await Promise.all(readers);
  expect([...statuses]).toEqual([200]);
  expect(replicas.servers[0]!.removals.unreachable).toBe(1);
  expect(await servedBy(readTypes)).toEqual(['primary']);
  await standby.restart();
  await isUsed(api);
  expect(await servedBy(readTypes)).toEqual(['replica']);
});

it('removes a replica that lags, until it has caught up', async () => {
  await paused(async () => {
    await saveJob(api.database);
    await eventually(() => expect(replicas.servers[0]!.removed).toBe('lagging'));
    expect(replicas.servers[0]!.lag.bytes).toBeGreaterThan(0);
    expect(await servedBy(readTypes)).toEqual(['primary']);
    expect(await health()).toEqual({ statusCode: 200, status: 'ok', used: 0 });
  });
  await isUsed(api);
});

describe('while the replica lags', () => {
  let site: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    [site, other] = [await createApi({ databaseUrl }), await createApi({ databaseUrl })];
    await Promise.all([isUsed(site), isUsed(other)]);
    await Promise.all([withoutWatch(site), withoutWatch(other)]);
  });
  afterAll(() => Promise.all([site.close(), other.close()]));

  const position = async () => {
    const [row] = await site.database.query<{ lsn: string }[]>('select pg_current_wal_insert_lsn()::text as lsn');
    return row!.lsn;
  };

  const reached = (lsn: string) =>
    eventually(async () => {
      const [row] = await standby.query<{ reached: boolean }>(
        `select pg_last_wal_replay_lsn() >= '${lsn}'::pg_lsn as reached`,
      );
      expect(row!.reached).toBe(true);
    });

  it('a session reads its own write from the primary, and others read the replica', async () => {
    const jobs = await SavedJobsApi.start(site);
    const { id } = await saveJob(site.database);
    const [me, you] = [(await saveSignedIn(site.database)).cookies, (await saveSignedIn(site.database)).cookies];
    const save = async (cookies: Record<string, string>) => {
      const answer = await site.inject({
        method: 'POST',
        url: '/api/account/saved-jobs',
        payload: { jobId: id },
        cookies,
      });
      const { value } = answer.cookies.find(({ name }) => name === 'lsn') as { value: string };
      return value;
    };
    const yours = await save(you);
    await reached(yours);
    await paused(async () => {
      const mine = await save(me);
      expect(mine).toMatch(/^[\dA-F]+\/[\dA-F]+$/);
      const saved = async (cookies: Record<string, string>) => (await jobs.savedJobIds(cookies)).length;
      const listed = (cookies: Record<string, string>) =>
        servedBy(async () => expect(await saved(cookies)).toBe(1), site);
      expect(await listed({ ...me, lsn: mine })).toEqual(['primary']);
      expect(await listed({ ...you, lsn: yours })).toEqual(['replica']);
      // Without a position, and with a text that is none, the list is read from the primary.
      for (const lsn of [{}, { lsn: 'x' }]) expect(await listed({ ...me, ...lsn })).toContain('primary');
    });
  });

  it('only responses to successful writes carry a position', async () => {
    const refused = { method: 'POST', url: '/api/login', payload: {} } as const;
    for (const request of [refused, ...catalogue]) {
      expect((await site.inject(request)).headers['set-cookie']).toBeUndefined();
    }
  });

  it('a response is never older than its version, which later reads of the process do not undercut', async () => {
    const job = await VersionedJob.save();
    await reached(await position());
    const before = await job.read(site);
    await paused(async () => {
      await job.change();
      // Other visitors may get the previous version, with its data.
      const stale = await job.read(other);
      expect(stale.data).toBeGreaterThanOrEqual(stale.version);
      // The author of the change gets it from any process, and then everyone does from this one.
      // The version that the process has cached does not expire.
      const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now());
      await job.read(site);
      const own = await job.read(site, { cookie: `lsn=${encodeURIComponent(await position())}` });
      clock.mockRestore();
      expect(own).toEqual({ version: before.data + 1, data: before.data + 1 });
      expect(await job.read(site)).toEqual(own);
    });
  });

  it('holds for every response while replay pauses and resumes', async () => {
    const job = await VersionedJob.save();
    const read = async (app: TestApp) => {
      const { version, data } = await job.read(app);
      expect(data).toBeGreaterThanOrEqual(version);
    };
    await reached(await position());
    for (let round = 0; round < 4; round += 1) {
      await paused(async () => {
        await job.change();
        // As after a change by this process.
        site.app.get(DataVersion).invalidate();
        await Promise.all([site, other, site, other, site].map(read));
      });
      await Promise.all([other, site, other].map(read));
    }
  });
});

it('reads from a replica behind a pooler in transaction mode', async () => {
  const pooler = await createTransactionPooler(databaseUrl);
  const replicaPooler = await createTransactionPooler(standby.urlOf(databaseUrl));
  const pooled = await createApi({
    databaseUrl: pooler.url,
    databaseDirectUrl: databaseUrl,
    databaseReplicaUrls: [replicaPooler.url],
  });
  await isUsed(pooled);
  const servers = await servedBy(async () => {
    for (const url of [...catalogue, ...catalogue]) expect((await pooled.inject(url)).statusCode).toBe(200);
  }, pooled);
  expect(servers).toEqual(['replica']);
  await pooled.close();
  await Promise.all([pooler.close(), replicaPooler.close()]);
});

it('replaces connections to a former primary when it rejects a write', async () => {
  const password = randomUUID();
  const registration = { username: 'rita', email: 'rita@example.com', password, confirmPassword: password };
  const register = async () => (await sendForm(api, '/api/register', registration)).status;
  proxy.retarget(standby.urlOf(databaseUrl));
  proxy.cut();
  proxy.restore();
  // Several connections are open to the standby.
  await eventually(async () => {
    await Promise.all(Array.from({ length: 4 }, () => api.database.query('select pg_sleep(0.1)')));
  });
  proxy.retarget(databaseUrl);
  expect(await register()).toBe(503);
  await eventually(async () => expect(await register()).toBe(200));
  await eventually(async () => expect((await health()).status).toBe('ok'));
});

it('does not use a replica that was promoted', async () => {
  await standby.query('select pg_promote()');
  await eventually(() => expect(replicas.servers[0]!.removed).toBe('promoted'));
  expect(await servedBy(readTypes)).toEqual(['primary']);
  expect(await health()).toEqual({ statusCode: 200, status: 'ok', used: 0 });
});
