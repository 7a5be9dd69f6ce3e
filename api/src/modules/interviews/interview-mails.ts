import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import {
  interviewerMailKinds,
  MailService,
  type CancellationCause,
  type InterviewerNews,
  type MailedInterview,
} from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { InterviewsRepository, type Assignee } from './interviews.repository.ts';
import { nameOf, toMailedInterview, type MailedJob } from './mailed-interview.ts';
import { serializeInterview, type SerializedInterview } from './candidate-interview.ts';

/**
 * What is mailed: the company plans, moves or cancels an interview; its candidate drops it; it is canceled because its job was
 * deleted or closed, or its application withdrawn.
 */
export type InterviewEvent = 'planned' | 'rescheduled' | 'canceled' | 'dropped' | 'job-ended' | 'withdrawn';

/** To candidates. Each kind has a composer in the worker. */
export type CandidateMailKind = 'interview-planned' | 'interview-rescheduled' | 'interview-canceled';

interface CandidateMail {
  kind: CandidateMailKind;
  canceledBy: CancellationCause | null;
}

const candidateMails: Readonly<Record<InterviewEvent, CandidateMail>> = {
  planned: { kind: 'interview-planned', canceledBy: null },
  rescheduled: { kind: 'interview-rescheduled', canceledBy: null },
  canceled: { kind: 'interview-canceled', canceledBy: 'company' },
  dropped: { kind: 'interview-canceled', canceledBy: 'candidate' },
  'job-ended': { kind: 'interview-canceled', canceledBy: 'job-ended' },
  withdrawn: { kind: 'interview-canceled', canceledBy: 'withdrawal' },
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
  canceled: SerializedInterview | null;
}

/** All of it, for the same reason. */
export interface InterviewerMailData extends MailedInterview {
  interviewId: string;
  sequence: number;
  /** Whose account takes the mail with it; null once that has gone. */
  userId: number | null;
  /** Of a mail to a user who is assigned to the job; absent: it goes to the interviewer. */
  assignee?: { name: string | null };
}

/** A version of an interview, and the one before it. */
export interface InterviewVersions {
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
    private readonly interviews: InterviewsRepository,
  ) {}

  /** Candidate, interviewer and the users assigned to the job. */
  async order(event: InterviewEvent, versions: InterviewVersions, manager: EntityManager): Promise<void> {
    const candidate = await this.users.find(versions.interview.userId, manager);
    if (candidate !== null) await this.orderForCandidate(event, versions, candidate, manager);
    await this.orderForAssignees(event, versions, candidate, manager);
    const { former, ...present } = versions;
    if (former === undefined || former.interviewerEmail === present.interview.interviewerEmail) {
      await this.orderForInterviewer(event, present, candidate, manager);
      return;
    }
    await this.orderForInterviewer('released', { ...present, interview: former }, candidate, manager);
    await this.orderForInterviewer('planned', present, candidate, manager);
  }

  /** Interviewer and assigned users. `candidate`: null once the account has gone. */
  async orderForCompany(
    event: InterviewEvent,
    versions: InterviewVersions,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    await this.orderForAssignees(event, versions, candidate, manager);
    await this.orderForInterviewer(event, versions, candidate, manager);
  }

  /** Asks the users assigned to the job how an interview went whose time has passed. */
  async orderOutcomeReminders({ interview, job }: InterviewVersions, manager: EntityManager): Promise<void> {
    const candidate = await this.users.find(interview.userId, manager);
    for (const assignee of await this.interviews.assigneesOf(interview, manager)) {
      await this.orderForAssignee('outcome-due', { interview, job }, { assignee, candidate }, manager);
    }
  }

  private async orderForInterviewer(
    event: InterviewerNews,
    { interview, job }: InterviewVersions,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    const { id: interviewId, sequence, interviewerEmail: recipient } = interview;
    if (recipient === null) return;
    const data = toInterviewerMailData({ interview, job }, candidate);
    const kind = interviewerMailKinds[event];
    const key = `${kind}:${interviewId}:${sequence}`;
    await this.mail.order({ key, kind, language: interviewersLanguage, recipient, data }, { manager });
  }

  private async orderForAssignees(
    event: InterviewEvent,
    versions: InterviewVersions,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    for (const assignee of await this.interviews.assigneesOf(versions.interview, manager)) {
      if (!isInterviewer(assignee, versions))
        await this.orderForAssignee(event, versions, { assignee, candidate }, manager);
    }
  }

  private async orderForAssignee(
    event: InterviewerNews,
    { interview, job }: InterviewVersions,
    { assignee, candidate }: { assignee: Assignee; candidate: UserEntity | null },
    manager: EntityManager,
  ): Promise<void> {
    const { id, email: recipient, language } = assignee;
    const about = toInterviewerMailData({ interview, job }, candidate);
    const data: InterviewerMailData = { ...about, assignee: { name: nameOf(assignee) } };
    const kind = interviewerMailKinds[event];
    const key = `${kind}:${interview.id}:${interview.sequence}:${id}`;
    await this.mail.order({ key, kind, language, recipient, data }, { manager });
  }

  private async orderForCandidate(
    event: InterviewEvent,
    { interview, job: { title: jobTitle, companyName } }: InterviewVersions,
    { language, email: recipient }: UserEntity,
    manager: EntityManager,
  ): Promise<void> {
    const { id: interviewId, userId, sequence } = interview;
    const { kind, canceledBy } = candidateMails[event];
    const canceled = canceledBy === null ? null : serializeInterview(interview);
    const data: CandidateMailData = { interviewId, userId, sequence, jobTitle, companyName, canceledBy, canceled };
    await this.mail.order({ key: `${kind}:${interviewId}:${sequence}`, kind, language, recipient, data }, { manager });
  }
}

function toInterviewerMailData(
  { interview, job }: InterviewVersions,
  candidate: UserEntity | null,
): InterviewerMailData {
  const mailed = toMailedInterview(interview, job, candidate === null ? null : nameOf(candidate));
  return { ...mailed, interviewId: interview.id, sequence: interview.sequence, userId: candidate?.id ?? null };
}

/** Whether an assigned user gets the interviewer's mail, of the present or the former version. */
function isInterviewer({ email }: Assignee, { interview, former }: InterviewVersions): boolean {
  const addresses = [interview, former].map((version) => version?.interviewerEmail?.toLowerCase());
  return addresses.includes(email.toLowerCase());
}
