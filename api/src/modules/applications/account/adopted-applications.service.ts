import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MailsRepository } from '../../mail/index.ts';
import {
  AccountEvents,
  isAddressLinked,
  UsersRepository,
  VisitorDataSources,
  type UserEntity,
} from '../../users/index.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

/**
 * Applications follow the address of their account. Applications that a visitor sent with the address are adopted only
 * while the address is linked to the account (ADR 34): verification alone does not prove that the account's owner reads
 * the mailbox.
 */
@Injectable()
export class AdoptedApplications implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
    private readonly mails: MailsRepository,
    private readonly visitorData: VisitorDataSources,
  ) {}

  onModuleInit(): void {
    this.events.onAddressConfirmed((user, manager) => this.follow(user, manager));
    this.visitorData.register((email, manager) => this.applications.hasUnowned(email, manager));
  }

  private async follow(user: UserEntity, manager: EntityManager): Promise<void> {
    const { id, email } = user;
    // Applying with a session takes the same lock, so that two applications to one job cannot both be stored.
    await this.users.lock(id, manager);
    const adopted = !isAddressLinked(user) ? [] : await this.applications.adopt(id, email, manager);
    const readdressed = await this.applications.readdress(id, email, manager);
    const changed = [...adopted, ...readdressed];
    if (changed.length > 0) await this.mails.readdress({ id, email }, changed, manager);
  }
}
