import { NavigationType } from 'platform';
import { createPageStorage, type PlatformHistory } from 'platform/shell';
import { isOtherPage } from './other-page';

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
    else memory.note(now.key);
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

interface ScrollMemory {
  /** Stores the scroll position of a history entry. */
  readonly note: (key: string) => void;
  readonly find: (key: string) => number;
  /** Stores the newest positions across a reload. */
  readonly save: () => void;
}

const storageKey = 'shell.scroll';
const maxPositions = 50;

function createScrollMemory(page: Window): ScrollMemory {
  const storage = createPageStorage('sessionStorage', page);
  const positions = new Map<string, number>(readPositions(storage.get(storageKey)));
  return {
    note: (key) => void positions.set(key, page.scrollY),
    find: (key) => positions.get(key) ?? 0,
    save: () => void storage.set(storageKey, JSON.stringify([...positions].slice(-maxPositions))),
  };
}

function readPositions(text: string | null): [string, number][] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition) : [];
  } catch {
    return [];
  }
}

function isPosition(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

/** A page that loads its content needs time to reach its previous height. */
const longestWait = 2000;

/** Any of these user events cancels the restoration. */
const userInput = ['wheel', 'touchstart', 'keydown'] as const;

/** Scrolls to a position once the page is tall enough, and stops trying after two seconds. */
function scrollWhenTallEnough(page: Window, top: number): { stop: () => void; running: () => boolean } {
  let running = true;
  const observer = new ResizeObserver(() => advance());
  const timer = setTimeout(stop, longestWait);
  for (const event of userInput) page.addEventListener(event, stop, { passive: true });

  function advance() {
    if (!running) return;
    page.scrollTo(0, top);
    if (Math.abs(page.scrollY - top) < 2) stop();
  }
  function stop() {
    running = false;
    observer.disconnect();
    clearTimeout(timer);
    for (const event of userInput) page.removeEventListener(event, stop);
  }

  page.requestAnimationFrame(() => {
    if (!running) return;
    observer.observe(page.document.body);
    advance();
  });
  return { stop, running: () => running };
}
