import { endOfDay } from '../generation/calendar.ts';
import { companyCountFor, generateCompanies, type Company } from '../generation/companies.ts';
import { composeJob } from '../generation/compose-job.ts';
import { Employers } from '../generation/employers.ts';
import { generateJobRecords, newJobRecord } from '../generation/job-records.ts';
import type { JobRecord, JobStatus, WrittenJob } from '../generation/job.types.ts';
import { generateOddRecords } from '../generation/odd-jobs.ts';
import { mixSeed } from '../random.ts';

export interface BoardOptions {
  seed: number;
  /** Ordinary jobs at the start; the odd ones come on top. */
  jobs: number;
  now: () => number;
}

/** The HR system's own memory: its companies and jobs, and the version that each change makes. */
export class Board {
  readonly companies: readonly Company[];
  readonly now: () => number;
  readonly #seed: number;
  readonly #employers: Employers;
  readonly #records = new Map<string, JobRecord>();
  readonly #boot: string;
  #version = 1;
  #jobsMade: number;
  #lastPosition = 0;

  constructor({ seed, jobs, now }: BoardOptions) {
    const start = now();
    this.now = now;
    this.#seed = seed;
    this.#jobsMade = jobs;
    this.#boot = (mixSeed(seed, jobs, Math.floor(start / 1000)) >>> 0).toString(36);
    this.companies = generateCompanies(seed, companyCountFor(jobs), endOfDay(start));
    this.#employers = new Employers(this.companies);
    for (const record of generateJobRecords(seed, jobs, start)) this.#add(record);
    for (const record of generateOddRecords(seed, start)) this.#add(record);
  }

  /** Names the present state; two runs never share one. */
  get snapshot(): string {
    return `s-${this.#boot}-${this.#version}`;
  }

  /** Closed jobs included, in the order in which they came. */
  records(): IterableIterator<JobRecord> {
    return this.#records.values();
  }

  find(id: string): JobRecord | undefined {
    return this.#records.get(id);
  }

  /** A new ordinary job, posted now. */
  open(): JobRecord {
    this.#jobsMade += 1;
    const record = this.#add(newJobRecord(this.#seed, this.#jobsMade, this.now()));
    this.changed();
    return record;
  }

  /** Adds a job exactly as it is written, or puts it in the place of the one with its id. */
  put(written: WrittenJob): void {
    const record =
      this.#records.get(written.id) ?? this.#add({ ...newJobRecord(this.#seed, 0, this.now()), id: written.id });
    const status = toStatus(written['status']);
    Object.assign(record, { status, updatedAt: this.now(), written, exact: true, json: null });
    this.changed();
  }

  /** Takes a job out without a trace; false when there is none. */
  remove(id: string): boolean {
    const removed = this.#records.delete(id);
    if (removed) this.changed();
    return removed;
  }

  /** Changes what time changes about a job and notes when. */
  amend(
    record: JobRecord,
    change: Partial<Pick<JobRecord, 'status' | 'closesAt' | 'revision' | 'featured' | 'featuredUntil'>>,
  ): void {
    Object.assign(record, change, { updatedAt: this.now(), json: null });
    this.changed();
  }

  /** Increments the version, which invalidates entity tags and caches. */
  changed(): void {
    this.#version += 1;
  }

  /** A job's bytes, put together when they are first asked for. */
  json(record: JobRecord): Buffer {
    record.json ??= Buffer.from(JSON.stringify(this.#compose(record)));
    return record.json;
  }

  #compose(record: JobRecord): object {
    return record.exact && record.written ? record.written : composeJob(record, this.#employers);
  }

  #add(record: JobRecord): JobRecord {
    this.#lastPosition += 1;
    const added = { ...record, position: this.#lastPosition };
    this.#records.set(added.id, added);
    return added;
  }
}

function toStatus(value: unknown): JobStatus {
  return value === 'paused' || value === 'closed' ? value : 'open';
}
