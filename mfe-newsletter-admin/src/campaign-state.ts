import type { Campaign } from 'shared-contracts';

/** What a campaign is to people: its status, told apart where one word would hide something. */
export type CampaignState = Campaign['status'] | 'missed' | 'sentWithErrors';

export function stateOf({ status, isMissed, counts }: Campaign): CampaignState {
  if (isMissed) return 'missed';
  return status === 'sent' && counts.failed + counts.uncertain > 0 ? 'sentWithErrors' : status;
}

/** While its words may still change. */
export const isEditable = ({ status }: Pick<Campaign, 'status'>) => status === 'draft' || status === 'scheduled';

export const hasEnded = ({ status }: Campaign) => ['sent', 'canceled', 'failed'].includes(status);

/** Those for whom it is decided what becomes of them. */
export const settledCount = ({ counts }: Campaign) => counts.audience - counts.pending - counts.sending;
