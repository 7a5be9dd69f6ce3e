import { endOfDay } from '../generation/calendar.ts';
import { companyCountFor, Employers, generateCompanies, type Company } from '../generation/companies.ts';
import { composeJob } from '../generation/compose-job.ts';
import {
  generateJobRecords,
  newJobRecord,
  type JobRecord,
  type JobStatus,
  type WrittenJob,
} from '../generation/job-records.ts';
import { generateIrregularRecords } from '../generation/irregular-jobs.ts';
import { mixSeed } from '../random.ts';

export interface BoardOptions {
  seed: number;
  /** Number of ordinary jobs, without the irregular ones. */
  jobs: number;
  now: () => number;
}

/** The HR system's state: its companies and jobs, and a version that each change increments. */
export class Board {
  readonly companies: readonly Company[];
  readonly now: () => number;
  readonly #seed: number;
  readonly #employers: Employers;
  readonly #records = new Map<string, JobRecord>();
  readonly #boot: string;
  #version = 1;
  #jobsCreated: number;
  #lastPosition = 0;

  constructor({ seed, jobs, now }: BoardOptions) {
    const start = now();
    this.now = now;
    this.#seed = seed;
    this.#jobsCreated = jobs;
    this.#boot = (mixSeed(seed, jobs, Math.floor(start / 1000)) >>> 0).toString(36);
    this.companies = generateCompanies(seed, companyCountFor(jobs), endOfDay(start));
    this.#employers = new Employers(this.companies);
    for (const record of generateJobRecords(seed, jobs, start)) this.#add(record);
    for (const record of generateIrregularRecords(seed, start)) this.#add(record);
  }

  /** Identifies the current state, uniquely across runs. */
  get snapshot(): string {
    return `s-${this.#boot}-${this.#version}`;
  }

  /** All jobs including closed ones, in the order of insertion. */
  records(): IterableIterator<JobRecord> {
    return this.#records.values();
  }

  find(id: string): JobRecord | undefined {
    return this.#records.get(id);
  }

  /** Creates an ordinary job, posted now. */
  open(): JobRecord {
    this.#jobsCreated += 1;
    const record = this.#add(newJobRecord(this.#seed, this.#jobsCreated, this.now()));
    this.changed();
    return record;
  }

  /** Inserts or replaces a job exactly as given. */
  put(written: WrittenJob): void {
    const record =
      this.#records.get(written.id) ?? this.#add({ ...newJobRecord(this.#seed, 0, this.now()), id: written.id });
    const status = toStatus(written['status']);
    Object.assign(record, { status, updatedAt: this.now(), written, exact: true, json: null });
    this.changed();
  }

  /** Removes a job completely; false if it does not exist. */
  remove(id: string): boolean {
    const removed = this.#records.delete(id);
    if (removed) this.changed();
    return removed;
  }

  /** Changes the fields that vary over time, and `updatedAt`. */
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

  /** The serialized job, generated on first use. */
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

/** The two lists of jobs, cached until the board changes. */
export class JobLists {
  readonly #board: Board;
  #openKey = '';
  #open: readonly JobRecord[] = [];
  #changesKey = '';
  #changes: readonly JobRecord[] = [];

  constructor(board: Board) {
    this.#board = board;
  }

  /** Open and paused jobs in the order of insertion. `dropped` hides that fraction of them, always the same jobs. */
  open(dropped: number | null): readonly JobRecord[] {
    const key = `${this.#board.snapshot}-${dropped}`;
    if (key !== this.#openKey) {
      this.#open = [...this.#board.records()].filter((job) => job.status !== 'closed' && !isDropped(job, dropped));
      this.#openKey = key;
    }
    return this.#open;
  }

  /** Jobs that changed at `since` or later, including closed ones, sorted by the time of the change. */
  changes(since: number, dropped: number | null): readonly JobRecord[] {
    const key = `${this.#board.snapshot}-${since}-${dropped}`;
    if (key !== this.#changesKey) {
      this.#changes = [...this.#board.records()]
        .filter((job) => job.updatedAt >= since && !isDropped(job, dropped))
        .toSorted((a, b) => a.updatedAt - b.updatedAt || a.position - b.position);
      this.#changesKey = key;
    }
    return this.#changes;
  }
}

function isDropped(job: JobRecord, fraction: number | null): boolean {
  return fraction !== null && (mixSeed(0xd20b, job.id) >>> 0) / 2 ** 32 < fraction;
}
