import type { FastifyInstance } from 'fastify';

/** Milliseconds of one turn of the event loop. */
const defaultSliceMs = 5;

/**
 * Runs the tasks of a burst in the order of their arrival, for a slice of each turn of the event loop: a thousand requests that arrive at
 * once, or connections that are ended at once, delay responses in progress and unpaced requests (health checks) by at most one slice.
 * Custom implementation: p-limit and p-throttle limit tasks by number, not by the time that they take.
 */
export class BurstPacer {
  readonly #waiting: (() => void)[] = [];
  readonly #sliceMs: number;
  #isScheduled = false;

  constructor(sliceMs = defaultSliceMs) {
    this.#sliceMs = sliceMs;
  }

  /** Runs `task` in this turn of the event loop, or in a later one if earlier tasks use up the slices. */
  run(task: () => void): void {
    this.#waiting.push(task);
    this.#schedule();
  }

  #schedule(): void {
    if (this.#isScheduled || this.#waiting.length === 0) return;
    this.#isScheduled = true;
    setImmediate(() => this.#runSome());
  }

  #runSome(): void {
    this.#isScheduled = false;
    const began = performance.now();
    try {
      do this.#waiting.shift()?.();
      while (this.#waiting.length > 0 && performance.now() - began < this.#sliceMs);
    } finally {
      this.#schedule();
    }
  }
}

/**
 * Runs the remaining hooks of requests with a `BurstPacer`. Register it before any other hook, so that their cost is paced too.
 *
 * @param unpaced URLs that do not wait: health checks.
 */
export function paceRequests(app: FastifyInstance, unpaced: readonly string[]): void {
  const pacer = new BurstPacer();
  app.addHook('onRequest', (request, _reply, done) => {
    if (unpaced.includes(request.url)) done();
    else pacer.run(done);
  });
}
