import { reasonToPause } from '../campaign.policy.ts';

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
