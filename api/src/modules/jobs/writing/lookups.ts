import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import type { JobContent } from './job-content.ts';

function bySlug(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) {
    const key = slugify(name);
    if (key !== '' && !known.has(key)) known.set(key, name);
  }
  return known;
}

/** Selects before inserting: `on conflict` alone would consume a sequence value for every existing row. */
async function insertMissing(
  client: ClientBase,
  table: 'categories' | 'cities',
  key: 'slug' | 'value',
  names: ReadonlyMap<string, string>,
): Promise<void> {
  if (names.size === 0) return;
  await client.query(
    `insert into ${table} (name, ${key})
      select name, key from unnest($1::text[], $2::text[]) as seen (name, key)
      where not exists (select from ${table} known where known.${key} = seen.key)
      on conflict (${key}) do nothing`,
    [[...names.values()], [...names.keys()]],
  );
}

/** The lookup names of a job; `category` is a name only if it has no id yet. */
interface JobLookups extends Pick<JobContent, 'places'> {
  category: string | null;
}

/** Inserts missing categories and cities. Existing names retain their spelling. Rows are never deleted. */
export async function saveLookups(client: ClientBase, jobs: readonly JobLookups[]): Promise<void> {
  await insertMissing(client, 'categories', 'slug', bySlug(jobs.flatMap(({ category }) => category ?? [])));
  const cities = jobs.flatMap(({ places }) => places.map(({ city }) => city));
  await insertMissing(client, 'cities', 'value', bySlug(cities));
}
