import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import type { JobContent } from './job-content.ts';

function byAddress(names: readonly string[]): Map<string, string> {
  const known = new Map<string, string>();
  for (const name of names) {
    const key = slugify(name);
    if (key !== '' && !known.has(key)) known.set(key, name);
  }
  return known;
}

/** Looks before it inserts: `on conflict` alone would use up a number of the sequence for every known row. */
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

/** What a job names; a category by its name where it has none of ours yet. */
interface NamingJob extends Pick<JobContent, 'places'> {
  category: string | null;
}

/** Adds the categories and cities that are new; a name that is known keeps its first spelling. Once in use, it stays. */
export async function saveLookups(client: ClientBase, jobs: readonly NamingJob[]): Promise<void> {
  await insertMissing(client, 'categories', 'slug', byAddress(jobs.flatMap(({ category }) => category ?? [])));
  const cities = jobs.flatMap(({ places }) => places.map(({ city }) => city));
  await insertMissing(client, 'cities', 'value', byAddress(cities));
}
