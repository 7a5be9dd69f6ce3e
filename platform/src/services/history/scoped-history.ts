import type { HistorySource } from './types';

/**
 * A view of the history that stands still while the address belongs to somebody else. Without it a root that is about
 * to leave would render "no match" for a frame.
 */
export function createScopedHistory(history: HistorySource, owns: (pathname: string) => boolean): HistorySource {
  let last = history.get();
  return {
    listen: history.listen,
    get: () => {
      const now = history.get();
      if (now !== last && owns(now.location.pathname)) last = now;
      return last;
    },
  };
}
