import { reasonToPause } from '../campaign.policy.ts';

interface Ended {
  sent: number;
  failed: number;
}

/** How mails of campaigns ended in this process since their rows were last counted. */
export class Refusals {
  private readonly ended = new Map<number, Ended>();

  note(campaign: number, state: keyof Ended): void {
    const ended = this.ended.get(campaign) ?? { sent: 0, failed: 0 };
    ended[state] += 1;
    this.ended.set(campaign, ended);
  }

  /** Whether so many were refused that counting the rows cannot wait. */
  areMany(campaign: number): boolean {
    const ended = this.ended.get(campaign);
    return ended !== undefined && reasonToPause(ended) !== null;
  }

  /** Campaigns with a refusal. */
  get campaigns(): number[] {
    return [...this.ended].flatMap(([campaign, { failed }]) => (failed > 0 ? [campaign] : []));
  }

  forget(campaign: number): void {
    this.ended.delete(campaign);
  }
}
