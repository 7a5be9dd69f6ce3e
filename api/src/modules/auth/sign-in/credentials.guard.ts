import { applyDecorators, createParamDecorator, Injectable, UseGuards, type ExecutionContext } from '@nestjs/common';
import { AuthGuard, PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-local';
import type { Credentials } from 'shared-contracts';
import { credentialsSchema } from 'shared-contracts/schemas';
import { createValidator, Documents, InvalidRequestError } from '../../../http/index.ts';
import { CredentialsWrongError } from '../auth.errors.ts';
import { SignInService, type ProvenSignIn } from './sign-in.service.ts';

/** Passport's callback that verifies credentials. */
@Injectable()
export class PasswordStrategy extends PassportStrategy(Strategy) {
  constructor(private readonly signIn: SignInService) {
    super({ passReqToCallback: true });
  }

  validate(request: FastifyRequest): Promise<ProvenSignIn> {
    return this.signIn.prove(request.body as Credentials, request);
  }
}

const validate = createValidator(credentialsSchema);
const names = Object.keys(credentialsSchema.fields);

/** Accepts a request with valid credentials. Guards run before pipes, so it validates the body itself. */
@Injectable()
class CredentialsGuard extends AuthGuard('local') {
  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    requireNoneInAddress(request.query as object);
    request.body = await validate(request.body);
    return (await super.canActivate(context)) as boolean;
  }

  override handleRequest<Proven>(error: unknown, proven: Proven | false): Proven {
    if (error !== null && error !== undefined) throw error;
    if (proven === false) throw new CredentialsWrongError();
    return proven;
  }
}

/** The route accepts credentials in its body; the handler is called only if they are right. */
export const TakesCredentials = () =>
  applyDecorators(
    UseGuards(CredentialsGuard),
    Documents({ body: credentialsSchema, answerHeaders: { 'Set-Cookie': 'The session' } }),
  );

/** passport-local also reads credentials from the query, and URLs are stored in histories and logs. */
function requireNoneInAddress(query: object): void {
  const given = names.filter((name) => name in query);
  if (given.length === 0) return;
  throw new InvalidRequestError(Object.fromEntries(given.map((name) => [name, 'not in the address'])));
}

/** The user that the `CredentialsGuard` has verified, as a parameter of its handler. */
export const Proven = createParamDecorator((_: unknown, context: ExecutionContext): ProvenSignIn => {
  const { user } = context.switchToHttp().getRequest<FastifyRequest & { user?: ProvenSignIn }>();
  if (user === undefined) throw new CredentialsWrongError();
  return user;
});
