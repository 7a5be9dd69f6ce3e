import { Controller, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import {
  getCampaignAudience,
  previewCampaign,
  previewCampaignInInbox,
  sendTestMail,
  type CampaignAudience,
  type CampaignPayload,
  type InboxPreview,
  type TestMailAnswer,
} from 'shared-contracts';
import {
  campaignAudienceSchema,
  campaignPreviewSchema,
  campaignSchema,
  inboxPreviewSchema,
} from 'shared-contracts/schemas';
import { Authenticated, Route, ValidatedBody, ValidatedQuery } from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { AudienceService } from './audience.service.ts';
import * as examples from './preview.examples.ts';
import { PreviewService, type InboxQuery, type PreviewQuery } from './preview.service.ts';
import { TestMailOrders } from './test-mails.service.ts';

@Controller()
@Authenticated({ role: 'admin' })
export class PreviewController {
  constructor(
    private readonly audience: AudienceService,
    private readonly previews: PreviewService,
    private readonly testMails: TestMailOrders,
  ) {}

  @Route(getCampaignAudience, examples.audience)
  getAudience(
    @ValidatedQuery(campaignAudienceSchema) { frequency }: { frequency?: string },
  ): Promise<CampaignAudience> {
    return this.audience.get(frequency);
  }

  @Route(previewCampaign, { contentType: 'text/html' })
  async preview(
    @ValidatedQuery(campaignPreviewSchema) query: PreviewQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { headers, body } = await this.previews.make(query);
    reply.headers(headers);
    return body;
  }

  @Route(previewCampaignInInbox, examples.inInbox)
  previewInInbox(@ValidatedQuery(inboxPreviewSchema) query: InboxQuery): Promise<InboxPreview> {
    return this.previews.inInbox(query);
  }

  @Route(sendTestMail, examples.tested)
  test(
    @ValidatedBody(campaignSchema) payload: CampaignPayload,
    @CurrentUser() user: UserEntity,
  ): Promise<TestMailAnswer> {
    return this.testMails.order(user, payload);
  }
}
