import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { createTestDatabase } from '../../test/test-database.ts';

const document = readFileSync(path.join(import.meta.dirname, '../../../docs/data-classification.md'), 'utf8');

/** `table.column` of all cells, once per level. */
function classifiedColumns(): string[] {
  const [, section = ''] = document.split('## Columns');
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => {
      const [table, ...columns] = Array.from(line.matchAll(/`(\w+)`/g), ([, name]) => name);
      return columns.map((column) => `${table}.${column}`);
    });
}

async function migratedColumns(): Promise<string[]> {
  const client = new Client({ connectionString: await createTestDatabase() });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select c.relname || '.' || a.attname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition
         and a.attnum > 0 and not a.attisdropped`,
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

it('docs/data-classification.md gives every column of the database exactly one protection level', async () => {
  expect(classifiedColumns().toSorted()).toEqual((await migratedColumns()).toSorted());
});
