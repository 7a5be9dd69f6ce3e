import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { limits, type CampaignCounts, type SendCampaignAnswer, type SendCampaignPayload } from 'shared-contracts';
import { InvalidRequestError } from '../../../http/index.ts';
import type { CampaignEntity } from '../campaign.entity.ts';
import { CampaignNotFoundError, CampaignRepeatedError } from '../campaigns.errors.ts';
import { CampaignTimes } from './campaign-progress.service.ts';
import { CampaignsRepository } from './campaigns.repository.ts';
import { CampaignsService, toContent } from './campaigns.service.ts';

/** Period in minutes within which a repeated campaign requires confirmation. */
const repeatMinutes = 10;

/** Polling interval in milliseconds. */
const pause = 100;
/** Maximum number of queued mails for which the response waits. */
const smallAudience = 500;

/** Maximum time in milliseconds by which a campaign can be scheduled ahead. */
const maxAheadMs = limits.campaignScheduleDays * 86_400_000;

/** Starts or schedules campaigns. The worker sends them. */
@Injectable()
export class CampaignStartService {
  constructor(
    private readonly repository: CampaignsRepository,
    private readonly campaigns: CampaignsService,
    private readonly times: CampaignTimes,
  ) {}

  /**
   * A repeated key returns the current state of the first call's campaign. @throws CampaignRepeatedError;
   * CampaignNotFoundError, CampaignNotChangeableError, RecordChangedError; InvalidRequestError for a time in the past or more
   * than a year ahead
   */
  async send(payload: SendCampaignPayload, adminId: number, key: string | null): Promise<SendCampaignAnswer> {
    const earlier = key === null ? null : await this.repository.findByKey(key);
    const begin = () => this.begin(payload, adminId, key);
    const { id } = earlier ?? (await this.campaigns.orEarlier(key, begin));
    return this.awaitResult(id);
  }

  private async begin(payload: SendCampaignPayload, createdBy: number, key: string | null): Promise<CampaignEntity> {
    const content = toContent(payload);
    const start = toStart(payload);
    const butId = payload.campaignId ?? null;
    if (butId !== null) await this.campaigns.require(String(butId));
    return this.repository.inTransaction(async (manager) => {
      await this.repository.lockContent(content, manager);
      // A concurrent call with the same key may have committed before the lock was granted.
      const earlier = key === null ? null : await this.repository.findByKey(key, manager);
      if (earlier !== null) return earlier;
      const within = { minutes: repeatMinutes, butId };
      const isRepeated = payload.isRepeat !== true && (await this.repository.hasRecent(content, within, manager));
      if (isRepeated) throw new CampaignRepeatedError();
      if (butId === null) {
        return this.repository.insert({ ...content, ...start, createdBy, idempotencyKey: key }, manager);
      }
      // Replaces the draft's own key, so that a repeated call finds the campaign.
      const changes = { ...content, ...start, ...(key !== null && { idempotencyKey: key }) };
      const read = { id: butId, version: payload.version };
      return (await this.repository.revise(read, changes, manager)) ?? this.campaigns.refuse(read);
    });
  }

  private async awaitResult(id: number): Promise<SendCampaignAnswer> {
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
  if (moment.getTime() > now + maxAheadMs) throw new InvalidRequestError({ scheduledAt: 'validation.momentTooFar' });
  return { status: 'scheduled', scheduledAt: moment };
}

/** The audience is not determined yet, or is small enough to be sent soon. */
const isWorthWaiting = ({ status, startedAt }: CampaignEntity, { queued }: SendCampaignAnswer) =>
  status === 'sending' && (startedAt === null || queued <= smallAudience);

function toAnswer({ id, status }: CampaignEntity, counts: Partial<CampaignCounts>): SendCampaignAnswer {
  const { sent = 0, failed = 0, pending = 0, sending = 0 } = counts;
  return { sent, errors: failed, campaignId: id, status, queued: pending + sending };
}
