import { Injectable } from '@nestjs/common';
import type { CampaignSchedule, CampaignSchedulePayload } from 'shared-contracts';
import { OutdatedVersionError, RecordChangedError } from '../../../http/index.ts';
import { ScheduleRepository, scheduleVersion, type NextRun } from './schedule.repository.ts';

/** The schedule of recurring campaigns. */
@Injectable()
export class ScheduleService {
  constructor(private readonly schedule: ScheduleRepository) {}

  async get(): Promise<CampaignSchedule> {
    const [weekly, monthly] = await this.schedule.read(new Date());
    return {
      weekly: { ...toRun(weekly), weekday: weekly.day },
      monthly: { ...toRun(monthly), day: monthly.day },
      version: scheduleVersion([weekly, monthly]),
    };
  }

  /** @throws RecordChangedError */
  async update({ weekly, monthly, version }: CampaignSchedulePayload): Promise<CampaignSchedule> {
    const { weekday, ...everyWeek } = weekly;
    const runs = [
      { frequency: 'weekly', ...everyWeek, day: weekday },
      { frequency: 'monthly', ...monthly },
    ] as const;
    try {
      await this.schedule.write(runs, new Date(), version);
    } catch (error) {
      if (error instanceof OutdatedVersionError) throw new RecordChangedError('schedule_changed', await this.get());
      throw error;
    }
    return this.get();
  }
}

const toRun = ({ isOn, subject, time, nextAt }: NextRun) => ({
  isOn,
  subject,
  time,
  nextAt: nextAt?.toISOString() ?? null,
});
