/** Opens and clicks of a campaign; each mail counts once. */
export interface Figures {
  opens: number;
  clicks: number;
  machineOpens: number;
  machineClicks: number;
}

/** Port: what people did with mails. It knows campaigns and jobs, and no recipient. */
export abstract class CampaignFigures {
  /** By campaign; one without events has zeros. */
  abstract of(campaigns: readonly number[]): Promise<Map<number, Figures>>;

  /** Of people, in each hour with any, oldest first, from `since` for a week. */
  abstract byHour(campaign: number, since: Date): Promise<{ at: Date; opens: number; clicks: number }[]>;

  /** Of people, by job; jobs without any are left out. */
  abstract clicksByJob(campaign: number): Promise<Map<number, number>>;
}
