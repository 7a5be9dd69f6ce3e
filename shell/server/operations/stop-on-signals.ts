import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/**
 * On the first SIGTERM or SIGINT: not ready any more, then for `drainSeconds` still an open door, so that a balancer that has
 * just chosen this process is answered; then the door closes, what is in hand is finished, and the process ends with 0. A second
 * signal ends it at once.
 */
export function stopOnSignals(app: FastifyInstance, draining: Draining, drainSeconds: number): void {
  const stop = async (signal: string) => {
    app.log.info({ signal, drainSeconds }, 'draining');
    draining.begin();
    await wait(drainSeconds * 1000);
    await app.close();
    app.log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop(signal).catch((error: unknown) => {
        app.log.error({ err: error }, 'did not stop in good order');
        process.exit(1);
      });
    });
  }
}
