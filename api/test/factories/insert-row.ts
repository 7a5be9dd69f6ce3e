import type { DataSource } from 'typeorm';

/** Inserts a row whose keys are column names, and returns the stored row. */
export async function insertRow<Row extends object>(
  database: DataSource,
  table: string,
  row: Row,
): Promise<Row & { id: number }> {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const [stored] = await database.query<(Row & { id: number })[]>(
    `insert into ${table} (${columns.join(', ')}) values (${places.join(', ')}) returning *`,
    Object.values(row),
  );
  if (stored === undefined) throw new Error(`The insert into ${table} returned no row`);
  return stored;
}
