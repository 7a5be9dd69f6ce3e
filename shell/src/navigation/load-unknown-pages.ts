import type { PlatformHistory } from 'platform/shell';
import type { FindOwner } from '../routing/owners';

/**
 * A page of which this one knows nothing may be there by now: somebody has signed in for whom there is more, or it has been
 * deployed since. The server is asked for it, as if its address had been typed.
 */
export function loadUnknownPages(
  ownerOf: FindOwner,
  history: PlatformHistory,
  load = () => window.location.reload(),
): void {
  let { pathname } = history.get().location;
  history.listen(() => {
    const before = pathname;
    ({ pathname } = history.get().location);
    if (pathname !== before && ownerOf(pathname) === null) load();
  });
}
