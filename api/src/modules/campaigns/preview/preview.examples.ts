import type { CampaignAudience, CampaignPayload, TestMailAnswer } from 'shared-contracts';
import type { Example } from '../../../http/endpoint-docs.ts';
import { exampleJob } from '../../../http/openapi/examples.ts';

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
      { check: 'https', outcome: 'ok', domain: null },
      { check: 'dkim', outcome: 'ok', domain: 'example.com' },
      { check: 'spf', outcome: 'ok', domain: 'devolvidos.example.com' },
      { check: 'dmarc', outcome: 'failure', domain: 'example.com' },
      { check: 'oneClick', outcome: 'ok', domain: null },
      { check: 'complaints', outcome: 'unknown', domain: null },
    ],
  },
};

export const tested: Example<TestMailAnswer, CampaignPayload> = {
  body: { subject: 'As suas ofertas desta semana', content: 'Há novidades na saúde.', frequency: 'weekly' },
  answer: { recipient: 'marta.reis@example.com' },
};
