import type { SendCampaignAnswer } from 'shared-contracts';

/** What came of sending, by the time of the answer: a few people have their mails already. */
export function outcomeOf({ status }: SendCampaignAnswer): 'scheduled' | 'sent' | 'begun' | 'stopped' {
  if (status === 'scheduled' || status === 'sent') return status;
  return status === 'sending' ? 'begun' : 'stopped';
}
