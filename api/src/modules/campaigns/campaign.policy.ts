import type { CampaignStatus, PauseReason } from 'shared-contracts';

/** The one table of what may become of a campaign. */
const transitions: Record<CampaignStatus, readonly CampaignStatus[]> = {
  draft: ['scheduled', 'sending'],
  scheduled: ['draft', 'sending', 'canceled'],
  sending: ['paused', 'sent', 'canceled', 'failed'],
  paused: ['sending', 'canceled'],
  sent: [],
  canceled: [],
  failed: [],
};

export const mayBecome = (from: CampaignStatus, to: CampaignStatus) => transitions[from].includes(to);

/** Statuses from which a campaign may become another, for the statement that changes it. */
export const sourcesOf = (to: CampaignStatus): CampaignStatus[] =>
  (Object.keys(transitions) as CampaignStatus[]).filter((from) => mayBecome(from, to));

/** Its words may still change. */
export const isEditable = (status: CampaignStatus) => status === 'draft' || status === 'scheduled';

/** Refusals for good, of all mails that ended, that are too many; fewer mails say nothing. */
export const refusalLimit = { share: 0.05, atLeast: 20 };

/** Null: go on. */
export function reasonToPause({ sent, failed }: { sent: number; failed: number }): PauseReason | null {
  const { share, atLeast } = refusalLimit;
  return failed >= atLeast && failed > share * (sent + failed) ? 'refusals' : null;
}
