import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { MailsRepository } from '../../mail/index.ts';
import { RetentionRules } from '../../retention/index.ts';
import { ApplicationWithdrawal } from '../application-withdrawal.ts';
import { isActive } from '../applications.policy.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';
import { Anonymisation } from './anonymisation.ts';

/** Of one turn; what is left waits for the next. */
const most = 1000;

/** A year after a job has ended, nothing tells any more who applied to it. */
@Injectable()
export class OldApplications implements OnModuleInit {
  private readonly logger = new Logger(OldApplications.name);

  constructor(
    private readonly rules: RetentionRules,
    private readonly applications: AccountApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly anonymisation: Anonymisation,
    private readonly mails: MailsRepository,
  ) {}

  onModuleInit(): void {
    this.rules.register({ name: 'old-applications', run: (now, signal) => this.anonymiseOld(now, signal) });
  }

  /** Answers of how many. Once `signal` is aborted, no other is begun. */
  async anonymiseOld(now: Date, signal: AbortSignal): Promise<number> {
    let count = 0;
    for (const id of await this.applications.findOld(now, most)) {
      if (signal.aborted) break;
      if (await this.tryOne(id, now)) count += 1;
    }
    return count;
  }

  /** One that cannot go keeps no other from it. */
  private async tryOne(id: string, now: Date): Promise<boolean> {
    try {
      return await this.anonymiseOne(id, now);
    } catch (error) {
      this.logger.error(`Application ${id} stays for now`, error instanceof Error ? error.stack : String(error));
      return false;
    }
  }

  /** What the company has is the company's to keep. It is told nothing, but of one that would only now reach it. */
  private anonymiseOne(id: string, now: Date): Promise<boolean> {
    return this.applications.inTransaction(async (manager) => {
      const application = await this.applications.lockOld(id, now, manager);
      if (application === null) return false;
      const isOnItsWay = application.deliveredAt === null && isActive(application);
      if (isOnItsWay) await this.withdrawal.withdraw(application, manager);
      await this.anonymisation.anonymise(application, manager);
      await this.mails.deleteOfApplication(id, manager);
      return true;
    });
  }
}
