import { Injectable } from '@nestjs/common';
import { accountHref, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import type { Mail, MailComposer, MailKindToOthers } from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import {
  deserializeInterview,
  nameOf,
  toMailedInterview,
  type CandidateInterview,
} from './candidate-interview.format.ts';
import { calendarFileName, InterviewCalendar } from './interview-calendar.format.ts';
import type { CandidateMailData, CandidateMailKind, InterviewerMailData } from './interview-mails.service.ts';
import { needsOutcome } from './interviews.policy.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { interviewCanceledMail } from './mails/interview-canceled.mail.tsx';
import type { CandidateInterview as MailedCandidateInterview } from './mails/interview-mail.parts.tsx';
import { interviewPlannedMail } from './mails/interview-planned.mail.tsx';
import { interviewRescheduledMail } from './mails/interview-rescheduled.mail.tsx';
import { interviewerMail, interviewerMailKinds, type InterviewerEvent } from './mails/interviewer.mail.tsx';

/** Mails that are skipped if the interview has changed since: the later version has its own mail. */
const supersedable: readonly InterviewerEvent[] = ['planned', 'rescheduled'];

/** An interview and its candidate at the time of sending. */
interface Found {
  interview: CandidateInterview;
  candidate: UserEntity;
  data: CandidateMailData;
}

/** The interview in the version that a mail is about. Null: it was erased, or has a later version. */
async function findVersion(
  interviews: InterviewsRepository,
  { interviewId, sequence }: Pick<CandidateMailData, 'interviewId' | 'sequence'>,
): Promise<CandidateInterview | null> {
  const interview = await interviews.find(interviewId);
  return interview?.sequence === sequence ? interview : null;
}

/** Composes mails to candidates. A version that has changed since is skipped: the later version has its own mail. */
@Injectable()
export class CandidateMailsComposer implements MailComposer<CandidateMailKind> {
  constructor(
    private readonly interviews: InterviewsRepository,
    private readonly users: UsersRepository,
    private readonly calendar: InterviewCalendar,
    private readonly server: ServerConfig,
  ) {}

  async compose(data: CandidateMailData, language: Language, kind: CandidateMailKind): Promise<Mail | null> {
    const found = await this.find(data);
    if (found === null) return null;
    const content = this.toMailData(found, language);
    if (kind === 'interview-canceled') {
      return interviewCanceledMail(language, { ...content, canceledBy: data.canceledBy ?? 'company' });
    }
    return kind === 'interview-planned'
      ? interviewPlannedMail(language, content)
      : interviewRescheduledMail(language, content);
  }

  private async find(data: CandidateMailData): Promise<Found | null> {
    // Mails that were ordered by an earlier release have no `canceled`.
    const interview = data.canceled ? deserializeInterview(data.canceled) : await findVersion(this.interviews, data);
    if (interview === null) return null;
    const candidate = await this.users.find(interview.userId);
    return candidate === null ? null : { interview, candidate, data };
  }

  private toMailData({ interview, candidate, data }: Found, language: Language): MailedCandidateInterview {
    const job = { title: data.jobTitle, companyName: data.companyName };
    return {
      ...toMailedInterview(interview, job, nameOf(candidate)),
      link: this.server.publicUrl + accountHref('interviews'),
      calendar: {
        fileName: calendarFileName,
        contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
        bytes: Buffer.from(this.calendar.write([{ interview, job }], language)),
      },
    };
  }
}

/** The event of each kind of mail to interviewers and assigned users. */
const eventOfKind = Object.fromEntries(
  Object.entries(interviewerMailKinds).map(([event, kind]) => [kind, event]),
) as Record<MailKindToOthers, InterviewerEvent>;

/** Composes mails to interviewers and assigned users. */
@Injectable()
export class InterviewerMailsComposer implements MailComposer<MailKindToOthers> {
  constructor(private readonly interviews: InterviewsRepository) {}

  async compose(interview: InterviewerMailData, language: Language, kind: MailKindToOthers): Promise<Mail | null> {
    const event = eventOfKind[kind];
    const isOutdated = await this.isOutdated(event, interview);
    return isOutdated ? null : interviewerMail(language, interview, event, interview.assignee);
  }

  private async isOutdated(event: InterviewerEvent, interview: InterviewerMailData): Promise<boolean> {
    if (event !== 'outcome-due') {
      return supersedable.includes(event) && (await findVersion(this.interviews, interview)) === null;
    }
    const present = await this.interviews.find(interview.interviewId);
    return present === null || !needsOutcome(present, new Date());
  }
}
