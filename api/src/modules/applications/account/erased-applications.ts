import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountEvents, UsersRepository, type UserEntity } from '../../users/index.ts';
import { ApplicationWithdrawal } from '../application-withdrawal.ts';
import { isActive } from '../applications.policy.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';
import { Anonymisation } from './anonymisation.ts';

/**
 * Anonymises the applications of an erased account: the rows remain for deliveries to the HR backend. Includes the
 * applications that the owner sent as a visitor and that no account has adopted.
 */
@Injectable()
export class ErasedApplications implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
    private readonly withdrawal: ApplicationWithdrawal,
    private readonly anonymisation: Anonymisation,
  ) {}

  onModuleInit(): void {
    this.events.onErased((user, manager) => this.erase(user, manager));
  }

  private async erase(user: UserEntity, manager: EntityManager): Promise<void> {
    // The lock waits for a concurrent application.
    await this.users.lock(user.id, manager);
    for (const application of await this.applications.lockAll(user, manager)) {
      if (isActive(application)) await this.withdrawal.withdraw(application, manager);
      await this.anonymisation.anonymise(application, manager);
    }
  }
}
