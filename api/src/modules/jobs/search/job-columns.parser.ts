/** A column of `job_search` with few distinct values. Jobs with equal attributes form a facet group. */
export interface Attribute {
  column: string;
  type: 'int' | 'smallint' | 'boolean';
  /** Values are whole numbers below this; null is 0, and true is 1. Facets count in an array up to the greatest value. */
  size: number;
}

/** The greatest `size` of each type. */
export const attributeSizes: Record<Attribute['type'], number> = { boolean: 2, smallint: 2 ** 15, int: 2 ** 31 };

/**
 * The combinations of attributes of the jobs. Most filters and facets use only these. 100,000 jobs form about a
 * thousand groups, so filters are evaluated per group and facet counts are summed over groups.
 */
export interface FacetGroups {
  count: number;
  /** By attribute, then by group. */
  values: readonly (readonly number[])[];
  /** By attribute: greater than every value. */
  limits: readonly number[];
}

/**
 * The columns of every open job that filters and facets need: one entry per job in each column, newest first. A job
 * takes about 48 bytes, so a process can store all jobs in memory.
 */
export interface JobColumns {
  size: number;
  id: Int32Array;
  /** Milliseconds since 1970, like all times in the columns. */
  postedAt: Float64Array;
  /** Infinity: no closing date. */
  closesAt: Float64Array;
  /** 0: not featured; Infinity: featured without an end date. */
  featuredUntil: Float64Array;
  companyId: Int32Array;
  /** Euros per year (`comparedPay`). 0: not comparable. */
  pay: Int32Array;
  /** Index into `groups`. */
  group: Int32Array;
  groups: FacetGroups;
  /** The places of job n are `places[placeStart[n]]` up to, but not including, `placeStart[n + 1]`. */
  placeStart: Int32Array;
  places: Int32Array;
  /** Greater than every place id. */
  placeLimit: number;
  /** Greater than every company id. */
  companyLimit: number;
  /** Column indexes, highest pay first, then newest first. */
  byPay: () => Int32Array;
  /** Column index of the job with this id; -1 if the columns do not contain it. */
  positionOf: (id: number) => number;
}

/** Columns under construction. */
export type Columns = Omit<JobColumns, 'positionOf' | 'placeLimit' | 'companyLimit' | 'groups' | 'byPay'>;

/** Binary formats of PostgreSQL. `read` reads one field of all rows; a separate loop for each keeps its types simple. */
const formats = {
  int2: {
    bytes: 2,
    read(rows: Buffer, offset: number, rowBytes: number, column: Float64Array): void {
      for (let row = 0; row < column.length; row++) column[row] = rows.readInt16BE(row * rowBytes + offset);
    },
  },
  int4: {
    bytes: 4,
    read(rows: Buffer, offset: number, rowBytes: number, column: Float64Array): void {
      for (let row = 0; row < column.length; row++) column[row] = rows.readInt32BE(row * rowBytes + offset);
    },
  },
  float8: {
    bytes: 8,
    read(rows: Buffer, offset: number, rowBytes: number, column: Float64Array): void {
      for (let row = 0; row < column.length; row++) column[row] = rows.readDoubleBE(row * rowBytes + offset);
    },
  },
};

interface Field {
  format: keyof typeof formats;
  sql: string;
}

const seconds = (sql: string): Field => ({ format: 'float8', sql });
const jobId: Field = { format: 'int4', sql: 'job_id' };
const jobCompany: Field = { format: 'int4', sql: 'company_id' };
const jobPay: Field = { format: 'int4', sql: 'pay' };
const place: Field = { format: 'int4', sql: 'place' };

function attributeField({ column, type }: Attribute): Field {
  // A null would remove the whole job from the snapshot.
  const sql = `coalesce(${column}${type === 'boolean' ? '::int' : ''}, 0)`;
  return type === 'int' ? { format: 'int4', sql } : { format: 'int2', sql: `(${sql})::int2` };
}

/** Layout of a job in the snapshot: first these fields, then the attributes. Times are in seconds. */
const jobFields: readonly Field[] = [
  jobId,
  seconds(`date_part('epoch', posted_at)`),
  seconds(`coalesce(date_part('epoch', closes_at), 'infinity')`),
  seconds(`case when not is_featured then 0 else coalesce(date_part('epoch', featured_until), 'infinity') end`),
  jobCompany,
  jobPay,
];
const pairFields: readonly Field[] = [jobId, place];

const sendFields = (fields: readonly Field[]) => fields.map(({ format, sql }) => `${format}send(${sql})`).join(' || ');

/** SQL that packs a row of `job_search` for `readColumns`. */
export const packedJob = (attributes: readonly Attribute[]) =>
  sendFields([...jobFields, ...attributes.map(attributeField)]);
/** SQL that packs a place of a row of `job_search`. */
export const packedPair = sendFields(pairFields);

const bytesOf = (fields: readonly Field[]) => fields.reduce((sum, { format }) => sum + formats[format].bytes, 0);

/** The columns of packed rows, in the order of the fields. */
function unpack(rows: Buffer, fields: readonly Field[]): Float64Array[] {
  const rowBytes = bytesOf(fields);
  let offset = 0;
  return fields.map(({ format }) => {
    const column = new Float64Array(rows.length / rowBytes);
    formats[format].read(rows, offset, rowBytes, column);
    offset += formats[format].bytes;
    return column;
  });
}

const inMs = (times: Float64Array) => times.map((time) => time * 1000);

export function emptyColumns(size: number, pairs: number): Columns {
  return {
    size,
    id: new Int32Array(size),
    postedAt: new Float64Array(size),
    closesAt: new Float64Array(size),
    featuredUntil: new Float64Array(size),
    companyId: new Int32Array(size),
    pay: new Int32Array(size),
    group: new Int32Array(size),
    placeStart: new Int32Array(size + 1),
    places: new Int32Array(pairs),
  };
}

/** Greater than every number of the list. */
function limitOf(numbers: ArrayLike<number>): number {
  let limit = 1;
  for (let at = 0; at < numbers.length; at++) if (numbers[at]! >= limit) limit = numbers[at]! + 1;
  return limit;
}

/** `number * size + value` is exact for this many numbers and every size of `attributeSizes`. */
const mostGroups = 2 ** 22;

/**
 * Assigns numbers to groups in order of first occurrence. The groups of the first n attributes are numbered by the
 * number of the first n - 1 and a value, so the keys are exact for any number of attributes.
 */
class GroupNumbers {
  private count = 0;
  private readonly values: number[][];
  /** By attribute, then by key. */
  private readonly numbers: Map<number, number>[];

  /** @param known groups that retain their numbers */
  constructor(
    private readonly attributes: readonly Attribute[],
    known: FacetGroups,
  ) {
    this.values = attributes.map(() => []);
    this.numbers = attributes.map(() => new Map());
    this.assign(known.values, new Int32Array(known.count));
  }

  /** @param columns by attribute, then by job @param group receives the number of each job, initially 0 */
  assign(columns: readonly ArrayLike<number>[], group: Int32Array): void {
    for (const [at, { size }] of this.attributes.entries()) {
      const [column, numbers] = [columns[at]!, this.numbers[at]!];
      for (let job = 0; job < group.length; job++) {
        const key = group[job]! * size + column[job]!;
        group[job] = numbers.get(key) ?? addKey(numbers, key);
      }
    }
    for (let job = 0; job < group.length; job++) if (group[job] === this.count) this.addGroup(columns, job);
  }

  private addGroup(columns: readonly ArrayLike<number>[], job: number): void {
    for (const [at, values] of this.values.entries()) values.push(columns[at]![job]!);
    this.count += 1;
  }

  groups = (): FacetGroups => ({ count: this.count, values: this.values, limits: this.values.map(limitOf) });
}

function addKey(numbers: Map<number, number>, key: number): number {
  if (numbers.size === mostGroups) throw new Error(`The jobs have more than ${mostGroups} combinations of attributes`);
  numbers.set(key, numbers.size);
  return numbers.size - 1;
}

const noGroups: FacetGroups = { count: 0, values: [], limits: [] };

/** Both lists have the same order, so a single pass finds the places of each job. */
function addPlaces(columns: Columns, jobs: Float64Array, places: Float64Array): void {
  columns.places.set(places);
  let pair = 0;
  for (let job = 0; job < columns.size; job++) {
    columns.placeStart[job] = pair;
    while (pair < jobs.length && jobs[pair] === columns.id[job]) pair++;
  }
  columns.placeStart[columns.size] = pair;
}

/** Ids of open jobs are dense, so a flat table is used. A map lookup would take several times as long. */
export function toPositionOf(ids: Int32Array): (id: number) => number {
  let [lowest, highest] = [Infinity, -Infinity];
  for (let job = 0; job < ids.length; job++) {
    const id = ids[job]!;
    if (id < lowest) lowest = id;
    if (id > highest) highest = id;
  }
  const positions = new Int32Array(Math.max(0, highest - lowest + 1)).fill(-1);
  for (let job = 0; job < ids.length; job++) positions[ids[job]! - lowest] = job;
  return (id) => positions[id - lowest] ?? -1;
}

/** Sorted on the first call, because few searches sort by pay. */
export function toPayOrder(pay: Int32Array): () => Int32Array {
  let order: Int32Array | undefined;
  return () => (order ??= Int32Array.from(pay.keys()).toSorted((a, b) => pay[b]! - pay[a]! || a - b));
}

/**
 * Parses rows of `packedJob` and `packedPair`.
 * @param attributes those of `packedJob`
 * @param known existing groups, which retain their numbers
 */
export function readColumns(
  jobs: Buffer,
  pairs: Buffer,
  attributes: readonly Attribute[],
  known: FacetGroups = noGroups,
): JobColumns {
  const [ids, postedAt, closesAt, featuredUntil, companyIds, pays, ...values] = unpack(jobs, [
    ...jobFields,
    ...attributes.map(attributeField),
  ]);
  const [jobOfPair, placeOfPair] = unpack(pairs, pairFields);
  const columns = emptyColumns(ids!.length, placeOfPair!.length);
  columns.id.set(ids!);
  columns.postedAt.set(inMs(postedAt!));
  columns.closesAt.set(inMs(closesAt!));
  columns.featuredUntil.set(inMs(featuredUntil!));
  columns.companyId.set(companyIds!);
  columns.pay.set(pays!);
  const numbers = new GroupNumbers(attributes, known);
  numbers.assign(values, columns.group);
  addPlaces(columns, jobOfPair!, placeOfPair!);
  return {
    ...columns,
    groups: numbers.groups(),
    placeLimit: limitOf(columns.places),
    companyLimit: limitOf(columns.companyId),
    byPay: toPayOrder(columns.pay),
    positionOf: toPositionOf(columns.id),
  };
}
