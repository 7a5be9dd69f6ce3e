import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../../queue/interval-task.ts';
import { ScheduleRepository } from './schedule.repository.ts';

/** Interval in seconds. */
const intervalSeconds = 10;

/** Creates scheduled campaigns, and starts due ones. Any number of workers can run it concurrently. */
@Injectable()
export class CampaignPlanner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CampaignPlanner.name);
  private readonly task = new IntervalTask(intervalSeconds, () => this.tryRun());

  constructor(private readonly schedule: ScheduleRepository) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  async run(now: Date): Promise<void> {
    const created = await this.schedule.createDue(now);
    const started = await this.schedule.startDue(now);
    if (created + started > 0) this.logger.log({ msg: 'campaigns are due', made: created, begun: started });
  }

  /** Never throws: the next run retries. */
  private async tryRun(): Promise<void> {
    try {
      await this.run(new Date());
    } catch (error) {
      this.logger.warn(`Planning campaigns failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
