import type { CampaignSchedule, CampaignSchedulePayload } from 'shared-contracts';
import type { Example } from '../../../http/openapi/handler-docs.decorator.ts';

const weekly = { isOn: true, subject: 'As suas ofertas desta semana', time: '09:00', weekday: 2 };
const monthly = { isOn: false, subject: 'As suas ofertas deste mês', time: '09:30', day: 1 };

const schedule: CampaignSchedule = {
  weekly: { ...weekly, nextAt: '2026-03-24T09:00:00.000Z' },
  monthly: { ...monthly, nextAt: null },
  version: 2,
};

export const shown: Example<CampaignSchedule> = { answer: schedule };
export const updated: Example<CampaignSchedule, CampaignSchedulePayload> = {
  body: { weekly, monthly },
  answer: schedule,
};
