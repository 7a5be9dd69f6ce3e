import { Client, type QueryConfig } from 'pg';
import { SteadyClient } from './steady-client.ts';

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
