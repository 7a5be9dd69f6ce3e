import { Controller, Header, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  endAllSignIns,
  endSignIn,
  endUserSessions,
  listSignIns,
  type Acknowledgement,
  type SignIn,
} from 'shared-contracts';
import {
  acknowledgement,
  Audited,
  Authenticated,
  DocumentsErrors,
  type ExampleOf,
  Route,
} from '../../../http/index.ts';
import { CurrentSession } from '../access.guard.ts';
import type { OpenSession } from './sessions.repository.ts';
import { SignInsService } from './sessions.service.ts';

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
  answer: acknowledgement('Nobody is signed in any more.'),
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
