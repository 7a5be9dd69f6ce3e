import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acknowledgement, SignIn } from 'shared-contracts';
import { SignInNotFoundError } from '../auth.errors.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { toSignInResponse } from './sign-in.response.ts';

/** The devices on which somebody is signed in. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly signedIn: SessionsService,
  ) {}

  async list(current: OpenSession): Promise<SignIn[]> {
    const sessions = await this.sessions.list(current.user.id);
    const signIns = sessions.map((session) => toSignInResponse(session, current));
    return signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws SignInNotFoundError, also for somebody else's */
  async end(current: OpenSession, id: string): Promise<SignIn[]> {
    if (!(await this.sessions.deleteOf(current.user.id, id))) throw new SignInNotFoundError();
    return this.list(current);
  }

  async endAll(current: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<Acknowledgement> {
    await this.sessions.deleteAllOf(current.user.id);
    await this.signedIn.end(request, reply);
    return { success: true, message: 'You are signed in nowhere any more.' };
  }
}
