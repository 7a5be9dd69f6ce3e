import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HrConfig } from '../../../config/hr.config.ts';
import { LogosService } from '../logos/logos.service.ts';
import { hrSourceName } from './hr-source-name.ts';
import { IngestService } from './ingest.service.ts';

/** Every fourth run reads everything: what an incremental read cannot tell is a job that vanished. */
export const completeEvery = 4;

/**
 * Runs the ingest at the start and then again and again, each run some seconds after the last one has ended, so that runs
 * never pile up. Which run is complete is forgotten with the process; the first one always is.
 */
@Injectable()
export class IngestScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopped = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly ingest: IngestService,
    private readonly logos: LogosService,
    private readonly config: HrConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.repeat();
  }

  /** Waits for the run under way: the database goes away after this. */
  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  private async repeat(): Promise<void> {
    for (let turn = 0; !this.stopped.signal.aborted; turn++) {
      await this.runOnce(turn % completeEvery === 0);
      await this.pause();
    }
  }

  private async runOnce(isComplete: boolean): Promise<void> {
    const outcome = await this.ingest.run(isComplete ? 'complete' : 'incremental');
    const isApplied = typeof outcome === 'object';
    if (isApplied && (isComplete || outcome.companies > 0)) await this.logos.fetchMissing(hrSourceName).catch(() => 0);
  }

  private async pause(): Promise<void> {
    try {
      await wait(this.config.syncSeconds * 1000, undefined, { signal: this.stopped.signal });
    } catch {
      // Stopped: the loop sees it.
    }
  }
}
