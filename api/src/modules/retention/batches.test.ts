import { days, TestRetention } from '../../../test/test-retention.ts';
import { deletionBatch, RetentionRules, type Deletion } from './retention.task.ts';

const rows = 2 * deletionBatch + 1;
const bounces: Deletion = { table: 'soft_bounces', at: 'bounced_at', until: '$1::timestamptz' };

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
});
beforeEach(async () => {
  await tests.database.query('delete from soft_bounces');
  // Many rows have the same time, also around the end of a batch.
  await tests.database.query(
    `insert into soft_bounces (hash, message_id, bounced_at)
     select '', n, now() - interval '40 days' + n / 1000 * interval '1 minute' from generate_series(1, ${rows}) n`,
  );
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => tests.close());

const rules = () => tests.worker.module.get(RetentionRules, { strict: false });

async function left(): Promise<number> {
  const [{ count }] = await tests.database.query<[{ count: number }]>(
    'select count(*)::int as count from soft_bounces',
  );
  return count;
}

/** Runs after each statement of a deletion. Tasks of the worker use the connections, too. */
function afterEachBatch(then: () => Promise<void>): jest.SpyInstance {
  const query = tests.workerDatabase.query.bind(tests.workerDatabase);
  return jest.spyOn(tests.workerDatabase, 'query').mockImplementation(async (sql, parameters) => {
    const result = await query(sql, parameters);
    if (sql.includes('delete from soft_bounces')) await then();
    return result;
  });
}

it('deletes all due rows, at most a batch with each statement', async () => {
  const remaining: number[] = [];
  afterEachBatch(async () => void remaining.push(await left()));
  expect(await rules().delete(bounces, new Date(), new AbortController().signal)).toBe(rows);
  expect(remaining).toEqual([rows - deletionBatch, 1, 0]);
});

it('starts no other batch on shutdown', async () => {
  const stopped = new AbortController();
  afterEachBatch(async () => stopped.abort());
  expect(await rules().delete(bounces, new Date(), stopped.signal)).toBe(deletionBatch);
  expect(await left()).toBe(rows - deletionBatch);
});

it('keeps rows that become due later, and rows whose time changed while it waited for them', async () => {
  const runner = tests.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query(`update soft_bounces set bounced_at = now() where message_id = '1'`);
  const running = rules().delete(bounces, days(-30), new AbortController().signal);
  await tests.database.query(`insert into soft_bounces (hash, message_id, bounced_at) values ('', 'later', $1)`, [
    days(-29),
  ]);
  await runner.commitTransaction();
  await runner.release();
  expect(await running).toBe(rows - 1);
  const kept = await tests.database.query<{ id: string }[]>('select message_id as id from soft_bounces order by 1');
  expect(kept).toEqual([{ id: '1' }, { id: 'later' }]);
});
