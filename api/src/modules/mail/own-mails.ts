import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { OwnDataSources, UsersModule, UsersRepository, type OwnData, type UserEntity } from '../users/index.ts';

/** About somebody, and to others: whose address that is, is not theirs to know. */
const toOthers = ['interview-dropped'];

/** By number and by address, as they are forgotten with an account; by index. */
const list = `
  select kind, case when kind <> all($3) then recipient end as recipient, created_at as "createdAt", sent_at as "sentAt",
         cancelled_at as "cancelledAt", failed_at as "failedAt"
  from mails
  where data ->> 'userId' = $1 or lower(recipient) = lower($2)
  order by created_at, key`;

/** Mails for the export of what is stored of a person. */
@Injectable()
export class OwnMails implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly database: DataSource,
  ) {}

  onModuleInit(): void {
    this.sources.register('mails', async (userId) => this.collect(await this.users.find(userId)));
  }

  /** An address that nobody confirmed may be anybody's. */
  private async collect(user: UserEntity | null): Promise<OwnData> {
    if (user === null) return { records: [], files: [] };
    const address = user.isVerified ? user.email : null;
    return { records: await this.database.query(list, [String(user.id), address, toOthers]), files: [] };
  }
}

/** For the process that hands exports out. */
@Module({ imports: [UsersModule], providers: [OwnMails] })
export class OwnMailsModule {}
