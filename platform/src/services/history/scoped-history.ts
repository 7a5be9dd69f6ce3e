import type { HistorySource } from './types';

/**
 * A view of the history that does not change while the URL belongs to another remote. Without it an unmounting root would
 * render "no match" for a frame. It also stores the location at its creation.
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
