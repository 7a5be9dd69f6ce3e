import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { UsersModule } from '../../users/index.ts';
import { TypeOrmUserTokensRepository } from './typeorm-user-tokens.repository.ts';
import { UserTokenLink } from './user-token-link.ts';
import { UserTokenEntity } from './user-token.entity.ts';
import { UserTokens } from './user-tokens.ts';
import { UserTokensRepository } from './user-tokens.repository.ts';

/** Mailed links of accounts, for the web process that takes them and the worker that mails them. */
@Module({
  imports: [TypeOrmModule.forFeature([UserTokenEntity]), UsersModule],
  providers: [UserTokenLink, UserTokens, { provide: UserTokensRepository, useClass: TypeOrmUserTokensRepository }],
  exports: [UserTokenLink, UserTokens, UserTokensRepository],
})
export class UserTokensModule {}
