import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HrConfig } from '../../../config/hr.config.ts';
import { IntervalTask } from '../../../queue/interval-task.ts';
import { LogosService } from '../logos/logos.service.ts';
import { hrSourceName } from './hr-reader.service.ts';
import { IngestService } from './ingest.service.ts';

/** Every fourth run is complete, because incremental reads do not report deleted jobs. */
export const completeEvery = 4;

/** Schedules the ingest. The run counter is per process, and the first run is always complete. */
@Injectable()
export class IngestScheduler implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly task: IntervalTask;

  constructor(
    private readonly ingest: IngestService,
    private readonly logos: LogosService,
    config: HrConfig,
  ) {
    this.task = new IntervalTask(config.syncSeconds, (turn, signal) =>
      this.runOnce(turn % completeEvery === 0, signal),
    );
  }

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  private async runOnce(isComplete: boolean, signal: AbortSignal): Promise<void> {
    const outcome = await this.ingest.run(isComplete ? 'complete' : 'incremental');
    const isApplied = typeof outcome === 'object';
    if (!isApplied || !(isComplete || outcome.companies > 0)) return;
    await this.logos.fetchMissing(hrSourceName, signal).catch(() => 0);
  }
}
