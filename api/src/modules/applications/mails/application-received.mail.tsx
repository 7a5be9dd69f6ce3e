import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { PublicJobsService } from '../../jobs/index.ts';
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
import type { ApplicationEntity } from '../application.entity.ts';
import { ApplicationsRepository, type NewApplication } from '../applications.repository.ts';
import { applicationMail, type MailedApplication, type ShownApplication } from './application-mail.parts.tsx';

const pt = {
  subject: (jobTitle: string) => `Candidatura recebida: ${jobTitle}`,
  preview: 'Pela ligação neste e-mail pode seguir a candidatura ou retirá-la.',
  title: 'Candidatura recebida',
  received: 'Recebemos o seu currículo para esta oferta:',
  missing: (count: number) =>
    count === 1 ? 'Falta 1 resposta às perguntas da empresa.' : `Faltam ${count} respostas às perguntas da empresa.`,
  complete: 'Responda para completar a candidatura.',
  answer: 'Responder às perguntas',
  view: 'Ver a candidatura',
  link: 'Com esta ligação pode seguir a candidatura ou retirá-la quando quiser. Quem a tiver pode fazer o mesmo: não reencaminhe este e-mail.',
};

const en: typeof pt = {
  subject: (jobTitle) => `Application received: ${jobTitle}`,
  preview: 'With the link in this email you can follow or withdraw your application.',
  title: 'Application received',
  received: 'We received your resume for this job:',
  missing: (count) =>
    count === 1
      ? "1 answer to the company's questions is missing."
      : `${count} answers to the company's questions are missing.`,
  complete: 'Answer to complete your application.',
  answer: 'Answer the questions',
  view: 'View the application',
  link: 'With this link you can follow or withdraw your application at any time. Whoever has it can do the same: please do not forward this email.',
};

export const applicationReceivedTexts: Record<Language, typeof pt> = { pt, en };

export interface ApplicationReceived extends ShownApplication {
  /** Number of unanswered questions. */
  questionsDue: number;
  /** Absolute. The link gives access to the application: its status, its questions and the withdrawal. */
  link: string;
}

/** To an applicant who gave an address. */
export function applicationReceivedMail(language: Language, application: ApplicationReceived): Mail {
  const texts = applicationReceivedTexts[language];
  const { questionsDue, link } = application;
  const isComplete = questionsDue === 0;
  const missing = `${texts.missing(questionsDue)} ${texts.complete}`;
  const ownTexts = { ...texts, preview: isComplete ? texts.preview : missing, message: texts.received };
  return applicationMail(
    language,
    application,
    ownTexts,
    <>
      {isComplete ? null : <MailText>{missing}</MailText>}
      <MailButton href={link}>{isComplete ? texts.view : texts.answer}</MailButton>
      <MailNote>{texts.link}</MailNote>
    </>,
  );
}

export const sample: MailSample = (language) =>
  applicationReceivedMail(language, {
    applicantName: 'Maria João',
    jobTitle: 'Analista de dados',
    companyName: 'Vela Digital',
    submittedAt: '2026-11-05T14:05:00Z',
    questionsDue: 2,
    link: sampleLink('/applications/'),
  });

/** The job, with the fields for mails. */
export interface MailedJob {
  jobTitle: string;
  companyName: string;
}

/** Data of the enqueued mail; the status of the application is read when it is sent. */
interface ApplicationMailData extends MailedJob, MailedApplication {}

type Addressed = Pick<ApplicationEntity, 'id' | 'userId' | 'email' | 'language' | 'questionsDue'>;

/** Delay that allows an applicant to answer the questions first, so that one mail confirms the complete application. */
const waitForAnswersMs = 2 * 60_000;

/** Kinds of mail about received applications. */
declare module '../../mail/index.ts' {
  interface MailKinds {
    'application-received': ApplicationMailData;
  }
}

/** Enqueues mails about applications. Applications without an address get none. */
@Injectable()
export class ApplicationMails {
  constructor(
    private readonly mail: MailService,
    private readonly applications: ApplicationsRepository,
    private readonly jobs: PublicJobsService,
  ) {}

  /** Call it before a transaction: a transaction must not wait for a second connection. */
  async describe(jobId: number): Promise<MailedJob> {
    const [job] = await this.jobs.cards([jobId], new Date());
    return { jobTitle: job?.title ?? '', companyName: job?.companyName ?? '' };
  }

  /** A repeated call can only bring the mail's send time forward. */
  async enqueueReceived(application: Addressed, job: MailedJob, manager: EntityManager): Promise<void> {
    const delay = application.questionsDue > 0 ? waitForAnswersMs : 0;
    await this.enqueue(application, job, application.id, manager, new Date(Date.now() + delay));
  }

  /**
   * Sends the link again to the owner of an address that is used for a second application, at most once a day. The mail
   * contains no input of the request.
   */
  async remind({ jobId, email }: Pick<NewApplication, 'jobId' | 'email'>): Promise<void> {
    const known = email === null ? null : await this.applications.findByEmail(jobId, email);
    if (known === null) return;
    const job = await this.describe(jobId);
    const today = new Date().toISOString().slice(0, 10);
    await this.applications.inTransaction((manager) =>
      this.enqueue(known, job, `${known.id}:${today}`, manager, new Date()),
    );
  }

  private async enqueue(
    { id, userId, email, language }: Addressed,
    job: MailedJob,
    occasion: string,
    manager: EntityManager,
    startAt: Date,
  ): Promise<void> {
    if (email === null) return;
    const data: ApplicationMailData = { applicationId: id, userId, ...job };
    const key = `application-received:${occasion}`;
    await this.mail.enqueue(
      { key, kind: 'application-received', language, recipient: email, data },
      { manager, startAt },
    );
  }
}

/** Composes the mail "application received" from the state at the time of sending. */
@Injectable()
export class ReceivedMailComposer implements MailComposer<'application-received'> {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly link: ApplicationLink,
  ) {}

  /** Null: the application was withdrawn or refused before the mail was sent. */
  async compose({ applicationId, ...job }: ApplicationMailData, language: Language) {
    const application = await this.applications.find(applicationId);
    if (application === null || application.withdrawnAt !== null || application.refusedAt !== null) return null;
    return applicationReceivedMail(language, {
      applicantName: application.name,
      ...job,
      submittedAt: application.submittedAt.toISOString(),
      questionsDue: application.questionsDue,
      link: this.link.url(applicationId),
    });
  }
}
