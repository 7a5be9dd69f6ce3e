import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { openJob } from '../../../database/open-job.sql.ts';
import { DataVersion } from '../../../http/data-version.ts';
import { placeKey } from '../../search/index.ts';
import { JobPool, type PooledJob } from './job-pool.ts';
import { Matcher } from './matcher.ts';

/**
 * Closing dates and "posted within" move with the clock, which no data version tells. Reading costs a second at a hundred thousand
 * jobs; whether a job is open is asked once more before it is told of.
 */
const oldestMs = 10 * 60_000;

interface JobRow extends Omit<PooledJob, 'cities'> {
  cities: string[];
}

const openJobs = `
  select j.id, j.company_id as "companyId", j.category_id as "categoryId", coalesce(j.workplace = 'remote', false) as "isRemote",
    array_remove(array(select place ->> 'city' from jsonb_array_elements(j.places) place) || j.city, null) as cities
  from jobs j where ${openJob('j')} order by j.posted_at desc, j.id desc`;

interface KeptMatcher {
  matcher: Matcher;
  version: string;
  readAt: number;
}

/** Keeps one for the jobs that are open now; whoever asks while they are being read waits for the same reading. */
@Injectable()
export class Matchers {
  private kept: KeptMatcher | null = null;
  private reading: Promise<KeptMatcher> | null = null;

  constructor(
    private readonly database: Pool,
    private readonly dataVersion: DataVersion,
  ) {}

  async current(): Promise<Matcher> {
    const kept = await this.fresh();
    kept.matcher = kept.matcher.withRoom();
    return kept.matcher;
  }

  /** The next one is read anew: this one is known to be old. */
  invalidate(): void {
    this.kept = null;
  }

  private async fresh(): Promise<KeptMatcher> {
    const version = await this.dataVersion.current();
    if (this.kept?.version === version && performance.now() - this.kept.readAt < oldestMs) return this.kept;
    this.reading ??= this.read(version).finally(() => (this.reading = null));
    return this.reading;
  }

  private async read(version: string): Promise<KeptMatcher> {
    const readAt = performance.now();
    const [jobs, categories] = await Promise.all([
      this.database.query<JobRow>(openJobs),
      this.database.query<{ slug: string; id: number }>('select slug, id from categories'),
    ]);
    const numbers = new Map(categories.rows.map(({ slug, id }) => [slug, id]));
    this.kept = { version, readAt, matcher: new Matcher(new JobPool(withFoldedCities(jobs.rows)), numbers) };
    return this.kept;
  }
}

/** There are few cities, and folding costs more than looking up. */
function withFoldedCities(rows: readonly JobRow[]): PooledJob[] {
  const folded = new Map<string, string>();
  const keyOf = (city: string) => {
    const key = folded.get(city) ?? placeKey(city);
    folded.set(city, key);
    return key;
  };
  return rows.map((row) => ({ ...row, cities: row.cities.map(keyOf) }));
}
