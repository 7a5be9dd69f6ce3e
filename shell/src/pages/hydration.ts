import type { PlatformHistory } from 'platform/shell';
import { hydrateAttribute } from 'shared-contracts';
import type { PageSource } from './page-source';
import type { PageName } from './shell-routes';

interface WrittenPage {
  pages: PageSource;
  /** Which one was written. */
  name: PageName;
  history: PlatformHistory;
}

/**
 * Resolves when the shell's page may be mounted. Server content is hydrated by the page that it shows, after the code
 * of that page is loaded. If loading fails, or the user navigates away first, the content is discarded.
 */
export async function readyToHydrate(element: Element, { pages, name, history }: WrittenPage): Promise<void> {
  if (!element.hasAttribute(hydrateAttribute)) return;
  let moved = false;
  await new Promise<void>((resolve) => {
    const stop = history.listen(() => {
      moved = true;
      stop();
      resolve();
    });
    void pages.load(name).finally(() => {
      stop();
      resolve();
    });
  });
  if (moved || pages.get(name) === 'failed') element.removeAttribute(hydrateAttribute);
}
