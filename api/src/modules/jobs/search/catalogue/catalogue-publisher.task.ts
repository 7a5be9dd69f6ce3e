import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { DirectPool } from '../../../../database/pools.provider.ts';
import { withSessionLock } from '../../../../database/session-lock.repository.ts';
import { IntervalService } from '../../../../queue/interval.task.ts';
import { CatalogueFiles } from './catalogue-files.repository.ts';
import { readCatalogue } from './catalogue.repository.ts';

const minute = 60;
/** The value is arbitrary but the same in every process. */
const lockKey = 7_203_116;

/** Reading fewer jobs takes a process less than a second. */
const leastJobs = 20_000;
/** Jobs that a starting process reads besides the file, at most: a second or less. */
const mostChangedJobs = 10_000;
/** Half of the entries that the log keeps: it must reach back to the file. */
const mostChanges = 10_000;

interface ChangedSince {
  /** Open jobs. */
  jobs: number;
  changedJobs: number;
  /** Entries of the log; negative if it was emptied. */
  changes: number;
}

const changedStatement = `select (select count(*) from job_search)::int as jobs,
  (select coalesce(sum(case when is_large then $2 else cardinality(job_ids) end), 0) from search_changes where number > $1)::int
    as "changedJobs",
  ((select coalesce(max(number), 0) from search_changes) - $1)::int as changes`;

const isOutdated = ({ changedJobs, changes }: ChangedSince) =>
  changedJobs > mostChangedJobs || changes > mostChanges || changes < 0;

/** Writes the catalogue into the file store when many jobs have changed since the last file, in one process at a time. */
@Injectable()
export class CataloguePublisher extends IntervalService {
  constructor(
    private readonly pool: Pool,
    private readonly lockPool: DirectPool,
    private readonly files: CatalogueFiles,
  ) {
    super(minute);
  }

  protected runOnce(): Promise<unknown> {
    return this.attempt(
      'Writing the catalogue failed',
      () => withSessionLock(this.lockPool, [lockKey], () => this.publish()),
      undefined,
    );
  }

  /** Writes a file if it is needed. @param least number of jobs @returns whether it did */
  async publish(least = leastJobs): Promise<boolean> {
    const newest = await this.files.newest();
    const { rows } = await this.pool.query<ChangedSince>(changedStatement, [newest?.change ?? 0, mostChangedJobs + 1]);
    const since = rows[0]!;
    if (since.jobs < least || (newest !== null && !isOutdated(since))) return false;
    const startedAt = performance.now();
    await this.files.write(await readCatalogue(this.pool));
    await this.files.deleteOutdated();
    this.logger.log({ msg: 'catalogue written', ...since, ms: Math.round(performance.now() - startedAt) });
    return true;
  }
}
