import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

const signals = ['SIGTERM', 'SIGINT'] as const;

/**
 * On the first SIGTERM or SIGINT: not ready, then connections are still accepted for `drainSeconds`, because a load
 * balancer may have just selected this process; then the listener closes, requests in flight finish, and the process
 * exits with 0. A second signal ends it immediately.
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
    // The handlers are removed: the next signal ends the process.
    for (const one of signals) process.off(one, onFirst);
    stop(signal).catch((error: unknown) => {
      app.log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    });
  };
  for (const one of signals) process.on(one, onFirst);
}
