import { isOneOf, languages, type Language } from 'shared-contracts';
import { filesOf } from '../cacheable';
import { cachedFiles } from '../file-strategies';
import { anyVariant, cacheNames, pageCaches } from '../caches';
import { fillOfflinePage, type CachedPage } from './fill-offline-page';

const lastLanguage = '/last-language';
const addressOf = (language: Language) => `/offline?lng=${language}`;
const offlineCache = () => caches.open(cacheNames.offline);

/**
 * Caches the offline page in both languages, with its files. Rejects if a request fails: the worker is not installed
 * then.
 */
export async function cacheOfflinePages(event: ExtendableEvent): Promise<void> {
  const cache = await offlineCache();
  for (const language of languages) {
    const page = await fetch(addressOf(language), { cache: 'no-cache' });
    if (!page.ok) throw new Error(`The offline page answers ${page.status}`);
    const html = await page.clone().text();
    await cache.put(addressOf(language), page);
    await Promise.all(filesOf(html).map((file) => cachedFiles.handle({ request: new Request(file), event })));
  }
}

/** The offline page uses the language of the last page. */
export async function noteLanguage({ headers }: Response): Promise<void> {
  const language = headers.get('content-language');
  if (isOneOf(languages, language)) await (await offlineCache()).put(lastLanguage, new Response(language));
}

/** Answers the requested address with the offline page and a list of the cached pages. */
export async function offlineAnswer(address: string): Promise<Response> {
  const cache = await offlineCache();
  const noted = await (await cache.match(lastLanguage))?.text();
  const page = await cache.match(addressOf(isOneOf(languages, noted) ? noted : 'pt'), anyVariant);
  if (page === undefined) return Response.error();
  const html = fillOfflinePage(await page.text(), address, await cachedPages());
  return new Response(html, { status: 503, headers: page.headers });
}

/** Most recently read first. */
async function cachedPages(): Promise<CachedPage[]> {
  const found = new Map<string, CachedPage>();
  for (const name of pageCaches) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).toReversed()) {
      const html = (await (await cache.match(request, anyVariant))?.text()) ?? '';
      const { pathname, search } = new URL(request.url);
      const path = pathname + search;
      found.set(path, { path, titleHtml: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? path });
    }
  }
  return [...found.values()];
}
