import { addAll, addJob, emptyBits, type JobBits } from './job-bits.policy.ts';
import { firstIndex, mergeSorted } from './sorted-list.policy.ts';
import { compareTerms, TermList } from './term-dictionary.cache.ts';
import { foldTerm, type Term } from '../terms.parser.ts';

/** A list of positions takes more memory than a set from this share of the jobs on. */
const listedShare = 1 / 32;

/** The jobs of the terms of a list, which do not change. */
export interface StoredPostings {
  /** Those of term n are `jobs[starts[n]]` up to, but not including, `jobs[starts[n + 1]]`, unless it has a set. */
  starts: Uint32Array<ArrayBuffer>;
  jobs: Uint32Array<ArrayBuffer>;
  /** Sorted numbers of the frequent terms, and their sets. */
  frequent: readonly number[];
  sets: readonly JobBits[];
}

interface AddedTerm extends Term {
  jobs: number[];
}

/** The jobs of terms that were added one at a time. */
class AddedPostings {
  private terms: AddedTerm[] = [];
  private readonly byForm = new Map<string, AddedTerm>();
  private unsorted: AddedTerm[] = [];

  get isUsed(): boolean {
    return this.byForm.size > 0;
  }

  add(form: string, job: number): void {
    const known = this.byForm.get(form);
    if (known !== undefined) {
      known.jobs.push(job);
      return;
    }
    const added = { form, folded: foldTerm(form), jobs: [job] };
    this.byForm.set(form, added);
    this.unsorted.push(added);
  }

  addTo(bits: JobBits, folded: string, isMatch: (term: Term) => boolean): void {
    this.sort();
    const { terms } = this;
    const start = firstIndex(terms.length, (index) => terms[index]!.folded < folded);
    for (let at = start; terms[at]?.folded.startsWith(folded) === true; at++) {
      if (isMatch(terms[at]!)) for (const job of terms[at]!.jobs) addJob(bits, job);
    }
  }

  private sort(): void {
    if (this.unsorted.length === 0) return;
    this.terms = mergeSorted(this.terms, this.unsorted.toSorted(compareTerms), (a, b) => compareTerms(a, b) < 0);
    this.unsorted = [];
  }
}

/** The jobs by term. */
export class TermPostings {
  private readonly added = new AddedPostings();

  constructor(
    readonly list: TermList,
    readonly stored: StoredPostings,
  ) {}

  /** Whether jobs were added that `stored` does not contain. */
  get isChanged(): boolean {
    return this.added.isUsed;
  }

  /** @param form a term as written */
  add(form: string, job: number): void {
    this.added.add(form, job);
  }

  /** Adds the jobs with a term that is this one, or begins with it, with folded accents. */
  addTo(bits: JobBits, folded: string, isWhole: boolean): void {
    const { start, end } = this.list.rangeOf(folded, isWhole);
    const { starts, jobs, frequent, sets } = this.stored;
    const last = starts[end]!;
    for (let at = starts[start]!; at < last; at++) addJob(bits, jobs[at]!);
    for (let at = firstIndex(frequent.length, (one) => frequent[one]! < start); frequent[at]! < end; at++) {
      addAll(bits, sets[at]!);
    }
    this.added.addTo(bits, folded, (term) => !isWhole || term.folded === folded);
  }

  /** Adds the jobs with a term that is this one, or begins with it, with the same accents. */
  addWritten(bits: JobBits, { form, folded }: Term, isWhole: boolean): void {
    const isMatch = (other: string) => (isWhole ? other === form : other.startsWith(form));
    const { start, end } = this.list.rangeOf(folded, isWhole);
    for (let term = start; term < end; term++) if (isMatch(this.list.forms[term]!)) this.addTerm(bits, term);
    this.added.addTo(bits, folded, (term) => isMatch(term.form));
  }

  private addTerm(bits: JobBits, term: number): void {
    const { starts, jobs, frequent, sets } = this.stored;
    for (let at = starts[term]!; at < starts[term + 1]!; at++) addJob(bits, jobs[at]!);
    const place = firstIndex(frequent.length, (index) => frequent[index]! < term);
    if (frequent[place] === term) addAll(bits, sets[place]!);
  }
}

/** Fills the postings of a list whose frequencies are known. */
export class PostingsBuilder {
  private readonly stored: StoredPostings;
  /** The next place of each term in `jobs`. */
  private readonly next: Uint32Array;
  private readonly setOf = new Map<number, JobBits>();
  private readonly excess: [term: number, job: number][] = [];

  /** @param frequencies expected number of jobs by term @param size expected number of jobs */
  constructor(
    private readonly list: TermList,
    frequencies: ArrayLike<number>,
    size: number,
  ) {
    const starts = new Uint32Array(frequencies.length + 1);
    const frequent: number[] = [];
    for (let term = 0; term < frequencies.length; term++) {
      const isFrequent = frequencies[term]! > size * listedShare;
      if (isFrequent) {
        frequent.push(term);
        this.setOf.set(term, emptyBits(size));
      }
      starts[term + 1] = starts[term]! + (isFrequent ? 0 : frequencies[term]!);
    }
    const jobs = new Uint32Array(starts.at(-1)!);
    this.stored = { starts, jobs, frequent, sets: frequent.map((term) => this.setOf.get(term)!) };
    this.next = starts.slice(0, -1);
  }

  add(term: number, job: number): void {
    const bits = this.setOf.get(term);
    if (bits !== undefined && job >>> 5 < bits.length) addJob(bits, job);
    else if (this.next[term]! < this.stored.starts[term + 1]!) this.stored.jobs[this.next[term]!++] = job;
    else this.excess.push([term, job]);
  }

  finish(): TermPostings {
    this.closeGaps();
    const postings = new TermPostings(this.list, this.stored);
    for (const [term, job] of this.excess) postings.add(this.list.forms[term]!, job);
    return postings;
  }

  /** A term with fewer jobs than its frequency leaves places that would be read as position 0. */
  private closeGaps(): void {
    const { starts, jobs } = this.stored;
    let end = 0;
    for (let term = 0; term < this.next.length; term++) {
      const [from, to] = [starts[term]!, this.next[term]!];
      if (from !== end) jobs.copyWithin(end, from, to);
      starts[term] = end;
      end += to - from;
    }
    starts[this.next.length] = end;
    if (end < jobs.length) this.stored.jobs = jobs.slice(0, end);
  }
}

/** Fills the postings of a list whose frequencies are not known. The pairs take eight bytes each until `finish`. */
export class UncountedPostingsBuilder {
  private terms = new Uint32Array(1_024);
  private jobs = new Uint32Array(1_024);
  private count = 0;

  constructor(
    private readonly list: TermList,
    private readonly size: number,
  ) {}

  add(term: number, job: number): void {
    if (this.count === this.terms.length) {
      this.terms = doubled(this.terms);
      this.jobs = doubled(this.jobs);
    }
    this.terms[this.count] = term;
    this.jobs[this.count] = job;
    this.count += 1;
  }

  finish(): TermPostings {
    const frequencies = new Uint32Array(this.list.forms.length);
    for (let pair = 0; pair < this.count; pair++) frequencies[this.terms[pair]!]! += 1;
    const builder = new PostingsBuilder(this.list, frequencies, this.size);
    for (let pair = 0; pair < this.count; pair++) builder.add(this.terms[pair]!, this.jobs[pair]!);
    return builder.finish();
  }
}

function doubled(numbers: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}
