import { Controller, Header, Param, type StreamableFile } from '@nestjs/common';
import {
  getCalendar,
  getCalendarFeed,
  removeCalendarFeed,
  renewCalendarFeed,
  type CalendarFeed,
} from 'shared-contracts';
import { Authenticated, DocumentsErrors, type ExampleOf, Public, Route } from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { CalendarFeedsService } from './calendar-feeds.service.ts';
import { calendarAnswer } from './interview-calendar.format.ts';

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
