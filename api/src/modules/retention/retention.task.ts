import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DirectPool } from '../../database/pools.provider.ts';
import { withSessionLock } from '../../database/session-lock.repository.ts';
import { IntervalService } from '../../queue/interval.task.ts';

/** A retention rule. */
interface RetentionRule {
  /** Key of its count in the log: `idle-accounts`. */
  name: string;
  /**
   * Processes the items that are due at `now`; returns their number. Idempotent. Starts no other item once
   * `signal` is aborted.
   */
  run(now: Date, signal: AbortSignal): Promise<number>;
}

/** Rows of one statement, so that its locks are short and others are not delayed. */
export const deletionBatch = 5000;

/** Rows of a table that expire. */
export interface Deletion {
  table: string;
  /** SQL of the time after which a row expires, as it is indexed. */
  at: string;
  /** SQL: rows with this time or an earlier one are due. `$1` is the time of the run. */
  until: string;
  /** SQL of a further condition, as in a partial index. */
  where?: string;
  /** Column that identifies a row. The default is its place, which is unique in a table without partitions. */
  key?: string;
}

/**
 * Deletes the oldest due rows, at most `deletionBatch`. `$2` is the last time of the batch before: without it, each batch would read the
 * index entries of all deleted rows again. The conditions are repeated for rows that are changed concurrently.
 */
function deleteBatch({ table, at, until, where = 'true', key = 'ctid' }: Deletion): string {
  const isDue = `${where} and ${at} <= ${until} and ${at} >= $2::timestamptz`;
  return `
    with batch as materialized (
      select ${key} as key, ${at} as at from ${table} where ${isDue} order by ${at} limit ${deletionBatch}
    ), deleted as (
      delete from ${table} where ${isDue} and ${key} = any(array(select key from batch)) returning 1
    )
    select (select count(*) from batch)::int as found, (select count(*) from deleted)::int as deleted,
      (select max(at) from batch)::text as last`;
}

/** `last` is text, because a `Date` has only milliseconds. */
interface Batch {
  found: number;
  deleted: number;
  last: string | null;
}

/** SQL for the time that is `period`, a PostgreSQL interval, before the run of a deletion. */
export const timeBefore = (period: string) => `$1::timestamptz - interval '${period}'`;

/** Registry of retention rules. Domains register in `onModuleInit`, in the worker, in their `<domain>.retention.ts`. */
@Injectable()
export class RetentionRules {
  private readonly rules: RetentionRule[] = [];

  constructor(private readonly database: DataSource) {}

  register(rule: RetentionRule): void {
    this.rules.push(rule);
  }

  /** Registers a rule for each deletion, by its name. */
  registerDeletions(deletions: Readonly<Record<string, Deletion>>): void {
    for (const [name, deletion] of Object.entries(deletions)) {
      this.register({ name, run: (now, signal) => this.delete(deletion, now, signal) });
    }
  }

  all(): readonly RetentionRule[] {
    return this.rules;
  }

  /** Deletes due rows in batches, each in its own transaction. Returns their number. */
  async delete(deletion: Deletion, now: Date, signal: AbortSignal): Promise<number> {
    const sql = deleteBatch(deletion);
    let deleted = 0;
    let last = '-infinity';
    await inBatches(deletionBatch, signal, async () => {
      const [row] = await this.database.query<[Batch]>(sql, [now, last]);
      deleted += row.deleted;
      last = row.last ?? last;
      return row.found;
    });
    return deleted;
  }
}

/** Repeats `run` until it processes less than a full batch or `signal` is aborted. Returns the number of processed items. */
export async function inBatches(size: number, signal: AbortSignal, run: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let last = size; last >= size && !signal.aborted; total += last) last = await run();
  return total;
}

/** Key of the lock that allows one process at a time. */
const lockKey = 7204;
const hour = 3600;

/** Number of processed items by rule; null: the rule failed, and the next run retries it. */
export type RetentionCounts = Record<string, number | null>;

/** Runs every rule once an hour. */
@Injectable()
export class RetentionTask extends IntervalService {
  constructor(
    private readonly rules: RetentionRules,
    private readonly pool: DirectPool,
  ) {
    super(hour);
  }

  /**
   * Null if another process is running. A failure does not affect other rules; no rule starts once `signal` is aborted.
   */
  async run(now: Date, signal: AbortSignal): Promise<RetentionCounts | null> {
    const counts = await withSessionLock(this.pool, [lockKey], () => this.runAll(now, signal));
    return counts === 'busy' ? null : counts;
  }

  protected runOnce(signal: AbortSignal): Promise<RetentionCounts | null> {
    return this.attempt('Retention failed', () => this.run(new Date(), signal), null);
  }

  /** The rules use separate connections. */
  private async runAll(now: Date, signal: AbortSignal): Promise<RetentionCounts> {
    const counts: RetentionCounts = {};
    for (const rule of this.rules.all()) {
      if (signal.aborted) break;
      counts[rule.name] = await this.runOne(rule, now, signal);
    }
    if (Object.values(counts).some((count) => count !== 0)) this.logger.log({ msg: 'retention', ...counts });
    return counts;
  }

  private async runOne(rule: RetentionRule, now: Date, signal: AbortSignal): Promise<number | null> {
    try {
      return await rule.run(now, signal);
    } catch (error) {
      this.logger.error(`Retention rule ${rule.name} failed`, error instanceof Error ? error.stack : String(error));
      return null;
    }
  }
}
