import type {
  Campaign,
  CampaignCounts,
  CampaignPayload,
  CampaignRecipientPage,
  CampaignReport,
  CampaignStatusPayload,
  DeletedCampaign,
  SendCampaignAnswer,
  SendCampaignPayload,
  UncertainRecipientsPayload,
} from 'shared-contracts';
import type { Example } from '../../../http/index.ts';

const payload: CampaignPayload = {
  name: 'Ofertas da semana 12',
  subject: 'As suas ofertas desta semana',
  content: 'Esta semana há mais ofertas na área da saúde.',
  frequency: 'weekly',
  isMeasured: true,
};

const noRecipients: CampaignCounts = {
  audience: 0,
  pending: 0,
  sending: 0,
  sent: 0,
  skipped: 0,
  suppressed: 0,
  failed: 0,
  uncertain: 0,
  canceled: 0,
};

const draft: Campaign = {
  id: 27,
  name: 'Ofertas da semana 12',
  subject: 'As suas ofertas desta semana',
  content: 'Esta semana há mais ofertas na área da saúde.',
  frequency: 'weekly',
  status: 'draft',
  scheduledAt: null,
  sentAt: null,
  createdAt: '2026-03-19T15:02:00.000Z',
  updatedAt: '2026-03-19T15:02:00.000Z',
  version: 1,
  sentCount: 0,
  openCount: 0,
  clickCount: 0,
  brevoId: null,
  isAutomatic: false,
  isMeasured: true,
  pauseReason: null,
  isMissed: false,
  counts: noRecipients,
};

const sent: Campaign = {
  ...draft,
  status: 'sent',
  sentAt: '2026-03-20T09:04:31.000Z',
  updatedAt: '2026-03-20T09:04:31.000Z',
  version: 1,
  sentCount: 1182,
  openCount: 402,
  clickCount: 131,
  counts: { ...noRecipients, audience: 1240, sent: 1182, skipped: 51, suppressed: 3, failed: 3, uncertain: 1 },
};

const variables = { id: String(draft.id) };

export const listed: Example<Campaign[]> = { answer: [draft, sent] };
export const created: Example<Campaign, CampaignPayload> = { body: payload, answer: draft };
export const updated: Example<Campaign, CampaignPayload> = {
  variables,
  body: { ...payload, subject: 'Ofertas na saúde, desta semana' },
  answer: { ...draft, subject: 'Ofertas na saúde, desta semana' },
};
export const deleted: Example<DeletedCampaign> = { variables, answer: { id: draft.id } };
export const begun: Example<SendCampaignAnswer, SendCampaignPayload> = {
  body: payload,
  answer: { sent: 0, errors: 0, campaignId: draft.id, status: 'sending', queued: 1240 },
};
export const paused: Example<Campaign, CampaignStatusPayload> = {
  variables,
  body: { status: 'paused' },
  answer: {
    ...draft,
    status: 'paused',
    pauseReason: 'admin',
    sentCount: 610,
    counts: { ...noRecipients, audience: 1240, pending: 604, sent: 610, skipped: 26 },
  },
};
export const watched: Example<string> = { variables, contentType: 'text/event-stream' };
export const reported: Example<CampaignReport> = {
  variables,
  answer: {
    ...sent,
    deliveredCount: 1171,
    bouncedCount: 11,
    complaintCount: 0,
    unsubscribedCount: 4,
    machineOpenCount: 97,
    machineClickCount: 12,
    sentByMinute: [{ at: '2026-03-20T09:03:00.000Z', count: 640 }],
    activityByHour: [{ at: '2026-03-20T09:00:00.000Z', opens: 118, clicks: 40 }],
    topJobs: [
      {
        jobId: 128,
        title: 'Enfermeira de cuidados continuados',
        companyName: 'Clínica da Ribeira',
        mails: 310,
        clicks: 44,
      },
    ],
    failures: [{ failure: 'mailboxMissing', reason: '550 5.1.1 No such user', count: 3 }],
  },
};
export const recipients: Example<CampaignRecipientPage> = {
  variables,
  answer: {
    items: [
      {
        id: '5f1c0c52-8f0e-4c1e-9a55-3d2f8a6b7c10',
        email: 'ines.carvalho@example.com',
        state: 'failed',
        error: '550 5.1.1 No such user',
        failure: 'mailboxMissing',
        attempts: 1,
        updatedAt: '2026-03-20T09:03:12.000Z',
      },
    ],
    page: 1,
    pageSize: 50,
    totalPages: 1,
    total: 3,
  },
};
export const settled: Example<Campaign, UncertainRecipientsPayload> = {
  variables,
  body: { ids: ['0b7d5e9a-63a4-4b77-8c0e-2f9f1d4e5a66'], state: 'sent' },
  answer: { ...sent, sentCount: 1183, counts: { ...sent.counts, sent: 1183, uncertain: 0 } },
};
