import { setImmediate, setTimeout as wait } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { inNameOrder, PlaceNames, type CategoryEntry } from '../filter-names.cache.ts';
import { attributes } from '../search-filters.policy.ts';
import type { Reads } from '../../../../database/replicas/reads.provider.ts';
import type { Term } from '../terms.parser.ts';
import { readSynonyms } from '../words/esco-occupations.repository.ts';
import { Catalogue, jobsAtOnce, type CatalogueChange, type CatalogueFrame } from './catalogue.cache.ts';
import { declareJobs, fetchJobs, readChanged, readFrame, readJobs } from './catalogue.sql.ts';
import { JobColumns } from './job-columns.cache.ts';
import { eachTerm, readJob, type PackedJob } from './job-rows.parser.ts';
import { compareTerms, TermList, TermNumbers } from './term-dictionary.cache.ts';
import { PostingsBuilder, UncountedPostingsBuilder } from './term-postings.cache.ts';

interface FrameRow {
  version: string;
  unnamed: string;
  change: string;
  esco: string | null;
  categories: CategoryEntry[];
  /** JSON of a list of `PlaceEntry`. */
  places: string;
  /** Written form, folded form and number of jobs. Terms contain no spaces and no commas. */
  terms: string;
}

interface ChangedRow extends FrameRow {
  changedJobs: number[];
  changedTerms: string[];
}

/** One row without a job if none of them is open. */
interface VersionedJob extends Omit<PackedJob, 'numbers'> {
  version: string;
  numbers: string | null;
}

interface CountedTerm extends Term {
  jobs: number;
}

function termsOf({ terms }: FrameRow): CountedTerm[] {
  const entries = terms === '' ? [] : terms.split(',').map((entry) => entry.split(' '));
  return entries.map(([form = '', folded = '', jobs]) => ({
    form,
    folded: folded === form ? form : folded,
    jobs: Number(jobs),
  }));
}

/** PostgreSQL sorts by code points, which gives another order for rare letters. */
function inOrder<Listed extends Term>(terms: Listed[]): Listed[] {
  const isSorted = terms.every((term, at) => at === 0 || compareTerms(terms[at - 1]!, term) < 0);
  return isSorted ? terms : terms.toSorted(compareTerms);
}

const frameOf = (
  { version, unnamed, change, esco, categories, places }: FrameRow,
  synonyms: CatalogueFrame['synonyms'],
  known: PlaceNames,
) => ({
  version,
  unnamed,
  change,
  esco,
  categories: inNameOrder(categories),
  places: known.changedTo(places),
  synonyms,
});

/** Reads all jobs, in one snapshot of the database. */
export async function readCatalogue(pool: Pool): Promise<Catalogue> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read, read only');
    const { rows } = await client.query<FrameRow & { size: number }>(readFrame);
    const row = rows[0]!;
    const builder = new CatalogueBuilder(inOrder(termsOf(row)), row.size);
    await client.query(declareJobs);
    await addPages(client, builder);
    await client.query('commit');
    client.release();
    return builder.finish(frameOf(row, await readSynonyms(pool, row.esco), new PlaceNames()));
  } catch (error) {
    // The transaction may be open.
    client.release(true);
    throw error;
  }
}

async function addPages(client: PoolClient, builder: CatalogueBuilder): Promise<void> {
  for (;;) {
    const { rows } = await client.query<PackedJob>(fetchJobs);
    if (rows.length === 0) return;
    for (const [index, row] of rows.entries()) {
      builder.add(row);
      if (index % jobsAtOnce === 0) await setImmediate();
    }
  }
}

class CatalogueBuilder {
  private readonly jobs: JobColumns;
  private readonly body: PostingsBuilder;
  private readonly title: UncountedPostingsBuilder;
  private readonly numbers: TermNumbers;
  /** Terms that the list lacks. */
  private readonly added: { form: string; job: number; inTitle: boolean }[] = [];

  /** @param terms sorted @param size expected number of jobs */
  constructor(terms: readonly CountedTerm[], size: number) {
    const list = TermList.of(terms);
    this.jobs = new JobColumns(attributes, size);
    this.numbers = new TermNumbers(list.forms);
    const frequencies = Uint32Array.from(terms, ({ jobs }) => jobs);
    this.body = new PostingsBuilder(list, frequencies, size);
    this.title = new UncountedPostingsBuilder(list, size);
  }

  add(packed: PackedJob): void {
    const { document } = packed;
    const job = this.jobs.push(readJob(packed));
    eachTerm(document, (start, end, inTitle) => {
      const number = this.numbers.find(document, start, end);
      if (number === -1) this.added.push({ form: document.slice(start, end), job, inTitle });
      else (inTitle ? this.title : this.body).add(number, job);
    });
  }

  finish(frame: CatalogueFrame): Catalogue {
    this.jobs.finishSorted();
    const [body, title] = [this.body.finish(), this.title.finish()];
    for (const { form, job, inTitle } of this.added) (inTitle ? title : body).add(form, job);
    return new Catalogue(frame, this.jobs, body, title);
  }
}

/** Share of the jobs up to which reading the changed ones is faster than reading all. */
const changedShare = 0.25;
const leastChanges = 2_000;

/** The changes since a catalogue. Null if there are too many, or if the log does not reach back that far. */
export async function readChange(reads: Reads, known: Catalogue): Promise<CatalogueChange | null> {
  const most = Math.max(leastChanges, Math.floor(known.jobs.size * changedShare));
  const values = [known.change, most];
  const { rows } = await reads.query<ChangedRow>({ name: 'search-changes', text: readChanged, values });
  const [row] = rows;
  if (row === undefined) return null;
  const synonyms = row.esco === known.esco ? known.synonyms : await readSynonyms(reads, row.esco);
  const { changedJobs, changedTerms, version } = row;
  const jobs = changedJobs.length === 0 ? [] : await readOpen(reads, changedJobs, BigInt(version));
  const frame = frameOf(row, synonyms, known.places);
  return { frame, isOfJobs: row.unnamed === known.unnamed, changedJobs, jobs, changedTerms, terms: termsOf(row) };
}

/** Pause until a replica has replayed what another server has shown. */
const behindMs = 20;

/** Another server may answer than the one with the list of changes, so its version is compared. */
async function readOpen(reads: Reads, ids: readonly number[], version: bigint): Promise<PackedJob[]> {
  for (;;) {
    const { rows } = await reads.query<VersionedJob>({ name: 'changed-jobs', text: readJobs, values: [ids] });
    const isCurrent = BigInt(rows[0]!.version) >= version;
    if (isCurrent) return rows.filter((row): row is VersionedJob & PackedJob => row.numbers !== null);
    await wait(behindMs);
  }
}
