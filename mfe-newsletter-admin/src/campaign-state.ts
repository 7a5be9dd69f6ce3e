import type { Campaign } from 'shared-contracts';

/** Displayed state of a campaign: its status, subdivided where one label would be misleading. */
export type CampaignState = Campaign['status'] | 'missed' | 'sentWithErrors';

export function stateOf({ status, isMissed, counts }: Campaign): CampaignState {
  if (isMissed) return 'missed';
  return status === 'sent' && counts.failed + counts.uncertain > 0 ? 'sentWithErrors' : status;
}

/** Whether its content can still be changed. */
export const isEditable = ({ status }: Pick<Campaign, 'status'>) => status === 'draft' || status === 'scheduled';

export const hasEnded = ({ status }: Campaign) => ['sent', 'canceled', 'failed'].includes(status);

/** Recipients with a final result. */
export const settledCount = ({ counts }: Campaign) => counts.audience - counts.pending - counts.sending;
