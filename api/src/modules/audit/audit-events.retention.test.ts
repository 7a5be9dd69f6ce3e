import { eventually } from '../../../test/eventually.ts';
import { TestRetention } from '../../../test/test-retention.ts';

let tests: TestRetention;
beforeAll(async () => {
  tests = await TestRetention.start();
});
beforeEach(() => tests.database.query('delete from audit_events'));
afterAll(() => tests.close());

const monthLater = (months: number, day = 15) => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, day));
};
const partitionOf = (at: Date) => `audit_events_${at.toISOString().slice(0, 7).replace('-', '_')}`;

const save = (at: Date) =>
  tests.database.query(`insert into audit_events (at, what, request_id) values ($1, 'login', 'of the test')`, [at]);

async function partitions(): Promise<string[]> {
  const rows = await tests.database.query<{ name: string }[]>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_events'::regclass order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** Partition and time of each event. */
const stored = () =>
  tests.database.query<{ partition: string; at: Date }[]>(
    'select tableoid::regclass::text as partition, at from audit_events order by at',
  );

/** Deletes the partitions after the current month, as before the first run. */
async function dropPartitionsAhead(): Promise<void> {
  for (const months of [1, 2, 3]) await tests.database.query(`drop table if exists ${partitionOf(monthLater(months))}`);
}

it('a run creates the partitions of three months ahead, into which events are written', async () => {
  await dropPartitionsAhead();
  expect((await tests.run())['audit-events']).toBe(0);
  for (const months of [0, 1, 2, 3]) await save(monthLater(months));
  await save(monthLater(-18));
  await save(monthLater(4));
  const first = partitionOf(monthLater(0));
  const [ahead, last] = [[1, 2, 3].map((months) => partitionOf(monthLater(months))), 'audit_events_default'];
  expect((await stored()).map(({ partition }) => partition)).toEqual([first, first, ...ahead, last]);
});

it('after months without a worker, a run moves the events of these months into their partitions', async () => {
  await dropPartitionsAhead();
  const times = [1, 1, 2, 5].map((months, index) => monthLater(months, 3 + index));
  for (const at of times) await save(at);
  expect((await stored()).map(({ partition }) => partition)).toEqual(times.map(() => 'audit_events_default'));
  expect((await tests.run(monthLater(5)))['audit-events']).toBe(0);
  expect(await stored()).toEqual(times.map((at) => ({ partition: partitionOf(at), at })));
});

it('drops the partitions of ended months, and deletes older events of the others', async () => {
  await tests.run();
  const before = await partitions();
  for (const at of [monthLater(-2), monthLater(0, 1), monthLater(1, 1), monthLater(1, 20)]) await save(at);
  // A year after the tenth day of the next month: the current month has expired completely, the next one in part.
  const now = monthLater(13, 10);
  expect((await tests.run(now))['audit-events']).toBe(3);
  expect(await stored()).toEqual([{ partition: partitionOf(monthLater(1)), at: monthLater(1, 20) }]);
  const [current, next] = [partitionOf(monthLater(0)), partitionOf(monthLater(1))];
  expect(before).toContain(current);
  expect(await partitions()).not.toContain(current);
  expect(await partitions()).toContain(next);
  expect((await tests.run(now))['audit-events']).toBe(0);
  // A restored backup may contain events of dropped months.
  await save(monthLater(0, 1));
  await tests.run(now);
  expect(await partitions()).not.toContain(current);
  expect(await stored()).toHaveLength(1);
});

it('waits for a running transaction that reads the default partition later, without a deadlock', async () => {
  await dropPartitionsAhead();
  const runner = tests.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table only audit_events in access share mode');
  // Drops and creates partitions.
  const running = tests.run(monthLater(16));
  await eventually(async () => {
    const [row] = await tests.database.query<[{ count: number }]>(
      `select count(*)::int as count from pg_locks where relation = 'audit_events'::regclass and not granted`,
    );
    expect(row.count).toBe(1);
  });
  await runner.query('select count(*) from audit_events_default');
  await runner.commitTransaction();
  await runner.release();
  expect((await running)['audit-events']).toBe(0);
});

it('waits for a lock of another session for two seconds at most, and changes nothing', async () => {
  const runner = tests.database.createQueryRunner();
  await runner.startTransaction();
  await runner.query('select count(*) from audit_events');
  const before = await partitions();
  const started = performance.now();
  // All partitions are due.
  expect((await tests.run(monthLater(40)))['audit-events']).toBeNull();
  expect(performance.now() - started).toBeLessThan(15_000);
  await runner.rollbackTransaction();
  await runner.release();
  expect(await partitions()).toEqual(before);
});
