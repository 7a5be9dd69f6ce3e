import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CredentialsWrongError } from '../auth.errors.ts';
import type { ProvenSignIn } from './sign-in.service.ts';

/** Who has proved it to the `CredentialsGuard`, as a parameter of a handler behind it. */
export const Proven = createParamDecorator((_: unknown, context: ExecutionContext): ProvenSignIn => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: ProvenSignIn }>();
  if (user === undefined) throw new CredentialsWrongError();
  return user;
});
