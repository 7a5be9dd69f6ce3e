import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { BoundedSemaphore } from './bounded-semaphore.ts';

/** Of one process: so many connections at once; of the rest each waits so long, in milliseconds, and is lost then. */
const atOnce = 2;
const maxWaitMs = 60_000;

/** How long a person waits, in milliseconds, for what they did to be counted; then it is counted behind them. */
const patience = 500;

/** Counts events in the background. A slow, unavailable or overloaded database does not affect the request. */
export class BackgroundCounts {
  private readonly semaphore: BoundedSemaphore;

  /** @param maxWaiting How many counts wait for a connection; one more is lost. */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    maxWaiting: number,
  ) {
    this.semaphore = new BoundedSemaphore(atOnce, maxWaiting, maxWaitMs);
  }

  /** Ends once that is counted or lost, after half a second at the latest. Never fails. */
  async add(count: () => Promise<unknown>): Promise<void> {
    await Promise.race([this.attempt(count), wait(patience, undefined, { ref: false })]);
  }

  private async attempt(count: () => Promise<unknown>): Promise<void> {
    if (!(await this.semaphore.acquire())) return;
    try {
      await count();
    } catch (error) {
      this.log.warn(error);
    } finally {
      this.semaphore.release();
    }
  }
}
