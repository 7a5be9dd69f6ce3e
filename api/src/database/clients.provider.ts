import { Client, type ClientBase, type ClientConfig, type QueryConfig } from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * A connection whose loss is reported by the next statement. PostgreSQL can close a connection before a caller can add a listener (its
 * last message then arrives together with the first), and an unhandled `error` event ends the process.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/**
 * A connection to a pooler (PgBouncer in transaction mode). The next transaction can run on another PostgreSQL connection without the
 * statements prepared on this one, so statements are sent without a name and prepared for one execution.
 */
export class PooledClient extends SteadyClient {
  // pg's overloads cannot be repeated here, so all arguments are passed on.
  override query: SteadyClient['query'] = (...args: unknown[]) => {
    const [first, ...rest] = args;
    const unnamed = isNamed(first) ? { ...first, name: undefined } : first;
    return (Client.prototype.query as (...args: unknown[]) => never).call(this, unnamed, ...rest);
  };
}

/** A query configuration. A `Submittable` (COPY, a cursor) is passed on unchanged. */
function isNamed(given: unknown): given is QueryConfig {
  return typeof given === 'object' && given !== null && 'name' in given && !('submit' in given);
}

/** The pg connection of a TypeORM transaction. */
export async function clientOf(manager: EntityManager): Promise<ClientBase> {
  if (manager.queryRunner === undefined) throw new Error('Only a transaction has a connection of its own');
  return (await manager.queryRunner.connect()) as ClientBase;
}
