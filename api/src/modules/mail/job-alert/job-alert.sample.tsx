import { alertsHref } from 'shared-contracts';
import { sampleLink, sampleSite, type MailSample } from '../mail-sample.ts';
import { JobAlertRow, textsOf, type AlertedJob } from './job-alert-row.tsx';
import { alertGreeting, JobAlertMail } from './job-alert.mail.tsx';

const jobs: (AlertedJob & { id: number })[] = [
  {
    id: 128,
    title: 'Analista de dados',
    companyName: 'Vela Digital',
    location: 'Lisboa, Porto',
    isRemote: true,
    salary: '1 800 € – 2 400 € por mês',
    postedAt: new Date('2026-11-05T14:05:00Z'),
  },
  {
    id: 131,
    title: 'Técnica de frio (m/f/d)',
    companyName: 'Fonte & Filhos',
    location: 'Évora',
    isRemote: false,
    salary: null,
    postedAt: new Date('2026-11-03T09:00:00Z'),
  },
];

const edition = {
  subject: 'As suas ofertas desta semana',
  content: '',
  frequency: 'weekly',
  siteUrl: sampleSite,
} as const;
const english = { ...edition, subject: 'Your jobs of this week' };

export const jobAlertSample: MailSample = {
  name: 'job-alert',
  mail: (language) =>
    new JobAlertMail(
      language,
      language === 'pt' ? edition : english,
      {
        greeting: alertGreeting('Maria João', language),
        preferencesLink: `${sampleSite}${alertsHref('token-of-a-sample')}`,
        measured: {
          pixel: sampleLink('/api/newsletter-automation/opens/'),
          honeypot: sampleLink('/api/newsletter-automation/clicks/'),
        },
      },
      jobs.map((job) => (
        <JobAlertRow
          key={job.id}
          texts={textsOf(job, language)}
          link={sampleLink('/api/newsletter-automation/clicks/')}
        />
      )),
    ),
};
