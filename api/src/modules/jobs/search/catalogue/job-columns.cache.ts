import { byName } from 'shared-contracts';
import { addJob, emptyBits, removeJob, wordsFor, type JobBits } from './job-bits.policy.ts';
import type { Attribute, JobRow } from './job-rows.parser.ts';
import {
  GroupNumbers,
  PlaceSetNumbers,
  PositionTable,
  type FacetGroups,
  type PlaceSets,
} from './number-tables.cache.ts';
import { firstIndex } from './sorted-list.policy.ts';

const columnTypes = {
  id: Int32Array,
  companyId: Int32Array,
  pay: Int32Array,
  group: Int32Array,
  placeSet: Int32Array,
  postedAt: Float64Array,
  closesAt: Float64Array,
  featuredUntil: Float64Array,
};
export const columnNames = Object.keys(columnTypes) as ColumnName[];

type ColumnName = keyof typeof columnTypes;

/** The columns of a catalogue whose jobs are all sorted and present. */
export interface StoredColumns {
  size: number;
  columns: Readonly<Record<ColumnName, Int32Array | Float64Array>>;
  /** Attributes by group. */
  groups: readonly (readonly number[])[];
  /** Places by set. */
  placeSets: readonly string[];
}

/** More room than needed, so that added jobs rarely require a copy. */
const withRoom = (jobs: number) => jobs + Math.max(1_024, jobs >>> 3);

/**
 * What filters, facets and order need of every open job: one entry per job in each column. A job keeps its position; a
 * changed job is removed and added at a new one. The first `sorted` positions are sorted newest first, the others by `added`.
 */
export class JobColumns {
  /** Positions in use, including those of removed jobs. */
  size = 0;
  /** Number of positions that are sorted: newest first, then by descending id. */
  sorted = 0;
  /** The positions from `sorted` on in the same order. */
  readonly added: number[] = [];
  id = new Int32Array(0);
  /** Milliseconds since 1970, like all times in the columns. */
  postedAt = new Float64Array(0);
  /** Infinity: no closing date. */
  closesAt = new Float64Array(0);
  /** 0: not featured; Infinity: featured without an end date. */
  featuredUntil = new Float64Array(0);
  companyId = new Int32Array(0);
  /** Euros per year (`comparedPay`). 0: not comparable. */
  pay = new Int32Array(0);
  /** Number of a group. */
  group = new Int32Array(0);
  /** Number of a place set. */
  placeSet = new Int32Array(0);
  /** The jobs that were not removed. */
  present: JobBits = emptyBits(0);
  /** Greater than every company id. */
  companyLimit = 1;
  readonly groups: FacetGroups;
  readonly placeSets: PlaceSets;
  private readonly groupNumbers: GroupNumbers;
  private readonly placeSetNumbers = new PlaceSetNumbers();
  private readonly positions = new PositionTable();

  /** @param room number of jobs that are pushed without a copy */
  constructor(
    readonly attributes: readonly Attribute[],
    room: number,
  ) {
    this.resize(withRoom(room));
    this.groupNumbers = new GroupNumbers(attributes);
    this.groups = this.groupNumbers;
    this.placeSets = this.placeSetNumbers;
  }

  static restore(attributes: readonly Attribute[], { size, columns, groups, placeSets }: StoredColumns): JobColumns {
    const restored = new JobColumns(attributes, size);
    for (const group of groups) restored.groupNumbers.numberOf({ attributes: group });
    for (const places of placeSets) restored.placeSetNumbers.numberOf({ places });
    for (const name of columnNames) restored[name].set(columns[name]);
    for (let job = 0; job < size; job++) {
      restored.positions.set(restored.id[job]!, job);
      restored.companyLimit = Math.max(restored.companyLimit, restored.companyId[job]! + 1);
      addJob(restored.present, job);
    }
    restored.size = size;
    restored.sorted = size;
    return restored;
  }

  stored(): StoredColumns {
    return {
      size: this.size,
      columns: byName(columnNames, (name) => this[name].subarray(0, this.size)),
      groups: Array.from({ length: this.groups.count }, (_, group) =>
        this.groups.values.map((values) => values[group]!),
      ),
      placeSets: this.placeSets.places.map((places) => places.join(',')),
    };
  }

  /** Position of the job with this id; -1 if there is none. */
  positionOf(id: number): number {
    return this.positions.get(id);
  }

  /** Adds a job at the next position. @returns the position */
  push(row: JobRow): number {
    const job = this.size;
    if (job === this.id.length) this.resize(withRoom(job));
    this.id[job] = row.id;
    this.postedAt[job] = row.postedAt;
    this.closesAt[job] = row.closesAt;
    this.featuredUntil[job] = row.featuredUntil;
    this.companyId[job] = row.companyId;
    this.pay[job] = row.pay;
    this.group[job] = this.groupNumbers.numberOf(row);
    this.placeSet[job] = this.placeSetNumbers.numberOf(row);
    this.companyLimit = Math.max(this.companyLimit, row.companyId + 1);
    this.positions.set(row.id, job);
    addJob(this.present, job);
    this.size += 1;
    return job;
  }

  /** Declares the jobs so far as sorted. */
  finishSorted(): void {
    this.sorted = this.size;
  }

  /** Adds a job that is not in order of position. @returns the position */
  add(row: JobRow): number {
    const job = this.push(row);
    const { added } = this;
    const place = firstIndex(added.length, (index) => this.isBefore(added[index]!, job));
    added.splice(place, 0, job);
    return job;
  }

  remove(job: number): void {
    removeJob(this.present, job);
    if (this.positionOf(this.id[job]!) === job) this.positions.delete(this.id[job]!);
  }

  /** Whether a job is newer than another, or as new with a higher id. */
  isBefore(a: number, b: number): boolean {
    const difference = this.postedAt[a]! - this.postedAt[b]!;
    return difference > 0 || (difference === 0 && this.id[a]! > this.id[b]!);
  }

  private resize(capacity: number): void {
    const copy = <Column extends Int32Array | Float64Array>(column: Column, target: Column): Column => {
      target.set(column);
      return target;
    };
    this.id = copy(this.id, new Int32Array(capacity));
    this.companyId = copy(this.companyId, new Int32Array(capacity));
    this.pay = copy(this.pay, new Int32Array(capacity));
    this.group = copy(this.group, new Int32Array(capacity));
    this.placeSet = copy(this.placeSet, new Int32Array(capacity));
    this.postedAt = copy(this.postedAt, new Float64Array(capacity));
    this.closesAt = copy(this.closesAt, new Float64Array(capacity));
    this.featuredUntil = copy(this.featuredUntil, new Float64Array(capacity));
    const present = new Uint32Array(wordsFor(capacity));
    present.set(this.present);
    this.present = present;
  }
}
