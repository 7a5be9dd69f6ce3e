import { Injectable } from '@nestjs/common';
import type { ApplicationStatus, Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import {
  MailButton,
  MailNote,
  MailService,
  MailText,
  sampleLink,
  type Mail,
  type MailComposer,
  type MailSample,
} from '../../mail/index.ts';
import { ApplicationLink } from '../application-link.service.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import type { TrackedApplication } from '../statuses.repository.ts';
import { applicationMail, type MailedApplication, type ShownApplication } from './application-mail.parts.tsx';

const pt = {
  statuses: {
    reviewing: {
      subject: (jobTitle: string) => `Candidatura em análise: ${jobTitle}`,
      title: 'Candidatura em análise',
      message: 'A empresa está a analisar a sua candidatura.',
      next: 'Não precisa de fazer nada por agora. Avisamos quando houver novidades.',
    },
    interview: {
      subject: (jobTitle: string) => `Fase de entrevista: ${jobTitle}`,
      title: 'Fase de entrevista',
      message: 'A sua candidatura passou à fase de entrevista.',
      next: 'A empresa trata consigo do dia e da hora. É boa altura para reler a oferta e o currículo que enviou.',
    },
    accepted: {
      subject: (jobTitle: string) => `Candidatura aceite: ${jobTitle}`,
      title: 'Candidatura aceite',
      message: 'A empresa aceitou a sua candidatura.',
      next: 'Parabéns. A empresa trata consigo dos próximos passos.',
    },
    declined: {
      subject: (jobTitle: string) => `Resposta à sua candidatura: ${jobTitle}`,
      title: 'Resposta à sua candidatura',
      message: 'Desta vez, a empresa não avança com a sua candidatura.',
      next: 'Lamentamos. Agradecemos o tempo que lhe dedicou. A decisão é sobre esta oferta, e há outras em que o que sabe faz falta.',
    },
  },
  view: 'Ver a candidatura',
  note: 'Quem tiver esta ligação pode ver e retirar a candidatura: não reencaminhe este e-mail.',
};

const en: typeof pt = {
  statuses: {
    reviewing: {
      subject: (jobTitle) => `Application under review: ${jobTitle}`,
      title: 'Application under review',
      message: 'The company is reviewing your application.',
      next: 'There is nothing to do for now. We will tell you when there is news.',
    },
    interview: {
      subject: (jobTitle) => `Interview stage: ${jobTitle}`,
      title: 'Interview stage',
      message: 'Your application has moved on to the interview stage.',
      next: 'The company will arrange day and time with you. It is a good moment to read the job and your resume again.',
    },
    accepted: {
      subject: (jobTitle) => `Application accepted: ${jobTitle}`,
      title: 'Application accepted',
      message: 'The company has accepted your application.',
      next: 'Congratulations. The company will go through the next steps with you.',
    },
    declined: {
      subject: (jobTitle) => `An answer to your application: ${jobTitle}`,
      title: 'An answer to your application',
      message: 'This time, the company is not taking your application further.',
      next: 'We are sorry. Thank you for the time you gave it. The decision is about this job, and there are others that need what you know.',
    },
  },
  view: 'View the application',
  note: 'Whoever has this link can see and withdraw the application: please do not forward this email.',
};

export const applicationStatusChangedTexts: Record<Language, typeof pt> = { pt, en };

/** Statuses that are mailed to applicants. */
type MailedStatus = Exclude<ApplicationStatus, 'pending'>;

export interface ApplicationStatusChanged extends ShownApplication {
  status: MailedStatus;
  /** Absolute. The link gives access to the application: its status and the withdrawal. */
  link: string;
}

/** To an applicant who gave an address, when the company changes the status of the application. */
export function applicationStatusChangedMail(language: Language, application: ApplicationStatusChanged): Mail {
  const { statuses, view, note } = applicationStatusChangedTexts[language];
  const texts = statuses[application.status];
  return applicationMail(
    language,
    application,
    { ...texts, preview: texts.message },
    <>
      <MailText>{texts.next}</MailText>
      <MailButton href={application.link}>{view}</MailButton>
      <MailNote>{note}</MailNote>
    </>,
  );
}

export const sample: MailSample = (language) =>
  applicationStatusChangedMail(language, {
    applicantName: 'Maria João',
    jobTitle: 'Analista de dados',
    companyName: 'Vela Digital',
    status: 'interview',
    submittedAt: '2026-11-05T14:05:00Z',
    link: sampleLink('/applications/'),
  });

interface StatusMailData extends MailedApplication {
  status: MailedStatus;
  jobTitle: string;
  companyName: string;
}

declare module '../../mail/index.ts' {
  interface MailKinds {
    'application-status-changed': StatusMailData;
  }
}

/** Enqueues the mail about a changed status of an application. */
@Injectable()
export class StatusMail {
  constructor(
    private readonly mail: MailService,
    private readonly applications: ApplicationsRepository,
  ) {}

  /**
   * Runs in the transaction of the change. `isUncertain`: the mail may have been sent before a recovery. Enqueues nothing if the applicant has no address or was erased. The lock keeps
   * the applicant's account and address unchanged until the mail is enqueued.
   */
  async enqueue(
    { id, jobTitle, companyName }: TrackedApplication,
    { status, at, isUncertain = false }: { status: ApplicationStatus; at: Date; isUncertain?: boolean },
    manager: EntityManager,
  ): Promise<void> {
    const application = status === 'pending' ? null : await this.applications.lock(id, manager);
    if (application === null || application.email === null || status === 'pending') return;
    const { userId, language, email: recipient } = application;
    const key = `application-status:${id}:${status}:${at.toISOString()}`;
    const data: StatusMailData = { applicationId: id, userId, status, jobTitle, companyName };
    const mail = { key, kind: 'application-status-changed', language, recipient, data } as const;
    if (isUncertain) await this.mail.addUncertain(mail, manager);
    else await this.mail.enqueue(mail, { manager });
  }
}

/** Composes the mail "status changed" at the time of sending. */
@Injectable()
export class StatusMailComposer implements MailComposer<'application-status-changed'> {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly link: ApplicationLink,
  ) {}

  /** Null: the application was withdrawn or erased, or its status has changed again, which has its own mail. */
  async compose({ applicationId, status, ...job }: StatusMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.email === null) return null;
    if (application.withdrawnAt !== null || application.status !== status) return null;
    return applicationStatusChangedMail(language, {
      applicantName: application.name,
      ...job,
      status,
      submittedAt: application.submittedAt.toISOString(),
      link: this.link.url(applicationId),
    });
  }
}
