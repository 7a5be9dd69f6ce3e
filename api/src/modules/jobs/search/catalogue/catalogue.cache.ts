import { setImmediate } from 'node:timers/promises';
import { closingSoonMs } from '../search-criteria.policy.ts';
import type { FilterNames } from '../filter-names.cache.ts';
import type { Term } from '../terms.parser.ts';
import type { SynonymDictionary } from '../words/synonym-dictionary.policy.ts';
import { ArrayPool } from './array-pool.policy.ts';
import { wordsFor, type JobBits } from './job-bits.policy.ts';
import type { JobColumns } from './job-columns.cache.ts';
import { eachTerm, idOf, readJob, type PackedJob } from './job-rows.parser.ts';
import { OpenJobs } from './open-jobs.cache.ts';
import { PositionLists, ValueSets } from './position-lists.cache.ts';
import { TermDictionary } from './term-dictionary.cache.ts';
import type { TermPostings } from './term-postings.cache.ts';

/** Jobs that are changed without a pause for other requests: a millisecond. */
export const jobsAtOnce = 50;

/** What changes with the data version, but not by job. */
export interface CatalogueFrame extends FilterNames {
  version: string;
  /** The part of the version that counts changes without an entry in `search_changes`, for example of logos. */
  unnamed: string;
  /** Number of the last entry of `search_changes` that the catalogue includes. */
  change: string;
  /** Version of the operator's occupations among the synonyms; null: none are loaded. */
  esco: string | null;
  synonyms: SynonymDictionary;
}

/** A change of the catalogue. */
export interface CatalogueChange {
  frame: CatalogueFrame;
  /** Whether nothing but the named jobs has changed on cards. */
  isOfJobs: boolean;
  /** Ids of the jobs that were added, changed or removed. */
  changedJobs: readonly number[];
  /** Those of them that are open. */
  jobs: readonly PackedJob[];
  /** The terms that were added or removed, as written. */
  changedTerms: readonly string[];
  /** Those of the changed terms that exist. */
  terms: readonly Term[];
}

/**
 * All open jobs at one data version, in the memory of the process: columns for filters, facets and order, and the jobs by term.
 * It is changed in place, so a search reads it without awaiting anything in between.
 */
export class Catalogue implements CatalogueFrame {
  readonly open: OpenJobs;
  readonly terms: TermDictionary;
  readonly byAttribute: readonly ValueSets[];
  readonly byPlaceSet = new PositionLists();
  readonly byCompany = new PositionLists();
  /** For counts of jobs by number. */
  readonly counts = new ArrayPool((length) => new Int32Array(length));
  private readonly bits = new ArrayPool((words): JobBits => new Uint32Array(words));
  /** The last change that the sorted positions include. */
  readonly sortedChange: string;
  private payOrder: Int32Array | null = null;

  constructor(
    private frame: CatalogueFrame,
    readonly jobs: JobColumns,
    readonly body: TermPostings,
    readonly title: TermPostings,
  ) {
    this.sortedChange = frame.change;
    this.terms = new TermDictionary(body.list);
    this.open = new OpenJobs(jobs, closingSoonMs);
    this.byAttribute = jobs.attributes.map(({ isMask }) => new ValueSets(isMask ?? false));
    for (let job = 0; job < jobs.size; job++) this.addAttributes(job);
    this.byPlaceSet.build(jobs.placeSet, jobs.size, jobs.placeSets.count);
    this.byCompany.build(jobs.companyId, jobs.size, jobs.companyLimit);
  }

  get version(): string {
    return this.frame.version;
  }
  get unnamed(): string {
    return this.frame.unnamed;
  }
  get change(): string {
    return this.frame.change;
  }
  get esco(): string | null {
    return this.frame.esco;
  }
  get synonyms(): SynonymDictionary {
    return this.frame.synonyms;
  }
  get categories(): CatalogueFrame['categories'] {
    return this.frame.categories;
  }
  get places(): CatalogueFrame['places'] {
    return this.frame.places;
  }

  /** An empty set for all jobs, until `release`. */
  takeBits(): JobBits {
    return this.bits.take(wordsFor(this.jobs.size));
  }

  /** Returns sets that are no longer read. */
  release(...sets: readonly JobBits[]): void {
    this.bits.release(...sets);
  }

  /** The sorted positions by pay, highest first, then newest first. */
  sortedByPay(): Int32Array {
    this.payOrder ??= toPayOrder(this.jobs);
    return this.payOrder;
  }

  /** Applies a change. Other requests proceed in between, and see each job either before or after it. */
  async apply({ frame, changedJobs, jobs, changedTerms, terms }: CatalogueChange): Promise<void> {
    const { version, change } = this.frame;
    this.frame = { ...frame, version, change };
    const byId = new Map(jobs.map((job) => [idOf(job), job]));
    for (let at = 0; at < changedJobs.length; at += jobsAtOnce) {
      if (at > 0) await setImmediate();
      for (const id of changedJobs.slice(at, at + jobsAtOnce)) this.replace(id, byId.get(id));
    }
    this.terms.change(changedTerms, terms);
    this.frame = frame;
  }

  private replace(id: number, packed: PackedJob | undefined): void {
    const known = this.jobs.positionOf(id);
    if (known !== -1) {
      this.open.remove(known);
      this.jobs.remove(known);
    }
    if (packed === undefined) return;
    const row = readJob(packed);
    const job = this.jobs.add(row);
    this.addAttributes(job);
    this.byPlaceSet.add(this.jobs.placeSet[job]!, job);
    this.byCompany.add(row.companyId, job);
    const { document } = packed;
    eachTerm(document, (start, end, inTitle) => {
      (inTitle ? this.title : this.body).add(document.slice(start, end), job);
    });
    this.open.add(job);
  }

  private addAttributes(job: number): void {
    const { group, groups, id } = this.jobs;
    for (const [at, sets] of this.byAttribute.entries()) sets.add(groups.values[at]![group[job]!]!, job, id.length);
  }
}

/** Counting sort by the distinct amounts, which are few. */
function toPayOrder({ pay, sorted }: JobColumns): Int32Array {
  const amounts = [...new Set(pay.subarray(0, sorted))].toSorted((a, b) => b - a);
  const places = new Map(amounts.map((amount, place) => [amount, place]));
  const column = pay.subarray(0, sorted).map((amount) => places.get(amount)!);
  const lists = new PositionLists();
  lists.build(column, sorted, amounts.length);
  return lists.inOrder();
}
