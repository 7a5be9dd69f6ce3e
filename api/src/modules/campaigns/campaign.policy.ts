import { campaignStatuses, limits, type CampaignStatus, type PauseReason } from 'shared-contracts';

/** The one table of what may become of a campaign. */
const transitions: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending', 'canceled'],
  // Back to `scheduled` where nobody was there to begin it: then it is missed.
  sending: ['scheduled', 'paused', 'sent', 'canceled', 'failed'],
  paused: ['sending', 'canceled'],
  sent: [],
  canceled: [],
  failed: [],
};

export const mayBecome = (from: CampaignStatus, to: CampaignStatus) => transitions[from].includes(to);

/**
 * Statuses from which a campaign may become another by that alone, for the statement that changes it. A draft begins with its
 * words, which are asked about where they went out a moment ago.
 */
export const sourcesOf = (to: CampaignStatus): CampaignStatus[] =>
  (Object.keys(transitions) as CampaignStatus[]).filter((from) => from !== 'draft' && mayBecome(from, to));

/** Under which a provider that carries our mail shows the mails of one campaign together. */
export const tagOf = (campaign: number) => `campaign-${campaign}`;

/** While a campaign is in one of these, its words may still change. */
export const editableStatuses: readonly CampaignStatus[] = ['draft', 'scheduled'];

/** While a campaign is in one of these, a mail of it may be sent once more: a sent one goes on for that, and for nothing else. */
export const resendableStatuses: readonly CampaignStatus[] = ['sending', 'paused', 'sent'];

export const endedStatuses: readonly CampaignStatus[] = campaignStatuses.filter(
  (status) => transitions[status].length === 0,
);
export const hasEnded = (status: CampaignStatus) => endedStatuses.includes(status);

const missedMs = limits.missedCampaignHours * 3_600_000;

/** Too late to begin by itself. */
export const isMissed = ({ status, scheduledAt }: { status: CampaignStatus; scheduledAt: Date | null }, now: Date) =>
  status === 'scheduled' && scheduledAt !== null && now.getTime() - scheduledAt.getTime() > missedMs;

/** Refusals for good, of all mails that ended, that are too many; fewer mails say nothing. */
export const refusalLimit = { share: 0.05, atLeast: 20 };

/** Null: go on. */
export function reasonToPause({ sent, failed }: { sent: number; failed: number }): PauseReason | null {
  const { share, atLeast } = refusalLimit;
  return failed >= atLeast && failed > share * (sent + failed) ? 'refusals' : null;
}
