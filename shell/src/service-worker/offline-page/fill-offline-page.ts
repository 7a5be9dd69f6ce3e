export interface KeptPage {
  path: string;
  /** As it stands in the page's own markup: escaped. */
  titleHtml: string;
}

/** Where the offline page, as the server sends it, leaves room. */
export const keptListId = 'kept-pages';
export const retryAddress = '/home#retry';

const emptyList = new RegExp(`(<ul[^<>]{0,200}\\bid="${keptListId}"[^<>]{0,200}>)(</ul>)`);
const retryLink = `href="${retryAddress}"`;

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escapeAttribute = (text: string) => text.replaceAll(/[&"<>]/g, (character) => escapes[character]!);

/** "Analista | Trampolim" is "Analista" in a list of our own. */
const withoutBrand = (title: string) => title.replace(/ \| [^|]*$/, '');

const item = ({ path, titleHtml }: KeptPage) =>
  `<li><a href="${escapeAttribute(path)}">${withoutBrand(titleHtml)}</a></li>`;

/** The offline page for an address: its retry leads there, and its list, unseen while empty, names what is kept. */
export function fillOfflinePage(html: string, address: string, kept: readonly KeptPage[]): string {
  const { pathname, search } = new URL(address);
  return html
    .replace(retryLink, () => `href="${escapeAttribute(pathname + search)}"`)
    .replace(emptyList, (_, start: string, end: string) => start + kept.map(item).join('') + end);
}
