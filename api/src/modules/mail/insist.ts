import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. */
export interface Patience {
  whole: number;
  /** Longer, and work that hangs is begun anew. */
  oneTry: number;
  pause: number;
}

/**
 * Has something done that may fail or hang for a while. Work that hung may end later all the same, so it has to bear being
 * done twice.
 * @throws the last failure, within `whole`.
 */
export async function insist<Result>(work: () => Promise<Result>, { whole, oneTry, pause }: Patience): Promise<Result> {
  const until = performance.now() + whole;
  for (;;) {
    try {
      return await within(Math.min(oneTry, until - performance.now()), work());
    } catch (error) {
      if (performance.now() + pause >= until) throw error;
      await wait(pause);
    }
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done within ${Math.round(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
