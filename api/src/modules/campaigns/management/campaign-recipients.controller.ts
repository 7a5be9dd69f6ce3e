import { Controller, Param } from '@nestjs/common';
import {
  listCampaignRecipients,
  settleUncertainRecipients,
  type Campaign,
  type CampaignRecipientPage,
  type UncertainRecipientsPayload,
} from 'shared-contracts';
import { campaignRecipientsSchema, uncertainRecipientsSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, Route, ValidatedBody, ValidatedQuery } from '../../../http/index.ts';
import { CampaignRecipientsService } from './campaign-recipients.service.ts';
import * as examples from './campaigns.examples.ts';

@Controller()
@Authenticated({ role: 'admin' })
export class CampaignRecipientsController {
  constructor(private readonly recipients: CampaignRecipientsService) {}

  @Route(listCampaignRecipients, examples.recipients)
  @DocumentsErrors({ 404: ['campaign_not_found'] })
  list(
    @Param('id') id: string,
    @ValidatedQuery(campaignRecipientsSchema) query: { state?: string; page?: string },
  ): Promise<CampaignRecipientPage> {
    return this.recipients.list(id, query);
  }

  @Route(settleUncertainRecipients, examples.settled)
  @DocumentsErrors({ 404: ['campaign_not_found'], 409: ['campaign_not_changeable', 'campaign_changed'] })
  settle(
    @Param('id') id: string,
    @ValidatedBody(uncertainRecipientsSchema) payload: UncertainRecipientsPayload,
  ): Promise<Campaign> {
    return this.recipients.settle(id, payload);
  }
}
