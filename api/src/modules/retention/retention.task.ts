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

  /** Registers a rule for each statement, by its name. `$1` is the time of the run. */
  registerDeletions(statements: Readonly<Record<string, string>>): void {
    for (const [name, sql] of Object.entries(statements)) this.register({ name, run: (now) => this.delete(sql, now) });
  }

  all(): readonly RetentionRule[] {
    return this.rules;
  }

  /** Returns the number of deleted rows. */
  private async delete(sql: string, now: Date): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(sql, [now]);
    return count;
  }
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
