import { mixSeed } from '../random.ts';
import { readData } from '../read-data.ts';
import { day, endOfDay, hour, isoTime } from './calendar.ts';
import { jobId, newJobRecord, type JobRecord } from './job-records.ts';

/** A job that deviates from the ordinary ones in one respect, named by `case`. */
export interface IrregularJob {
  case: string;
  /** Fields of the HR backend's representation that replace generated ones. */
  fields: Readonly<Record<string, unknown>>;
  /** Fields that are absent. */
  omitted?: readonly string[];
  /** Changes of the stored record. */
  record?: Partial<Pick<JobRecord, 'status' | 'postedAt' | 'updatedAt' | 'closesAt' | 'featured' | 'featuredUntil'>>;
}

/** Irregular jobs have a separate number range, starting with J-900001. */
const firstNumber = 900_001;

/** Unusual contents, then unknown values, missing fields and wrong types. */
const irregularFields = readData(import.meta.dirname, 'irregular-jobs.json') as readonly IrregularJob[];

/** One job for each irregularity that a reader of the list must handle. */
export function irregularJobs(now: number): IrregularJob[] {
  return [...irregularFields, ...irregularTimes(now)];
}

export function generateIrregularRecords(seed: number, now: number): JobRecord[] {
  const records = irregularJobs(now).map((job, index) => irregularRecord(seed, index, now, job));
  const [original, ...others] = records;
  return original ? [original, ...others, duplicateOf(original)] : [];
}

function irregularRecord(seed: number, index: number, now: number, job: IrregularJob): JobRecord {
  const postedAt = endOfDay(now) - (3 + ((index * 7) % 60)) * day - 8 * hour;
  const record = newJobRecord(seed, firstNumber + index, postedAt);
  const omitted = Object.fromEntries((job.omitted ?? []).map((name) => [name, undefined]));
  return { ...record, written: { ...job.fields, ...omitted }, ...job.record };
}

/** The same advert from a partner's feed, with another id and an hour later. */
function duplicateOf(original: JobRecord): JobRecord {
  return {
    ...original,
    id: jobId(firstNumber + 99),
    postedAt: original.postedAt + hour,
    updatedAt: original.updatedAt + hour,
    written: {
      ...original.written,
      source: { name: 'parceiro-b', external_id: String(mixSeed(original.seed, 'source') >>> 0) },
    },
  };
}

function irregularTimes(now: number): IrregularJob[] {
  const today = endOfDay(now);
  return [
    { case: 'closes today', fields: {}, record: { closesAt: today - 1000 } },
    { case: 'expired, but still open', fields: {}, record: { closesAt: today - 9 * day } },
    {
      case: 'older than any validity, no closing date',
      fields: {},
      record: { postedAt: today - 200 * day, updatedAt: today - 200 * day },
    },
    { case: 'paused', fields: {}, record: { status: 'paused' } },
    { case: 'featured without an end date', fields: {}, record: { featured: true } },
    { case: 'featured until yesterday', fields: {}, record: { featured: true, featuredUntil: today - 2 * day } },
    { case: 'posted tomorrow', fields: { posted_at: isoTime(today + 9 * hour) } },
    {
      case: 'time with an offset and fractions',
      fields: { posted_at: new Date(today - 20 * day).toISOString().replace('.000Z', '.123+01:00') },
    },
  ];
}
