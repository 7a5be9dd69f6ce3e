import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsRepository } from '../../mail/index.ts';
import { ErasureReplays } from '../../erasures/index.ts';
import { InterviewCancellation } from '../../interviews/index.ts';
import { ApplicationWithdrawal } from '../application-withdrawal.ts';
import { isActive } from '../applications.policy.ts';
import { ApplicationsRepository } from '../applications.repository.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';
import { Anonymisation } from './anonymisation.ts';

/** Repeats withdrawals and anonymisations after a restore from a backup. */
@Injectable()
export class RepeatedErasures implements OnModuleInit {
  constructor(
    private readonly replays: ErasureReplays,
    private readonly applications: ApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly interviews: InterviewCancellation,
    private readonly anonymisation: Anonymisation,
    private readonly mails: MailsRepository,
  ) {}

  onModuleInit(): void {
    this.replays.register('withdrawal', ({ subject }) =>
      this.repeat(subject, (application, manager) => this.withdraw(application, manager)),
    );
    this.replays.register('application', ({ subject }) =>
      this.repeat(subject, (application, manager) => this.anonymise(application, manager)),
    );
  }

  /** False: there is no such application, or it is already anonymous. */
  private repeat(
    id: string,
    work: (application: ApplicationEntity, manager: EntityManager) => Promise<boolean>,
  ): Promise<boolean> {
    return this.applications.inTransaction(async (manager) => {
      const application = await this.applications.lock(id, manager);
      return application !== null && work(application, manager);
    });
  }

  private async withdraw(application: ApplicationEntity, manager: EntityManager): Promise<boolean> {
    if (application.withdrawnAt !== null) return false;
    await this.withdrawal.withdraw(application, manager);
    // Both sides were mailed at the first withdrawal.
    await this.interviews.cancel({ applicationId: application.id, isMailed: false }, manager);
    return true;
  }

  /** An application that was not delivered yet is never delivered. */
  private async anonymise(application: ApplicationEntity, manager: EntityManager): Promise<boolean> {
    const isOnItsWay = application.deliveredAt === null && isActive(application);
    if (isOnItsWay) await this.withdrawal.withdraw(application, manager);
    await this.anonymisation.anonymise(application, manager);
    await this.mails.deleteOfApplication(application.id, manager);
    return true;
  }
}
