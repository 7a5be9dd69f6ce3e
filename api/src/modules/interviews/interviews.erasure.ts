import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasuresRepository } from '../erasures/index.ts';
import { AccountEvents, type UserEntity } from '../users/index.ts';
import { InterviewMails } from './interview-mails.service.ts';
import { isCancelable } from './interviews.policy.ts';
import { InterviewsRepository } from './interviews.repository.ts';

/**
 * Interviews are erased with their candidate's account. Interviewers and assigned users are mailed, unless the erasure
 * is a replay: they were mailed before.
 */
@Injectable()
export class InterviewsErasure implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly interviews: InterviewsRepository,
    private readonly mails: InterviewMails,
    private readonly erasures: ErasuresRepository,
  ) {}

  onModuleInit(): void {
    this.events.onErased((user, manager) => this.orderMails(user, manager));
  }

  private async orderMails({ id }: Pick<UserEntity, 'id'>, manager: EntityManager): Promise<void> {
    if (await this.erasures.isAccountReplay(id, manager)) return;
    const now = new Date();
    const coming = (await this.interviews.lockAllOf(id, manager)).filter((one) => isCancelable(one, now));
    for (const interview of coming) {
      const job = await this.interviews.describeJob(interview.jobId, manager);
      await this.mails.orderForCompany('dropped', { interview, job }, null, manager);
    }
  }
}
