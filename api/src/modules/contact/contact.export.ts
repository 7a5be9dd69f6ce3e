import { Injectable, type OnModuleInit } from '@nestjs/common';
import { isAddressLinked, OwnDataSources, UsersRepository, type OwnData } from '../users/index.ts';
import { ContactRepository } from './contact.repository.ts';

/** Exports the messages to the team from the account's linked address. */
@Injectable()
export class ContactExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly messages: ContactRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('contact-messages', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    const user = await this.users.find(userId);
    return {
      records: user !== null && isAddressLinked(user) ? await this.messages.listFrom(user.email) : [],
      files: [],
    };
  }
}
