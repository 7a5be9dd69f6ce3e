import type { DataSource } from 'typeorm';
import { createTestDatabase, testDatabaseConfig } from '../../test/test-database.ts';
import { openMigrationSource } from './data-source.ts';
import { runMigrations } from './run-migrations.ts';

let source: DataSource;
beforeAll(async () => {
  source = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
});
afterAll(() => source.destroy());

/** Tables, columns, indexes and constraints of the product, in one comparable list. */
async function schema(): Promise<string[]> {
  const rows = await source.query<{ line: string }[]>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select proname from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ line }) => line).filter((line) => !/\bmigrations/.test(line));
}

it('every migration goes back to the schema before it, and forward again', async () => {
  const before = [await schema()];
  for (const index of source.migrations.keys()) before.push(await runFirst(index + 1));
  const complete = before.at(-1);
  for (const expected of before.slice(0, -1).toReversed()) {
    await source.undoLastMigration();
    expect(await schema()).toEqual(expected);
  }
  await source.runMigrations();
  expect(await schema()).toEqual(complete);
});

/** TypeORM only knows "all that have not run", so it is shown the first `count` alone. */
async function runFirst(count: number): Promise<string[]> {
  const hidden = source.migrations.splice(count);
  await source.runMigrations();
  source.migrations.push(...hidden);
  return schema();
}

it('two processes that start together migrate once', async () => {
  const config = testDatabaseConfig(await createTestDatabase('template1'));
  const done = await Promise.all([runMigrations(config), runMigrations(config)]);
  expect(done.flat()).toHaveLength(source.migrations.length);
});
