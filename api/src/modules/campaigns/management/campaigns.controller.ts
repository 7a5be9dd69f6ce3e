import { Controller, Header, Param, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  changeCampaignStatus,
  createCampaign,
  deleteCampaign,
  getCampaign,
  listCampaignRecipients,
  listCampaigns,
  sendCampaign,
  settleUncertainRecipients,
  updateCampaign,
  watchCampaign,
  type Campaign,
  type CampaignPayload,
  type CampaignRecipientPage,
  type CampaignReport,
  type CampaignStatusPayload,
  type CampaignVersion,
  type DeletedCampaign,
  type SendCampaignAnswer,
  type SendCampaignPayload,
  type UncertainRecipientsPayload,
} from 'shared-contracts';
import {
  campaignRecipientsSchema,
  campaignSchema,
  campaignStatusSchema,
  campaignUpdateSchema,
  sendCampaignSchema,
  uncertainRecipientsSchema,
  versionSchema,
} from 'shared-contracts/schemas';
import {
  Authenticated,
  DocumentsErrors,
  IdempotencyKey,
  noteTarget,
  Route,
  ValidatedBody,
  ValidatedQuery,
} from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { CampaignProgress } from './campaign-progress.service.ts';
import { CampaignRecipientsService } from './campaign-recipients.service.ts';
import { CampaignReportService } from './campaign-report.service.ts';
import { CampaignStartService } from './campaign-start.service.ts';
import * as examples from './campaigns.examples.ts';
import { CampaignsService } from './campaigns.service.ts';

@Controller()
@Authenticated({ role: 'admin' })
export class CampaignsController {
  constructor(
    private readonly campaigns: CampaignsService,
    private readonly start: CampaignStartService,
    private readonly reports: CampaignReportService,
    private readonly progress: CampaignProgress,
    private readonly recipients: CampaignRecipientsService,
  ) {}

  @Route(listCampaigns, examples.listed)
  list(): Promise<Campaign[]> {
    return this.campaigns.list();
  }

  @Route(getCampaign, examples.reported)
  @DocumentsErrors({ 404: ['campaign_not_found'] })
  get(@Param('id') id: string): Promise<CampaignReport> {
    return this.reports.get(id);
  }

  @Route(createCampaign, examples.created)
  async create(
    @ValidatedBody(campaignSchema) payload: CampaignPayload,
    @IdempotencyKey() idempotencyKey: string | null,
    @CurrentUser() admin: UserEntity,
    @Req() request: FastifyRequest,
  ): Promise<Campaign> {
    const campaign = await this.campaigns.create(payload, admin.id, idempotencyKey);
    noteTarget(request, { id: campaign.id });
    return campaign;
  }

  @Route(updateCampaign, examples.updated)
  @DocumentsErrors({ 404: ['campaign_not_found'], 409: ['campaign_not_changeable', 'campaign_changed'] })
  update(
    @Param('id') id: string,
    @ValidatedBody(campaignUpdateSchema) payload: CampaignPayload & CampaignVersion,
  ): Promise<Campaign> {
    return this.campaigns.update(id, payload);
  }

  @Route(deleteCampaign, examples.deleted)
  @DocumentsErrors({ 404: ['campaign_not_found'], 409: ['campaign_not_changeable', 'campaign_changed'] })
  remove(
    @Param('id') id: string,
    @ValidatedQuery(versionSchema) { version }: { version?: number },
  ): Promise<DeletedCampaign> {
    return this.campaigns.remove(id, version);
  }

  @Route(sendCampaign, examples.begun)
  @DocumentsErrors({
    404: ['campaign_not_found'],
    409: ['campaign_repeated', 'campaign_not_changeable', 'campaign_changed'],
  })
  async send(
    @ValidatedBody(sendCampaignSchema) payload: SendCampaignPayload,
    @IdempotencyKey() idempotencyKey: string | null,
    @CurrentUser() admin: UserEntity,
    @Req() request: FastifyRequest,
  ): Promise<SendCampaignAnswer> {
    const answer = await this.start.send(payload, admin.id, idempotencyKey);
    noteTarget(request, { id: answer.campaignId });
    return answer;
  }

  @Route(changeCampaignStatus, examples.paused)
  @DocumentsErrors({ 404: ['campaign_not_found'], 409: ['campaign_not_changeable', 'campaign_changed'] })
  changeStatus(
    @Param('id') id: string,
    @ValidatedBody(campaignStatusSchema) payload: CampaignStatusPayload,
  ): Promise<Campaign> {
    return this.campaigns.changeStatus(id, payload);
  }

  @Route(watchCampaign, examples.watched)
  @DocumentsErrors({ 404: ['campaign_not_found'] })
  // Disables response buffering in proxies.
  @Header('x-accel-buffering', 'no')
  async watch(@Param('id') id: string): Promise<StreamableFile> {
    return new StreamableFile(await this.progress.watch(id), { type: 'text/event-stream' });
  }

  @Route(listCampaignRecipients, examples.recipients)
  @DocumentsErrors({ 404: ['campaign_not_found'] })
  listRecipients(
    @Param('id') id: string,
    @ValidatedQuery(campaignRecipientsSchema) query: { state?: string; page?: string },
  ): Promise<CampaignRecipientPage> {
    return this.recipients.list(id, query);
  }

  @Route(settleUncertainRecipients, examples.settled)
  @DocumentsErrors({ 404: ['campaign_not_found'], 409: ['campaign_not_changeable', 'campaign_changed'] })
  settleRecipients(
    @Param('id') id: string,
    @ValidatedBody(uncertainRecipientsSchema) payload: UncertainRecipientsPayload,
  ): Promise<Campaign> {
    return this.recipients.settle(id, payload);
  }
}
