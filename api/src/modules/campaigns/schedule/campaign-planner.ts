import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { IntervalTask } from '../../../queue/interval-task.ts';
import { ScheduleRepository } from './schedule.repository.ts';

/** Seconds between two looks. */
const pause = 10;

/** Makes the campaigns that go out by themselves, and begins what is due. Any number of workers may do so at once. */
@Injectable()
export class CampaignPlanner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(CampaignPlanner.name);
  private readonly task = new IntervalTask(pause, () => this.turn());

  constructor(private readonly schedule: ScheduleRepository) {}

  onApplicationBootstrap(): void {
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  async run(now: Date): Promise<void> {
    const made = await this.schedule.makeDue(now);
    const begun = await this.schedule.beginDue(now);
    if (made + begun > 0) this.logger.log({ msg: 'campaigns are due', made, begun });
  }

  /** Never throws: a database that is away now is asked again. */
  private async turn(): Promise<void> {
    try {
      await this.run(new Date());
    } catch (error) {
      this.logger.warn(`Campaigns cannot be planned now: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}
