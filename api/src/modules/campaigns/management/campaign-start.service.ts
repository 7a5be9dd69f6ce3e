import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { limits, type CampaignCounts, type SendCampaignAnswer, type SendCampaignPayload } from 'shared-contracts';
import { InvalidRequestError } from '../../../http/app-error.ts';
import { CampaignNotFoundError, CampaignRepeatedError } from '../campaigns.errors.ts';
import type { CampaignEntity } from '../entities/campaign.entity.ts';
import { CampaignTimes } from './campaign-times.ts';
import { CampaignsRepository } from './campaigns.repository.ts';
import { CampaignsService, toWords } from './campaigns.service.ts';

/** Within these minutes the same words are asked about. */
const repeatMinutes = 10;

/** Milliseconds between two looks at the rows. */
const pause = 100;
/** With more who wait, nobody waits for the last mail. */
const smallAudience = 500;

/** Milliseconds until which a campaign may be scheduled ahead. */
const latestMs = limits.campaignScheduleDays * 86_400_000;

/** Begins campaigns, or says when they shall begin. The worker sends them. */
@Injectable()
export class CampaignStartService {
  constructor(
    private readonly repository: CampaignsRepository,
    private readonly campaigns: CampaignsService,
    private readonly times: CampaignTimes,
  ) {}

  /**
   * The same key again answers for the campaign of the first call, as it is by now. @throws CampaignRepeatedError;
   * CampaignNotFoundError, CampaignNotChangeableError, RecordChangedError; InvalidRequestError for a moment that has passed or is
   * more than a year ahead
   */
  async send(payload: SendCampaignPayload, adminId: number, key: string | null): Promise<SendCampaignAnswer> {
    const earlier = key === null ? null : await this.repository.findByKey(key);
    const begin = () => this.begin(payload, adminId, key);
    const { id } = earlier ?? (await this.campaigns.orEarlier(key, begin));
    return this.afterAWhile(id);
  }

  private async begin(payload: SendCampaignPayload, createdBy: number, key: string | null): Promise<CampaignEntity> {
    const words = toWords(payload);
    const start = toStart(payload);
    const butId = payload.campaignId ?? null;
    if (butId !== null) await this.campaigns.require(String(butId));
    return this.repository.inTransaction(async (manager) => {
      await this.repository.lockWords(words, manager);
      // Another call with the key may have begun it while this one waited.
      const earlier = key === null ? null : await this.repository.findByKey(key, manager);
      if (earlier !== null) return earlier;
      const within = { minutes: repeatMinutes, butId };
      const isRepeated = payload.isRepeat !== true && (await this.repository.hasLately(words, within, manager));
      if (isRepeated) throw new CampaignRepeatedError();
      if (butId === null) {
        return this.repository.insert({ ...words, ...start, createdBy, idempotencyKey: key }, manager);
      }
      // The draft's own key gives way to the one by which this call is found again.
      const changes = { ...words, ...start, ...(key !== null && { idempotencyKey: key }) };
      const read = { id: butId, version: payload.version };
      return (await this.repository.revise(read, changes, manager)) ?? this.campaigns.refuse(read);
    });
  }

  private async afterAWhile(id: number): Promise<SendCampaignAnswer> {
    for (const until = performance.now() + this.times.answer; ; await wait(pause)) {
      const campaign = await this.repository.find(id);
      if (campaign === null) throw new CampaignNotFoundError();
      const answer = toAnswer(campaign, (await this.repository.countsOf([id])).get(id) ?? {});
      if (performance.now() >= until || !isWorthWaiting(campaign, answer)) return answer;
    }
  }
}

/** @throws InvalidRequestError */
function toStart({ scheduledAt }: SendCampaignPayload): Pick<CampaignEntity, 'status' | 'scheduledAt'> {
  if (!scheduledAt) return { status: 'sending', scheduledAt: null };
  const moment = new Date(scheduledAt);
  const now = Date.now();
  if (moment.getTime() <= now) throw new InvalidRequestError({ scheduledAt: 'validation.momentToCome' });
  if (moment.getTime() > now + latestMs) throw new InvalidRequestError({ scheduledAt: 'validation.momentTooFar' });
  return { status: 'scheduled', scheduledAt: moment };
}

/** Its audience is not there yet, or is so small that the last mail leaves in a moment. */
const isWorthWaiting = ({ status, startedAt }: CampaignEntity, { queued }: SendCampaignAnswer) =>
  status === 'sending' && (startedAt === null || queued <= smallAudience);

function toAnswer({ id, status }: CampaignEntity, counts: Partial<CampaignCounts>): SendCampaignAnswer {
  const { sent = 0, failed = 0, pending = 0, sending = 0 } = counts;
  return { sent, errors: failed, campaignId: id, status, queued: pending + sending };
}
