import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../queue/interval-task.ts';
import { FilesService } from './files.service.ts';

const hour = 3600;
/** An upload that nobody claimed in this time never will be claimed. */
const orphanAgeMs = 24 * hour * 1000;
/** Of one turn; what is left waits for the next. */
const most = 1000;

/** Cleans away what nothing refers to. Every process does: each has an incoming folder of its own. */
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

  /** Never throws: what fails now is left to the next turn. */
  async clean(signal: AbortSignal): Promise<void> {
    const olderThan = new Date(Date.now() - orphanAgeMs);
    try {
      const [orphans, leftovers] = [
        await this.files.deleteOrphans(olderThan, most, signal),
        await this.files.sweepIncoming(olderThan),
      ];
      if (orphans + leftovers > 0) this.logger.log({ msg: 'cleaned', orphans, leftovers });
    } catch (error) {
      this.logger.warn(`Files cannot be cleaned now: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
