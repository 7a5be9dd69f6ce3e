import { Client, type ClientConfig } from 'pg';

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
