import { Controller, Header, Req, Res } from '@nestjs/common';
import { Throttle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { login, logout, type Acknowledgement, type User } from 'shared-contracts';
import {
  acknowledgement,
  Audited,
  DocumentsErrors,
  type ExampleOf,
  exampleUser,
  Public,
  Route,
} from '../../../http/index.ts';
import { Proven, TakesCredentials } from './credentials.guard.ts';
import { SignInService, type ProvenSignIn } from './sign-in.service.ts';

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
