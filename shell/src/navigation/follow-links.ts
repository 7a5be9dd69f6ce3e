import type { PlatformHistory } from 'platform/shell';
import type { FindOwner } from '../routing/owners';

/**
 * Navigates without a reload on clicks on plain links: those of remotes without React Router, also in open shadow roots, and of
 * sanitized texts. Links of React Router have handled their click before.
 */
export function followLinks(ownerOf: FindOwner, history: PlatformHistory, page: Document = document): void {
  page.addEventListener('click', (event) => {
    const link = event.composedPath().find(isLink);
    if (link === undefined || event.defaultPrevented || !isPlainClick(event) || !opensHere(link)) return;
    const { origin, pathname, search, hash, searchParams } = new URL(link.href);
    const { location } = page.defaultView ?? window;
    if (origin !== location.origin || ownerOf(pathname) === null) return;
    const isSame = pathname === location.pathname && search === location.search;
    // The browser scrolls to a heading of this page; the HTML server changes the language.
    if ((isSame && hash !== '') || searchParams.has('lng')) return;
    event.preventDefault();
    history[isSame ? 'replace' : 'push'](pathname + search + hash);
  });
}

const isLink = (node: EventTarget): node is HTMLAnchorElement => node instanceof HTMLAnchorElement && node.href !== '';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const opensHere = (link: HTMLAnchorElement) =>
  (link.target === '' || link.target === '_self') && !link.hasAttribute('download');
