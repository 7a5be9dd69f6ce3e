import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import {
  isAddressLinked,
  OwnDataSources,
  UsersModule,
  UsersRepository,
  type OwnData,
  type UserEntity,
} from '../users/index.ts';
import { MailModule } from './mail.module.ts';
import { MailsRepository } from './mails.repository.ts';
import { kindsToOthers } from './mails.sql.ts';

/** About the user, but sent to others, whose addresses must not be exported. */
const toOthers = kindsToOthers;

/** Mails in the export of personal data. */
@Injectable()
export class MailsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly mails: MailsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('mails', async (userId) => this.collect(await this.users.find(userId)));
  }

  /** Mails to an address that is not linked may concern another person. */
  private async collect(user: UserEntity | null): Promise<OwnData> {
    if (user === null) return { records: [], files: [] };
    const address = isAddressLinked(user) ? user.email : null;
    return { records: await this.mails.listOf({ id: user.id, email: address }, toOthers), files: [] };
  }
}

/** For the process that creates exports. */
@Module({ imports: [MailModule, UsersModule], providers: [MailsExport] })
export class MailsExportModule {}
