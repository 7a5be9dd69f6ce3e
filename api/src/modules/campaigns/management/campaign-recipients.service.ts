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
import { CampaignNotChangeableError } from '../campaigns.errors.ts';
import { CampaignRecipientsRepository } from './campaign-recipients.repository.ts';
import { CampaignsService } from './campaigns.service.ts';

const isState = (text: string): text is RecipientState => (recipientStates as readonly string[]).includes(text);

/** Who campaigns went to. */
@Injectable()
export class CampaignRecipientsService {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly recipients: CampaignRecipientsRepository,
  ) {}

  /** What is no state has nobody. @throws CampaignNotFoundError */
  async list(id: string, given: { state?: string; page?: string }): Promise<CampaignRecipientPage> {
    const campaign = await this.campaigns.require(id);
    const pageSize = limits.campaignRecipientsPageSize;
    const asked = given.state || null;
    if (asked !== null && !isState(asked)) return { items: [], page: 1, pageSize, totalPages: 1, total: 0 };
    const filter = { campaign: campaign.id, state: asked };
    const total = await this.recipients.count(filter);
    const { offset, ...window } = pageWindow(toPageNumber(given.page), total, pageSize);
    const listed = await this.recipients.list(filter, { offset, limit: pageSize });
    const items = listed.map((one) => ({ ...one, updatedAt: one.updatedAt.toISOString() }));
    return { items, ...window, pageSize, total };
  }

  /** @throws CampaignNotFoundError; CampaignNotChangeableError where mails of it are to leave that was canceled or has failed */
  async settle(id: string, { ids, state }: UncertainRecipientsPayload): Promise<Campaign> {
    const campaign = await this.campaigns.require(id);
    const recipients = { campaign: campaign.id, ids: ids ?? null };
    if (state === 'sent') await this.recipients.confirm(recipients);
    else if (!(await this.recipients.release(recipients))) throw new CampaignNotChangeableError();
    return this.campaigns.get(id);
  }
}
