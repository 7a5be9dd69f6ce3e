import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@nestjs/common';
import { FairSemaphore } from './fair-semaphore.service.ts';

/** Maximum connections for counts in one process. */
const maxConnections = 2;
/** A count that waits for a connection longer than this is lost. */
const maxWaitMs = 60_000;
/** The request waits this long for its count, which then continues in the background. */
const requestWaitMs = 500;

/** Counts events in the background. A slow, unavailable or overloaded database does not affect the request. */
export class BackgroundCounts {
  private readonly semaphore: FairSemaphore;

  /** @param maxWaiting counts that wait for a connection; further ones are lost */
  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    maxWaiting: number,
  ) {
    this.semaphore = new FairSemaphore({ width: maxConnections, maxWaiting, maxWaitMs });
  }

  /** Resolves when the event is counted or lost, after half a second at the latest. Never rejects. */
  async add(count: () => Promise<unknown>): Promise<void> {
    await Promise.race([this.attempt(count), wait(requestWaitMs, undefined, { ref: false })]);
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
