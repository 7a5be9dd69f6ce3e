import { Injectable } from '@nestjs/common';
import type { RecentValueTimes } from '../../operations/memoized.cache.ts';

/** An answer never waits longer for a part whose state was read a moment ago: a slow database or store does not delay it. */
const waitMs = 25;

/** Health is public, so its reads of database and store are limited: the time between two reads, and the age of a returned value. */
@Injectable()
export class HealthMemory {
  readonly rows: RecentValueTimes = { fresh: 1_000, wait: waitMs, stale: 5_000 };
  /** Of files and migrations, which change rarely and take long to check. */
  readonly places: RecentValueTimes = { fresh: 10_000, wait: waitMs, stale: 30_000 };
}
