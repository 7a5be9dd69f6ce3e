import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { pageAlternates, pageUrl } from 'shared-contracts';
import { ErrorLevel, SitemapItemStream, type SitemapItem } from 'sitemap';

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

function toItem({ path, query = '', changedAt }: SitemapPage, publicUrl: string): SitemapItem {
  const links = pageAlternates(publicUrl, path, query).map(({ language, url }) => ({ lang: language, url }));
  const lastmod = changedAt === undefined ? {} : { lastmod: changedAt.toISOString() };
  return { url: pageUrl(publicUrl, path, query, 'pt'), ...lastmod, links, img: [], video: [] };
}

/** The library's `SitemapStream` checks every address again and hands on every tag by itself: eight times the work. */
async function* toXml(batches: Batches, publicUrl: string): AsyncGenerator<string> {
  const items = new SitemapItemStream({ level: ErrorLevel.SILENT });
  let xml = start;
  items.on('data', (tag: string) => {
    xml += tag;
  });
  for await (const batch of batches) {
    for (const page of batch) items.write(toItem(page, publicUrl));
    yield xml;
    xml = '';
  }
  items.end();
  await finished(items);
  yield `${xml}</urlset>`;
}

/** A sitemap that holds one batch at a time, and asks for the next when the reader has taken it. */
export function streamSitemap(batches: Batches, publicUrl: string): Readable {
  return Readable.from(toXml(batches, publicUrl), { objectMode: false });
}
