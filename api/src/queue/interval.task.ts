import { setTimeout as wait } from 'node:timers/promises';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';

/**
 * Runs work immediately, and then repeatedly: each run starts the given number of seconds after the previous one has ended, so
 * runs never overlap. The work must not throw. Its signal is aborted on `stop`, on which a long run should end early. Custom implementation:
 * `@nestjs/schedule` starts runs by the clock, and does not wait for the current one on shutdown.
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

/** Base of providers that run an `IntervalTask` from the start of the application until its shutdown. */
export abstract class IntervalService implements OnApplicationBootstrap, OnModuleDestroy {
  protected readonly logger = new Logger(this.constructor.name);
  /** Level of the messages of `attempt`. */
  protected readonly failureLevel: 'warn' | 'error' = 'warn';
  private readonly task: IntervalTask;

  /** @param seconds between the end of a run and the start of the next one */
  constructor(seconds: number) {
    this.task = new IntervalTask(seconds, (run, signal) => this.runOnce(signal, run));
  }

  /** Must not throw. @param run number of earlier runs */
  protected abstract runOnce(signal: AbortSignal, run: number): Promise<unknown>;

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Never throws: logs a failure, which a later run retries, and resolves to `fallback`. */
  protected async attempt<Result, Fallback>(
    failure: string,
    work: () => Promise<Result>,
    fallback: Fallback,
  ): Promise<Result | Fallback> {
    try {
      return await work();
    } catch (error) {
      this.logger[this.failureLevel](`${failure}: ${error instanceof Error ? error.message : String(error)}`);
      return fallback;
    }
  }
}
