import { Controller, Header } from '@nestjs/common';
import { getSession, type User } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { Authenticated, exampleUser, Route } from '../../http/index.ts';
import { toUserResponse, type UserEntity } from '../users/index.ts';
import { CurrentUser } from './current-user.decorator.ts';

@Controller()
export class AuthController {
  constructor(private readonly accounts: AccountsConfig) {}

  @Route(getSession, { answer: exampleUser })
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  session(@CurrentUser() user: UserEntity): User {
    return toUserResponse(user, this.accounts);
  }
}
