import { Injectable } from '@nestjs/common';
import type {
  Campaign,
  CampaignPayload,
  CampaignStatusPayload,
  CampaignVersion,
  DeletedCampaign,
} from 'shared-contracts';
import { RecordChangedError, toId } from '../../../http/index.ts';
import type { CampaignEntity } from '../campaign.entity.ts';
import { CampaignNotChangeableError, CampaignNotFoundError } from '../campaigns.errors.ts';
import { CampaignFigures } from '../campaigns.port.ts';
import { toCampaignResponse } from './campaign.response.ts';
import {
  CampaignsRepository,
  IdempotencyKeyTakenError,
  type CampaignContent,
  type ReadCampaign,
} from './campaigns.repository.ts';

const noFigures = { opens: 0, clicks: 0, machineOpens: 0, machineClicks: 0 };

/** Management of campaigns. */
@Injectable()
export class CampaignsService {
  constructor(
    private readonly campaigns: CampaignsRepository,
    private readonly figures: CampaignFigures,
  ) {}

  async list(): Promise<Campaign[]> {
    return this.respond(await this.campaigns.list());
  }

  /** @throws CampaignNotFoundError */
  async require(id: string): Promise<CampaignEntity> {
    const number = toId(id);
    const campaign = number === null ? null : await this.campaigns.find(number);
    if (campaign === null) throw new CampaignNotFoundError();
    return campaign;
  }

  /** @throws CampaignNotFoundError */
  async get(id: string): Promise<Campaign> {
    return this.respondOne(await this.require(id));
  }

  /** A repeated key returns the current state of the first call's campaign. */
  async create(payload: CampaignPayload, createdBy: number, idempotencyKey: string | null): Promise<Campaign> {
    const earlier = idempotencyKey === null ? null : await this.campaigns.findByKey(idempotencyKey);
    if (earlier !== null) return this.respondOne(earlier);
    const made = () => this.campaigns.insert({ ...toContent(payload), createdBy, idempotencyKey });
    return this.respondOne(await this.orEarlier(idempotencyKey, made));
  }

  /** @throws CampaignNotFoundError, CampaignNotChangeableError, RecordChangedError */
  async update(id: string, { version, ...payload }: CampaignPayload & CampaignVersion): Promise<Campaign> {
    const read = { id: (await this.require(id)).id, version };
    return this.respondOne((await this.campaigns.revise(read, toContent(payload))) ?? (await this.refuse(read)));
  }

  /** @throws CampaignNotFoundError, CampaignNotChangeableError, RecordChangedError */
  async remove(id: string, version?: number): Promise<DeletedCampaign> {
    const read = { id: (await this.require(id)).id, version };
    if (!(await this.campaigns.deleteDraft(read))) await this.refuse(read);
    return { id: read.id };
  }

  /**
   * No change if the campaign already has the status. @throws CampaignNotFoundError, CampaignNotChangeableError,
   * RecordChangedError
   */
  async changeStatus(id: string, { status, version }: CampaignStatusPayload): Promise<Campaign> {
    const read = { id: (await this.require(id)).id, version };
    const changed = await this.campaigns.changeStatus(read, status);
    if (changed !== null) return this.respondOne(changed);
    const current = await this.require(id);
    return current.status === status ? this.respondOne(current) : this.refuse(read);
  }

  /**
   * Throws the reason why a write matched no row. @throws CampaignNotFoundError, RecordChangedError,
   * CampaignNotChangeableError
   */
  async refuse({ id, version }: ReadCampaign): Promise<never> {
    const current = await this.require(String(id));
    if (version === undefined || version === current.version) throw new CampaignNotChangeableError();
    throw new RecordChangedError('campaign_changed', await this.respondOne(current));
  }

  /** Result of `make`, or the campaign that a concurrent call has created with the same key. */
  async orEarlier(idempotencyKey: string | null, make: () => Promise<CampaignEntity>): Promise<CampaignEntity> {
    try {
      return await make();
    } catch (error) {
      const isTaken = error instanceof IdempotencyKeyTakenError && idempotencyKey !== null;
      const earlier = isTaken ? await this.campaigns.findByKey(idempotencyKey) : null;
      if (earlier === null) throw error;
      return earlier;
    }
  }

  async respondOne(campaign: CampaignEntity): Promise<Campaign> {
    const [response] = await this.respond([campaign]);
    return response!;
  }

  /** Counts are read after the campaigns, so an ended campaign has its final counts. */
  private async respond(campaigns: readonly CampaignEntity[]): Promise<Campaign[]> {
    const ids = campaigns.map(({ id }) => id);
    const [counts, figures] = await Promise.all([this.campaigns.countsOf(ids), this.figures.of(ids)]);
    const now = new Date();
    return campaigns.map((campaign) => {
      const { id } = campaign;
      const counted = { campaign, counts: counts.get(id) ?? {}, figures: figures.get(id) ?? noFigures };
      return toCampaignResponse(counted, now);
    });
  }
}

/** Applies the defaults: the subject as name, no content, measured. */
export const toContent = ({ name, subject, content, frequency, isMeasured }: CampaignPayload): CampaignContent => ({
  name: name || subject,
  subject,
  content: content ?? '',
  frequency,
  isMeasured: isMeasured ?? true,
});
