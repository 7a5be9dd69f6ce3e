import { brand } from './brand.ts';
import type { Language } from './enums.ts';
import type { Job } from './jobs.contract.ts';
import { limits } from './limits.ts';
import { truncate } from './plain-text.ts';
import { textOfHtml } from './text-of-html.ts';

/**
 * Public URL of a page: the same path with `lng=en` for English, and without it for Portuguese (T21).
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

/** Alternate URLs of a page, the same on each language version and in the sitemap (T23). */
export function pageAlternates(publicUrl: string, path: string, query: string): readonly PageAlternate[] {
  const pt = pageUrl(publicUrl, path, query, 'pt');
  return [
    { language: 'pt-PT', url: pt },
    { language: 'en', url: pageUrl(publicUrl, path, query, 'en') },
    { language: 'x-default', url: pt },
  ];
}

/** Document title: the truncated page title followed by the site name. */
export function documentTitle(title: string): string {
  return title === brand.name ? title : `${truncate(title, limits.seoTitleCharacters)} | ${brand.name}`;
}

/** Meta description of a job's page (SPEC §9): the beginning of its text, or ''. */
export const jobDescription = ({ description, snippet }: Pick<Job, 'description' | 'snippet'>): string =>
  truncate(textOfHtml(description) || snippet, limits.seoDescriptionCharacters);
