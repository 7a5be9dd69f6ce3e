import { Controller, Header, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSession, login, logout, type Acknowledgement, type User } from 'shared-contracts';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import {
  acknowledgement,
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  exampleUser,
  Public,
  Route,
} from '../../../http/index.ts';
import { toUserResponse, type UserEntity } from '../../users/index.ts';
import { CurrentUser } from '../access.guard.ts';
import { Proven, TakesCredentials } from './credentials.guard.ts';
import { SignInService, type ProvenSignIn } from './sign-in.service.ts';

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

const loginExample: ExampleOf<typeof login> = {
  body: { username: exampleUser.username, password: 'três gaivotas no cais' },
  answer: exampleUser,
};

const logoutExample: ExampleOf<typeof logout> = { answer: acknowledgement('Nobody is signed in any more.') };

/** Sign-ins per client address. Many users may share one address. */
const signIns = { default: { limit: 60, ttl: 600_000 } };

@Controller()
export class SignInController {
  constructor(private readonly signIn: SignInService) {}

  @Route(login, loginExample)
  @DocumentsErrors({
    401: ['credentials_wrong'],
    403: ['verification_required', 'second_factor_required', 'second_factor_wrong'],
  })
  @Public()
  @Audited()
  @Throttle(signIns)
  @TakesCredentials()
  @Header('cache-control', 'private, no-store')
  login(
    @Proven() proven: ProvenSignIn,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<User> {
    return this.signIn.begin(proven, request, reply);
  }

  @Route(logout, logoutExample)
  @Public()
  @Header('cache-control', 'private, no-store')
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Acknowledgement> {
    await this.signIn.end(request, reply);
    return { success: true, message: 'Nobody is signed in any more.' };
  }
}
