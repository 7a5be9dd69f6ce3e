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
 * Resolves when the shell's page may be mounted. Content of the server is taken over by the very page that it shows,
 * whose code has to be there first; where that fails, or the person moves on meanwhile, the content is given up.
 */
export async function readyToTakeOver(element: Element, { pages, name, history }: WrittenPage): Promise<void> {
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
