import { createParamDecorator, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Role } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { type Access, accessMetadata, bearerTokenOf, noteAccount } from '../../http/index.ts';
import { needsSecondFactor, type UserEntity } from '../users/index.ts';
import { ForbiddenError, SecondFactorSetupRequiredError, UnauthenticatedError } from './auth.errors.ts';
import type { OpenSession } from './sessions/sessions.repository.ts';
import { SessionsService } from './sessions/sessions.service.ts';

/** Sessions of requests. Only `AccessGuard` writes it. */
const openSessions = new WeakMap<FastifyRequest, OpenSession>();

const sessionOf = (context: ExecutionContext): OpenSession | null =>
  openSessions.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? null;

function requireSession(context: ExecutionContext): OpenSession {
  const session = sessionOf(context);
  if (session === null) throw new UnauthenticatedError();
  return session;
}

/** The user of an `@Authenticated()` route. @throws UnauthenticatedError */
export const signedInUser = (context: ExecutionContext): UserEntity => requireSession(context).user;

/** The signed-in user, as a parameter of an `@Authenticated()` handler. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext) => signedInUser(context));

/** The session of an `@Authenticated()` handler. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): OpenSession =>
  requireSession(context),
);

/** The signed-in user or null, for a `@Public({ readsSession: true })` handler. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): UserEntity | null => sessionOf(context)?.user ?? null,
);

/** Admins have the permissions of candidates. */
function hasRole(user: Pick<UserEntity, 'role'>, role: Role | null): boolean {
  return role === null || user.role === role || user.role === 'admin';
}

/**
 * Whether a user may act in a role; a null user may not. All checks for admins use this function, which requires the
 * second factor. @throws SecondFactorSetupRequiredError
 */
export function mayActAs(
  role: Role | null,
  user: Pick<UserEntity, 'role' | 'secondFactorSince'>,
  installation: { demo: boolean },
): boolean {
  if (!hasRole(user, role)) return false;
  if (role === 'admin' && needsSecondFactor(user, installation)) throw new SecondFactorSetupRequiredError();
  return true;
}

/** Enforces the declared access of every route. A route without a declaration is rejected. */
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
    if (access.kind === 'authenticated' && access.orToken && bearerTokenOf(request) !== null) return true;
    // Only for these routes, so that responses of public routes do not depend on it.
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
