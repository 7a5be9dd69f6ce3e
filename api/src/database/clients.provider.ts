import { Client, type ClientBase, type ClientConfig, type QueryConfig } from 'pg';
import type { EntityManager } from 'typeorm';

/**
 * A connection whose end is told by the next statement. PostgreSQL may end one at any moment, also before whoever asked
 * for it could listen (its goodbye then comes in one piece with its welcome), and an error that nobody listens to ends
 * the process.
 */
export class SteadyClient extends Client {
  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('error', () => {});
  }
}

/**
 * A connection to a pooler (PgBouncer in transaction mode): the next transaction may run on another connection to PostgreSQL, which
 * does not know the statements prepared on this one. Statements are sent without their name, and so prepared for one execution.
 */
export class PooledClient extends SteadyClient {
  // pg's overloads cannot be written again: everything is passed on.
  override query: SteadyClient['query'] = (...args: unknown[]) => {
    const [first, ...rest] = args;
    const unnamed = isNamed(first) ? { ...first, name: undefined } : first;
    return (Client.prototype.query as (...args: unknown[]) => never).call(this, unnamed, ...rest);
  };
}

/** A plain configuration; a `Submittable` (COPY, a cursor) has a method of its own and is passed on as it is. */
function isNamed(given: unknown): given is QueryConfig {
  return typeof given === 'object' && given !== null && 'name' in given && !('submit' in given);
}

/** The connection that a transaction of TypeORM runs on, for what is written in pg's own words. */
export async function clientOf(manager: EntityManager): Promise<ClientBase> {
  if (manager.queryRunner === undefined) throw new Error('Only a transaction has a connection of its own');
  return (await manager.queryRunner.connect()) as ClientBase;
}
