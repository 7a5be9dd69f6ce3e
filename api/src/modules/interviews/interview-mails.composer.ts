import { Injectable, type OnModuleInit } from '@nestjs/common';
import { accountHref, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import {
  InterviewCanceledMail,
  InterviewDroppedMail,
  InterviewPlannedMail,
  InterviewRescheduledMail,
  MailComposers,
  type CandidateInterview,
  type Mail,
  type MailedInterview,
} from '../mail/index.ts';
import { UsersRepository, type UserEntity } from '../users/index.ts';
import { InterviewCalendar } from './calendar/interview-calendar.ts';
import { calendarFileName } from './calendar/calendar-answer.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import { interviewDropped, type CandidateMailData, type CandidateMailKind } from './interview-mails.ts';
import { InterviewsRepository } from './interviews.repository.ts';
import { nameOf, toMailedInterview } from './mailed-interview.ts';

/** An interview at the moment of mailing. */
interface Found {
  interview: InterviewEntity;
  candidate: UserEntity;
  data: CandidateMailData;
}

/** Makes the mails about interviews when they are sent: what has changed again since has a mail of its own. */
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
      (found, language) => new InterviewPlannedMail(language, this.tell(found, language)),
    );
    this.register(
      'interview-rescheduled',
      (found, language) => new InterviewRescheduledMail(language, this.tell(found, language)),
    );
    this.register('interview-canceled', (found, language) => {
      const canceledBy = found.data.canceledBy ?? 'company';
      return new InterviewCanceledMail(language, { ...this.tell(found, language), canceledBy });
    });
    this.composers.register(interviewDropped, async (data, language) => {
      return new InterviewDroppedMail(language, data as MailedInterview);
    });
  }

  private register(kind: CandidateMailKind, make: (found: Found, language: Language) => Mail): void {
    this.composers.register(kind, async (data, language) => {
      const found = await this.find(data as CandidateMailData);
      return found === null ? null : make(found, language);
    });
  }

  /** Null: it was erased, or is another version by now. */
  private async find(data: CandidateMailData): Promise<Found | null> {
    const interview = await this.interviews.find(data.interviewId);
    if (interview === null || interview.sequence !== data.sequence) return null;
    const candidate = await this.users.find(interview.userId);
    return candidate === null ? null : { interview, candidate, data };
  }

  private tell({ interview, candidate, data }: Found, language: Language): CandidateInterview {
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
