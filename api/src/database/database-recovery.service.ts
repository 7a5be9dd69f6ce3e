import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DatabaseConfig } from '../config/database.config.ts';
import { ReservedConnection } from './pools.provider.ts';

const pollMs = 250;

/** Detects the end of an outage, for all requests of the process with one statement at a time. */
@Injectable()
export class DatabaseRecovery implements OnModuleDestroy {
  private readonly stopped = new AbortController();
  private outage: Promise<boolean> | null = null;

  constructor(
    private readonly database: ReservedConnection,
    private readonly config: DatabaseConfig,
  ) {}

  /** Whether the database did not respond to the last statement of a running `recovered`. */
  get isOut(): boolean {
    return this.outage !== null;
  }

  /**
   * Call it after the database was unavailable. Resolves with true once it responds. Resolves with false when the outage has lasted
   * for `timeouts.outage`; then at once, until the database responds.
   */
  recovered(): Promise<boolean> {
    this.outage ??= this.watch();
    return this.outage;
  }

  onModuleDestroy(): void {
    this.stopped.abort();
  }

  private watch(): Promise<boolean> {
    const isBack = this.poll().finally(() => (this.outage = null));
    const isOver = wait(this.config.timeouts.outage, false, { ref: false });
    return Promise.race([isBack, isOver]);
  }

  private async poll(): Promise<boolean> {
    while (!this.stopped.signal.aborted) {
      try {
        await this.database.query('select 1');
        return true;
      } catch {
        await wait(pollMs, undefined, { signal: this.stopped.signal }).catch(() => {});
      }
    }
    return false;
  }
}
