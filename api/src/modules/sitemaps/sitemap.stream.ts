import { Readable } from 'node:stream';
import { escapeUTF8 } from 'entities';
import { pageAlternates, pageUrl } from 'shared-contracts';
import { inSlices } from '../../http/index.ts';

/** An entry of a sitemap: one page with all its languages. */
export interface SitemapPage {
  path: string;
  /** Without a question mark. */
  query?: string;
  /** Time of the last content change, if known. */
  changedAt?: Date | undefined;
}

type Batches = AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>;

const start =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

function toEntry({ path, query = '', changedAt }: SitemapPage, publicUrl: string): string {
  const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  const links = pageAlternates(publicUrl, path, query).map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeUTF8(url)}"/>`,
  );
  return `<url><loc>${escapeUTF8(pageUrl(publicUrl, path, query, 'pt'))}</loc>${lastmod}${links.join('')}</url>`;
}

/**
 * Written without the library's `SitemapStream`, which pushes every tag separately at thirty times the cost. 100,000
 * jobs would exceed the timeouts of search engines.
 */
async function* toXml(batches: Batches, publicUrl: string): AsyncGenerator<string> {
  yield start;
  for await (const batch of batches) {
    for await (const entries of inSlices(batch, (page) => toEntry(page, publicUrl))) yield entries.join('');
  }
  yield '</urlset>';
}

/** Streams a sitemap. Buffers one batch and reads the next when the consumer has taken it. */
export function streamSitemap(batches: Batches, publicUrl: string): Readable {
  return Readable.from(toXml(batches, publicUrl), { objectMode: false });
}
