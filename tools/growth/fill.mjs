import { growingTables } from './tables.mjs';

/** Rows of a statement, so that progress is visible. */
const chunk = 5_000_000;

/** @typedef {import('./server.mjs').GrowthServer} GrowthServer */

/** Indexes and unique constraints of a table, as statements that drop and create them. */
const indexesOf = (/** @type {string} */ table) => `
  select 'drop index ' || i.indexrelid::regclass as "drop", replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as "create", 1 as place
  from pg_index i where i.indrelid = '${table}'::regclass and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  union all
  select format('alter table ${table} drop constraint %I', conname),
    format('alter table ${table} add constraint %I %s', conname, pg_get_constraintdef(oid)), 0
  from pg_constraint where conrelid = '${table}'::regclass and contype in ('p', 'u')
  order by place`;

/**
 * Fills the table with `rows` generated rows. Indexes are created afterwards, which takes a fraction of the time.
 * @param {import('pg').Client} client
 * @param {string} table
 * @param {number} rows
 * @param {(text: string) => void} log
 */
export async function fill(client, table, rows, log) {
  const { base, columns, select } = /** @type {import('./tables.mjs').GrowingTable} */ (growingTables[table]);
  // Foreign keys are not checked: the generated rows satisfy them.
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '64MB'`);
  for (const statement of base(rows)) await client.query(statement);
  const { rows: indexes } = await client.query(indexesOf(table));
  for (const { drop } of indexes) await client.query(drop);
  for (let from = 1; from <= rows; from += chunk) {
    const to = Math.min(rows, from + chunk - 1);
    await client.query(
      `insert into ${table} (${columns(rows)}) select ${select(rows)} from generate_series(${from}::bigint, ${to}) n`,
    );
    log(`${table}: ${to.toLocaleString('en')} rows`);
  }
  for (const { create } of indexes) {
    await client.query(create);
    log(`${table}: ${create.slice(0, 100)}`);
  }
  await client.query('reset session_replication_role');
  await client.query('vacuum (analyze)');
}
