import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountEvents, UsersRepository } from '../../users/index.ts';
import { AccountApplicationsRepository } from './account-applications.repository.ts';

/** Who proves that an address is theirs finds in the account what they sent with it as a visitor (DESIGN §4). */
@Injectable()
export class AdoptedApplications implements OnModuleInit {
  constructor(
    private readonly events: AccountEvents,
    private readonly users: UsersRepository,
    private readonly applications: AccountApplicationsRepository,
  ) {}

  onModuleInit(): void {
    this.events.onAddressConfirmed(async ({ id, email }, manager) => {
      // Who applies signed in holds the same lock: an application to the same job is there, or comes and is refused.
      await this.users.lock(id, manager);
      await this.applications.adopt(id, email, manager);
    });
  }
}
