import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources, UsersRepository, type OwnData } from '../users/index.ts';
import { ContactRepository } from './contact.repository.ts';

/** What was written to the team from an address that is the person's for certain, for the export of what is stored of them. */
@Injectable()
export class OwnMessages implements OnModuleInit {
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
    return { records: user?.isVerified ? await this.messages.listFrom(user.email) : [], files: [] };
  }
}
