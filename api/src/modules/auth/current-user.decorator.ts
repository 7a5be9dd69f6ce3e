import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UserEntity } from '../users/index.ts';
import { UnauthenticatedError } from './auth.errors.ts';
import type { OpenSession } from './sessions/sessions.repository.ts';

/** Sessions of requests. Only `AccessGuard` writes it. */
export const openSessions = new WeakMap<FastifyRequest, OpenSession>();

const sessionOf = (context: ExecutionContext): OpenSession | null =>
  openSessions.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? null;

function requireSession(context: ExecutionContext): OpenSession {
  const session = sessionOf(context);
  if (session === null) throw new UnauthenticatedError();
  return session;
}

/** The signed-in user, as a parameter of an `@Authenticated()` handler. */
export const CurrentUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): UserEntity => requireSession(context).user,
);

/** The session of an `@Authenticated()` handler. */
export const CurrentSession = createParamDecorator((_: unknown, context: ExecutionContext): OpenSession =>
  requireSession(context),
);

/** The signed-in user or null, for a `@Public({ readsSession: true })` handler. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): UserEntity | null => sessionOf(context)?.user ?? null,
);
