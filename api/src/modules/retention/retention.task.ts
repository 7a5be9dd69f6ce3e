import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DirectPool } from '../../database/pools.provider.ts';
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

const lockKey = 7204;

/**
 * Allows one process at a time. The lock belongs to a direct connection, so that PostgreSQL releases it when the
 * process crashes.
 */
@Injectable()
export class RetentionLock {
  constructor(private readonly pool: DirectPool) {}

  /** Null if another process holds the lock. The work uses separate connections. */
  async tryWithLock<Result>(work: () => Promise<Result>): Promise<Result | null> {
    const client = await this.pool.connect();
    let isClean = false;
    try {
      const { rows } = await client.query<{ held: boolean }>('select pg_try_advisory_lock($1) as held', [lockKey]);
      const result = rows[0]?.held === true ? await work() : null;
      if (rows[0]?.held === true) await client.query('select pg_advisory_unlock($1)', [lockKey]);
      isClean = true;
      return result;
    } finally {
      // Closes a connection that may still hold the lock.
      client.release(!isClean);
    }
  }
}

const hour = 3600;

/** Number of processed items by rule; null: the rule failed, and the next run retries it. */
export type RetentionCounts = Record<string, number | null>;

/** Runs every rule once an hour. */
@Injectable()
export class RetentionTask extends IntervalService {
  constructor(
    private readonly rules: RetentionRules,
    private readonly lock: RetentionLock,
  ) {
    super(hour);
  }

  /**
   * Null if another process is running. A failure does not affect other rules; no rule starts once `signal` is aborted.
   */
  run(now: Date, signal: AbortSignal): Promise<RetentionCounts | null> {
    return this.lock.tryWithLock(async () => {
      const counts: RetentionCounts = {};
      for (const rule of this.rules.all()) {
        if (signal.aborted) break;
        counts[rule.name] = await this.runOne(rule, now, signal);
      }
      if (Object.values(counts).some((count) => count !== 0)) this.logger.log({ msg: 'retention', ...counts });
      return counts;
    });
  }

  protected runOnce(signal: AbortSignal): Promise<RetentionCounts | null> {
    return this.attempt('Retention failed', () => this.run(new Date(), signal), null);
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
