import { Injectable } from '@nestjs/common';

/** Something that is kept no longer than needed. */
export interface RetentionRule {
  /** Names its count in the log: `idle-accounts`. */
  name: string;
  /**
   * Does what is due at that moment, again and again without harm; answers of how many. One that goes from item to item begins
   * no other once `signal` is aborted.
   */
  run(now: Date, signal: AbortSignal): Promise<number>;
}

/** What is kept for how long. Who holds something says so in `onModuleInit`, in the worker. */
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
