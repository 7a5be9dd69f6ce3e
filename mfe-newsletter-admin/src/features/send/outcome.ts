import type { SendCampaignAnswer } from 'shared-contracts';

/** Result of sending at the time of the response; some mails may be sent already. */
export function outcomeOf({ status }: SendCampaignAnswer): 'scheduled' | 'sent' | 'begun' | 'stopped' {
  if (status === 'scheduled' || status === 'sent') return status;
  return status === 'sending' ? 'begun' : 'stopped';
}
