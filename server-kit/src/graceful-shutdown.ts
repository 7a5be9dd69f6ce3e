import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/**
 * Whether this process received a stop signal: it still answers, and asks clients to reconnect elsewhere. It cannot be
 * reset.
 */
export class Draining {
  #began = false;

  get began(): boolean {
    return this.#began;
  }

  begin(): void {
    this.#began = true;
  }
}

/**
 * Waits for requests in flight, closes idle keep-alive connections and destroys the remaining ones `graceMs` milliseconds
 * after the listener was closed. Without it, a client's keep-alive connection holds the process for 72 s, and
 * `forceCloseConnections` would interrupt responses. While draining, each response carries `Connection: close`, so that few
 * connections are closed during a request.
 */
export function closeGracefully(app: FastifyInstance, draining: Draining, graceMs: number): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.began) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('preClose', (done) => {
    draining.begin();
    app.server.closeIdleConnections();
    const sweep = setInterval(() => app.server.closeIdleConnections(), 250).unref();
    const cut = setTimeout(() => app.server.closeAllConnections(), graceMs).unref();
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
    done();
  });
}

const signals = ['SIGTERM', 'SIGINT'] as const;

interface Stoppable {
  draining: Draining;
  log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  close: () => PromiseLike<unknown>;
  /** How long connections are still accepted after the signal. */
  drainSeconds: number;
}

/**
 * On the first SIGTERM or SIGINT: not ready, then connections are still accepted for `drainSeconds`, because a load
 * balancer may have just selected this process; then the listener closes, requests in flight finish, and the process
 * exits with 0. A second signal ends it immediately. Nest's shutdown hooks have no drain time and exit with the signal's code.
 */
export function stopOnSignals({ draining, log, close, drainSeconds }: Stoppable): void {
  const stop = async (signal: string) => {
    log.info({ signal, drainSeconds }, 'draining');
    draining.begin();
    await wait(drainSeconds * 1000);
    await close();
    log.info('stopped');
    process.exit(0);
  };
  const onFirst = (signal: NodeJS.Signals) => {
    // The handlers are removed: the next signal ends the process.
    for (const one of signals) process.off(one, onFirst);
    stop(signal).catch((error: unknown) => {
      log.error({ err: error }, 'shutdown failed');
      process.exit(1);
    });
  };
  for (const one of signals) process.on(one, onFirst);
}
