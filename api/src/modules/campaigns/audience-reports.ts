import type { CampaignFrequency, ExclusionReason, Language } from 'shared-contracts';

export interface AudienceReport {
  subscribers: number;
  recipients: number;
  excluded: Record<ExclusionReason, number>;
  /** Different lists of jobs. */
  jobLists: number;
  /** Five at most, in a stable order. */
  sample: readonly ChosenFor[];
}

/** Somebody who would be mailed, and the jobs, best first. */
export interface ChosenFor {
  subscriberId: string;
  email: string;
  firstName: string | null;
  language: Language;
  jobs: readonly number[];
}

/** Port: what a campaign would do now, chosen by the sender's own code. Nothing is written. */
export abstract class AudienceReports {
  abstract of(frequency: CampaignFrequency): Promise<AudienceReport>;

  /** Jobs for somebody who chose nothing and was mailed nothing: for previews where nobody would be mailed. */
  abstract jobsOfAnybody(): Promise<readonly number[]>;
}
