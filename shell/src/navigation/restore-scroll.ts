import type { PlatformHistory } from 'platform/shell';
import { NavigationType } from 'platform';
import { isOtherPage } from './other-page';
import { createScrollMemory } from './scroll-memory';
import { scrollWhenTallEnough } from './scroll-when-tall-enough';

/**
 * Scroll position after a navigation: the top of another page, the fragment that the address names, or the stored
 * position after back and forward. A new query on the same page (a filter) keeps the position.
 */
export function restoreScroll(history: PlatformHistory, page: Window = window): void {
  page.history.scrollRestoration = 'manual';
  const memory = createScrollMemory(page);
  let { location } = history.get();
  let settle = { stop: () => {}, running: () => false };
  const returnTo = (top: number) => {
    settle.stop();
    settle = scrollWhenTallEnough(page, top);
  };

  page.addEventListener('scroll', () => settle.running() || memory.note(location.key), { passive: true });
  page.addEventListener('pagehide', memory.save);
  history.listen(() => {
    const { location: now, action } = history.get();
    const isOther = isOtherPage(location, now);
    location = now;
    if (action === NavigationType.Pop) returnTo(memory.find(now.key));
    else if (now.hash !== '') page.requestAnimationFrame(() => showFragment(page.document, now.hash));
    else if (isOther) returnTo(0);
  });
  const left = memory.find(location.key);
  if (left > 0) returnTo(left);
}

/** A malformed escape matches no element of the page. */
function showFragment(page: Document, hash: string): void {
  try {
    page.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
  }
}
