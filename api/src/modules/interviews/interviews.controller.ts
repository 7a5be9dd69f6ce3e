import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import { cancelInterview, getInterviewCalendar, listInterviews, type Interview } from 'shared-contracts';
import { interviewCancellationSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../http/access.decorator.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../http/route.decorator.ts';
import { ValidatedBody } from '../../http/validated.pipe.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { calendarAnswer, calendarFileName } from './calendar/calendar-answer.ts';
import { OwnInterviewsService } from './own-interviews.service.ts';
import { cancelInterviewExample, listInterviewsExample } from './interviews.examples.ts';

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
