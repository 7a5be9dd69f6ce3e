import type { ClientBase } from 'pg';
import { slugify } from 'shared-contracts';
import type { NormalisedJob } from '../normalise/normalised.ts';

/** Names of categories and cities that a read came across, each by its address. */
export class SeenLookups {
  private readonly categories = new Map<string, string>();
  private readonly cities = new Map<string, string>();

  add({ category, places }: NormalisedJob): void {
    if (category !== null) keepFirst(this.categories, category);
    for (const { city } of places) keepFirst(this.cities, city);
  }

  /** Adds those that are new; a name that is known keeps its first spelling. Once in use, a lookup stays. */
  async save(client: ClientBase): Promise<void> {
    await insertMissing(client, 'categories', 'slug', this.categories);
    await insertMissing(client, 'cities', 'value', this.cities);
  }
}

function keepFirst(names: Map<string, string>, name: string): void {
  const key = slugify(name);
  if (key !== '' && !names.has(key)) names.set(key, name);
}

/** Looks before it inserts: `on conflict` alone would use up a number of the sequence for every known row. */
async function insertMissing(
  client: ClientBase,
  table: 'categories' | 'cities',
  key: 'slug' | 'value',
  names: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query(
    `insert into ${table} (name, ${key})
      select name, key from unnest($1::text[], $2::text[]) as seen (name, key)
      where not exists (select from ${table} known where known.${key} = seen.key)
      on conflict (${key}) do nothing`,
    [[...names.values()], [...names.keys()]],
  );
}
