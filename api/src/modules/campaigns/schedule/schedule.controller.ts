import { Controller } from '@nestjs/common';
import {
  getCampaignSchedule,
  updateCampaignSchedule,
  type CampaignSchedule,
  type CampaignSchedulePayload,
} from 'shared-contracts';
import { campaignScheduleSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, type Example, Route, ValidatedBody } from '../../../http/index.ts';
import { ScheduleService } from './schedule.service.ts';

const weekly = { isOn: true, subject: 'As suas ofertas desta semana', time: '09:00', weekday: 2 };
const monthly = { isOn: false, subject: 'As suas ofertas deste mês', time: '09:30', day: 1 };

const exampleSchedule: CampaignSchedule = {
  weekly: { ...weekly, nextAt: '2026-03-24T09:00:00.000Z' },
  monthly: { ...monthly, nextAt: null },
  version: 2,
};

const shown: Example<CampaignSchedule> = { answer: exampleSchedule };
const updated: Example<CampaignSchedule, CampaignSchedulePayload> = {
  body: { weekly, monthly },
  answer: exampleSchedule,
};

@Controller()
@Authenticated({ role: 'admin' })
export class ScheduleController {
  constructor(private readonly schedule: ScheduleService) {}

  @Route(getCampaignSchedule, shown)
  get(): Promise<CampaignSchedule> {
    return this.schedule.get();
  }

  @Route(updateCampaignSchedule, updated)
  @DocumentsErrors({ 409: ['schedule_changed'] })
  update(@ValidatedBody(campaignScheduleSchema) payload: CampaignSchedulePayload): Promise<CampaignSchedule> {
    return this.schedule.update(payload);
  }
}
