import type { PageServices } from 'platform/shell';
import { pageElements } from 'shared-contracts';
import { isOtherPage } from './other-page';

/** Longest wait, in milliseconds, for a new title; then the current title is announced. */
const longest = 3000;
/** A title may change twice in a row: one page resets its title, the next one sets another. */
const quiet = 100;

/**
 * After a navigation to another page: moves the focus to its content for keyboard users, and announces its title to
 * screen readers once the page has set one.
 */
export function announcePages({ history, announcer, head }: PageServices, page: Document = document): void {
  let { location } = history.get();
  let stopWaiting = () => {};
  history.listen(() => {
    const { location: now } = history.get();
    const isOther = isOtherPage(location, now);
    location = now;
    if (!isOther) return;
    page.getElementById(pageElements.main)?.focus({ preventScroll: true });
    stopWaiting();
    stopWaiting = onTitle(page, () => announcer.announce(head.title()));
  });
}

/** Calls back once the title has changed and is stable, or after the longest wait. */
function onTitle(page: Document, callback: () => void): () => void {
  let timer = setTimeout(finish, longest);
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(finish, quiet);
  });
  observer.observe(page.head, { childList: true, subtree: true, characterData: true });
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  function finish() {
    stop();
    callback();
  }
  return stop;
}
