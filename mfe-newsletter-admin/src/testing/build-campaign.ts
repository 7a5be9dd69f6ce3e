import {
  type Campaign,
  type CampaignAudience,
  type CampaignCounts,
  type CampaignReport,
  type CampaignSchedule,
  type InboxPreview,
  type PreflightResult,
} from 'shared-contracts';

export function buildCounts(overrides: Partial<CampaignCounts> = {}): CampaignCounts {
  const none = { pending: 0, sending: 0, sent: 0, skipped: 0, suppressed: 0, failed: 0, uncertain: 0, canceled: 0 };
  return { ...none, audience: 0, ...overrides };
}

/** A campaign that was sent to all recipients. */
export function buildCampaign(overrides: Partial<Campaign> = {}): Campaign {
  return {
    id: 12,
    name: 'Semanal 47',
    subject: 'As ofertas desta semana',
    content: '',
    frequency: 'weekly',
    status: 'sent',
    scheduledAt: null,
    sentAt: '2026-11-20T09:04:00.000Z',
    createdAt: '2026-11-19T15:00:00.000Z',
    updatedAt: '2026-11-20T09:04:00.000Z',
    version: 1,
    sentCount: 2301,
    openCount: 812,
    clickCount: 240,
    brevoId: null,
    isAutomatic: false,
    isMeasured: true,
    pauseReason: null,
    isMissed: false,
    counts: buildCounts({ audience: 2310, sent: 2301, skipped: 9 }),
    ...overrides,
  };
}

export function buildReport(overrides: Partial<CampaignReport> = {}): CampaignReport {
  return {
    ...buildCampaign(),
    deliveredCount: 2290,
    bouncedCount: 11,
    complaintCount: 1,
    unsubscribedCount: 6,
    machineOpenCount: 40,
    machineClickCount: 3,
    sentByMinute: [
      { at: '2026-11-20T09:00:00.000Z', count: 1200 },
      { at: '2026-11-20T09:01:00.000Z', count: 1101 },
    ],
    activityByHour: [
      { at: '2026-11-20T09:00:00.000Z', opens: 500, clicks: 130 },
      { at: '2026-11-20T10:00:00.000Z', opens: 312, clicks: 110 },
    ],
    topJobs: [{ jobId: 5, title: 'Designer de Produto', companyName: 'Vela Digital', mails: 900, clicks: 88 }],
    failures: [],
    ...overrides,
  };
}

/** A check that passed. */
export function buildCheck(overrides: Partial<PreflightResult> = {}): PreflightResult {
  return { check: 'https', outcome: 'ok', domain: null, reason: null, record: null, complaints: null, ...overrides };
}

export function buildInboxPreview(overrides: Partial<InboxPreview> = {}): InboxPreview {
  return {
    senderName: 'Trampolim',
    senderAddress: 'ola@example.com',
    subject: 'As suas ofertas desta semana',
    previewText: 'Escolhemos estas ofertas para si.',
    ...overrides,
  };
}

export function buildAudience(overrides: Partial<CampaignAudience> = {}): CampaignAudience {
  return {
    frequency: 'weekly',
    subscribers: 3000,
    recipients: 2314,
    excluded: { unsubscribed: 300, unconfirmed: 86, otherFrequency: 200, paused: 0, suppressed: 40, noJobs: 60 },
    jobLists: 418,
    sample: [
      {
        email: 'i…s@example.com',
        language: 'pt',
        jobs: [{ id: 5, title: 'Designer de Produto', companyName: 'Vela Digital' }],
      },
    ],
    preflight: [
      buildCheck(),
      buildCheck({
        check: 'dkim',
        outcome: 'failure',
        domain: 'example.com',
        reason: 'missingRecord',
        record: { name: 's1._domainkey.example.com', content: 'v=DKIM1; k=rsa; p=MIIB' },
      }),
    ],
    ...overrides,
  };
}

export function buildSchedule(): CampaignSchedule {
  return {
    weekly: {
      isOn: true,
      weekday: 5,
      time: '09:00',
      subject: 'As ofertas desta semana',
      nextAt: '2026-11-27T09:00:00.000Z',
    },
    monthly: { isOn: false, day: 2, time: '09:00', subject: 'O melhor do mês', nextAt: null },
    version: 2,
  };
}
