import { Readable } from 'node:stream';
import { pageAlternates, pageUrl } from 'shared-contracts';
import { inSlices } from '../../http/prepared/index.ts';

/** A page as a sitemap names it: once, with all its languages. */
export interface SitemapPage {
  path: string;
  /** Without a question mark. */
  query?: string;
  /** When its content changed last, where that is known. */
  changedAt?: Date | undefined;
}

type Batches = AsyncIterable<readonly SitemapPage[]> | Iterable<readonly SitemapPage[]>;

const start =
  '<?xml version="1.0" encoding="UTF-8"?>' +
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character]!);

function toEntry({ path, query = '', changedAt }: SitemapPage, publicUrl: string): string {
  const lastmod = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
  const links = pageAlternates(publicUrl, path, query).map(
    ({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`,
  );
  return `<url><loc>${escapeXml(pageUrl(publicUrl, path, query, 'pt'))}</loc>${lastmod}${links.join('')}</url>`;
}

/**
 * Written by hand: the library's `SitemapStream` hands on every tag by itself, at thirty times the cost, and 100,000
 * jobs would take longer than search engines are patient.
 */
async function* toXml(batches: Batches, publicUrl: string): AsyncGenerator<string> {
  yield start;
  for await (const batch of batches) {
    for await (const entries of inSlices(batch, (page) => toEntry(page, publicUrl))) yield entries.join('');
  }
  yield '</urlset>';
}

/** A sitemap that holds one batch at a time, and asks for the next when the reader has taken it. */
export function streamSitemap(batches: Batches, publicUrl: string): Readable {
  return Readable.from(toXml(batches, publicUrl), { objectMode: false });
}
