import { Injectable } from '@nestjs/common';
import { idPattern } from 'registry';
import { AuditEventsRepository } from '../audit/index.ts';
import { DeployTokensRepository, type DeployToken } from './deploy-tokens.repository.ts';

/** The id of the remote or the name is malformed. */
export class InvalidDeployTokenError extends Error {
  override readonly name = 'InvalidDeployTokenError';
}

const namePattern = /^[\w. -]{1,40}$/;

/** Request id of audit events for changes by an operator. */
const requestId = 'operator';

/** Creates and revokes deploy tokens, for operators (`npm run deploy-tokens`). No endpoint does. */
@Injectable()
export class DeployTokensService {
  constructor(
    private readonly tokens: DeployTokensRepository,
    private readonly audit: AuditEventsRepository,
  ) {}

  list(): Promise<DeployToken[]> {
    return this.tokens.list();
  }

  /**
   * The token is returned once and cannot be read later. The remote need not exist: its first version can be uploaded with the token.
   * @throws InvalidDeployTokenError
   */
  async create(remote: string, name: string): Promise<DeployToken & { token: string }> {
    if (!idPattern.test(remote) || remote === 'shell') {
      throw new InvalidDeployTokenError(`${remote} is no id of a remote`);
    }
    if (!namePattern.test(name)) throw new InvalidDeployTokenError('A name has up to 40 letters, digits and . _ -');
    const { stored, token } = await this.tokens.create(remote, name);
    await this.record('createDeployToken', `id=${stored.id} remote=${remote}`);
    return { ...stored, token };
  }

  /** From the next request on. False: there is no such token, or it was revoked before. */
  async revoke(id: number): Promise<boolean> {
    const isRevoked = await this.tokens.revoke(id);
    if (isRevoked) await this.record('revokeDeployToken', `id=${id}`);
    return isRevoked;
  }

  private record(what: string, target: string): Promise<void> {
    return this.audit.insert({ actorId: null, what, target, subjectId: null, statusCode: null, requestId });
  }
}
