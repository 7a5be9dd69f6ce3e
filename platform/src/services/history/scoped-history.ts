import type { HistorySource } from './types';

/**
 * A view of the history that stands still while the address belongs to somebody else. Without it a root that is about
 * to leave would render "no match" for a frame. Made with a root, it also remembers where the page was then.
 */
export function createScopedHistory(history: HistorySource, owns: (pathname: string) => boolean): HistorySource {
  const written = history.get();
  let last = written;
  return {
    getWritten: () => written,
    listen: history.listen,
    get: () => {
      const now = history.get();
      if (now !== last && owns(now.location.pathname)) last = now;
      return last;
    },
  };
}
