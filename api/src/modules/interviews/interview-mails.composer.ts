import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountHref, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import {
  InterviewCanceledMail,
  interviewerMailKinds,
  InterviewerMail,
  interviewerEvents,
  InterviewPlannedMail,
  InterviewRescheduledMail,
  MailComposers,
  type CandidateInterview as MailedCandidateInterview,
  type InterviewerEvent,
  type Mail,
} from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import { InterviewCalendar } from './calendar/interview-calendar.ts';
import { calendarFileName } from './calendar/calendar-answer.ts';
import type { CandidateMailData, CandidateMailKind, InterviewerMailData } from './interview-mails.ts';
import { needsOutcome } from './interviews.policy.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { nameOf, toMailedInterview } from './mailed-interview.ts';
import { deserializeInterview, type CandidateInterview } from './candidate-interview.ts';

/** Mails that are skipped if the interview has changed since: the later version has its own mail. */
const supersedable: readonly InterviewerEvent[] = ['planned', 'rescheduled'];

/** An interview and its candidate at the time of sending. */
interface Found {
  interview: CandidateInterview;
  candidate: UserEntity;
  data: CandidateMailData;
}

/**
 * Composes interview mails at the time of sending. A version that has changed since is skipped: the later version has
 * its own mail.
 */
@Injectable()
export class InterviewMailsComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly interviews: InterviewsRepository,
    private readonly users: UsersRepository,
    private readonly calendar: InterviewCalendar,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.register(
      'interview-planned',
      (found, language) => new InterviewPlannedMail(language, this.toMailData(found, language)),
    );
    this.register(
      'interview-rescheduled',
      (found, language) => new InterviewRescheduledMail(language, this.toMailData(found, language)),
    );
    this.register('interview-canceled', (found, language) => {
      const canceledBy = found.data.canceledBy ?? 'company';
      return new InterviewCanceledMail(language, { ...this.toMailData(found, language), canceledBy });
    });
    for (const news of interviewerEvents) this.registerForInterviewers(news);
  }

  private register(kind: CandidateMailKind, make: (found: Found, language: Language) => Mail): void {
    this.composers.register(kind, async (data, language) => {
      const found = await this.find(data as CandidateMailData);
      return found === null ? null : make(found, language);
    });
  }

  private registerForInterviewers(news: InterviewerEvent): void {
    this.composers.register(interviewerMailKinds[news], async (data, language) => {
      const interview = data as InterviewerMailData;
      const isOutdated = await this.isOutdated(news, interview);
      return isOutdated ? null : new InterviewerMail(language, interview, news, interview.assignee);
    });
  }

  private async isOutdated(news: InterviewerEvent, interview: InterviewerMailData): Promise<boolean> {
    if (news !== 'outcome-due') return supersedable.includes(news) && (await this.present(interview)) === null;
    const present = await this.interviews.find(interview.interviewId);
    return present === null || !needsOutcome(present, new Date());
  }

  private async find(data: CandidateMailData): Promise<Found | null> {
    // Mails that were ordered by an earlier release have no `canceled`.
    const interview = data.canceled ? deserializeInterview(data.canceled) : await this.present(data);
    if (interview === null) return null;
    const candidate = await this.users.find(interview.userId);
    return candidate === null ? null : { interview, candidate, data };
  }

  /** Null: it was erased, or has a later version. */
  private async present(
    ordered: Pick<CandidateMailData, 'interviewId' | 'sequence'>,
  ): Promise<CandidateInterview | null> {
    const interview = await this.interviews.find(ordered.interviewId);
    return interview?.sequence === ordered.sequence ? interview : null;
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
