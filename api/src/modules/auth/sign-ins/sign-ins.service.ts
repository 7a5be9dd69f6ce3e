import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acknowledgement, SignIn } from 'shared-contracts';
import { toId } from '../../../http/index.ts';
import { UserNotFoundError, UsersRepository } from '../../users/index.ts';
import { SignInNotFoundError } from '../auth.errors.ts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';

/** Lists the fields one by one, so that the hash of the cookie's value is not exposed. */
function toSignInResponse({ sid, sess }: SessionEntity, current: OpenSession): SignIn {
  const { id, browser, system, signedInAt, seenAt } = sess;
  return { id, browser, system, signedInAt, seenAt, isCurrent: sid === current.sid };
}

/** The sessions of a user. */
@Injectable()
export class SignInsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly signedIn: SessionsService,
    private readonly users: UsersRepository,
  ) {}

  async list(current: OpenSession): Promise<SignIn[]> {
    const sessions = await this.sessions.list(current.user.id);
    const signIns = sessions.map((session) => toSignInResponse(session, current));
    return signIns.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
  }

  /** @throws SignInNotFoundError, also for another user's session */
  async end(current: OpenSession, id: string): Promise<SignIn[]> {
    if (!(await this.sessions.deleteOf(current.user.id, id))) throw new SignInNotFoundError();
    return this.list(current);
  }

  /** For admins. The row lock waits for a concurrent sign-in. @throws UserNotFoundError */
  async endAllOf(userId: string): Promise<Acknowledgement> {
    const id = toId(userId);
    if (id === null) throw new UserNotFoundError();
    await this.users.inTransaction(async (manager) => {
      if ((await this.users.lock(id, manager)) === null) throw new UserNotFoundError();
      await this.sessions.deleteAllOf(id, null, manager);
    });
    return { success: true, message: 'All sessions of the user have ended.' };
  }

  async endAll(current: OpenSession, request: FastifyRequest, reply: FastifyReply): Promise<Acknowledgement> {
    await this.sessions.deleteAllOf(current.user.id);
    await this.signedIn.end(request, reply);
    return { success: true, message: 'You are signed in nowhere any more.' };
  }
}
