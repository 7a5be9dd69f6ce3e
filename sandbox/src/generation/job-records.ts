import { mixSeed, Random } from '../random.ts';
import { day, drawPostedAt, endOfDay } from './calendar.ts';
import type { JobRecord } from './job.types.ts';

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
  const featured = random.chance(0.015);
  const edited = random.chance(0.25);
  return {
    ...newJobRecord(seed, number, postedAt),
    status: random.chance(0.015) ? 'paused' : 'open',
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
