import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { User } from 'shared-contracts';
import { UnauthenticatedError } from './auth.errors.ts';

/** Who the guard let in. Filled by `AccessGuard` alone. */
export const signedInUsers = new WeakMap<FastifyRequest, User>();

/** The signed-in user, as a parameter of an `@Authenticated()` handler. */
export const CurrentUser = createParamDecorator((_: unknown, context: ExecutionContext): User => {
  const user = signedInUsers.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (user === undefined) throw new UnauthenticatedError();
  return user;
});

/** Who is signed in, or null: for a `@Public({ readsSession: true })` handler. */
export const MaybeUser = createParamDecorator(
  (_: unknown, context: ExecutionContext): User | null =>
    signedInUsers.get(context.switchToHttp().getRequest<FastifyRequest>()) ?? null,
);
