import { mixSeed, Random } from '../random.ts';
import { day, drawPostedAt, endOfDay } from './calendar.ts';

export type JobStatus = 'open' | 'paused' | 'closed';

/** The HR backend's representation of a job. Irregular jobs do not match these types: see `WrittenJob`. */
export interface WireJob {
  id: string;
  title: string;
  company_id: string;
  locations: { city: string; district: string; country: string }[];
  category: string;
  employment_types: string[];
  workplace: string;
  experience_level: string | null;
  description_html: string;
  requirements_html: string | null;
  benefits_html: string | null;
  salary: object | null;
  salary_text: string | null;
  tags: string[];
  language: string;
  featured: boolean;
  featured_until: string | null;
  posted_at: string;
  updated_at: string;
  closes_at: string | null;
  status: JobStatus;
  questions: { id: string; text: string; required: boolean }[];
}

/** A job with given fields, which may be invalid. */
export type WrittenJob = Readonly<Record<string, unknown>> & { id: string };

/** Stored part of a job. Its texts are generated from `seed` when they are read. */
export interface JobRecord {
  readonly id: string;
  /** Position in the list's order. */
  readonly position: number;
  readonly seed: number;
  /** Fields that replace generated ones. */
  written: Readonly<Record<string, unknown>> | null;
  /** `written` is the whole job. */
  exact: boolean;
  status: JobStatus;
  postedAt: number;
  updatedAt: number;
  closesAt: number | null;
  featured: boolean;
  featuredUntil: number | null;
  revision: number;
  /** The serialized job, cached until it changes. */
  json: Buffer | null;
}

/** Days after which the site considers an advert without a closing date expired. */
const validityDays = 90;

export function jobId(number: number): string {
  return `J-${String(number).padStart(6, '0')}`;
}

export function generateJobRecords(seed: number, count: number, now: number): JobRecord[] {
  return Array.from({ length: count }, (_, index) => generateJobRecord(seed, index + 1, now));
}

function generateJobRecord(seed: number, number: number, now: number): JobRecord {
  const random = new Random(mixSeed(seed, 'job', number));
  const postedAt = drawPostedAt(random, now);
  const featured = random.chance(0.003);
  const edited = random.chance(0.25);
  return {
    ...newJobRecord(seed, number, postedAt),
    status: random.chance(0.003) ? 'paused' : 'open',
    updatedAt: edited ? drawUpdatedAt(random, postedAt, now) : postedAt,
    closesAt: drawClosesAt(random, postedAt, now),
    featured,
    featuredUntil: featured && random.chance(0.8) ? endOfDay(now) + random.int(-3, 30) * day : null,
  };
}

/** A record that was just created. */
export function newJobRecord(seed: number, number: number, postedAt: number): JobRecord {
  return {
    id: jobId(number),
    position: 0,
    seed: mixSeed(seed, 'job', number, 'content'),
    written: null,
    exact: false,
    status: 'open',
    postedAt,
    updatedAt: postedAt,
    closesAt: null,
    featured: false,
    featuredUntil: null,
    revision: 0,
    json: null,
  };
}

/** A time between `postedAt` and yesterday. */
function drawUpdatedAt(random: Random, postedAt: number, now: number): number {
  const share = random.float();
  return Math.round(postedAt + Math.max(0, endOfDay(now) - day - postedAt) * share);
}

/** A third of the adverts has a closing date; of the old ones 90 %. */
function drawClosesAt(random: Random, postedAt: number, now: number): number | null {
  const today = endOfDay(now);
  const old = today - postedAt > (validityDays - 10) * day;
  return random.chance(old ? 0.9 : 0.32) ? today + random.int(2, 45) * day - 1000 : null;
}
