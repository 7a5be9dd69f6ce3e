import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountHref, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { MailComposers, type Mail } from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import {
  deserializeInterview,
  nameOf,
  toMailedInterview,
  type CandidateInterview,
} from './candidate-interview.format.ts';
import { calendarFileName, InterviewCalendar } from './interview-calendar.format.ts';
import type {
  CandidateMailData,
  CandidateMails,
  InterviewerMailData,
  InterviewerMails,
} from './interview-mails.service.ts';
import { needsOutcome } from './interviews.policy.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { interviewCanceledMail } from './mails/interview-canceled.mail.tsx';
import type { CandidateInterview as MailedCandidateInterview } from './mails/interview-mail.parts.tsx';
import { interviewPlannedMail } from './mails/interview-planned.mail.tsx';
import { interviewRescheduledMail } from './mails/interview-rescheduled.mail.tsx';
import { interviewerMail, type InterviewerEvent } from './mails/interviewer.mail.tsx';

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
    const toOthers = (event: InterviewerEvent) => (data: InterviewerMailData, language: Language) =>
      this.composeForOthers(event, data, language);
    this.composers.register<CandidateMails & InterviewerMails>({
      'interview-planned': this.toCandidate((found, language) =>
        interviewPlannedMail(language, this.toMailData(found, language)),
      ),
      'interview-rescheduled': this.toCandidate((found, language) =>
        interviewRescheduledMail(language, this.toMailData(found, language)),
      ),
      'interview-canceled': this.toCandidate((found, language) => {
        const canceledBy = found.data.canceledBy ?? 'company';
        return interviewCanceledMail(language, { ...this.toMailData(found, language), canceledBy });
      }),
      'interviewer-planned': toOthers('planned'),
      'interviewer-rescheduled': toOthers('rescheduled'),
      'interviewer-canceled': toOthers('canceled'),
      'interviewer-released': toOthers('released'),
      'interview-dropped': toOthers('dropped'),
      'interviewer-job-ended': toOthers('job-ended'),
      'interviewer-withdrawn': toOthers('withdrawn'),
      'interview-outcome-due': toOthers('outcome-due'),
    });
  }

  private toCandidate(make: (found: Found, language: Language) => Mail) {
    return async (data: CandidateMailData, language: Language) => {
      const found = await this.find(data);
      return found === null ? null : make(found, language);
    };
  }

  private async composeForOthers(event: InterviewerEvent, interview: InterviewerMailData, language: Language) {
    const isOutdated = await this.isOutdated(event, interview);
    return isOutdated ? null : interviewerMail(language, interview, event, interview.assignee);
  }

  private async isOutdated(event: InterviewerEvent, interview: InterviewerMailData): Promise<boolean> {
    if (event !== 'outcome-due') return supersedable.includes(event) && (await this.present(interview)) === null;
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
