import { Injectable } from '@nestjs/common';
import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailService, type MailKindToOthers } from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import {
  nameOf,
  serializeInterview,
  toMailedInterview,
  type MailedJob,
  type SerializedInterview,
} from './candidate-interview.format.ts';
import type { InterviewEntity } from './interview.entity.ts';
import { InterviewsRepository, type Assignee } from './interviews.repository.ts';
import type { CancellationCause } from './mails/interview-canceled.mail.tsx';
import type { MailedInterview } from './mails/interview-mail.parts.tsx';
import { interviewerMailKinds, type InterviewerEvent } from './mails/interviewer.mail.tsx';

/**
 * Events that are mailed: the company plans, moves or cancels an interview; the candidate cancels it (`dropped`); it is
 * canceled because its job was deleted or closed, or its application withdrawn.
 */
export type InterviewEvent = 'planned' | 'rescheduled' | 'canceled' | 'dropped' | 'job-ended' | 'withdrawn';

/** Mails to candidates. */
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

/** Data of the enqueued mail; other values are read when it is sent. */
export interface CandidateMailData {
  interviewId: string;
  /** The candidate, to erase the mail with the account, also when it was sent to a former address. */
  userId: number;
  /** Version of the interview that the mail is about. */
  sequence: number;
  jobTitle: string;
  companyName: string;
  canceledBy: CandidateMail['canceledBy'];
  /** The canceled interview: it does not change again, and its row may be deleted before the mail is sent. */
  canceled: SerializedInterview | null;
}

/** The complete interview: its row may be deleted before the mail is sent. */
export interface InterviewerMailData extends MailedInterview {
  interviewId: string;
  sequence: number;
  /** The candidate, to erase the mail with the account; null after the account was erased. */
  userId: number | null;
  /** Set for assigned users; absent for the interviewer. */
  assignee?: { name: string | null };
}

type InterviewMailKinds = Record<CandidateMailKind, CandidateMailData> & Record<MailKindToOthers, InterviewerMailData>;

declare module '../mail/index.ts' {
  interface MailKinds extends InterviewMailKinds {}
}

/** A version of an interview, and the previous one. */
export interface InterviewVersions {
  interview: InterviewEntity;
  former?: InterviewEntity;
  job: MailedJob;
}

/** An interviewer's language is unknown; Portuguese is the default. */
const interviewersLanguage: Language = 'pt';

/** Enqueues interview mails: one per version and recipient. */
@Injectable()
export class InterviewMails {
  constructor(
    private readonly mail: MailService,
    private readonly users: UsersRepository,
    private readonly interviews: InterviewsRepository,
  ) {}

  /** To the candidate, the interviewer and the users assigned to the job. */
  async enqueue(event: InterviewEvent, versions: InterviewVersions, manager: EntityManager): Promise<void> {
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

  /** To the interviewer and the assigned users. `candidate`: null after the account was erased. */
  async orderForCompany(
    event: InterviewEvent,
    versions: InterviewVersions,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    await this.orderForAssignees(event, versions, candidate, manager);
    await this.orderForInterviewer(event, versions, candidate, manager);
  }

  /** Asks the users assigned to the job for the outcome of a past interview. */
  async orderOutcomeReminders({ interview, job }: InterviewVersions, manager: EntityManager): Promise<void> {
    const candidate = await this.users.find(interview.userId, manager);
    for (const assignee of await this.interviews.assigneesOf(interview, manager)) {
      await this.orderForAssignee('outcome-due', { interview, job }, { assignee, candidate }, manager);
    }
  }

  private async orderForInterviewer(
    event: InterviewerEvent,
    { interview, job }: InterviewVersions,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    const { id: interviewId, sequence, interviewerEmail: recipient } = interview;
    if (recipient === null) return;
    const data = toInterviewerMailData({ interview, job }, candidate);
    const kind = interviewerMailKinds[event];
    const key = `${kind}:${interviewId}:${sequence}`;
    await this.mail.enqueue({ key, kind, language: interviewersLanguage, recipient, data }, { manager });
  }

  private async orderForAssignees(
    event: InterviewEvent,
    versions: InterviewVersions,
    candidate: UserEntity | null,
    manager: EntityManager,
  ): Promise<void> {
    for (const assignee of await this.interviews.assigneesOf(versions.interview, manager)) {
      if (isInterviewer(assignee, versions)) continue;
      await this.orderForAssignee(event, versions, { assignee, candidate }, manager);
    }
  }

  private async orderForAssignee(
    event: InterviewerEvent,
    { interview, job }: InterviewVersions,
    { assignee, candidate }: { assignee: Assignee; candidate: UserEntity | null },
    manager: EntityManager,
  ): Promise<void> {
    const { id, email: recipient, language } = assignee;
    const about = toInterviewerMailData({ interview, job }, candidate);
    const data: InterviewerMailData = { ...about, assignee: { name: nameOf(assignee) } };
    const kind = interviewerMailKinds[event];
    const key = `${kind}:${interview.id}:${interview.sequence}:${id}`;
    await this.mail.enqueue({ key, kind, language, recipient, data }, { manager });
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
    await this.mail.enqueue(
      { key: `${kind}:${interviewId}:${sequence}`, kind, language, recipient, data },
      { manager },
    );
  }
}

function toInterviewerMailData(
  { interview, job }: InterviewVersions,
  candidate: UserEntity | null,
): InterviewerMailData {
  const mailed = toMailedInterview(interview, job, candidate === null ? null : nameOf(candidate));
  return { ...mailed, interviewId: interview.id, sequence: interview.sequence, userId: candidate?.id ?? null };
}

/** Whether an assigned user is the interviewer of the current or the former version. */
function isInterviewer({ email }: Assignee, { interview, former }: InterviewVersions): boolean {
  const addresses = [interview, former].map((version) => version?.interviewerEmail?.toLowerCase());
  return addresses.includes(email.toLowerCase());
}
