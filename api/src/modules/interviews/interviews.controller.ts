import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { cancelInterview, getInterviewCalendar, listInterviews, type Interview } from 'shared-contracts';
import { interviewCancellationSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, exampleJob, type ExampleOf, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { calendarAnswer, calendarFileName } from './calendar/interview-calendar.format.ts';
import { OwnInterviewsService } from './own-interviews.service.ts';

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
