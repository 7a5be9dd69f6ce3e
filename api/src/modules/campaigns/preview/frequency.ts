import type { CampaignFrequency } from 'shared-contracts';

/** What is no frequency counts as weekly. */
export const toFrequency = (text: string | undefined): CampaignFrequency => (text === 'monthly' ? 'monthly' : 'weekly');
