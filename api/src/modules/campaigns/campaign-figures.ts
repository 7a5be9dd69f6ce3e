/** Opens and clicks of a campaign; each mail counts once. */
export interface Figures {
  opens: number;
  clicks: number;
  machineOpens: number;
  machineClicks: number;
}

/** Port: opens and clicks by campaign and job, without recipients. */
export abstract class CampaignFigures {
  /** By campaign; without events, zeros. */
  abstract of(campaigns: readonly number[]): Promise<Map<number, Figures>>;

  /** Human events per hour for one week after `since`, oldest first; hours without events are omitted. */
  abstract byHour(campaign: number, since: Date): Promise<{ at: Date; opens: number; clicks: number }[]>;

  /** Human clicks per job; jobs without clicks are omitted. */
  abstract clicksByJob(campaign: number): Promise<Map<number, number>>;
}
