import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../queue/interval.task.ts';
import { FilesService } from './files.service.ts';

const hour = 3600;
/** Uploads that are unattached for this time are orphans. */
const orphanAgeMs = 24 * hour * 1000;
/** Per run; later runs process the rest. */
const batchSize = 1000;

/** Deletes files without references. Runs in every process: each has its own incoming folder. */
@Injectable()
export class FilesCleaner extends IntervalService {
  constructor(private readonly files: FilesService) {
    super(hour);
  }

  /** Never throws. */
  clean(signal: AbortSignal): Promise<void> {
    return this.attempt('Cleaning files failed', () => this.tryToClean(signal), undefined);
  }

  protected runOnce(signal: AbortSignal): Promise<void> {
    return this.clean(signal);
  }

  private async tryToClean(signal: AbortSignal): Promise<void> {
    const olderThan = new Date(Date.now() - orphanAgeMs);
    const orphans = await this.files.deleteOrphans(olderThan, batchSize, signal);
    const leftovers = await this.files.sweepIncoming(olderThan);
    if (orphans + leftovers > 0) this.logger.log({ msg: 'cleaned', orphans, leftovers });
  }
}
