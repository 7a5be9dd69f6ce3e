import type { Pool } from 'pg';
import {
  emptyColumns,
  readColumns,
  toPayOrder,
  toPositionOf,
  type Columns,
  type JobColumns,
} from './job-columns.parser.ts';
import { attributes, type CategoryEntry, type FilterNames, type PlaceEntry } from './search-filters.policy.ts';
import { readAll, readChanged } from './snapshot.sql.ts';
import { firstIndex, TermDictionary } from './term-dictionary.cache.ts';
import { keywordTerms, type Term } from './terms.parser.ts';
import { expandKeyword, type Keyword } from './words/keyword.policy.ts';
import { readSynonyms } from './words/esco-occupations.repository.ts';
import type { SynonymDictionary } from './words/synonym-dictionary.policy.ts';

/** A range of jobs of some columns; `end` is exclusive. */
interface Piece {
  from: JobColumns;
  start: number;
  end: number;
}

/** A split of the known jobs: for a job that is removed, or for a job that is inserted before `at`. */
interface Cut {
  at: number;
  /** The next known job to retain. */
  next: number;
  inserted: Piece[];
}

/** Index among the known jobs at which an added job is inserted: newest first, then by descending id. */
function insertionIndex(known: JobColumns, added: JobColumns, job: number): number {
  const [postedAt, id] = [added.postedAt[job]!, added.id[job]!];
  return firstIndex(
    known.size,
    (at) => known.postedAt[at]! > postedAt || (known.postedAt[at] === postedAt && known.id[at]! > id),
  );
}

function piecesOf(known: JobColumns, removed: readonly number[], added: JobColumns): Piece[] {
  const cuts: Cut[] = removed
    .map((id) => known.positionOf(id))
    .filter((at) => at !== -1)
    .map((at) => ({ at, next: at + 1, inserted: [] }));
  for (let job = 0; job < added.size; job++) {
    const at = insertionIndex(known, added, job);
    cuts.push({ at, next: at, inserted: [{ from: added, start: job, end: job + 1 }] });
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (const { at, next, inserted } of cuts.toSorted((a, b) => a.at - b.at)) {
    if (at > start) pieces.push({ from: known, start, end: at });
    pieces.push(...inserted);
    start = Math.max(start, next);
  }
  return [...pieces, { from: known, start, end: known.size }];
}

const plainColumns = ['id', 'postedAt', 'closesAt', 'featuredUntil', 'companyId', 'pay', 'group'] as const;

function copyPlaces(target: Columns, { from, start, end }: Piece, at: number, pair: number): number {
  const first = from.placeStart[start]!;
  for (let job = start; job < end; job++) target.placeStart[at + job - start] = from.placeStart[job]! - first + pair;
  const places = from.places.subarray(first, from.placeStart[end]);
  target.places.set(places, pair);
  return pair + places.length;
}

/**
 * The known columns without the removed jobs and with the added ones. A changed job is in both.
 * @param added begins with the groups of `known`
 */
function mergeColumns(known: JobColumns, removed: readonly number[], added: JobColumns): JobColumns {
  const pieces = piecesOf(known, removed, added);
  const sum = (lengthOf: (piece: Piece) => number) => pieces.reduce((total, piece) => total + lengthOf(piece), 0);
  const target = emptyColumns(
    sum(({ start, end }) => end - start),
    sum(({ from, start, end }) => from.placeStart[end]! - from.placeStart[start]!),
  );
  let [at, pair] = [0, 0];
  for (const piece of pieces) {
    for (const name of plainColumns) target[name].set(piece.from[name].subarray(piece.start, piece.end), at);
    pair = copyPlaces(target, piece, at, pair);
    at += piece.end - piece.start;
  }
  target.placeStart[at] = pair;
  return {
    ...target,
    groups: added.groups,
    placeLimit: Math.max(known.placeLimit, added.placeLimit),
    companyLimit: Math.max(known.companyLimit, added.companyLimit),
    byPay: toPayOrder(target.pay),
    positionOf: toPositionOf(target.id),
  };
}

/** All open jobs in column form at one data version, for filters and facets. */
export interface CatalogueSnapshot extends FilterNames {
  version: string;
  /** Number of the last entry of `search_changes` that the snapshot includes. */
  change: string;
  jobs: JobColumns;
  terms: TermDictionary;
  /** Version of the operator's occupations among the synonyms; null: none are loaded. */
  esco: string | null;
  synonyms: SynonymDictionary;
}

/** The keyword of a filter as the open jobs of a snapshot write it. */
export const toKeyword = (text: string, { terms, synonyms }: CatalogueSnapshot): Keyword =>
  expandKeyword(keywordTerms(text), terms, synonyms);

interface SnapshotRow {
  version: string;
  change: string;
  esco: string | null;
  jobs: Buffer | null;
  pairs: Buffer | null;
  categories: CategoryEntry[];
  places: PlaceEntry[];
  /** Pairs of written and folded form. Terms contain no spaces and no commas. */
  terms: string;
}

/** `jobs` and `terms` contain only the changed jobs and terms that still exist. */
interface ChangedRow extends SnapshotRow {
  changedJobs: number[];
  changedTerms: string[];
}

const nothing = Buffer.alloc(0);

function termsOf({ terms }: SnapshotRow): Term[] {
  const pairs = terms === '' ? [] : terms.split(',').map((pair) => pair.split(' '));
  return pairs.map(([form = '', folded = '']) => ({ form, folded }));
}

const frameOf = ({ version, change, esco, categories, places }: SnapshotRow) => ({
  version,
  change,
  esco,
  categories,
  places: new Map(places.map((place) => [place.id, place])),
});

export async function readSnapshot(pool: Pool): Promise<CatalogueSnapshot> {
  const { rows } = await pool.query<SnapshotRow>(readAll);
  const row = rows[0]!;
  const jobs = readColumns(row.jobs ?? nothing, row.pairs ?? nothing, attributes);
  const synonyms = await readSynonyms(pool, row.esco);
  return { ...frameOf(row), synonyms, jobs, terms: TermDictionary.of(termsOf(row)) };
}

/**
 * Applies the changes since `known` to it. Null if there are too many changes or the log does not reach back that far.
 */
export async function readChanges(pool: Pool, known: CatalogueSnapshot): Promise<CatalogueSnapshot | null> {
  const { rows } = await pool.query<ChangedRow>({ name: 'search-changes', text: readChanged, values: [known.change] });
  const [row] = rows;
  if (row === undefined) return null;
  const synonyms = row.esco === known.esco ? known.synonyms : await readSynonyms(pool, row.esco);
  const frame = { ...frameOf(row), synonyms, terms: known.terms.changed(row.changedTerms, termsOf(row)) };
  if (row.changedJobs.length === 0) return { ...frame, jobs: known.jobs };
  const added = readColumns(row.jobs ?? nothing, row.pairs ?? nothing, attributes, known.jobs.groups);
  return { ...frame, jobs: mergeColumns(known.jobs, row.changedJobs, added) };
}

/** Caches the snapshot of the newest data version. Concurrent callers share one read. */
export class CatalogueSnapshots {
  private current: CatalogueSnapshot | null = null;
  private reading: Promise<CatalogueSnapshot> | null = null;

  constructor(private readonly pool: Pool) {}

  /** The snapshot of this version or a newer one. */
  async at(version: string): Promise<CatalogueSnapshot> {
    if (this.current !== null && BigInt(this.current.version) >= BigInt(version)) return this.current;
    this.reading ??= this.read();
    const snapshot = await this.reading;
    // A read that started before the version was written may return an older snapshot; the next read does not.
    return BigInt(snapshot.version) >= BigInt(version) ? snapshot : this.at(version);
  }

  private async read(): Promise<CatalogueSnapshot> {
    try {
      const changed = this.current === null ? null : await readChanges(this.pool, this.current);
      this.current = changed ?? (await readSnapshot(this.pool));
      return this.current;
    } finally {
      this.reading = null;
    }
  }
}
