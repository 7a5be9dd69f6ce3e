import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import type { InterviewJob } from './interview-jobs.ts';

/** Each with a composer in the worker. */
export type InterviewMailKind =
  'interview-planned' | 'interview-rescheduled' | 'interview-canceled' | 'interview-dropped';

export type CanceledBy = 'candidate' | 'company';

/** What the composers are told; the rest is looked up when the mail is sent. */
export interface InterviewMailData {
  interviewId: string;
  /** Of the version that the mail is about: a later one has a mail of its own. */
  sequence: number;
  jobTitle: string;
  companyName: string;
  canceledBy: CanceledBy | null;
}

type MailedJob = Pick<InterviewJob, 'title' | 'companyName'>;

interface Letter {
  kind: InterviewMailKind;
  language: Language;
  recipient: string;
  canceledBy?: CanceledBy | null;
}

/** Nobody knows what language an interviewer reads; they work for companies here. */
const interviewersLanguage: Language = 'pt';

/** What is mailed about interviews: one mail for each version and recipient. */
@Injectable()
export class InterviewMails {
  constructor(
    private readonly mail: MailService,
    private readonly users: UsersRepository,
  ) {}

  planned(interview: InterviewEntity, job: MailedJob, manager: EntityManager): Promise<void> {
    return this.toCandidate(interview, job, { kind: 'interview-planned' }, manager);
  }

  rescheduled(interview: InterviewEntity, job: MailedJob, manager: EntityManager): Promise<void> {
    return this.toCandidate(interview, job, { kind: 'interview-rescheduled' }, manager);
  }

  /** The company hears of it where its candidate did it; it knows what it did itself. */
  async canceled(
    interview: InterviewEntity,
    job: MailedJob,
    canceledBy: CanceledBy,
    manager: EntityManager,
  ): Promise<void> {
    await this.toCandidate(interview, job, { kind: 'interview-canceled', canceledBy }, manager);
    const recipient = interview.interviewerEmail;
    if (canceledBy === 'company' || recipient === null) return;
    await this.order(interview, job, { kind: 'interview-dropped', language: interviewersLanguage, recipient }, manager);
  }

  private async toCandidate(
    interview: InterviewEntity,
    job: MailedJob,
    letter: Pick<Letter, 'kind' | 'canceledBy'>,
    manager: EntityManager,
  ): Promise<void> {
    const candidate = await this.users.find(interview.userId, manager);
    if (candidate === null) return;
    const { language, email: recipient } = candidate;
    await this.order(interview, job, { ...letter, language, recipient }, manager);
  }

  private async order(
    { id, sequence }: InterviewEntity,
    { title, companyName }: MailedJob,
    { kind, language, recipient, canceledBy = null }: Letter,
    manager: EntityManager,
  ): Promise<void> {
    const data: InterviewMailData = { interviewId: id, sequence, jobTitle: title, companyName, canceledBy };
    await this.mail.order({ key: `${kind}:${id}:${sequence}`, kind, language, recipient, data }, { manager });
  }
}
