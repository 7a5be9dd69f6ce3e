import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import {
  cancelInterview,
  getCalendar,
  getCalendarFeed,
  getInterviewCalendar,
  listInterviews,
  removeCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
  type Interview,
} from 'shared-contracts';
import { interviewCancellationSchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  DocumentsErrors,
  exampleJob,
  type ExampleOf,
  Public,
  Route,
  ValidatedBody,
} from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { calendarAnswer, calendarFileName } from './interview-calendar.format.ts';
import { CalendarFeedsService, OwnInterviewsService } from './own-interviews.service.ts';

const interview: Interview = {
  id: 'a4d9c2e1-07f3-4b68-9e5a-6c1b2f83d740',
  jobId: exampleJob.id,
  jobSlug: exampleJob.slug,
  jobTitle: exampleJob.title,
  companyId: exampleJob.companyId,
  companyName: exampleJob.companyName,
  companySlug: exampleJob.companySlug,
  scheduledAt: '2026-03-18T14:30:00.000Z',
  endTime: '2026-03-18T15:15:00.000Z',
  location: 'Rua do Cais 12, Porto',
  interviewType: 'onsite',
  interviewerName: 'Rui Salgado',
  interviewerEmail: 'rui.salgado@veladigital.example',
  notes: 'Traga um documento de identificação.',
  status: 'scheduled',
  isCancelable: true,
  hasCompanyContact: true,
  calendarUrl: '/api/user/interviews/a4d9c2e1-07f3-4b68-9e5a-6c1b2f83d740/calendar',
  createdAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-09T10:00:00.000Z',
};

const listInterviewsExample: ExampleOf<typeof listInterviews> = { answer: [interview] };

const cancelInterviewExample: ExampleOf<typeof cancelInterview> = {
  variables: { id: interview.id },
  body: { status: 'canceled' },
  answer: { ...interview, status: 'canceled', isCancelable: false },
};

@Controller()
@Authenticated()
export class InterviewsController {
  constructor(private readonly interviews: OwnInterviewsService) {}

  @Route(listInterviews, listInterviewsExample)
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() user: UserEntity): Promise<Interview[]> {
    return this.interviews.list(user);
  }

  @Route(cancelInterview, cancelInterviewExample)
  @DocumentsErrors({ 404: ['interview_not_found'], 409: ['interview_not_cancelable'] })
  @Header('cache-control', 'private, no-store')
  cancel(
    @Param('id') id: string,
    // The schema accepts only the status `canceled`.
    @ValidatedBody(interviewCancellationSchema) _cancellation: { status: string },
    @CurrentUser() user: UserEntity,
  ): Promise<Interview> {
    return this.interviews.cancel(user, id);
  }

  @Route(getInterviewCalendar, {
    contentType: 'text/calendar',
    variables: { id: 'a4d9c2e1-07f3-4b68-9e5a-6c1b2f83d740' },
  })
  @DocumentsErrors({ 404: ['interview_not_found'] })
  @Header('cache-control', 'private, no-store')
  async calendar(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<StreamableFile> {
    return calendarAnswer(await this.interviews.writeCalendar(user, id), calendarFileName);
  }
}

const feed = { url: 'https://trampolim.example/api/calendars/q8ZkP2v-made-up-for-an-example' };

const getCalendarFeedExample: ExampleOf<typeof getCalendarFeed> = { answer: feed };
const renewCalendarFeedExample: ExampleOf<typeof renewCalendarFeed> = { answer: feed };
const removeCalendarFeedExample: ExampleOf<typeof removeCalendarFeed> = { answer: { url: null } };

@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Route(getCalendarFeed, getCalendarFeedExample)
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  feed(@CurrentUser() user: UserEntity): CalendarFeed {
    return this.feeds.feedOf(user);
  }

  @Route(renewCalendarFeed, renewCalendarFeedExample)
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  renew(@CurrentUser() user: UserEntity): Promise<CalendarFeed> {
    return this.feeds.renew(user);
  }

  @Route(removeCalendarFeed, removeCalendarFeedExample)
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  remove(@CurrentUser() user: UserEntity): Promise<CalendarFeed> {
    return this.feeds.remove(user);
  }

  /** Calendar clients have no session: the token in the URL authorizes the request. */
  @Route(getCalendar, { contentType: 'text/calendar', variables: { token: 'q8ZkP2v-made-up-for-an-example' } })
  @DocumentsErrors({ 404: ['calendar_not_found'] })
  @Public()
  @Header('cache-control', 'private, no-store')
  async read(@Param('token') token: string): Promise<StreamableFile> {
    return calendarAnswer(await this.feeds.read(token));
  }
}
