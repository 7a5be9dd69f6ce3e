import type { Pool } from 'pg';
import { dataVersion } from '../../database/data-version.sql.ts';
import type { CategoryEntry } from './categories.ts';
import { KnownWords } from './known-words.ts';
import { readColumns, type JobColumns, type PlaceEntry } from './job-columns.ts';

/** All open jobs as filters and facets see them, at one data version. */
export interface CatalogueSnapshot {
  version: string;
  jobs: JobColumns;
  categories: readonly CategoryEntry[];
  /** Place id → place. */
  places: ReadonlyMap<number, PlaceEntry>;
  words: KnownWords;
}

/** One statement, so that all of it is of one moment. Times travel as seconds; the order is "newest first". */
const statement = `
  select
    ${dataVersion} as version,
    (select string_agg(
        int4send(job_id) || float8send(date_part('epoch', posted_at)) || float8send(coalesce(date_part('epoch', closes_at), 'infinity'))
          || float8send(case when not is_featured then 0 else coalesce(date_part('epoch', featured_until), 'infinity') end)
          || int4send(coalesce(category_id, 0)) || int2send(level) || int2send(types) || int2send(remote::int::int2),
        ''::bytea order by posted_at desc, job_id desc) from job_search) as jobs,
    (select string_agg(int4send(job_id) || int4send(place), ''::bytea order by posted_at desc, job_id desc)
      from job_search, unnest(places) place) as pairs,
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'slug', slug) order by id), '[]') from categories)
      as categories,
    (select coalesce(json_agg(json_build_object('id', id, 'value', value, 'name', name, 'isCity', is_city) order by id), '[]')
      from search_places) as places,
    (select coalesce(string_agg(word || ' ' || folded, ','), '') from search_words) as words
`;

interface SnapshotRow {
  version: string;
  jobs: Buffer | null;
  pairs: Buffer | null;
  categories: CategoryEntry[];
  places: PlaceEntry[];
  /** Pairs of written and folded form; no word holds a blank or a comma. */
  words: string;
}

const nothing = Buffer.alloc(0);

function readWords(pairs: string): KnownWords {
  const words = pairs === '' ? [] : pairs.split(',').map((pair) => pair.split(' '));
  return new KnownWords(words.map(([form = '', folded = '']) => ({ form, folded })));
}

async function readSnapshot(pool: Pool): Promise<CatalogueSnapshot> {
  const { rows } = await pool.query<SnapshotRow>(statement);
  const row = rows[0]!;
  return {
    version: row.version,
    jobs: readColumns(row.jobs ?? nothing, row.pairs ?? nothing),
    categories: row.categories,
    places: new Map(row.places.map((place) => [place.id, place])),
    words: readWords(row.words),
  };
}

/** Keeps the snapshot of the newest data version; whoever asks while it is being read waits for the same reading. */
export class CatalogueSnapshots {
  private current: CatalogueSnapshot | null = null;
  private reading: Promise<CatalogueSnapshot> | null = null;

  constructor(private readonly pool: Pool) {}

  /** The snapshot of this version, or of a newer one. */
  async at(version: string): Promise<CatalogueSnapshot> {
    if (this.current !== null && BigInt(this.current.version) >= BigInt(version)) return this.current;
    this.reading ??= this.read();
    const snapshot = await this.reading;
    // A reading that began before the version was made is too old; the next one is not.
    return BigInt(snapshot.version) >= BigInt(version) ? snapshot : this.at(version);
  }

  private async read(): Promise<CatalogueSnapshot> {
    try {
      this.current = await readSnapshot(this.pool);
      return this.current;
    } finally {
      this.reading = null;
    }
  }
}
