import { Injectable } from '@nestjs/common';
import { HrConfig } from '../../../config/hr.config.ts';
import { IntervalService } from '../../../queue/interval.task.ts';
import { LogosService } from '../logos/logos.service.ts';
import { hrSourceName } from './hr-reader.service.ts';
import { IngestService } from './ingest.service.ts';

/** Every fourth run is complete, because incremental reads do not report deleted jobs. */
export const completeEvery = 4;

/** Schedules the ingest. The run counter is per process, and the first run is always complete. */
@Injectable()
export class IngestScheduler extends IntervalService {
  constructor(
    private readonly ingest: IngestService,
    private readonly logos: LogosService,
    config: HrConfig,
  ) {
    super(config.syncSeconds);
  }

  protected async runOnce(signal: AbortSignal, run: number): Promise<void> {
    const isComplete = run % completeEvery === 0;
    const outcome = await this.ingest.run(isComplete ? 'complete' : 'incremental');
    const isApplied = typeof outcome === 'object';
    if (!isApplied || !(isComplete || outcome.companies > 0)) return;
    await this.logos.fetchMissing(hrSourceName, signal).catch(() => 0);
  }
}
