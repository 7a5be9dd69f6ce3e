import type { PageSource } from '../pages';
import type { FindOwner } from '../routing/owners';
import { isCostly } from './connection';
import { prefetchPage } from './prefetch-page';

/** A pointer that only passes over a link does not start a prefetch. */
const intentAfter = 80;

/** Prefetches code and data of a page when the user shows intent to navigate to it. */
export function prefetchOnIntent(ownerOf: FindOwner, pages: PageSource, page: Document = document): void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (event: Event) => {
    const address = linkAddress(event);
    if (address === null || done.has(address.href) || isCostly(window)) return;
    done.add(address.href);
    prefetchPage({ match: ownerOf(address.pathname), address, page, pages });
  };
  const linger = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(event), intentAfter);
  };
  page.addEventListener('pointerover', linger, { passive: true });
  page.addEventListener('pointerout', () => clearTimeout(timer), { passive: true });
  page.addEventListener('focusin', prefetch);
  page.addEventListener('touchstart', prefetch, { passive: true });
}

/** The target of the event's link, if it is another page of the site. */
function linkAddress({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target === '_blank' || !link.hasAttribute('href')) return null;
  const address = new URL(link.href);
  return address.origin === location.origin && address.pathname !== location.pathname ? address : null;
}
