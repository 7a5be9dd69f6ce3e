import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { JobQueue } from '../../queue/job-queue.client.ts';
import { ErasureReplays, ErasuresRepository } from '../erasures/index.ts';
import { FilesService } from '../files/index.ts';
import { InterviewCancellation } from '../interviews/index.ts';
import { MailsRepository } from '../mail/index.ts';
import { AccountEvents, UsersRepository, type UserEntity } from '../users/index.ts';
import { AccountApplicationsRepository } from './account/account-applications.repository.ts';
import type { ApplicationEntity } from './application.entity.ts';
import { isActive, needsFile } from './applications.policy.ts';
import { ApplicationsRepository } from './applications.repository.ts';

/** Withdraws applications, in every process. */
@Injectable()
export class ApplicationWithdrawal {
  constructor(
    private readonly applications: ApplicationsRepository,
    private readonly files: FilesService,
    private readonly queue: JobQueue,
    private readonly erasures: ErasuresRepository,
  ) {}

  /**
   * Runs in the transaction that has locked the row. Queues a delivery to the HR backend if the application may have
   * been delivered; otherwise detaches the file.
   */
  async withdraw({ id, fileId, firstAttemptAt }: ApplicationEntity, manager: EntityManager): Promise<void> {
    await this.applications.withdraw(id, new Date(), manager);
    await this.erasures.add('withdrawal', id, manager);
    if (firstAttemptAt !== null) await this.queue.add('deliver-application', { applicationId: id }, { manager });
    else if (fileId !== null) await this.files.detach(fileId, manager);
  }
}

/** Anonymizes applications. The job, the times and the final status remain for statistics. */
@Injectable()
export class Anonymization {
  constructor(
    private readonly applications: AccountApplicationsRepository,
    private readonly files: FilesService,
    private readonly erasures: ErasuresRepository,
  ) {}

  /** Runs in the transaction that has locked the row. */
  async anonymize(application: ApplicationEntity, manager: EntityManager): Promise<void> {
    await this.applications.anonymize(application.id, await this.releaseFile(application, manager), manager);
    await this.erasures.add('application', application.id, manager);
  }

  /** Returns the file if a delivery still needs it; the delivery handler then releases it. Otherwise detaches it. */
  private async releaseFile(application: ApplicationEntity, manager: EntityManager): Promise<string | null> {
    if (needsFile(application)) return application.fileId;
    if (application.fileId !== null) await this.files.detach(application.fileId, manager);
    return null;
  }
}

/**
 * Anonymizes the applications of an erased account: the rows remain for deliveries to the HR backend. Includes the
 * applications that the owner sent as a visitor and that no account has adopted.
 */
@Injectable()
export class ApplicationsErasure implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly anonymization: Anonymization,
  ) {}

  onModuleInit(): void {
    this.events.onErased((user, manager) => this.erase(user, manager));
  }

  private async erase(user: UserEntity, manager: EntityManager): Promise<void> {
    // The lock waits for a concurrent application.
    await this.users.lock(user.id, manager);
    for (const application of await this.applications.lockAll(user, manager)) {
      if (isActive(application)) await this.withdrawal.withdraw(application, manager);
      await this.anonymization.anonymize(application, manager);
    }
  }
}

/** Repeats withdrawals and anonymizations after a restore from a backup. */
@Injectable()
export class ApplicationErasureReplays implements OnModuleInit {
  constructor(
    private readonly replays: ErasureReplays,
    private readonly applications: ApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly interviews: InterviewCancellation,
    private readonly anonymization: Anonymization,
    private readonly mails: MailsRepository,
  ) {}

  onModuleInit(): void {
    this.replays.register('withdrawal', ({ subject }) =>
      this.repeat(subject, (application, manager) => this.withdraw(application, manager)),
    );
    this.replays.register('application', ({ subject }) =>
      this.repeat(subject, (application, manager) => this.anonymize(application, manager)),
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
  private async anonymize(application: ApplicationEntity, manager: EntityManager): Promise<boolean> {
    const isUndelivered = application.deliveredAt === null && isActive(application);
    if (isUndelivered) await this.withdrawal.withdraw(application, manager);
    await this.anonymization.anonymize(application, manager);
    await this.mails.deleteOfApplication(application.id, manager);
    return true;
  }
}
