import type { ClientBase } from 'pg';
import { toTsvector } from './lexemes.ts';
import { readSearchableJobs, toIndexRow, type IndexRow, type NamedPlace } from './searchable-jobs.ts';
import { VocabularyChange } from './vocabulary.ts';

/** Jobs per batch. Their texts are in memory at the same time. */
const chunkSize = 1_000;

/** Advisory lock that serialises writers of the index. The value is arbitrary but the same in every process. */
const lockKey = 7_203_115;

const write = `
  insert into job_search (job_id, posted_at, closes_at, is_featured, featured_until, category_id, level, types, remote,
    places, document)
  select job_id, posted_at, closes_at, is_featured, featured_until, category_id, level, types, remote, places::int[],
    document::tsvector
  from unnest($1::int[], $2::timestamptz[], $3::timestamptz[], $4::boolean[], $5::timestamptz[], $6::int[],
    $7::smallint[], $8::smallint[], $9::boolean[], $10::text[], $11::text[])
    as row (job_id, posted_at, closes_at, is_featured, featured_until, category_id, level, types, remote, places, document)
`;

const namePlaces = `
  insert into search_places (value, name, is_city) select * from unnest($1::text[], $2::text[], $3::boolean[])
  on conflict (value) do update set is_city = true where excluded.is_city and not search_places.is_city
`;

type PlaceIds = ReadonlyMap<string, number>;

async function readPlaces(client: ClientBase): Promise<Map<string, { id: number; isCity: boolean }>> {
  const { rows } = await client.query<{ id: number; value: string; is_city: boolean }>('select * from search_places');
  return new Map(rows.map(({ id, value, is_city: isCity }) => [value, { id, isCity }]));
}

/** Ids of the places that these rows name. Inserts missing places. */
async function placeIdsOf(client: ClientBase, rows: readonly IndexRow[]): Promise<PlaceIds> {
  const known = await readPlaces(client);
  const wanted = new Map<string, NamedPlace>();
  for (const place of rows.flatMap(({ places }) => places)) {
    const found = known.get(place.value);
    const isNew = found === undefined || (place.isCity && !found.isCity);
    if (isNew && !(wanted.get(place.value)?.isCity ?? false)) wanted.set(place.value, place);
  }
  const missing = [...wanted.values()];
  if (missing.length > 0) {
    const columns = [missing.map((one) => one.value), missing.map((one) => one.name), missing.map((one) => one.isCity)];
    await client.query(namePlaces, columns);
  }
  const all = missing.length > 0 ? await readPlaces(client) : known;
  return new Map([...all].map(([value, { id }]) => [value, id]));
}

async function writeRows(client: ClientBase, rows: readonly IndexRow[]): Promise<void> {
  const ids = await placeIdsOf(client, rows);
  await client.query(write, [
    rows.map(({ job }) => job.id),
    rows.map(({ job }) => job.postedAt),
    rows.map(({ job }) => job.closesAt),
    rows.map(({ job }) => job.isFeatured),
    rows.map(({ job }) => job.featuredUntil),
    rows.map(({ job }) => job.categoryId),
    rows.map(({ level }) => level),
    rows.map(({ types }) => types),
    rows.map(({ remote }) => remote),
    rows.map(({ places }) => `{${places.map(({ value }) => ids.get(value)).join(',')}}`),
    rows.map(({ lexemes }) => toTsvector(lexemes)),
  ]);
}

async function refreshChunk(
  client: ClientBase,
  jobIds: readonly number[],
  vocabulary: VocabularyChange,
): Promise<void> {
  await vocabulary.remove(client, jobIds);
  await client.query('delete from job_search where job_id = any ($1)', [jobIds]);
  const jobs = await readSearchableJobs(client, jobIds);
  const rows = jobs.map(toIndexRow);
  if (rows.length > 0) await writeRows(client, rows);
  for (const { terms } of rows) vocabulary.add(terms);
}

/**
 * Updates the index for jobs that were added, changed or closed, in the caller's transaction. The caller must also
 * increment the data version, otherwise no process reads the change.
 */
export async function refreshJobIndex(client: ClientBase, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const vocabulary = new VocabularyChange();
  for (let at = 0; at < jobIds.length; at += chunkSize) {
    await refreshChunk(client, jobIds.slice(at, at + chunkSize), vocabulary);
  }
  await vocabulary.save(client);
}

/** Rebuilds the whole index and increments the data version, for jobs that were written without `refreshJobIndex`. */
export async function rebuildJobIndex(client: ClientBase): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  await client.query('delete from job_search; delete from search_words; delete from search_places');
  const { rows } = await client.query<{ ids: number[] | null }>('select array_agg(id order by id) as ids from jobs');
  await refreshJobIndex(client, rows[0]?.ids ?? []);
  await client.query(
    `insert into ingest_state (source, data_version) values ('hr', 1)
      on conflict (source) do update set data_version = ingest_state.data_version + 1`,
  );
}
