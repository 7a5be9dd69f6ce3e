import { mixSeed } from '../random.ts';
import { day, endOfDay, hour, isoTime } from './calendar.ts';
import { newJobRecord, jobId } from './job-records.ts';
import type { JobRecord } from './job.types.ts';
import { oddContents } from './odd-contents.ts';
import { oddShapes } from './odd-shapes.ts';

export interface OddJob {
  /** What is odd about it: for the README and for tests. */
  oddity: string;
  written: Readonly<Record<string, unknown>>;
  /** Parts that the board itself has to know. */
  record?: Partial<Pick<JobRecord, 'status' | 'postedAt' | 'updatedAt' | 'closesAt' | 'featured' | 'featuredUntil'>>;
}

/** Irregular jobs have a separate number range, starting with J-900001. */
const firstNumber = 900_001;

/** Every kind of record that a reader of the feed must bear, one of each. */
export function oddJobs(now: number): OddJob[] {
  return [...oddContents, ...oddShapes, ...oddTimes(now)];
}

export function generateOddRecords(seed: number, now: number): JobRecord[] {
  const records = oddJobs(now).map((odd, index) => oddRecord(seed, index, now, odd));
  const [original, ...others] = records;
  return original ? [original, ...others, duplicateOf(original)] : [];
}

function oddRecord(seed: number, index: number, now: number, odd: OddJob): JobRecord {
  const postedAt = endOfDay(now) - (3 + ((index * 7) % 60)) * day - 8 * hour;
  const record = newJobRecord(seed, firstNumber + index, postedAt);
  return { ...record, written: odd.written, ...odd.record };
}

/** The same ad as it came in through a partner's feed: another id, an hour later. */
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

function oddTimes(now: number): OddJob[] {
  const today = endOfDay(now);
  return [
    { oddity: 'closes today', written: {}, record: { closesAt: today - 1000 } },
    { oddity: 'expired, but still open', written: {}, record: { closesAt: today - 9 * day } },
    {
      oddity: 'older than any validity, no closing date',
      written: {},
      record: { postedAt: today - 200 * day, updatedAt: today - 200 * day },
    },
    { oddity: 'paused', written: {}, record: { status: 'paused' } },
    { oddity: 'featured without an end date', written: {}, record: { featured: true } },
    { oddity: 'featured until yesterday', written: {}, record: { featured: true, featuredUntil: today - 2 * day } },
    { oddity: 'posted tomorrow', written: { posted_at: isoTime(today + 9 * hour) } },
    {
      oddity: 'time with an offset and fractions',
      written: { posted_at: new Date(today - 20 * day).toISOString().replace('.000Z', '.123+01:00') },
    },
  ];
}
