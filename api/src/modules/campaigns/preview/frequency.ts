import type { CampaignFrequency } from 'shared-contracts';

/** Invalid values count as weekly. */
export const toFrequency = (text: string | undefined): CampaignFrequency => (text === 'monthly' ? 'monthly' : 'weekly');
