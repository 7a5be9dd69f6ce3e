import type { PauseReason } from 'shared-contracts';
import { reasonToPause } from '../campaign.policy.ts';
import type { RunningCampaignsRepository } from './running-campaigns.repository.ts';

interface Taken {
  /** When the campaign was begun, or last went on: the moment as a number. */
  since: number;
  count: number;
}

/**
 * Whether too many mails of a campaign were refused, by the rows of all processes. Refusals are few and are counted each time.
 * What was taken is not: there are never fewer than there were, so they are counted anew only where those that are known of do
 * not make up for the refusals.
 */
export class RefusalShare {
  private readonly taken = new Map<number, Taken>();

  constructor(private readonly campaigns: RunningCampaignsRepository) {}

  /** Null: go on. */
  async reasonToPause(campaign: number): Promise<PauseReason | null> {
    const { failed, since } = await this.campaigns.refused(campaign);
    const known = this.taken.get(campaign);
    const atLeast = known?.since === since.getTime() ? known.count : 0;
    if (reasonToPause({ sent: atLeast, failed }) === null) return null;
    const count = await this.campaigns.countTaken(campaign);
    this.taken.set(campaign, { since: since.getTime(), count });
    return reasonToPause({ sent: count, failed });
  }
}
