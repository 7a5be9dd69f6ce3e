import type { Attribute, JobRow } from './job-rows.parser.ts';

/** The combinations of attributes of the jobs. A million jobs form about ten thousand groups, so facets are counted by group. */
export interface FacetGroups {
  readonly count: number;
  /** By attribute, then by group. */
  readonly values: readonly (readonly number[])[];
  /** By attribute: greater than every value. */
  readonly limits: readonly number[];
}

/** Assigns numbers to combinations of attributes in order of first occurrence. */
export class GroupNumbers implements FacetGroups {
  count = 0;
  readonly values: number[][];
  readonly limits: number[];
  private readonly numbers = new Map<string, number>();

  constructor(attributes: readonly Attribute[]) {
    this.values = attributes.map(() => []);
    this.limits = attributes.map(() => 1);
  }

  numberOf({ attributes }: Pick<JobRow, 'attributes'>): number {
    const key = attributes.join(' ');
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    for (const [at, value] of attributes.entries()) {
      this.values[at]!.push(value);
      this.limits[at] = Math.max(this.limits[at]!, value + 1);
    }
    this.numbers.set(key, this.count);
    return this.count++;
  }
}

/** The combinations of places of the jobs. */
export interface PlaceSets {
  readonly count: number;
  /** Place ids, by set. */
  readonly places: readonly (readonly number[])[];
  /** The number of each set, followed by a place of it, for all places of all sets. */
  readonly members: readonly number[];
  /** Greater than every place id. */
  readonly placeLimit: number;
  /** Numbers of the sets with this place. */
  readonly setsWith: (place: number) => readonly number[];
}

/** Assigns numbers to combinations of places in order of first occurrence. */
export class PlaceSetNumbers implements PlaceSets {
  readonly places: number[][] = [];
  readonly members: number[] = [];
  placeLimit = 1;
  private readonly numbers = new Map<string, number>();
  private readonly sets = new Map<number, number[]>();

  get count(): number {
    return this.places.length;
  }

  setsWith = (place: number): readonly number[] => this.sets.get(place) ?? [];

  numberOf({ places }: Pick<JobRow, 'places'>): number {
    const known = this.numbers.get(places);
    if (known !== undefined) return known;
    const ids = places === '' ? [] : places.split(',').map(Number);
    const number = this.places.length;
    this.places.push(ids);
    this.numbers.set(places, number);
    for (const id of ids) {
      this.members.push(number, id);
      this.placeLimit = Math.max(this.placeLimit, id + 1);
      const sets = this.sets.get(id);
      if (sets === undefined) this.sets.set(id, [number]);
      else sets.push(number);
    }
    return number;
  }
}

/** Positions by id. Ids of open jobs are dense, so a flat table is used. A map takes ten times as much memory. */
export class PositionTable {
  private lowest = 0;
  /** The position plus one; 0: none. */
  private positions = new Int32Array(0);

  /** -1: no job has this id. */
  get(id: number): number {
    return (this.positions[id - this.lowest] ?? 0) - 1;
  }

  set(id: number, position: number): void {
    this.reserve(id);
    this.positions[id - this.lowest] = position + 1;
  }

  delete(id: number): void {
    if (this.get(id) !== -1) this.positions[id - this.lowest] = 0;
  }

  private reserve(id: number): void {
    const { lowest, positions } = this;
    const end = lowest + positions.length;
    if (positions.length > 0 && id >= lowest && id < end) return;
    const spare = 1_024 + (positions.length >>> 1);
    const [first, last] = positions.length === 0 ? [id, id] : [Math.min(lowest, id), Math.max(end - 1, id)];
    this.lowest = Math.max(0, first < lowest || positions.length === 0 ? first - spare : lowest);
    this.positions = new Int32Array(last + spare - this.lowest);
    this.positions.set(positions, positions.length === 0 ? 0 : lowest - this.lowest);
  }
}
