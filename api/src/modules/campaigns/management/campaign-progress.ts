import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Campaign } from 'shared-contracts';
import { Draining } from '../../../operations/draining.ts';
import { hasEnded } from '../campaign.policy.ts';
import { CampaignTimes } from './campaign-times.ts';
import { CampaignsService } from './campaigns.service.ts';

/** Tells how a campaign gets on, as an event stream. */
@Injectable()
export class CampaignProgress {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly draining: Draining,
    private readonly times: CampaignTimes,
  ) {}

  /** Ends with the campaign, with this process, and when its reader goes away. @throws CampaignNotFoundError before anything is written */
  async watch(id: string): Promise<Readable> {
    const first = await this.campaigns.get(id);
    const stream: Readable = Readable.from(
      // Fastify destroys the stream of an answer whose reader went away.
      this.events(first, () => stream.destroyed),
      { objectMode: false },
    );
    return stream;
  }

  private async *events(first: Campaign, isOver: () => boolean): AsyncGenerator<string> {
    const { look, beat, stream } = this.times;
    const began = performance.now();
    let [campaign, told, toldAt] = [first, '', began];
    while (!isOver()) {
      const [news, now] = [toEvent(campaign), performance.now()];
      if (news !== told || now - toldAt >= beat) {
        yield news === told ? ':\n\n' : news;
        [told, toldAt] = [news, now];
      }
      if (hasEnded(campaign.status) || this.draining.began || now - began >= stream) return;
      await wait(look);
      campaign = await this.campaigns.get(String(first.id));
    }
  }
}

const toEvent = (campaign: Campaign) => `event: campaign\ndata: ${JSON.stringify(campaign)}\n\n`;
