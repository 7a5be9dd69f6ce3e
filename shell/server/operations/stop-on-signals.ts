import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * On the first SIGTERM or SIGINT: not ready any more, then for `drainSeconds` still an open door, so that a balancer that has
 * just chosen this process is answered; then the door closes, what is in hand is finished, and the process ends with 0. Any second
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
  const onFirst = (signal: NodeJS.Signals) => {
    // Nobody listens any more: Node ends at the next one, whichever it is.
    for (const one of signals) process.off(one, onFirst);
    stop(signal).catch((error: unknown) => {
      app.log.error({ err: error }, 'did not stop in good order');
      process.exit(1);
    });
  };
  for (const one of signals) process.on(one, onFirst);
}
