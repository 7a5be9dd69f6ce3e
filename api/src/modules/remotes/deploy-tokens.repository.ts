import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** A token that deploys one remote. */
export interface DeployToken {
  id: number;
  remote: string;
  /** Shown in the audit log: `ci`. */
  name: string;
  createdAt: Date;
  /** To the minute. */
  lastUsedAt: Date | null;
  revokedAt: Date | null;
}

const columns = `id, remote, name, created_at as "createdAt", last_used_at as "lastUsedAt", revoked_at as "revokedAt"`;

/** At most one write per minute and token. */
const markUsed = `
  update deploy_tokens set last_used_at = now()
  where id = $1 and (last_used_at is null or last_used_at < now() - interval '1 minute')`;

/** The prefix lets scanners of repositories recognize a token. */
const prefix = 'trampolim_deploy_';

/** A random token of 256 bits needs no slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest();

@Injectable()
export class DeployTokensRepository {
  constructor(private readonly database: DataSource) {}

  /** The token itself is not stored. */
  async create(remote: string, name: string): Promise<{ stored: DeployToken; token: string }> {
    const token = prefix + randomBytes(32).toString('base64url');
    const insert = `insert into deploy_tokens (remote, name, hash) values ($1, $2, $3) returning ${columns}`;
    const [stored] = await this.database.query<DeployToken[]>(insert, [remote, name, hashOf(token)]);
    return { stored: stored!, token };
  }

  /** Marks the token as used. Null: unknown or revoked. */
  async use(token: string): Promise<DeployToken | null> {
    const select = `select ${columns} from deploy_tokens where hash = $1 and revoked_at is null`;
    const [found] = await this.database.query<DeployToken[]>(select, [hashOf(token)]);
    if (found === undefined) return null;
    await this.database.query(markUsed, [found.id]);
    return found;
  }

  /** The newest first. */
  list(): Promise<DeployToken[]> {
    return this.database.query<DeployToken[]>(`select ${columns} from deploy_tokens order by id desc`);
  }

  /** False: there is no such token, or it is revoked already. */
  async revoke(id: number): Promise<boolean> {
    const update = 'update deploy_tokens set revoked_at = now() where id = $1 and revoked_at is null';
    const [, count] = await this.database.query<[unknown, number]>(update, [id]);
    return count === 1;
  }
}
