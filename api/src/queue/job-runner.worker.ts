import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Pool } from 'pg';
import type PgBoss from 'pg-boss';
import { Draining, inStoredTrace } from 'server-kit';
import { withLogContext } from '../operations/logger.provider.ts';
import { createBoss, JobQueue } from './job-queue.client.ts';
import { backoffMs, jobSettings, type JobData, type JobName, type Traced } from './jobs.policy.ts';

export interface JobHandler<Name extends JobName = JobName> {
  /** Must be idempotent. A rejected run is retried later. */
  run(data: JobData[Name]): Promise<void>;
  /** Called after the last attempt failed; there is no further retry. */
  giveUp(data: JobData[Name], error: unknown): Promise<void>;
}

/** Polling interval of an idle worker. */
const idleMs = 500;
/** Delay before retrying an unavailable database. */
const outageMs = 1000;

type Attempted<Data> = Traced<Data> & { attempt?: number };

/**
 * Fetches jobs from the queue and runs their handlers. pg-boss's `work` is not used: it does not await the promise
 * that completes a job, so an unavailable database at that moment ends the process, and its backoff has no cap.
 */
@Injectable()
export class JobRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(JobRunner.name);
  private readonly boss: PgBoss;
  private housekeeping: PgBoss | null = null;
  private readonly handlers = new Map<JobName, JobHandler>();
  private readonly stopped = new AbortController();
  private loops: Promise<void>[] = [];

  constructor(
    private readonly pool: Pool,
    private readonly queue: JobQueue,
    private readonly draining: Draining,
  ) {
    this.boss = createBoss(pool, 'sender');
  }

  /** Handlers register in `onModuleInit`, before the application has started. */
  register<Name extends JobName>(name: Name, handler: JobHandler<Name>): void {
    this.handlers.set(name, handler);
  }

  onApplicationBootstrap(): void {
    const handlerLoops = [...this.handlers].map(
      ([name, handler]) =>
        () =>
          this.takeSome(name, handler),
    );
    this.loops = [() => this.maintain(), ...handlerLoops].map((run) => this.loop(run));
  }

  /** Waits for running jobs: the database connection closes after this. */
  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await Promise.all(this.loops);
    await this.housekeeping?.stop({ graceful: false });
  }

  /** `run` returns the milliseconds to wait before the next run. */
  private async loop(run: () => Promise<number>): Promise<void> {
    while (!this.stopped.signal.aborted) {
      const pauseMs = await run();
      if (pauseMs > 0) await wait(pauseMs, undefined, { signal: this.stopped.signal }).catch(() => {});
    }
  }

  /** Starts pg-boss's supervision of jobs whose process died. An instance whose start failed cannot be started again. */
  private async maintain(): Promise<number> {
    if (this.housekeeping !== null) return idleMs;
    try {
      this.housekeeping = await createBoss(this.pool, 'worker').start();
      return idleMs;
    } catch (error) {
      this.logger.warn(`Maintenance of the queue failed: ${messageOf(error)}`);
      return outageMs;
    }
  }

  /** No pause while jobs are available. */
  private async takeSome(name: JobName, handler: JobHandler): Promise<number> {
    // Other modules may still finish their work. Waiting jobs are left to other processes.
    if (this.draining.began) return idleMs;
    try {
      const jobs = await this.boss.fetch<Attempted<JobData[JobName]>>(name, {
        batchSize: jobSettings[name].concurrency,
      });
      await Promise.all(jobs.map((job) => this.runLogged(name, handler, job)));
      return jobs.length > 0 ? 0 : idleMs;
    } catch (error) {
      this.logger.warn(`Fetching or completing ${name} jobs failed: ${messageOf(error)}`);
      return outageMs;
    }
  }

  /** All log lines of the handler contain the job. */
  private runLogged(name: JobName, handler: JobHandler, job: PgBoss.Job<Attempted<JobData[JobName]>>): Promise<void> {
    const began = performance.now();
    const attempt = job.data.attempt ?? 1;
    const run = async () => {
      await this.runOne(name, handler, job);
      this.logger.log({ msg: 'job ended', ms: Math.round(performance.now() - began) });
    };
    return withLogContext({ job: { name, id: job.id, attempt } }, () =>
      inStoredTrace(job.data.trace, `run ${name}`, { 'job.attempt': attempt }, run),
    );
  }

  /**
   * After a crash before `complete`, the job expires and another process runs it. After a crash between `add` and `complete` it runs
   * twice, so handlers are idempotent.
   */
  private async runOne(
    name: JobName,
    handler: JobHandler,
    job: PgBoss.Job<Attempted<JobData[JobName]>>,
  ): Promise<void> {
    try {
      await handler.run(job.data);
    } catch (error) {
      await this.again(name, handler, job.data, error);
    }
    await this.boss.complete(name, job.id);
  }

  private async again(name: JobName, handler: JobHandler, data: Attempted<JobData[JobName]>, error: unknown) {
    const attempt = data.attempt ?? 1;
    const { retry } = jobSettings[name];
    this.logger.warn({ msg: 'job failed', reason: messageOf(error) });
    if (attempt >= retry.limit) return handler.giveUp(data, error);
    const startAt = new Date(Date.now() + backoffMs(attempt, retry, Math.random()));
    const next: Attempted<JobData[JobName]> = { ...data, attempt: attempt + 1 };
    return this.queue.add(name, next, { startAt });
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
