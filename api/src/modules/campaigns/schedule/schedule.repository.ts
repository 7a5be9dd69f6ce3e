import { Injectable } from '@nestjs/common';
import { limits, type CampaignFrequency } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { requireVersion } from '../../../http/index.ts';
import * as sql from './schedule.sql.ts';

/** The schedule of one frequency. */
interface ScheduledRun {
  frequency: CampaignFrequency;
  isOn: boolean;
  subject: string;
  /** "09:30", in Lisbon. */
  time: string;
  /** Weekly: 1 (Monday) to 7. Monthly: 1 to 28. */
  day: number;
}

export interface NextRun extends ScheduledRun {
  /** Null while it is off. */
  nextAt: Date | null;
  /** Version of its row. */
  version: number;
}

/** Version of the whole schedule, from the versions of its rows. */
export const scheduleVersion = (rows: readonly { version: number }[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);

@Injectable()
export class ScheduleRepository {
  constructor(private readonly database: DataSource) {}

  /** Weekly, then monthly, as of `now`. */
  read(now: Date): Promise<[weekly: NextRun, monthly: NextRun]> {
    return this.database.query(sql.read, [now]);
  }

  /**
   * Creates the runs due by `now` from the previous schedule; no run is created for times before this change. @throws
   * OutdatedVersionError if another version is expected
   */
  write(wanted: readonly ScheduledRun[], now: Date, version?: number): Promise<void> {
    return this.database.transaction(async (manager) => {
      const rows = await manager.query<{ version: number }[]>(sql.lock);
      requireVersion(version, scheduleVersion(rows));
      await manager.query(sql.createDue, [now]);
      for (const { frequency, isOn, subject, time, day } of wanted) {
        await manager.query(sql.write, [frequency, isOn, subject, time, day, now]);
      }
    });
  }

  /**
   * Creates a campaign for the latest run of each frequency due by `now`, unless it exists. With several processes, one
   * creates it; of several missed runs, only the last is created. Returns the number of created campaigns.
   */
  async createDue(now: Date): Promise<number> {
    return (await this.database.query<unknown[]>(sql.createDue, [now])).length;
  }

  /** Starts due campaigns, except missed ones, which require confirmation. Returns their number. */
  async startDue(now: Date): Promise<number> {
    const [, started] = await this.database.query<[unknown[], number]>(sql.startDue, [now, limits.missedCampaignHours]);
    return started;
  }
}
