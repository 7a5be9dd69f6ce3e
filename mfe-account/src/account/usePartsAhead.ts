import { useEffect } from 'react';
import { loadOnDemandParts } from 'platform';

/** Milliseconds after which it is done, idle or not; the wait of browsers that cannot tell. */
const patience = 4000;

/**
 * Prefetches the other tabs' chunks when the page is idle. The shell prefetches only the chunks that are known when a
 * visit starts, and this remote may be loaded later.
 */
export function usePartsAhead(): void {
  useEffect(() => {
    const load = () => void loadOnDemandParts();
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(load, patience);
      return () => clearTimeout(timer);
    }
    const request = requestIdleCallback(load, { timeout: patience });
    return () => cancelIdleCallback(request);
  }, []);
}
