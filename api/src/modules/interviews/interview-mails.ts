import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { interviewerMailKinds, MailService, type InterviewerNews, type MailedInterview } from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { nameOf, toMailedInterview, type MailedJob } from './mailed-interview.ts';
import { keep, type KeptInterview } from './tellable-interview.ts';

/** What is mailed: the company plans, moves or cancels an interview; its candidate drops it. */
export type InterviewNews = 'planned' | 'rescheduled' | 'canceled' | 'dropped';

/** To candidates. Each kind has a composer in the worker. */
export type CandidateMailKind = 'interview-planned' | 'interview-rescheduled' | 'interview-canceled';

interface CandidateMail {
  kind: CandidateMailKind;
  canceledBy: 'candidate' | 'company' | null;
}

const candidateMails: Readonly<Record<InterviewNews, CandidateMail>> = {
  planned: { kind: 'interview-planned', canceledBy: null },
  rescheduled: { kind: 'interview-rescheduled', canceledBy: null },
  canceled: { kind: 'interview-canceled', canceledBy: 'company' },
  dropped: { kind: 'interview-canceled', canceledBy: 'candidate' },
};

/** What the composers are told; the rest is looked up when the mail is sent. */
export interface CandidateMailData {
  interviewId: string;
  /** Whose account takes the mail with it, also one that went to a former address. */
  userId: number;
  /** Of the version that the mail is about: a later one has a mail of its own. */
  sequence: number;
  jobTitle: string;
  companyName: string;
  canceledBy: CandidateMail['canceledBy'];
  /** All of one that is off: it does not change again, and it may be gone when the mail is sent. */
  canceled: KeptInterview | null;
}

/** All of it, for the same reason. */
export interface InterviewerMailData extends MailedInterview {
  interviewId: string;
  sequence: number;
  /** Whose account takes the mail with it; null once that has gone. */
  userId: number | null;
}

/** A version of an interview, and the one before it. */
export interface ToldInterview {
  interview: InterviewEntity;
  former?: InterviewEntity;
  job: MailedJob;
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

  /** Candidate and interviewer. */
  async tell(news: InterviewNews, told: ToldInterview, manager: EntityManager): Promise<void> {
    const candidate = await this.users.find(told.interview.userId, manager);
    if (candidate !== null) await this.tellCandidate(news, told, candidate, manager);
    const { former, ...present } = told;
    if (former === undefined || former.interviewerEmail === present.interview.interviewerEmail) {
      await this.tellInterviewer(news, present, candidate, manager);
      return;
    }
    await this.tellInterviewer('released', { ...present, interview: former }, candidate, manager);
    await this.tellInterviewer('planned', present, candidate, manager);
  }

  /** `candidate`: null once the account has gone. */
  async tellInterviewer(
    news: InterviewerNews,
    { interview, job }: ToldInterview,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    const { id: interviewId, sequence, interviewerEmail: recipient } = interview;
    if (recipient === null) return;
    const mailed = toMailedInterview(interview, job, candidate === null ? null : nameOf(candidate));
    const data: InterviewerMailData = { ...mailed, interviewId, sequence, userId: candidate?.id ?? null };
    const kind = interviewerMailKinds[news];
    const key = `${kind}:${interviewId}:${sequence}`;
    await this.mail.order({ key, kind, language: interviewersLanguage, recipient, data }, { manager });
  }

  private async tellCandidate(
    news: InterviewNews,
    { interview, job: { title: jobTitle, companyName } }: ToldInterview,
    { language, email: recipient }: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const { id: interviewId, userId, sequence } = interview;
    const { kind, canceledBy } = candidateMails[news];
    const canceled = canceledBy === null ? null : keep(interview);
    const data: CandidateMailData = { interviewId, userId, sequence, jobTitle, companyName, canceledBy, canceled };
    await this.mail.order({ key: `${kind}:${interviewId}:${sequence}`, kind, language, recipient, data }, { manager });
  }
}
