import { createValueStore, type ValueStore } from 'platform';
import { slowAfter } from 'platform/shell';

/** `content`: a part of the page is loading; `action`: a request of a button or the next document is pending. */
export type SlowWait = 'content' | 'action' | null;

/** What is shown while content is loading: skeletons, and outdated content. */
const content = '[data-skeleton], [aria-busy="true"]';
/** Set by a busy button, and on the root element while another document is loading. */
const busyAttribute = 'data-busy';
const waits = `${content}, [${busyAttribute}]`;
const attributeFilter = ['aria-busy', 'data-skeleton', busyAttribute];

/** An upload shows its own progress. */
const showsProgress = (element: Element) =>
  (element.closest('form')?.querySelector('[role="progressbar"]') ?? null) !== null;
/** Set by the page that shows all components: its skeletons are examples. */
const examples = '[data-examples]';
const isWaiting = (element: Element) =>
  (element.checkVisibility?.() ?? true) && !showsProgress(element) && element.closest(examples) === null;

/** Time of each waiting element's first appearance. */
type Waits = Map<Element, number>;

const isSlow = (since: number, now: number) => now - since >= slowAfter;

function slowest(waiting: Waits, now: number): SlowWait {
  const slow = [...waiting].filter(([, since]) => isSlow(since, now));
  if (slow.length === 0) return null;
  return slow.some(([element]) => element.matches(content)) ? 'content' : 'action';
}

/**
 * Observes all waits of the page, including isolated remotes, by their elements: a wait that lasts `slowAfter` is slow until
 * its element is removed. Pages need no timers.
 */
export function watchWaits(page: Document): ValueStore<SlowWait> {
  const slow = createValueStore<SlowWait>(null);
  const roots: ParentNode[] = [page];
  let waiting: Waits = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, attributes: true, attributeFilter });
  const addIsolatedRoots = () => {
    for (const { shadowRoot } of page.querySelectorAll('main > *')) {
      if (shadowRoot === null || roots.includes(shadowRoot)) continue;
      roots.push(shadowRoot);
      observe(shadowRoot);
    }
  };
  const scan = () => {
    clearTimeout(timer);
    addIsolatedRoots();
    const now = performance.now();
    const found = roots.flatMap((root) => [...root.querySelectorAll(waits)]).filter(isWaiting);
    waiting = new Map(found.map((element) => [element, waiting.get(element) ?? now]));
    const next = slowest(waiting, now);
    if (next !== slow.get()) slow.set(next);
    const pending = [...waiting.values()].filter((since) => !isSlow(since, now));
    if (pending.length > 0) timer = setTimeout(scan, Math.min(...pending) + slowAfter - now);
  };
  const observer = new MutationObserver(scan);
  observe(page);
  scan();
  return slow;
}

/** Pages of the site; the API answers with downloads, after which this document remains. */
const isPage = (address: string) => {
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin && !pathname.startsWith('/api/');
};

/** Marks the page as busy while another document of the site is loading. */
export function markDocumentLoads(page: Window): void {
  const root = page.document.documentElement;
  const end = () => root.removeAttribute(busyAttribute);
  page.navigation?.addEventListener('navigate', ({ destination, downloadRequest }) => {
    if (downloadRequest === null && !destination.sameDocument && isPage(destination.url)) {
      root.setAttribute(busyAttribute, '');
    }
  });
  page.navigation?.addEventListener('navigateerror', end);
  // Restored from the back/forward cache.
  page.addEventListener('pageshow', end);
}
