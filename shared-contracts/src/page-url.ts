import type { Language } from './enums.ts';

/**
 * Address of a page for everybody: English is the same path with `lng=en`, Portuguese is the bare address (T21).
 * @param query as a text, without a question mark
 */
export function pageUrl(publicUrl: string, path: string, query: string, language: Language): string {
  const search = [query, language === 'en' ? 'lng=en' : ''].filter(Boolean).join('&');
  return `${publicUrl}${path}${search === '' ? '' : `?${search}`}`;
}

export interface PageAlternate {
  language: 'pt-PT' | 'en' | 'x-default';
  url: string;
}

/** All languages of a page, named the same way on each of them and in the sitemap (T23). */
export function pageAlternates(publicUrl: string, path: string, query: string): readonly PageAlternate[] {
  const pt = pageUrl(publicUrl, path, query, 'pt');
  return [
    { language: 'pt-PT', url: pt },
    { language: 'en', url: pageUrl(publicUrl, path, query, 'en') },
    { language: 'x-default', url: pt },
  ];
}
