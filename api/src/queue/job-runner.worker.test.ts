import type { Pool } from 'pg';
import { Draining } from 'server-kit';
import { DataSource } from 'typeorm';
import { eventually } from '../../test/eventually.ts';
import { createTestDatabase, openTestPool, testDatabaseConfig } from '../../test/test-database.ts';
import { openMigrationSource } from '../database/migrations.provider.ts';
import { logContext } from '../operations/logger.provider.ts';
import { JobQueue } from './job-queue.client.ts';
import { JobRunner, type JobHandler } from './job-runner.worker.ts';

type Job = 'deliver-application';

let pool: Pool;
let database: DataSource;
let queue: JobQueue;
let draining: Draining;
const runners: JobRunner[] = [];

beforeEach(async () => {
  const config = testDatabaseConfig(await createTestDatabase());
  database = await openMigrationSource(config);
  pool = openTestPool(config.url, 6);
  queue = new JobQueue(pool);
  draining = new Draining();
});
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.onModuleDestroy()));
  await pool.end();
  await database.destroy();
});

function startRunner(handler: Partial<JobHandler<Job>>): JobRunner {
  const runner = new JobRunner(pool, queue, draining);
  const noWork = () => Promise.resolve();
  runner.register('deliver-application', { run: noWork, giveUp: noWork, ...handler });
  runner.onApplicationBootstrap();
  runners.push(runner);
  return runner;
}

/** Records runs, and can fail. */
function recorder(failures = 0) {
  const done: string[] = [];
  let left = failures;
  const run = async ({ applicationId }: { applicationId: string }) => {
    done.push(applicationId);
    if (left-- > 0) throw new Error('not today');
  };
  return { done, run };
}

const add = (applicationId: string, options = {}) => queue.add('deliver-application', { applicationId }, options);
const states = async () =>
  (await pool.query<{ state: string }>(`select state::text from pgboss.job where name = 'deliver-application'`)).rows
    .map(({ state }) => state)
    .toSorted();

describe('jobs', () => {
  it('are run and completed', async () => {
    const { done, run } = recorder();
    await add('a');
    startRunner({ run });
    await add('b');
    await eventually(() => expect(done.toSorted()).toEqual(['a', 'b']));
    await eventually(async () => expect(await states()).toEqual(['completed', 'completed']));
  });

  it('are not added if their transaction is rolled back', async () => {
    const { done, run } = recorder();
    const work = database.transaction(async (manager) => {
      await add('lost', { manager });
      throw new Error('rolled back');
    });
    await expect(work).rejects.toThrow('rolled back');
    await database.transaction((manager) => add('kept', { manager }));
    startRunner({ run });
    await eventually(() => expect(done).toEqual(['kept']));
    expect(await states()).not.toContain('created');
  });

  it('wait for their start time', async () => {
    const { done, run } = recorder();
    await add('later', { startAt: new Date(Date.now() + 60_000) });
    await add('now', { startAt: new Date(Date.now() - 1000) });
    startRunner({ run });
    await eventually(() => expect(done).toEqual(['now']));
    expect(await states()).toContain('created');
  });

  it('are retried after a failure', async () => {
    const { done, run } = recorder(1);
    await add('a');
    startRunner({ run });
    await eventually(() => expect(done).toEqual(['a', 'a']));
  });

  it('are passed to giveUp after the last attempt', async () => {
    const given: unknown[] = [];
    const lastTry = { applicationId: 'a', attempt: 400 };
    await queue.add('deliver-application', lastTry);
    startRunner({
      run: () => Promise.reject(new Error('never')),
      giveUp: async (data, error) => void given.push(data, error),
    });
    await eventually(() => expect(given).toEqual([lastTry, new Error('never')]));
    await eventually(async () => expect(await states()).toEqual(['completed']));
  });

  it('are each run by one of two workers', async () => {
    const { done, run } = recorder();
    const ids = Array.from({ length: 20 }, (_, index) => String(index).padStart(2, '0'));
    for (const id of ids) await add(id);
    for (const _ of [1, 2]) startRunner({ run });
    await eventually(() => expect(done.toSorted()).toEqual(ids));
  });

  it('are run by another process after a crash', async () => {
    await add('a');
    // State after a killed process: taken a minute ago, never completed.
    await pool.query(`update pgboss.job set state = 'active', started_on = now() - interval '1 minute'`);
    const { done, run } = recorder();
    startRunner({ run });
    await eventually(() => expect(done).toEqual(['a']));
  });

  it('are identified in the log context', async () => {
    const contexts: unknown[] = [];
    await queue.add('deliver-application', { applicationId: 'a', attempt: 3 } as { applicationId: string });
    startRunner({ run: async () => void contexts.push(logContext()) });
    await eventually(() =>
      expect(contexts).toEqual([{ job: { name: 'deliver-application', id: expect.any(String), attempt: 3 } }]),
    );
    expect(logContext()).toBeNull();
  });

  it('are not started after a stop signal', async () => {
    const { done, run } = recorder();
    draining.begin();
    startRunner({ run });
    await add('a');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(done).toEqual([]);
    expect(await states()).toEqual(['created']);
  });

  it('are completed on shutdown if they are running', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    let isStarted = false;
    await add('a');
    const runner = startRunner({
      run: async () => {
        isStarted = true;
        await finished;
      },
    });
    await eventually(() => expect(isStarted).toBe(true));
    const stopping = runner.onModuleDestroy();
    finish();
    await stopping;
    expect(await states()).toEqual(['completed']);
  });
});
