import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsRepository } from '../../mail/index.ts';
import { AccountEvents, UsersRepository, type UserEntity } from '../../users/index.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

/**
 * Who proves that an address is theirs finds in the account what they sent with it as a visitor (DESIGN §4), and hears there,
 * and no more at a former address, of all that they have sent.
 */
@Injectable()
export class AdoptedApplications implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
    private readonly mails: MailsRepository,
  ) {}

  onModuleInit(): void {
    this.events.onAddressConfirmed((user, manager) => this.follow(user, manager));
  }

  private async follow({ id, email }: UserEntity, manager: EntityManager): Promise<void> {
    // Who applies signed in holds the same lock: an application to the same job is there, or comes and is refused.
    await this.users.lock(id, manager);
    const adopted = await this.applications.adopt(id, email, manager);
    const readdressed = await this.applications.readdress(id, email, manager);
    const changed = [...adopted, ...readdressed];
    if (changed.length > 0) await this.mails.readdress({ id, email }, changed, manager);
  }
}
