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
import { Authenticated, exampleJob, Route, ValidatedBody, ValidatedQuery, type Example } from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { AudienceService } from './audience.service.ts';
import { inOrder } from './preflight.policy.ts';
import { PreviewService, type InboxQuery, type PreviewQuery } from './preview.service.ts';
import { CampaignTestMails } from './test-mails.service.ts';

const audienceExample: Example<CampaignAudience> = {
  answer: {
    frequency: 'weekly',
    subscribers: 1630,
    recipients: 1240,
    excluded: { unsubscribed: 204, unconfirmed: 61, otherFrequency: 88, paused: 12, suppressed: 9, noJobs: 16 },
    jobLists: 312,
    sample: [
      {
        email: 'i…@example.com',
        language: 'pt',
        jobs: [{ id: exampleJob.id, title: exampleJob.title, companyName: exampleJob.companyName }],
      },
    ],
    preflight: [
      { ...inOrder, check: 'https' },
      { ...inOrder, check: 'dkim', domain: 'example.com' },
      { ...inOrder, check: 'spf', domain: 'devolvidos.example.com' },
      {
        ...inOrder,
        check: 'dmarc',
        outcome: 'failure',
        domain: 'example.com',
        reason: 'missingRecord',
        record: { name: '_dmarc.example.com', content: 'v=DMARC1; p=none' },
      },
      { ...inOrder, check: 'oneClick' },
      {
        ...inOrder,
        check: 'complaints',
        outcome: 'warning',
        reason: 'complaints',
        complaints: { mails: 4800, complaints: 6, limit: 0.001 },
      },
    ],
  },
};

const inboxExample: Example<InboxPreview> = {
  answer: {
    senderName: 'Trampolim',
    senderAddress: 'ola@example.com',
    subject: 'As suas ofertas desta semana',
    previewText: 'Escolhemos estas ofertas pelas áreas que segue. Recebe este e-mail todas as semanas.',
  },
};

const testMailExample: Example<TestMailAnswer, CampaignPayload> = {
  body: { subject: 'As suas ofertas desta semana', content: 'Há novidades na saúde.', frequency: 'weekly' },
  answer: { recipient: 'marta.reis@example.com' },
};

@Controller()
@Authenticated({ role: 'admin' })
export class PreviewController {
  constructor(
    private readonly audience: AudienceService,
    private readonly previews: PreviewService,
    private readonly testMails: CampaignTestMails,
  ) {}

  @Route(getCampaignAudience, audienceExample)
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

  @Route(previewCampaignInInbox, inboxExample)
  previewInInbox(@ValidatedQuery(inboxPreviewSchema) query: InboxQuery): Promise<InboxPreview> {
    return this.previews.inInbox(query);
  }

  @Route(sendTestMail, testMailExample)
  test(
    @ValidatedBody(campaignSchema) payload: CampaignPayload,
    @CurrentUser() user: UserEntity,
  ): Promise<TestMailAnswer> {
    return this.testMails.enqueue(user, payload);
  }
}
