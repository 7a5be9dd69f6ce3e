import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { accessMetadata, type Access } from '../../http/access.decorator.ts';
import { noteAccount } from '../../http/audited.decorator.ts';
import { ForbiddenError, UnauthenticatedError } from './auth.errors.ts';
import { mayActAs } from './auth.policy.ts';
import { openSessions } from './current-user.ts';
import type { OpenSession } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';

/** Enforces the declared access of every route. A route without a declaration is refused. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: SessionsService,
    private readonly accounts: AccountsConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(accessMetadata, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === undefined) throw new ForbiddenError();
    if (access.kind === 'public' && !access.readsSession) return true;
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    // Unless the route declares otherwise, responses that depend on the user are not cached.
    http.getResponse<FastifyReply>().header('cache-control', 'private, no-store');
    // Here and not for every request, so that public answers stand without it.
    const session = await this.sessions.open(request);
    if (session !== null) noteAccount(request, session.user.id);
    this.requireAccess(access, session);
    if (session !== null) openSessions.set(request, session);
    return true;
  }

  private requireAccess(access: Access, session: OpenSession | null): void {
    if (access.kind === 'public') return;
    if (session === null) throw new UnauthenticatedError();
    if (!mayActAs(access.role, session.user, this.accounts)) throw new ForbiddenError();
  }
}
