import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasuresModule } from '../erasures/index.ts';
import { AccountEvents } from './account-events.ts';
import { ActiveUsers } from './active-users.ts';
import { UserEntity } from './entities/user.entity.ts';
import { OwnDataSources } from './own-data.ts';
import { TypeOrmUsersRepository } from './typeorm-users.repository.ts';
import { VisitorDataSources } from './visitor-data.ts';
import { UsersRepository } from './users.repository.ts';

/** User accounts, for every domain and every process. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), ErasuresModule],
  providers: [
    AccountEvents,
    ActiveUsers,
    OwnDataSources,
    VisitorDataSources,
    { provide: UsersRepository, useClass: TypeOrmUsersRepository },
  ],
  exports: [AccountEvents, ActiveUsers, OwnDataSources, UsersRepository, VisitorDataSources],
})
export class UsersModule {}
