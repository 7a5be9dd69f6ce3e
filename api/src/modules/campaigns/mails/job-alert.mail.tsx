import { Img } from '@react-email/img';
import type { ReactNode } from 'react';
import { alertsHref, brand, pageUrl, routes, truncate, type CampaignFrequency, type Language } from 'shared-contracts';
import {
  createMail,
  formatDay,
  greeting,
  MailButton,
  MailFootLink,
  MailFootText,
  MailLetter,
  MailLinkedRow,
  MailText,
  MailTitle,
  partStyles as S,
  sampleLink,
  sampleSite,
  type Mail,
  type MailSample,
} from '../../mail/index.ts';
import type { MailedJob } from '../campaigns.port.ts';

const pt = {
  title: { weekly: 'As suas ofertas da semana', monthly: 'As suas ofertas do mês' } as Record<
    CampaignFrequency,
    string
  >,
  intro: 'Escolhemos estas ofertas a partir do que nos disse que procura: nenhuma delas lhe foi enviada antes.',
  remote: 'Remoto',
  posted: (day: string) => `Publicada a ${day}`,
  all: 'Ver todas as ofertas',
  reason: {
    weekly: `Recebe este e-mail todas as semanas porque pediu alertas de emprego no ${brand.name} com este endereço e os confirmou.`,
    monthly: `Recebe este e-mail todos os meses porque pediu alertas de emprego no ${brand.name} com este endereço e os confirmou.`,
  } as Record<CampaignFrequency, string>,
  preferences: 'Escolher o que recebe',
  unsubscribe: 'Deixar de receber alertas',
  taxNumber: 'NIPC',
};

const en: typeof pt = {
  title: { weekly: 'Your jobs of the week', monthly: 'Your jobs of the month' },
  intro: 'We chose these jobs based on what you told us you are looking for: none of them has been sent to you before.',
  remote: 'Remote',
  posted: (day) => `Posted on ${day}`,
  all: 'See all jobs',
  reason: {
    weekly: `You get this email every week because you asked for job alerts at ${brand.name} with this address and confirmed them.`,
    monthly: `You get this email every month because you asked for job alerts at ${brand.name} with this address and confirmed them.`,
  },
  preferences: 'Choose what you get',
  unsubscribe: 'Stop getting alerts',
  taxNumber: 'Tax number',
};

const jobAlertTexts: Record<Language, typeof pt> = { pt, en };

/** Tracking pixel that records that the mail was opened. */
const MailedPixel = ({ src }: { src: string }) => <Img src={src} alt="" width={1} height={1} />;

/** Hidden link. Only automated clients follow it. */
const MailHoneypot = ({ href }: { href: string }) => (
  <a href={href} style={S.unseen} aria-hidden="true" tabIndex={-1} data-skip-in-text="true" rel="nofollow">
    {' '}
  </a>
);

/** The data of a job in a mail. */
export type AlertedJob = Omit<MailedJob, 'id' | 'slug'>;

/** The same data as text in the language of the mail. */
export interface JobAlertTexts {
  title: string;
  where: string;
  terms: string;
}

export function textsOf(job: AlertedJob, language: Language): JobAlertTexts {
  const { remote, posted } = jobAlertTexts[language];
  return {
    title: job.title,
    where: inOneLine([job.companyName, job.location, job.isRemote ? remote : null]),
    terms: inOneLine([job.salary, posted(formatDay(job.postedAt, language))]),
  };
}

const inOneLine = (facts: readonly (string | null)[]) =>
  facts.filter((fact) => fact !== null && fact !== '').join(' · ');

/** `link` is absolute. */
export const JobAlertRow = ({ texts: { title, where, terms }, link }: { texts: JobAlertTexts; link: string }) => (
  <MailLinkedRow title={title} href={link} facts={[where, terms]} />
);

/** The content that all recipients of an edition share, per language. */
export interface JobAlertEdition {
  subject: string;
  /** Plain text before the jobs; empty: the default text. */
  content: string;
  frequency: CampaignFrequency;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
}

/** The content of one recipient. */
export interface JobAlertAddressee {
  greeting: string;
  /** Absolute link to the preferences, without signing in. */
  preferencesLink: string;
  /** Absolute URLs; null: opens and clicks are not measured. */
  measured: { pixel: string; honeypot: string } | null;
}

/** Length of the preview text in mail lists. For shorter texts the layout adds blanks that take more space than a job. */
const previewCharacters = 150;

/** Up to five jobs for a subscriber. `rows` are `JobAlertRow`s. */
export function jobAlertMail(
  language: Language,
  edition: JobAlertEdition,
  to: JobAlertAddressee,
  rows: ReactNode,
): Mail {
  const texts = jobAlertTexts[language];
  const reason = texts.reason[edition.frequency];
  const content = edition.content.trim();
  return createMail({
    language,
    subject: edition.subject,
    preview: truncate(`${texts.intro} ${reason}`, previewCharacters),
    reason,
    hasLogo: false,
    body: (
      <>
        <MailTitle>{texts.title[edition.frequency]}</MailTitle>
        <MailText>{to.greeting}</MailText>
        {content === '' ? <MailText>{texts.intro}</MailText> : <MailLetter text={content} />}
        {rows}
        {to.measured === null ? null : <MailHoneypot href={to.measured.honeypot} />}
        <MailButton href={pageUrl(edition.siteUrl, routes.jobs, '', language)}>{texts.all}</MailButton>
      </>
    ),
    foot: <AlertFoot to={to} language={language} />,
  });
}

const AlertFoot = ({ to, language }: { to: JobAlertAddressee; language: Language }) => {
  const { preferences, unsubscribe, taxNumber } = jobAlertTexts[language];
  const { legalName, taxNumber: number, address } = brand.company;
  return (
    <>
      <MailFootText>
        <MailFootLink href={to.preferencesLink}>{preferences}</MailFootLink>
        {' · '}
        <MailFootLink href={to.preferencesLink}>{unsubscribe}</MailFootLink>
      </MailFootText>
      <MailFootText>{`${legalName} · ${taxNumber} ${number} · ${address}`}</MailFootText>
      {to.measured === null ? null : <MailedPixel src={to.measured.pixel} />}
    </>
  );
};

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

export const sample: MailSample = (language) =>
  jobAlertMail(
    language,
    language === 'pt' ? edition : english,
    {
      greeting: greeting('Maria João', language),
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
  );
