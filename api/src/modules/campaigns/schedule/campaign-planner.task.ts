import { Injectable } from '@nestjs/common';
import { IntervalService } from '../../../queue/interval.task.ts';
import { ScheduleRepository } from './schedule.repository.ts';

/** Interval in seconds. */
const intervalSeconds = 10;

/** Creates scheduled campaigns, and starts due ones. Any number of workers can run it concurrently. */
@Injectable()
export class CampaignPlanner extends IntervalService {
  constructor(private readonly schedule: ScheduleRepository) {
    super(intervalSeconds);
  }

  async run(now: Date): Promise<void> {
    const created = await this.schedule.createDue(now);
    const started = await this.schedule.startDue(now);
    if (created + started > 0) this.logger.log({ msg: 'campaigns are due', made: created, begun: started });
  }

  protected runOnce(): Promise<void> {
    return this.attempt('Planning campaigns failed', () => this.run(new Date()), undefined);
  }
}
