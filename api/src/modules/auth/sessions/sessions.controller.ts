import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  endAllSignIns,
  endSignIn,
  endUserSessions,
  getSession,
  listSignIns,
  login,
  logout,
  type Acknowledgement,
  type SignIn,
  type User,
} from 'shared-contracts';
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
import { CurrentSession, CurrentUser } from '../access.guard.ts';
import { Proven, TakesCredentials } from '../sign-in/credentials.guard.ts';
import { SignInService, type ProvenSignIn } from '../sign-in/sign-in.service.ts';
import type { OpenSession } from './sessions.repository.ts';
import { SignInsService } from './sessions.service.ts';

const loginExample: ExampleOf<typeof login> = {
  body: { username: exampleUser.username, password: 'três gaivotas no cais' },
  answer: exampleUser,
};

const logoutExample: ExampleOf<typeof logout> = { answer: acknowledgement('You are signed out.') };

/** Sign-ins per client address. Many users may share one address. */
const signInRate = { default: { limit: 60, ttl: 600_000 } };

@Controller()
export class SessionController {
  constructor(
    private readonly signIn: SignInService,
    private readonly accounts: AccountsConfig,
  ) {}

  @Route(getSession, { answer: exampleUser })
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  session(@CurrentUser() user: UserEntity): User {
    return toUserResponse(user, this.accounts);
  }

  @Route(login, loginExample)
  @DocumentsErrors({
    401: ['credentials_wrong'],
    403: ['verification_required', 'second_factor_required', 'second_factor_wrong'],
  })
  @Public()
  @Audited()
  @Throttle(signInRate)
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
    return { success: true, message: 'You are signed out.' };
  }
}

const signIn: SignIn = {
  id: '3c1f7b52-6d0e-4a98-b1c4-2e7f90a5d631',
  browser: 'Firefox',
  system: 'Windows',
  signedInAt: '2026-03-01T08:15:00.000Z',
  seenAt: '2026-03-09T09:40:00.000Z',
  isCurrent: true,
};

const listSignInsExample: ExampleOf<typeof listSignIns> = { answer: [signIn] };

const endSignInExample: ExampleOf<typeof endSignIn> = {
  variables: { id: 'f2a80c67-5b19-4d3e-9a7c-81e4d06b3f25' },
  answer: [signIn],
};

const endAllSignInsExample: ExampleOf<typeof endAllSignIns> = {
  answer: acknowledgement('You are signed out.'),
};

const endUserSessionsExample: ExampleOf<typeof endUserSessions> = {
  answer: acknowledgement('All sessions of the user have ended.'),
};

@Controller()
export class SignInsController {
  constructor(private readonly signIns: SignInsService) {}

  @Route(listSignIns, listSignInsExample)
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  list(@CurrentSession() current: OpenSession): Promise<SignIn[]> {
    return this.signIns.list(current);
  }

  @Route(endSignIn, endSignInExample)
  @DocumentsErrors({ 404: ['sign_in_not_found'] })
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  end(@CurrentSession() current: OpenSession, @Param('id') id: string): Promise<SignIn[]> {
    return this.signIns.end(current, id);
  }

  @Route(endAllSignIns, endAllSignInsExample)
  @Authenticated()
  @Audited()
  @Header('cache-control', 'private, no-store')
  endAll(
    @CurrentSession() current: OpenSession,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Acknowledgement> {
    return this.signIns.endAll(current, request, reply);
  }
}

/** Sessions of other users, for admins. The audit log records each call and the account. */
@Controller()
@Authenticated({ role: 'admin' })
export class UserSessionsController {
  constructor(private readonly signIns: SignInsService) {}

  @Route(endUserSessions, endUserSessionsExample)
  @DocumentsErrors({ 404: ['user_not_found'] })
  @Header('cache-control', 'private, no-store')
  end(@Param('userId') id: string): Promise<Acknowledgement> {
    return this.signIns.endAllOf(id);
  }
}
