import { Injectable } from '@nestjs/common';
import { brand, limits, type CampaignFrequency } from 'shared-contracts';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { requireVersion } from '../../../http/index.ts';

@Entity('campaign_schedule')
export class CampaignScheduleEntity {
  @PrimaryColumn('text')
  frequency!: CampaignFrequency;

  @Column('boolean', { name: 'is_on' })
  isOn!: boolean;

  @Column('text')
  subject!: string;

  @Column('time', { name: 'local_time' })
  localTime!: string;

  @Column('smallint')
  day!: number;

  /** Incremented by a trigger on every update. */
  @Column('int', { default: 1 })
  version!: number;

  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt!: Date;
}

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

/**
 * Runs of the last month and of the next two, as of $1. PostgreSQL's time zone data applies: a skipped hour uses the offset
 * before the change, and a repeated hour uses the second occurrence.
 */
const runs = `
  with runs as (
    select s.frequency, s.is_on, s.subject, s.updated_at, s.frequency || ':' || to_char(d, 'YYYY-MM-DD') as period,
           (d::date + s.local_time) at time zone '${brand.timeZone}' as at
    from campaign_schedule s,
         (select ($1::timestamptz at time zone '${brand.timeZone}')::date as today) t,
         generate_series(t.today - 31, t.today + 62, interval '1 day') d
    where s.day = case s.frequency when 'weekly' then extract(isodow from d) else extract(day from d) end
  )`;

const selectRuns = `
  ${runs}
  select s.frequency, s.is_on as "isOn", s.subject, to_char(s.local_time, 'HH24:MI') as time, s.day, s.version,
    (select min(r.at) from runs r
     where r.frequency = s.frequency and r.is_on and r.at > $1
       and not exists (select from campaigns c where c.period = r.period)) as "nextAt"
  from campaign_schedule s order by s.frequency = 'monthly'`;

const insertDue = `
  ${runs}
  insert into campaigns (name, subject, frequency, status, scheduled_at, period)
  select distinct on (frequency) subject, subject, frequency, 'scheduled', at, period
  from runs where is_on and at <= $1 and at > updated_at
  order by frequency, at desc
  on conflict (period) do nothing
  returning id`;

const startScheduled = `
  update campaigns set status = 'sending', updated_at = now()
  where status = 'scheduled' and scheduled_at <= $1 and scheduled_at >= $1::timestamptz - make_interval(hours => $2)`;

@Injectable()
export class ScheduleRepository {
  constructor(private readonly database: DataSource) {}

  /** Weekly, then monthly, as of `now`. */
  read(now: Date): Promise<[weekly: NextRun, monthly: NextRun]> {
    return this.database.query(selectRuns, [now]);
  }

  /**
   * Creates the runs due by `now` from the previous schedule; no run is created for times before this change. @throws
   * OutdatedVersionError if another version is expected
   */
  write(wanted: readonly ScheduledRun[], now: Date, version?: number): Promise<void> {
    return this.database.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const rows = await manager.find(CampaignScheduleEntity, { order: { frequency: 'asc' }, lock });
      requireVersion(version, scheduleVersion(rows));
      await manager.query(insertDue, [now]);
      for (const { frequency, isOn, subject, time, day } of wanted) {
        const run = { isOn, subject, localTime: time, day, updatedAt: now };
        await manager.update(CampaignScheduleEntity, { frequency }, run);
      }
    });
  }

  /**
   * Creates a campaign for the latest run of each frequency due by `now`, unless it exists. With several processes, one
   * creates it; of several missed runs, only the last is created. Returns the number of created campaigns.
   */
  async createDue(now: Date): Promise<number> {
    return (await this.database.query<unknown[]>(insertDue, [now])).length;
  }

  /** Starts due campaigns, except missed ones, which require confirmation. Returns their number. */
  async startDue(now: Date): Promise<number> {
    const [, started] = await this.database.query<[unknown[], number]>(startScheduled, [
      now,
      limits.missedCampaignHours,
    ]);
    return started;
  }
}
