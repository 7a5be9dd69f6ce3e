import { applyDecorators, Injectable, UseGuards, type ExecutionContext } from '@nestjs/common';
import { AuthGuard } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { credentialsSchema } from 'shared-contracts/schemas';
import { InvalidRequestError } from '../../../http/app.errors.ts';
import { Documents } from '../../../http/openapi/handler-docs.decorator.ts';
import { createValidator } from '../../../http/validated.pipe.ts';
import { CredentialsWrongError } from '../auth.errors.ts';

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

/** The route takes credentials in its body, and its handler is called where they are right. */
export const TakesCredentials = () =>
  applyDecorators(
    UseGuards(CredentialsGuard),
    Documents({ body: credentialsSchema, answerHeaders: { 'Set-Cookie': 'The session' } }),
  );

/** passport-local would take them, and addresses are kept in histories and logs. */
function requireNoneInAddress(query: object): void {
  const given = names.filter((name) => name in query);
  if (given.length === 0) return;
  throw new InvalidRequestError(Object.fromEntries(given.map((name) => [name, 'not in the address'])));
}
