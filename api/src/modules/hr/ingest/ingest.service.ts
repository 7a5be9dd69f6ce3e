import { Injectable, Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { HrConfig } from '../../../config/hr.config.ts';
import { DirectPool } from '../../../database/pools.provider.ts';
import { withSessionLock } from '../../../database/session-lock.repository.ts';
import { IntervalService } from '../../../queue/interval.task.ts';
import { LogosService } from '../logos.service.ts';
import { HrReadError, HrSource } from '../source/hr-source.port.ts';
import { applyRead, type AppliedRead } from './apply-read.service.ts';
import { HrReader, hrSourceName } from './hr-reader.service.ts';
import { beginAttempt, recordFailure } from './ingest-state.repository.ts';

/** Namespace of the lock of a source; the name in it is the source. */
const lockNamespace = 7203;
/** Maximum number of refusals in the log; a source may send thousands. */
const reportedRefusals = 20;

export type ReadKind = 'complete' | 'incremental';

/** `busy`: another worker is running; `failed`: nothing was changed, and `ingest_state` contains the reason. */
export type IngestOutcome = AppliedRead | 'busy' | 'failed';

/** Synchronizes the catalogue with the HR backend. */
@Injectable()
export class IngestService {
  private readonly logger = new Logger(IngestService.name);
  private readonly reader: HrReader;

  constructor(
    private readonly pool: DirectPool,
    source: HrSource,
    config: HrConfig,
  ) {
    this.reader = new HrReader(source, config.url);
  }

  /** One run. Never throws: failures of source and database are reported as an outcome. */
  async run(kind: ReadKind): Promise<IngestOutcome> {
    try {
      const key = [lockNamespace, hrSourceName] as const;
      return await withSessionLock(this.pool, key, (client) => this.readAndApply(client, kind));
    } catch (error) {
      await this.saveFailure(error);
      return 'failed';
    }
  }

  /**
   * A crash before `applyRead` commits leaves the data, ETags and `readUntil` of the last successful run, and the next
   * run repeats the read. After a crash later, the next run finds no differences.
   */
  private async readAndApply(client: PoolClient, kind: ReadKind): Promise<AppliedRead> {
    const checkpoint = await beginAttempt(client, hrSourceName);
    const read = await this.reader.read(client, checkpoint, kind);
    const applied = await applyRead(client, hrSourceName, checkpoint, read);
    this.report(kind, applied);
    return applied;
  }

  private report(kind: ReadKind, { refusals, ...counts }: AppliedRead): void {
    const reasons = refusals
      .slice(0, reportedRefusals)
      .map(({ externalId, refused }) => `${externalId ?? '?'}: ${refused}`);
    if (refusals.length > 0) this.logger.warn({ msg: 'rows refused', count: refusals.length, reasons });
    this.logger.log({ msg: 'read', kind, ...counts });
  }

  private async saveFailure(error: unknown): Promise<void> {
    const message =
      error instanceof HrReadError ? `${error.failure}: ${error.message}` : 'Internal error of the ingest';
    this.logger.error(message, error instanceof Error ? error.stack : undefined);
    try {
      await recordFailure(this.pool, hrSourceName, message);
    } catch (unrecorded) {
      this.logger.error(
        'The failure could not be recorded',
        unrecorded instanceof Error ? unrecorded.stack : undefined,
      );
    }
  }
}

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
