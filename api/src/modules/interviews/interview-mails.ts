import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailService, type MailedInterview } from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { nameOf, toMailedInterview, type MailedJob } from './mailed-interview.ts';

/** To candidates. Each kind has a composer in the worker. */
export type CandidateMailKind = 'interview-planned' | 'interview-rescheduled' | 'interview-canceled';
/** To interviewers. It has a composer too. */
export const interviewDropped = 'interview-dropped';

export type CanceledBy = 'candidate' | 'company';

/** What the composers are told; the rest is looked up when the mail is sent. */
export interface CandidateMailData {
  interviewId: string;
  /** Whose account takes the mail with it, also one that went to a former address. */
  userId: number;
  /** Of the version that the mail is about: a later one has a mail of its own. */
  sequence: number;
  jobTitle: string;
  companyName: string;
  canceledBy: CanceledBy | null;
}

/** All of it: an interview that is off does not change again, and it may be gone when the mail is sent. */
export interface DroppedMailData extends MailedInterview {
  interviewId: string;
  /** Whose account takes the mail with it; null once that has gone. */
  userId: number | null;
}

interface CandidateLetter {
  kind: CandidateMailKind;
  canceledBy?: CanceledBy;
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
    if (canceledBy === 'company') return;
    await this.dropped(interview, job, await this.users.find(interview.userId, manager), manager);
  }

  /** To who waits for a candidate in vain otherwise. `candidate`: null once the account has gone. */
  async dropped(
    interview: InterviewEntity,
    job: MailedJob,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    const { id: interviewId, sequence, interviewerEmail: recipient } = interview;
    if (recipient === null) return;
    const mailed = toMailedInterview(interview, job, candidate === null ? null : nameOf(candidate));
    const data: DroppedMailData = { ...mailed, interviewId, userId: candidate?.id ?? null };
    const key = `${interviewDropped}:${interviewId}:${sequence}`;
    await this.mail.order(
      { key, kind: interviewDropped, language: interviewersLanguage, recipient, data },
      { manager },
    );
  }

  private async toCandidate(
    { id: interviewId, sequence, userId }: InterviewEntity,
    { title: jobTitle, companyName }: MailedJob,
    { kind, canceledBy }: CandidateLetter,
    manager: EntityManager,
  ): Promise<void> {
    const candidate = await this.users.find(userId, manager);
    if (candidate === null) return;
    const { language, email: recipient } = candidate;
    const about = { interviewId, userId, sequence };
    const data: CandidateMailData = { ...about, jobTitle, companyName, canceledBy: canceledBy ?? null };
    await this.mail.order({ key: `${kind}:${interviewId}:${sequence}`, kind, language, recipient, data }, { manager });
  }
}
