import type { CampaignAudience, CampaignPayload, InboxPreview, TestMailAnswer } from 'shared-contracts';
import { type Example, exampleJob } from '../../../http/index.ts';
import { inOrder } from './preflight.policy.ts';

export const audience: Example<CampaignAudience> = {
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

export const inInbox: Example<InboxPreview> = {
  answer: {
    senderName: 'Trampolim',
    senderAddress: 'ola@example.com',
    subject: 'As suas ofertas desta semana',
    previewText: 'Escolhemos estas ofertas pelas áreas que segue. Recebe este e-mail todas as semanas.',
  },
};

export const tested: Example<TestMailAnswer, CampaignPayload> = {
  body: { subject: 'As suas ofertas desta semana', content: 'Há novidades na saúde.', frequency: 'weekly' },
  answer: { recipient: 'marta.reis@example.com' },
};
