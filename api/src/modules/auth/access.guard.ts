import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { User } from 'shared-contracts';
import { accessMetadata, type Access } from '../../http/access.ts';
import { ForbiddenError, UnauthenticatedError } from './auth.errors.ts';
import { hasRole } from './auth.policy.ts';
import { signedInUsers } from './current-user.ts';
import { SessionRepository } from './session.repository.ts';

export const sessionCookie = 'sid';
const sessionIds = /^[\w-]{20,128}$/;

/** Holds every route to the access that it states. A route that states none is nobody's. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionRepository,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessMetadata, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw new ForbiddenError();
    if (access.kind === 'public' && !access.readsSession) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const user = await this.userOf(request);
    requireAccess(access, user);
    if (user !== null) signedInUsers.set(request, user);
    return true;
  }

  /** The session is read here and not for every request, so that public answers stand without it. */
  private async userOf(request: FastifyRequest): Promise<User | null> {
    const sid = request.cookies[sessionCookie];
    return sid !== undefined && sessionIds.test(sid) ? this.sessions.findUser(sid) : null;
  }
}

function requireAccess(access: Access, user: User | null): void {
  if (access.kind === 'public') return;
  if (user === null) throw new UnauthenticatedError();
  if (!hasRole(user, access.role)) throw new ForbiddenError();
}
