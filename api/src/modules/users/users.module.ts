import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ErasuresModule } from '../erasures/index.ts';
import { AccountEvents } from './account-events.provider.ts';
import { OwnDataSources, VisitorDataSources } from './data-sources.provider.ts';
import { UserEntity } from './user.entity.ts';
import { ActiveUsers, UsersRepository } from './users.repository.ts';

/** User accounts, for every domain and every process. */
@Module({
  imports: [TypeOrmModule.forFeature([UserEntity]), ErasuresModule],
  providers: [AccountEvents, ActiveUsers, OwnDataSources, VisitorDataSources, UsersRepository],
  exports: [AccountEvents, ActiveUsers, OwnDataSources, UsersRepository, VisitorDataSources],
})
export class UsersModule {}
