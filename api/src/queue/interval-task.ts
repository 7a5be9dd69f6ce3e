import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs work immediately, and then repeatedly: each run starts the given number of seconds after the previous one has ended, so
 * runs never overlap. The work must not throw. Its signal is aborted on `stop`, on which a long run should end early.
 */
export class IntervalTask {
  private readonly stopped = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly seconds: number,
    private readonly work: (run: number, signal: AbortSignal) => Promise<unknown>,
  ) {}

  start(): void {
    this.running = this.repeat();
  }

  /** Waits for the current run: the database connection closes after this. */
  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  private async repeat(): Promise<void> {
    const { signal } = this.stopped;
    for (let run = 0; !signal.aborted; run++) {
      await this.work(run, signal);
      // The loop condition handles a stop during the wait.
      await wait(this.seconds * 1000, undefined, { signal }).catch(() => {});
    }
  }
}
