import { setTimeout as wait } from 'node:timers/promises';
import { importBuilt, importOfApi } from '../bench/search/built.mjs';
import { percentile } from '../bench/report.mjs';
import { operations, retentionOf } from './operations.mjs';

/** The plan of every statement arrives as a notice. Without the time of each node, which would slow down large scans. */
const explain = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  client_min_messages: 'log',
};
const explained = Object.entries(explain)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

/** Calls of an operation, unless one takes long. */
const turns = 20;
const longMs = 3000;

/**
 * @typedef {{ duration: number, plan: any, text: string }} Explained
 * @typedef {{ name: string, median: number, most: number, plan: string, buffers: number }} Measured
 */

/**
 * Repositories' connections. The plans of their statements are added to `plans`.
 * @param {string} url
 * @param {Explained[]} plans
 */
async function connectionsTo(url, plans) {
  const { DataSource } = await importOfApi('typeorm');
  const { default: pg } = await importOfApi('pg');
  const entities = [
    (await importBuilt('api/dist/modules/mail/mail.entity.js')).MailEntity,
    (await importBuilt('api/dist/modules/campaigns/campaign.entity.js')).CampaignEntity,
  ];
  const listen = (/** @type {import('pg').PoolClient} */ client) =>
    client.on('notice', ({ message = '' }) => {
      const [, duration, json] = /^duration: ([\d.]+) ms {2}plan:\n([^]+)$/.exec(message) ?? [];
      if (json === undefined) return;
      const parsed = JSON.parse(json);
      plans.push({ duration: Number(duration), plan: parsed.Plan, text: parsed['Query Text'] });
    });
  const database = new DataSource({ type: 'postgres', url, entities, extra: { max: 4, options: explained } });
  await database.initialize();
  // The connection of the initialization has no listener.
  await database.driver.master.end();
  database.driver.master = new pg.Pool({ connectionString: url, max: 4, options: explained });
  database.driver.master.on('connect', listen);
  return { database, pool: database.driver.master };
}

/** Scans of a plan, as `Index Scan mails_ended`. @param {any} plan @returns {string[]} */
function scansOf(plan) {
  const here = plan['Index Name'] ?? (plan['Node Type'] === 'Seq Scan' ? plan['Relation Name'] : undefined);
  const own = here === undefined ? [] : [`${plan['Node Type'] === 'Seq Scan' ? 'Seq Scan ' : ''}${here}`];
  return [...new Set([...own, ...(plan.Plans ?? []).flatMap(scansOf)])];
}

/**
 * Runs every operation once for each turn: operations use the results of earlier ones.
 * @param {readonly import('./operations.mjs').Operation[]} all
 * @param {Explained[]} plans
 * @returns {Promise<Measured[]>}
 */
async function measureAll(all, plans) {
  const runs = all.map(({ name }) => ({
    name,
    times: /** @type {number[]} */ ([]),
    plans: /** @type {Explained[]} */ ([]),
  }));
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, { run, isOnce = false }] of all.entries()) {
      const { times, plans: own } = /** @type {typeof runs[number]} */ (runs[index]);
      if ((isOnce && turn > 0) || Math.max(0, ...times) > longMs) continue;
      plans.length = 0;
      const started = performance.now();
      await run(turn);
      times.push(performance.now() - started);
      const [slowest] = plans.toSorted((a, b) => b.duration - a.duration);
      if (slowest !== undefined) own.push(slowest);
    }
  }
  return runs.map(({ name, times, plans: own }) => {
    const slowest = own.toSorted((a, b) => b.duration - a.duration)[0];
    const buffers = slowest === undefined ? 0 : slowest.plan['Shared Hit Blocks'] + slowest.plan['Shared Read Blocks'];
    const plan = slowest === undefined ? '' : scansOf(slowest.plan).slice(0, 5).join(', ');
    return { name, median: percentile(times, 0.5), most: Math.max(...times), plan, buffers };
  });
}

/** Repeats an operation until the result is stopped; reports its times. @param {import('./operations.mjs').Operation[]} probes */
function probe(probes) {
  const stopping = new AbortController();
  /** @type {number[]} */
  const times = [];
  const done = (async () => {
    for (let turn = 1_000_000; !stopping.signal.aborted; turn += 1) {
      for (const { run } of probes) {
        const started = performance.now();
        await run(turn);
        times.push(performance.now() - started);
      }
      await wait(2);
    }
  })();
  return async () => {
    stopping.abort();
    await done;
    return { count: times.length, p50: percentile(times, 0.5), p99: percentile(times, 0.99), most: Math.max(...times) };
  };
}

/** Strong locks of other sessions on the table and its parts, sampled. */
const locks = `
  select distinct c.relname || ' ' || l.mode as held
  from pg_locks l join pg_class c on c.oid = l.relation
  where l.locktype = 'relation' and l.pid <> pg_backend_pid() and c.relname ^@ $1 and c.relkind in ('r', 'p') and l.granted
    and l.mode in ('ShareUpdateExclusiveLock', 'ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
    and not exists (select from pg_stat_activity a where a.pid = l.pid and a.backend_type = 'autovacuum worker')`;

const sizeOf = `
  select sum(pg_table_size(c.oid))::float8 / 2 ^ 30 as heap, sum(pg_indexes_size(c.oid))::float8 / 2 ^ 30 as indexes,
    coalesce(sum(s.n_dead_tup), 0)::float8 as dead
  from pg_class c left join pg_stat_all_tables s on s.relid = c.oid
  where c.relname ^@ $1 and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

const gigabytes = (/** @type {number} */ value) => `${value.toFixed(2)} GB`;
const ms = (/** @type {number} */ value) => `${value < 10 ? value.toFixed(2) : value.toFixed(0)} ms`;

/** Operations that users wait for, repeated while retention runs. */
const probed = new Set([
  'record an event',
  'enqueue',
  'count a visit',
  'visits of a job',
  'record a click',
  'export of an account',
  'refused mails',
]);

/** Runs before the operations, which read the totals. */
const totals = 'campaign-totals';

/**
 * @typedef {object} Observed
 * @property {import('pg').Client} observer
 * @property {string} table
 * @property {Explained[]} plans
 * @property {import('./operations.mjs').Operation[]} probes
 */

/** Reads the sizes of the table and its partitions. @param {import('pg').Client} observer @param {string} table */
const readSize = async (observer, table) => (await observer.query(sizeOf, [table])).rows[0];

/**
 * Runs a rule while the product's statements are repeated by another connection.
 * @param {{ name: string, run: (now: Date, signal: AbortSignal) => Promise<number> }} rule
 * @param {Observed} observed
 */
async function measureRule(rule, { observer, table, plans, probes }) {
  const stopIdle = probe(probes);
  await wait(3000);
  const idle = await stopIdle();
  const start = await observer.query('select pg_current_wal_lsn() as lsn');
  const stop = probe(probes);
  const held = sampleLocks(observer, table);
  plans.length = 0;
  const { elapsed, count, longest, repeated } = await runTwice(rule, plans).catch(async (error) => {
    await held();
    await stop();
    throw error;
  });
  const locked = await held();
  const during = await stop();
  const wal = await observer.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 / 2 ^ 20 as mb', [
    start.rows[0].lsn,
  ]);
  const after = await readSize(observer, table);
  const latency = (/** @type {typeof idle} */ { p50, p99, most, count: calls }) =>
    `p50 ${ms(p50)} p99 ${ms(p99)} max ${ms(most)} (${calls})`;
  console.log(`  retention ${rule.name}: ${count.toLocaleString('en')} rows in ${ms(elapsed)}, then ${ms(repeated)}`);
  console.log(`    WAL ${wal.rows[0].mb.toFixed(0)} MB; longest statement ${ms(longest)}; locks: ${locked}`);
  console.log(
    `    ${gigabytes(after.heap)}, indexes ${gigabytes(after.indexes)}, ${after.dead.toLocaleString('en')} dead rows`,
  );
  if (probes.length > 0) console.log(`    concurrent statements: idle ${latency(idle)}; during ${latency(during)}`);
}

/**
 * The second run finds nothing that is due, as most runs of an hour.
 * @param {{ run: (now: Date, signal: AbortSignal) => Promise<number> }} rule
 * @param {Explained[]} plans
 */
async function runTwice(rule, plans) {
  const run = () => rule.run(new Date(), new AbortController().signal);
  const [elapsed, count] = await timeOf(run);
  const longest = Math.max(0, ...plans.map(({ duration }) => duration));
  const [repeated] = await timeOf(run);
  return { elapsed, count, longest, repeated };
}

/** @template T @param {() => Promise<T>} run @returns {Promise<[number, T]>} milliseconds and result */
async function timeOf(run) {
  const started = performance.now();
  const result = await run();
  return [performance.now() - started, result];
}

/** @param {import('pg').Client} observer @param {string} table */
function sampleLocks(observer, table) {
  const held = new Set();
  const stopping = new AbortController();
  const done = (async () => {
    while (!stopping.signal.aborted) {
      for (const row of (await observer.query(locks, [table])).rows) held.add(row.held);
      await wait(20);
    }
  })();
  return async () => {
    stopping.abort();
    await done;
    return [...held].join(', ') || 'of rows only';
  };
}

/**
 * @param {import('./server.mjs').GrowthServer} server
 * @param {{ database: string, table: string, rows: number }} filled
 */
export async function measureTable(server, { database: name, table, rows }) {
  const url = server.urlOf(name);
  /** @type {Explained[]} */
  const plans = [];
  const { database, pool } = await connectionsTo(url, plans);
  const observer = await server.connect(name);
  try {
    const before = await readSize(observer, table);
    console.log(
      `\n${table}, ${rows.toLocaleString('en')} rows: ${gigabytes(before.heap)}, indexes ${gigabytes(before.indexes)}`,
    );
    const context = { database, pool, rows };
    const own = await /** @type {(typeof operations)[string]} */ (operations[table])(context);
    const rules = await retentionOf(table, context);
    const first = rules.filter(({ name: rule }) => rule === totals);
    const probes = own.filter(({ name: title }) => probed.has(title));
    const observed = { observer, table, plans, probes };
    for (const rule of first) await measureRule(rule, observed);
    for (const { median, most, plan, buffers, name: title } of await measureAll(own, plans)) {
      console.log(
        `  ${title.padEnd(36)} ${ms(median).padStart(10)} ${ms(most).padStart(10)}  ${String(buffers).padStart(9)} buffers  ${plan}`,
      );
    }
    for (const rule of rules) if (rule.name !== totals) await measureRule(rule, observed);
  } finally {
    await observer.end();
    await pool.end();
  }
}
