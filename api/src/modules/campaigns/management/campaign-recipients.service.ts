import { Injectable } from '@nestjs/common';
import {
  limits,
  pageWindow,
  recipientStates,
  toPageNumber,
  type Campaign,
  type CampaignRecipientPage,
  type RecipientState,
  type UncertainRecipientsPayload,
} from 'shared-contracts';
import { OutdatedVersionError } from '../../../http/index.ts';
import { CampaignNotChangeableError } from '../campaigns.errors.ts';
import { classifyFailure } from '../delivery-failure.policy.ts';
import { CampaignRecipientsRepository } from './campaign-recipients.repository.ts';
import { CampaignsService } from './campaigns.service.ts';

const isState = (text: string): text is RecipientState => (recipientStates as readonly string[]).includes(text);

/** Recipients of campaigns. */
@Injectable()
export class CampaignRecipientsService {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly recipients: CampaignRecipientsRepository,
  ) {}

  /** An unknown state has no recipients. @throws CampaignNotFoundError */
  async list(id: string, given: { state?: string; page?: string }): Promise<CampaignRecipientPage> {
    const campaign = await this.campaigns.require(id);
    const pageSize = limits.campaignRecipientsPageSize;
    const requestedState = given.state || null;
    if (requestedState !== null && !isState(requestedState)) {
      return { items: [], page: 1, pageSize, totalPages: 1, total: 0 };
    }
    const filter = { campaign: campaign.id, state: requestedState };
    const total = await this.recipients.count(filter);
    const { offset, ...window } = pageWindow(toPageNumber(given.page), total, pageSize);
    const listed = await this.recipients.list(filter, { offset, limit: pageSize });
    const items = listed.map((one) => ({
      ...one,
      failure: one.error === null ? null : classifyFailure(one.error),
      updatedAt: one.updatedAt.toISOString(),
    }));
    return { items, ...window, pageSize, total };
  }

  /**
   * @throws CampaignNotFoundError, RecordChangedError; CampaignNotChangeableError for resending mails of a canceled or failed
   * campaign
   */
  async settle(id: string, { ids, state, version }: UncertainRecipientsPayload): Promise<Campaign> {
    const campaign = await this.campaigns.require(id);
    const recipients = { campaign: campaign.id, ids: ids ?? null, version };
    try {
      if (state === 'sent') await this.recipients.confirm(recipients);
      else if (!(await this.recipients.release(recipients))) throw new CampaignNotChangeableError();
    } catch (error) {
      if (error instanceof OutdatedVersionError) return this.campaigns.refuse({ id: campaign.id, version });
      throw error;
    }
    return this.campaigns.get(id);
  }
}
