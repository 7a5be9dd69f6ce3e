import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Campaign } from 'shared-contracts';
import { Draining } from '../../../operations/draining.ts';
import { remembered } from '../../../operations/remembered.ts';
import { hasEnded } from '../campaign.policy.ts';
import { CampaignTimes } from './campaign-times.ts';
import { CampaignsService } from './campaigns.service.ts';

/** Each look counts the rows of a campaign, so all who watch it look together. */
interface Look {
  watchers: number;
  take: () => Promise<Campaign>;
}

/** Tells how a campaign gets on, as an event stream. */
@Injectable()
export class CampaignProgress {
  private readonly looks = new Map<number, Look>();

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
      this.shared(first, () => stream.destroyed),
      { objectMode: false },
    );
    return stream;
  }

  private async *shared(first: Campaign, isOver: () => boolean): AsyncGenerator<string> {
    const look = this.lookAt(first.id);
    look.watchers++;
    try {
      yield* this.events(first, look.take, isOver);
    } finally {
      look.watchers--;
      if (look.watchers === 0) this.looks.delete(first.id);
    }
  }

  private lookAt(id: number): Look {
    const take = remembered(this.times.look / 2, () => this.campaigns.get(String(id)));
    const look = this.looks.get(id) ?? { watchers: 0, take };
    this.looks.set(id, look);
    return look;
  }

  private async *events(first: Campaign, take: Look['take'], isOver: () => boolean): AsyncGenerator<string> {
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
      campaign = await take();
    }
  }
}

const toEvent = (campaign: Campaign) => `event: campaign\ndata: ${JSON.stringify(campaign)}\n\n`;
