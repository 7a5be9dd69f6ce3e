import { Injectable } from '@nestjs/common';

/** A retention rule. */
export interface RetentionRule {
  /** Key of its count in the log: `idle-accounts`. */
  name: string;
  /**
   * Processes the items that are due at `now`; returns their number. Idempotent. Starts no other item once
   * `signal` is aborted.
   */
  run(now: Date, signal: AbortSignal): Promise<number>;
}

/** Registry of retention rules. Domains register in `onModuleInit`, in the worker. */
@Injectable()
export class RetentionRules {
  private readonly rules: RetentionRule[] = [];

  register(rule: RetentionRule): void {
    this.rules.push(rule);
  }

  all(): readonly RetentionRule[] {
    return this.rules;
  }
}
