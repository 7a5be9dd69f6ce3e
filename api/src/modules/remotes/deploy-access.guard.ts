import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authenticated, bearerTokenOf } from '../../http/index.ts';
import { ForbiddenError, signedInUser, UnauthenticatedError } from '../auth/index.ts';
import { DeployTokensRepository } from './deploy-tokens.repository.ts';

/** Who deploys or flips a remote. */
export interface Deployer {
  kind: 'admin' | 'token';
  /** User name, or name of the token. */
  name: string;
}

/** Deployers with a token. */
const deployers = new WeakMap<FastifyRequest, Deployer>();

/** Checks the deploy token of a request that has one; the session of others was checked before. */
@Injectable()
class DeployTokenGuard implements CanActivate {
  constructor(private readonly tokens: DeployTokensRepository) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>();
    const token = bearerTokenOf(request);
    if (token === null) return true;
    const found = await this.tokens.use(token);
    if (found === null) throw new UnauthenticatedError();
    if (found.remote !== request.params.id) throw new ForbiddenError();
    deployers.set(request, { kind: 'token', name: found.name });
    return true;
  }
}

/** For admins, and for the deploy token of the remote `{id}`. */
export const DeployAccess = () =>
  applyDecorators(Authenticated({ role: 'admin', orToken: true }), UseGuards(DeployTokenGuard));

/** The deployer of a `DeployAccess` handler. */
export const CurrentDeployer = createParamDecorator((_: unknown, context: ExecutionContext): Deployer => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return deployers.get(request) ?? { kind: 'admin', name: signedInUser(context).username };
});
