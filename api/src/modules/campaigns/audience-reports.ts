import type { CampaignFrequency, ExclusionReason, Language } from 'shared-contracts';

export interface AudienceReport {
  subscribers: number;
  recipients: number;
  excluded: Record<ExclusionReason, number>;
  /** Number of distinct job lists. */
  jobLists: number;
  /** At most five, in a stable order. */
  sample: readonly ChosenFor[];
}

/** A recipient and their jobs, best first. */
export interface ChosenFor {
  subscriberId: string;
  email: string;
  firstName: string | null;
  language: Language;
  jobs: readonly number[];
}

/** Port: the audience of a campaign as the sender would determine it now. Read-only. */
export abstract class AudienceReports {
  abstract of(frequency: CampaignFrequency): Promise<AudienceReport>;

  /** Jobs for a subscriber without preferences and without earlier mails, for previews when there are no recipients. */
  abstract defaultJobs(): Promise<readonly number[]>;
}
