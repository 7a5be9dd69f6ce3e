import type { ClientBase } from 'pg';
import { fold } from 'shared-contracts';
import { incrementDataVersion } from '../../../database/data-version.repository.ts';
import type { Attribute } from './catalogue/job-rows.parser.ts';
import { attributes, payOf } from './search-filters.policy.ts';
import { placesOf, readSearchableJobs, type NamedPlace, type SearchableJob } from './searchable-jobs.repository.ts';
import { lexemesOf, toTsvector, writtenTerms } from './terms.parser.ts';

const countIndexed = `
  select word, count(*)::int as jobs
  from job_search, unnest(tsvector_to_array(document)) word
  where job_id = any ($1) and left(word, 1) not in ('=', '~')
  group by word
`;

const addTerms = `
  insert into search_words (word, folded, jobs)
  select * from unnest($1::text[], $2::text[], $3::int[])
  on conflict (word) do update set jobs = search_words.jobs + excluded.jobs
`;

/**
 * The change of the vocabulary during an index refresh, as a difference per term. It is written once at the end: a
 * changed job retains most of its terms, and those need no write.
 */
class VocabularyChange {
  private readonly jobs = new Map<string, number>();

  /** Subtracts the indexed terms of these jobs. */
  async remove(client: ClientBase, jobIds: readonly number[]): Promise<void> {
    const { rows } = await client.query<{ word: string; jobs: number }>(countIndexed, [jobIds]);
    for (const { word, jobs } of rows) this.change(word, -jobs);
  }

  /** Adds the distinct terms of one job. */
  add(terms: readonly string[]): void {
    for (const term of terms) this.change(term, 1);
  }

  async save(client: ClientBase): Promise<void> {
    // All writers use the same order, which prevents deadlocks.
    const changed = [...this.jobs].filter(([, jobs]) => jobs !== 0).toSorted(([a], [b]) => (a < b ? -1 : 1));
    if (changed.length === 0) return;
    const terms = changed.map(([term]) => term);
    await client.query(addTerms, [terms, terms.map(fold), changed.map(([, jobs]) => jobs)]);
    await client.query('delete from search_words where word = any ($1) and jobs <= 0', [terms]);
  }

  private change(term: string, jobs: number): void {
    this.jobs.set(term, (this.jobs.get(term) ?? 0) + jobs);
  }
}

/** Jobs per batch. Their texts are in memory at the same time. */
const chunkSize = 1_000;

/** Advisory lock that serializes writers of the index. The value is arbitrary but the same in every process. */
const lockKey = 7_203_115;

/** A row of `job_search` and the terms that it adds to the vocabulary. */
interface IndexRow {
  job: SearchableJob;
  places: NamedPlace[];
  lexemes: string[];
  terms: string[];
}

interface IndexColumn {
  name: string;
  /** Type of the column; `int[]` and `tsvector` are sent as text. */
  type: Attribute['type'] | 'timestamptz' | 'int[]' | 'tsvector';
  of: (row: IndexRow, placeIds: PlaceIds) => unknown;
}

const columns: readonly IndexColumn[] = [
  { name: 'job_id', type: 'int', of: ({ job }) => job.id },
  { name: 'posted_at', type: 'timestamptz', of: ({ job }) => job.postedAt },
  { name: 'closes_at', type: 'timestamptz', of: ({ job }) => job.closesAt },
  { name: 'is_featured', type: 'boolean', of: ({ job }) => job.isFeatured },
  { name: 'featured_until', type: 'timestamptz', of: ({ job }) => job.featuredUntil },
  { name: 'company_id', type: 'int', of: ({ job }) => job.companyId },
  { name: 'pay', type: 'int', of: ({ job }) => payOf(job) },
  ...attributes.map(({ column, type, columnOf }): IndexColumn => ({
    name: column,
    type,
    of: ({ job }) => columnOf(job),
  })),
  {
    name: 'places',
    type: 'int[]',
    of: ({ places }, placeIds) => `{${places.map(({ value }) => placeIds.get(value)).join(',')}}`,
  },
  { name: 'document', type: 'tsvector', of: ({ lexemes }) => toTsvector(lexemes) },
];

const columnNames = columns.map(({ name }) => name).join(', ');
const sentAs = ({ type }: IndexColumn) => (type === 'int[]' || type === 'tsvector' ? 'text' : type);
const write = `
  insert into job_search (${columnNames}) select ${columns.map(({ name, type }) => `${name}::${type}`).join(', ')}
  from unnest(${columns.map((column, index) => `$${index + 1}::${sentAs(column)}[]`).join(', ')}) as row (${columnNames})
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
    await client.query(namePlaces, [
      missing.map((one) => one.value),
      missing.map((one) => one.name),
      missing.map((one) => one.isCity),
    ]);
  }
  const all = missing.length > 0 ? await readPlaces(client) : known;
  return new Map([...all].map(([value, { id }]) => [value, id]));
}

async function writeRows(client: ClientBase, rows: readonly IndexRow[]): Promise<void> {
  const placeIds = await placeIdsOf(client, rows);
  await client.query(
    write,
    columns.map(({ of }) => rows.map((row) => of(row, placeIds))),
  );
}

function toIndexRow(job: SearchableJob): IndexRow {
  const lexemes = lexemesOf(job);
  return { job, places: placesOf(job), lexemes, terms: writtenTerms(lexemes) };
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
  await incrementDataVersion(client, 'hr');
}
