import type { CampaignFrequency } from 'shared-contracts';

/** The schedule of one frequency. */
export interface ScheduledRun {
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

export abstract class ScheduleRepository {
  /** Weekly, then monthly, as of `now`. */
  abstract read(now: Date): Promise<[weekly: NextRun, monthly: NextRun]>;

  /**
   * Creates the runs due by `now` from the previous schedule; no run is created for times before this change. @throws
   * OutdatedVersionError if another version is expected
   */
  abstract write(runs: readonly ScheduledRun[], now: Date, version?: number): Promise<void>;

  /**
   * Creates a campaign for the latest run of each frequency due by `now`, unless it exists. With several processes, one
   * creates it; of several missed runs, only the last is created. Returns the number of created campaigns.
   */
  abstract createDue(now: Date): Promise<number>;

  /** Starts due campaigns, except missed ones, which require confirmation. Returns their number. */
  abstract startDue(now: Date): Promise<number>;
}

/** Version of the whole schedule, from the versions of its rows. */
export const scheduleVersion = (rows: readonly { version: number }[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);
