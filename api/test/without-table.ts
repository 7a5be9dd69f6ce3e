/** A connection pool of `pg`, or TypeORM's data source. */
interface Database {
  query(sql: string): Promise<unknown>;
}

/** Renames a table while a test runs, so that statements on it fail. */
export async function withoutTable(database: Database, table: string, test: () => Promise<void>): Promise<void> {
  await database.query(`alter table ${table} rename to ${table}_renamed`);
  try {
    await test();
  } finally {
    await database.query(`alter table ${table}_renamed rename to ${table}`);
  }
}
