import type { PlatformHistory } from 'platform/shell';
import type { FindOwner } from '../routing/owners';

/**
 * A page that is missing in this document's registry may exist on the server: the user has signed in with another role,
 * or it was deployed since. It is loaded with a full navigation.
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
