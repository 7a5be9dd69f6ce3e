import { recipientStates, type Campaign, type CampaignCounts, type RecipientState } from 'shared-contracts';
import type { CampaignEntity } from '../campaign.entity.ts';
import { isMissed } from '../campaign.policy.ts';
import type { Figures } from '../campaigns.port.ts';
import type { StateCounts } from './campaigns.repository.ts';

/** A campaign with its counts. */
export interface CountedCampaign {
  campaign: CampaignEntity;
  counts: StateCounts;
  figures: Figures;
}

export function toCampaignResponse({ campaign, counts, figures }: CountedCampaign, now: Date): Campaign {
  const { id, name, subject, content, frequency, status, brevoId, isMeasured, pauseReason } = campaign;
  const allCounts = toCounts(counts);
  return {
    id,
    name,
    subject,
    content,
    frequency,
    status,
    scheduledAt: campaign.scheduledAt?.toISOString() ?? null,
    sentAt: campaign.sentAt?.toISOString() ?? null,
    createdAt: campaign.createdAt.toISOString(),
    updatedAt: campaign.updatedAt.toISOString(),
    version: campaign.version,
    sentCount: allCounts.sent,
    openCount: figures.opens,
    clickCount: figures.clicks,
    brevoId,
    isAutomatic: campaign.period !== null,
    isMeasured,
    pauseReason,
    isMissed: isMissed(campaign, now),
    counts: allCounts,
  };
}

function toCounts(counts: StateCounts): CampaignCounts {
  const entries = recipientStates.map((state) => [state, counts[state] ?? 0] as const);
  const byState = Object.fromEntries(entries) as Record<RecipientState, number>;
  return { ...byState, audience: entries.reduce((sum, [, count]) => sum + count, 0) };
}
