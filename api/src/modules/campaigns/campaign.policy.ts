import {
  campaignStatuses,
  limits,
  type CampaignStatus,
  type PauseReason,
  type CampaignFrequency,
} from 'shared-contracts';

/** Transition table of campaigns. */
const transitions: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending', 'canceled'],
  // Back to `scheduled` if no worker started it in time: then it is missed.
  sending: ['scheduled', 'paused', 'sent', 'canceled', 'failed'],
  paused: ['sending', 'canceled'],
  sent: [],
  canceled: [],
  failed: [],
};

const mayBecome = (from: CampaignStatus, to: CampaignStatus) => transitions[from].includes(to);

/**
 * Statuses from which a status change may lead to `to`, for the update statement. Drafts are excluded: starting a draft also
 * sets its content and checks for a recent duplicate.
 */
export const sourcesOf = (to: CampaignStatus): CampaignStatus[] =>
  (Object.keys(transitions) as CampaignStatus[]).filter((from) => from !== 'draft' && mayBecome(from, to));

/** Tag under which a provider groups the mails of a campaign. */
export const tagOf = (campaign: number) => `campaign-${campaign}`;

/** Statuses in which the content of a campaign may change. */
export const editableStatuses: readonly CampaignStatus[] = ['draft', 'scheduled'];

/** Statuses in which a mail may be resent. A sent campaign resumes only for that. */
export const resendableStatuses: readonly CampaignStatus[] = ['sending', 'paused', 'sent'];

export const endedStatuses: readonly CampaignStatus[] = campaignStatuses.filter(
  (status) => transitions[status].length === 0,
);
export const hasEnded = (status: CampaignStatus) => endedStatuses.includes(status);

const missedMs = limits.missedCampaignHours * 3_600_000;

/** Whether the start is too late to proceed without confirmation. */
export const isMissed = ({ status, scheduledAt }: { status: CampaignStatus; scheduledAt: Date | null }, now: Date) =>
  status === 'scheduled' && scheduledAt !== null && now.getTime() - scheduledAt.getTime() > missedMs;

/** Limit for permanently refused mails, as a share of ended mails; for fewer than `atLeast` the share is not significant. */
const refusalLimit = { share: 0.05, atLeast: 20 };

/** Null: continue. */
export function reasonToPause({ sent, failed }: { sent: number; failed: number }): PauseReason | null {
  const { share, atLeast } = refusalLimit;
  return failed >= atLeast && failed > share * (sent + failed) ? 'refusals' : null;
}

/** Invalid values count as weekly. */
export const toFrequency = (text: string | undefined): CampaignFrequency => (text === 'monthly' ? 'monthly' : 'weekly');
