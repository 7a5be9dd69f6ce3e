export interface CachedPage {
  path: string;
  /** HTML-escaped, as in the page's markup. */
  titleHtml: string;
}

/** Placeholders in the server's offline page. */
export const cachedListId = 'kept-pages';
export const retryAddress = '/home#retry';

const emptyList = new RegExp(`(<ul[^<>]{0,200}\\bid="${cachedListId}"[^<>]{0,200}>)(</ul>)`);
const retryLink = `href="${retryAddress}"`;

/** Custom implementation for its size: the service worker has no dependency but Workbox. */
const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replaceAll(/[&"<>]/g, (character) => escapes[character]!);

/** "Analista | Trampolim" is "Analista" in a list of our own. */
const withoutBrand = (title: string) => title.replace(/ \| [^|]*$/, '');

const item = ({ path, titleHtml }: CachedPage) =>
  `<li><a href="${escapeAttribute(path)}">${withoutBrand(titleHtml)}</a></li>`;

/**
 * The offline page for an address: its retry link is the address, and its list, hidden while empty, names the cached
 * pages.
 */
export function fillOfflinePage(html: string, address: string, pages: readonly CachedPage[]): string {
  const { pathname, search } = new URL(address);
  return html
    .replace(retryLink, () => `href="${escapeAttribute(pathname + search)}"`)
    .replace(emptyList, (_, start: string, end: string) => start + pages.map(item).join('') + end);
}
