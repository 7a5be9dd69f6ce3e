import { Controller } from '@nestjs/common';
import {
  getCampaignSchedule,
  updateCampaignSchedule,
  type CampaignSchedule,
  type CampaignSchedulePayload,
} from 'shared-contracts';
import { campaignScheduleSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { ValidatedBody } from '../../../http/validated.pipe.ts';
import * as examples from './schedule.examples.ts';
import { ScheduleService } from './schedule.service.ts';

@Controller()
@Authenticated({ role: 'admin' })
export class ScheduleController {
  constructor(private readonly schedule: ScheduleService) {}

  @Route(getCampaignSchedule, examples.shown)
  get(): Promise<CampaignSchedule> {
    return this.schedule.get();
  }

  @Route(updateCampaignSchedule, examples.updated)
  @DocumentsErrors({ 409: ['schedule_changed'] })
  update(@ValidatedBody(campaignScheduleSchema) payload: CampaignSchedulePayload): Promise<CampaignSchedule> {
    return this.schedule.update(payload);
  }
}
