import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Draining } from 'server-kit';
import type { Campaign } from 'shared-contracts';
import { memoizeFor } from '../../../operations/memoized.cache.ts';
import { hasEnded } from '../campaign.policy.ts';
import { CampaignsService } from './campaigns.service.ts';

/** Durations in milliseconds for progress reports to admins. */
@Injectable()
export class CampaignTimes {
  /** Maximum wait for a small campaign, so that the response contains its results. The whole call may take two seconds. */
  readonly answer: number = 1500;
  /** Polling interval of an event stream. */
  readonly poll: number = 500;
  /** Interval of keep-alive comments, which prevent proxies from closing the connection. */
  readonly keepAliveMs: number = 15_000;
  /** Maximum duration of a stream. The client reconnects, which checks its session again. */
  readonly stream: number = 300_000;
}

/** Polling is shared by all clients that watch a campaign, because each poll counts its rows. */
interface Poll {
  watchers: number;
  take: () => Promise<Campaign>;
}

/** Streams the progress of a campaign as server-sent events. */
@Injectable()
export class CampaignProgress {
  private readonly polls = new Map<number, Poll>();

  constructor(
    private readonly campaigns: CampaignsService,
    private readonly draining: Draining,
    private readonly times: CampaignTimes,
  ) {}

  /**
   * Ends with the campaign, on shutdown, and when the client disconnects. @throws CampaignNotFoundError before the first
   * write
   */
  async watch(id: string): Promise<Readable> {
    const first = await this.campaigns.get(id);
    const stream: Readable = Readable.from(
      // Fastify destroys the stream when the client disconnects.
      this.shared(first, () => stream.destroyed),
      { objectMode: false },
    );
    return stream;
  }

  private async *shared(first: Campaign, isOver: () => boolean): AsyncGenerator<string> {
    const poll = this.pollOf(first.id);
    poll.watchers++;
    try {
      yield* this.events(first, poll.take, isOver);
    } finally {
      poll.watchers--;
      if (poll.watchers === 0) this.polls.delete(first.id);
    }
  }

  private pollOf(id: number): Poll {
    const take = memoizeFor(this.times.poll / 2, () => this.campaigns.get(String(id)));
    const poll = this.polls.get(id) ?? { watchers: 0, take };
    this.polls.set(id, poll);
    return poll;
  }

  private async *events(first: Campaign, take: Poll['take'], isOver: () => boolean): AsyncGenerator<string> {
    const { poll: pollMs, keepAliveMs, stream } = this.times;
    const startedAt = performance.now();
    let [campaign, written, writtenAt] = [first, '', startedAt];
    while (!isOver()) {
      const [event, now] = [toEvent(campaign), performance.now()];
      if (event !== written || now - writtenAt >= keepAliveMs) {
        yield event === written ? ':\n\n' : event;
        [written, writtenAt] = [event, now];
      }
      if (hasEnded(campaign.status) || this.draining.began || now - startedAt >= stream) return;
      await wait(pollMs);
      campaign = await take();
    }
  }
}

const toEvent = (campaign: Campaign) => `event: campaign\ndata: ${JSON.stringify(campaign)}\n\n`;
