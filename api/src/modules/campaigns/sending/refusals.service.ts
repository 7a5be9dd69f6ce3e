import type { PauseReason } from 'shared-contracts';
import { reasonToPause } from '../campaign.policy.ts';
import type { RunningCampaignsRepository } from './running-campaigns.repository.ts';

interface Ended {
  sent: number;
  failed: number;
}

/** Results of this process per campaign since the rows were last counted. */
export class Refusals {
  private readonly ended = new Map<number, Ended>();

  record(campaign: number, state: keyof Ended): void {
    const ended = this.ended.get(campaign) ?? { sent: 0, failed: 0 };
    ended[state] += 1;
    this.ended.set(campaign, ended);
  }

  /** Whether the share of refusals requires counting the rows immediately. */
  exceedLimit(campaign: number): boolean {
    const ended = this.ended.get(campaign);
    return ended !== undefined && reasonToPause(ended) !== null;
  }

  /** Campaigns with refused mails. */
  get campaigns(): number[] {
    return [...this.ended].flatMap(([campaign, { failed }]) => (failed > 0 ? [campaign] : []));
  }

  reset(campaign: number): void {
    this.ended.delete(campaign);
  }
}

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

  constructor(private readonly campaigns: Pick<RunningCampaignsRepository, 'refused' | 'countTaken'>) {}

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
