import type { DataSource } from 'typeorm';

/** Inserts rows with the same columns in one statement, and returns the stored rows. */
export async function insertRows<Row extends object>(
  database: DataSource,
  table: string,
  rows: readonly Row[],
): Promise<(Row & { id: number })[]> {
  const columns = Object.keys(rows[0] ?? {});
  const placesOf = (row: number) => columns.map((_, index) => `$${row * columns.length + index + 1}`);
  const places = rows.map((_, row) => `(${placesOf(row).join(', ')})`);
  return database.query(
    `insert into ${table} (${columns.join(', ')}) values ${places.join(', ')} returning *`,
    rows.flatMap((row) => Object.values(row) as unknown[]),
  );
}

/** Inserts a row whose keys are column names, and returns the stored row. */
export async function insertRow<Row extends object>(
  database: DataSource,
  table: string,
  row: Row,
): Promise<Row & { id: number }> {
  const [stored] = await insertRows(database, table, [row]);
  if (stored === undefined) throw new Error(`The insert into ${table} returned no row`);
  return stored;
}
