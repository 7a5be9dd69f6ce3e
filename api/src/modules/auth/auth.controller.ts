import { Controller, Header } from '@nestjs/common';
import { getCurrentUser, type User } from 'shared-contracts';
import { Authenticated } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { CurrentUser } from './current-user.ts';
import { toUserResponse } from './user.response.ts';

@Controller()
export class AuthController {
  @Route(getCurrentUser)
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  currentUser(@CurrentUser() user: User): User {
    return toUserResponse(user);
  }
}
