import type { PauseReason } from 'shared-contracts';
import { reasonToPause } from '../campaign.policy.ts';
import type { RunningCampaignsRepository } from './running-campaigns.repository.ts';

interface SentCount {
  /** Time at which the campaign was started or last resumed, as a number. */
  since: number;
  count: number;
}

/**
 * Whether the share of refused mails of a campaign, across all processes, is too high. The refused rows are few and are
 * counted on each call. The sent rows are many and their number only grows, so they are counted again only if the last known
 * count does not outweigh the refusals.
 */
export class RefusalShare {
  private readonly counts = new Map<number, SentCount>();

  constructor(private readonly campaigns: RunningCampaignsRepository) {}

  /** Null: continue. */
  async reasonToPause(campaign: number): Promise<PauseReason | null> {
    const { failed, since } = await this.campaigns.refused(campaign);
    const known = this.counts.get(campaign);
    const atLeast = known?.since === since.getTime() ? known.count : 0;
    if (reasonToPause({ sent: atLeast, failed }) === null) return null;
    const count = await this.campaigns.countTaken(campaign);
    this.counts.set(campaign, { since: since.getTime(), count });
    return reasonToPause({ sent: count, failed });
  }
}
