import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../queue/interval-task.ts';
import { RetentionLock } from './retention-lock.ts';
import { RetentionRules, type RetentionRule } from './retention-rules.ts';

const hour = 3600;

/** Number of processed items by rule; null: the rule failed, and the next run retries it. */
export type RetentionCounts = Record<string, number | null>;

/** Runs every rule once an hour. */
@Injectable()
export class RetentionService implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionService.name);
  private readonly task = new IntervalTask(hour, (_run, signal) => this.runSafely(signal));

  constructor(
    private readonly rules: RetentionRules,
    private readonly lock: RetentionLock,
  ) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
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

  /** Never throws: if the database is unavailable, the next run retries. */
  private async runSafely(signal: AbortSignal): Promise<void> {
    try {
      await this.run(new Date(), signal);
    } catch (error) {
      this.logger.warn(`Retention failed: ${error instanceof Error ? error.message : String(error)}`);
    }
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
