import { useEffect } from 'react';
import { loadOnDemandParts } from 'platform';

/** Milliseconds after which it is done, idle or not; the wait of browsers that cannot tell. */
const patience = 4000;

/**
 * Fetches the other tabs' code once the page is idle. The shell does so for what it knows when a visit begins: whoever comes
 * here later has brought this remote's parts after that.
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
