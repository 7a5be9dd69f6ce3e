import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MailsRepository } from '../mail/index.ts';
import { RetentionRules } from '../retention/index.ts';
import { AccountApplicationsRepository } from './account/account-applications.repository.ts';
import { Anonymization, ApplicationWithdrawal } from './applications.erasure.ts';
import { isActive } from './applications.policy.ts';

/** Per run; later runs process the rest. */
const batchSize = 1000;

/** Anonymizes applications a year after their job ended. */
@Injectable()
export class ApplicationsRetention implements OnModuleInit {
  private readonly logger = new Logger(ApplicationsRetention.name);

  constructor(
    private readonly rules: RetentionRules,
    private readonly applications: AccountApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly anonymization: Anonymization,
    private readonly mails: MailsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'old-applications', run: (now, signal) => this.anonymizeOld(now, signal) });
  }

  /** Returns the number of anonymized applications. Starts no other application once `signal` is aborted. */
  async anonymizeOld(now: Date, signal: AbortSignal): Promise<number> {
    let count = 0;
    for (const id of await this.applications.findOld(now, batchSize)) {
      if (signal.aborted) break;
      if (await this.tryOne(id, now)) count += 1;
    }
    return count;
  }

  /** A failure does not affect other applications. */
  private async tryOne(id: string, now: Date): Promise<boolean> {
    try {
      return await this.anonymizeOne(id, now);
    } catch (error) {
      this.logger.error(`Anonymizing application ${id} failed`, error instanceof Error ? error.stack : String(error));
      return false;
    }
  }

  /**
   * Data that was delivered to the company remains there. The company is not notified; an application that was not
   * delivered yet is never delivered.
   */
  private anonymizeOne(id: string, now: Date): Promise<boolean> {
    return this.applications.inTransaction(async (manager) => {
      const application = await this.applications.lockOld(id, now, manager);
      if (application === null) return false;
      const isUndelivered = application.deliveredAt === null && isActive(application);
      if (isUndelivered) await this.withdrawal.withdraw(application, manager);
      await this.anonymization.anonymize(application, manager);
      await this.mails.deleteOfApplication(id, manager);
      return true;
    });
  }
}
