import { Injectable } from '@nestjs/common';
import { jobHref, type Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../../config/server.config.ts';
import {
  MailButton,
  MailService,
  MailText,
  sampleSite,
  type Mail,
  type MailComposer,
  type MailSample,
} from '../../mail/index.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import type { OutgoingApplication } from '../delivery/deliveries.repository.ts';
import { applicationMail, type MailedApplication, type ShownApplication } from './application-mail.parts.tsx';

const pt = {
  subject: (jobTitle: string) => `Candidatura não entregue: ${jobTitle}`,
  preview: 'A oferta fechou antes de a sua candidatura chegar à empresa.',
  title: 'Candidatura não entregue',
  refused: 'Esta oferta fechou antes de a sua candidatura chegar à empresa:',
  nothing: 'Lamentamos. A empresa não recebeu o seu currículo nem o que escreveu.',
  similar: 'Ver ofertas parecidas',
};

const en: typeof pt = {
  subject: (jobTitle) => `Application not delivered: ${jobTitle}`,
  preview: 'The job closed before your application reached the company.',
  title: 'Application not delivered',
  refused: 'This job closed before your application reached the company:',
  nothing: 'We are sorry. The company received neither your resume nor what you wrote.',
  similar: 'See similar jobs',
};

export const applicationRefusedTexts: Record<Language, typeof pt> = { pt, en };

export interface ApplicationRefused extends ShownApplication {
  /** Absolute link to the job's page, which shows similar jobs. */
  jobUrl: string;
}

/** To an applicant whose job closed before the application was delivered to the company. */
export function applicationRefusedMail(language: Language, application: ApplicationRefused): Mail {
  const texts = applicationRefusedTexts[language];
  return applicationMail(
    language,
    application,
    { ...texts, message: texts.refused },
    <>
      <MailText>{texts.nothing}</MailText>
      <MailButton href={application.jobUrl}>{texts.similar}</MailButton>
    </>,
  );
}

export const sample: MailSample = (language) =>
  applicationRefusedMail(language, {
    applicantName: 'Maria João',
    jobTitle: 'Analista de dados',
    companyName: 'Vela Digital',
    submittedAt: '2026-11-05T14:05:00Z',
    jobUrl: `${sampleSite}/jobs/analista-de-dados-12`,
  });

interface RefusedMailData extends MailedApplication {
  jobTitle: string;
  jobSlug: string;
  companyName: string;
}

declare module '../../mail/index.ts' {
  interface MailKinds {
    'application-refused': RefusedMailData;
  }
}

/** Mail to an applicant if the job closed before the application was delivered. */
@Injectable()
export class RefusedMail implements MailComposer<'application-refused'> {
  constructor(
    private readonly mail: MailService,
    private readonly applications: ApplicationsRepository,
    private readonly server: ServerConfig,
  ) {}

  /**
   * Runs in the transaction that records the refusal. Applications without an address get no mail. Owner and address
   * are read again, because they may have changed during the request to the HR backend.
   */
  async enqueue({ id, jobTitle, jobSlug, companyName }: OutgoingApplication, manager: EntityManager): Promise<void> {
    const application = await this.applications.lock(id, manager);
    if (application === null || application.email === null) return;
    const { userId, language, email: recipient } = application;
    const data: RefusedMailData = { applicationId: id, userId, jobTitle, jobSlug, companyName };
    const kind = 'application-refused';
    await this.mail.enqueue({ key: `${kind}:${id}`, kind, language, recipient, data }, { manager });
  }

  /** Null: the application was withdrawn or erased. */
  async compose({ applicationId, jobSlug, ...job }: RefusedMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.email === null || application.withdrawnAt !== null) return null;
    return applicationRefusedMail(language, {
      applicantName: application.name,
      ...job,
      submittedAt: application.submittedAt.toISOString(),
      jobUrl: this.server.publicUrl + jobHref({ slug: jobSlug }),
    });
  }
}
