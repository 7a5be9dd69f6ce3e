import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../queue/interval-task.ts';
import { FilesService } from './files.service.ts';

const hour = 3600;
/** Uploads that are unattached for this time are orphans. */
const orphanAgeMs = 24 * hour * 1000;
/** Per run; later runs process the rest. */
const batchSize = 1000;

/** Deletes files without references. Runs in every process: each has its own incoming folder. */
@Injectable()
export class FilesCleaner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(FilesCleaner.name);
  private readonly task = new IntervalTask(hour, (_turn, signal) => this.clean(signal));

  constructor(private readonly files: FilesService) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** Never throws: the next run retries failures. */
  async clean(signal: AbortSignal): Promise<void> {
    const olderThan = new Date(Date.now() - orphanAgeMs);
    try {
      const [orphans, leftovers] = [
        await this.files.deleteOrphans(olderThan, batchSize, signal),
        await this.files.sweepIncoming(olderThan),
      ];
      if (orphans + leftovers > 0) this.logger.log({ msg: 'cleaned', orphans, leftovers });
    } catch (error) {
      this.logger.warn(`Cleaning files failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
