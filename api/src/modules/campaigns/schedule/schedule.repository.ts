import type { CampaignFrequency } from 'shared-contracts';

/** When campaigns of one frequency go out by themselves. */
export interface ScheduledRun {
  frequency: CampaignFrequency;
  isOn: boolean;
  subject: string;
  /** "09:30", in Lisbon. */
  time: string;
  /** Weekly: 1, Monday, to 7. Monthly: 1 to 28. */
  day: number;
}

export interface NextRun extends ScheduledRun {
  /** Null while it is off. */
  nextAt: Date | null;
  /** Of its row. */
  version: number;
}

export abstract class ScheduleRepository {
  /** Weekly, then monthly, as of `now`. */
  abstract read(now: Date): Promise<[weekly: NextRun, monthly: NextRun]>;

  /**
   * What was due by `now` is made as it was arranged; nothing is made for moments before this change. @throws OutdatedVersionError where
   * another version is named
   */
  abstract write(runs: readonly ScheduledRun[], now: Date, version?: number): Promise<void>;

  /**
   * Makes a campaign of the latest run of each frequency that was due by `now`, if there is none. Of several processes one
   * makes it, and of several runs that nobody made only the last is. Answers how many it has made.
   */
  abstract makeDue(now: Date): Promise<number>;

  /** Begins what is scheduled and due, unless it is so late that somebody should be asked. Answers how many began. */
  abstract beginDue(now: Date): Promise<number>;
}

/** Of the whole schedule, whose rows have versions of their own. */
export const scheduleVersion = (rows: readonly { version: number }[]): number =>
  rows.reduce((sum, { version }) => sum + version, 0);
