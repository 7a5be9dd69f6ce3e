import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { expandTemplate, getCalendar, type CalendarFeed } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { SignedId } from '../../../security/secrets.format.ts';
import { UnauthenticatedError } from '../../auth/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { InterviewJobs } from '../interview-jobs.service.ts';
import { CalendarNotFoundError } from '../interviews.errors.ts';
import { inOrder } from '../interviews.policy.ts';
import { InterviewsRepository } from '../interviews.repository.ts';
import { InterviewCalendar } from './interview-calendar.format.ts';

/** Calendar feeds: a candidate's interviews at a secret URL that calendar clients poll. The URL grants read access. */
@Injectable()
export class CalendarFeedsService {
  private readonly ids: SignedId;

  constructor(
    private readonly users: UsersRepository,
    private readonly interviews: InterviewsRepository,
    private readonly jobs: InterviewJobs,
    private readonly calendar: InterviewCalendar,
    private readonly server: ServerConfig,
    { secret }: AccountsConfig,
  ) {
    this.ids = new SignedId(secret, 'calendar-feed');
  }

  feedOf({ calendarId }: Pick<UserEntity, 'calendarId'>): CalendarFeed {
    if (calendarId === null) return { url: null };
    const path = expandTemplate(getCalendar.template, { token: this.ids.token(calendarId) });
    return { url: this.server.publicUrl + path };
  }

  /** Assigns a new id, which invalidates earlier URLs. */
  renew(user: Pick<UserEntity, 'id'>): Promise<CalendarFeed> {
    return this.change(user, randomUUID());
  }

  remove(user: Pick<UserEntity, 'id'>): Promise<CalendarFeed> {
    return this.change(user, null);
  }

  /** @throws CalendarNotFoundError */
  async read(token: string): Promise<string> {
    const calendarId = this.ids.read(token);
    const owner = calendarId === null ? null : await this.interviews.ownerOfCalendar(calendarId);
    if (owner === null) throw new CalendarNotFoundError();
    const interviews = inOrder(await this.interviews.listOf(owner.id), new Date());
    return this.calendar.write(await this.jobs.join(interviews), owner.language);
  }

  /** @throws UnauthenticatedError if the account was deleted */
  private change({ id }: Pick<UserEntity, 'id'>, calendarId: string | null): Promise<CalendarFeed> {
    return this.users.inTransaction(async (manager) => {
      if ((await this.users.lock(id, manager)) === null) throw new UnauthenticatedError();
      return this.feedOf(await this.users.update(id, { calendarId }, manager));
    });
  }
}
