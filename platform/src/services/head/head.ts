import { brand, documentTitle } from 'shared-contracts';
import { removeAll, writeElement } from './head-elements';

/** What a page says about itself to the tab, to search engines and to whoever shares it. */
export interface PageMeta {
  /** Without the site's name, which is added; cut to what a tab shows. */
  title: string;
  description?: string | undefined;
  /** `noindex` keeps a page out of search engines. */
  robots?: 'index' | 'noindex' | undefined;
  /** Absolute address. */
  canonical?: string | undefined;
  /** One JSON-LD object. */
  structuredData?: object | undefined;
}

export interface HeadService {
  /** Describes the page until the returned function is called; of several, the last one counts. */
  readonly describe: (meta: PageMeta) => () => void;
  /** Title that stands now, for the announcement of a new page. */
  readonly title: () => string;
}

const nobodySpeaks: PageMeta = { title: brand.name };

/**
 * Takes over what the server wrote. While the first address stands, it knows more than a page does (canonical,
 * alternates, structured data): what a page leaves unsaid stays. After that, what is unsaid goes.
 */
export function createHead(page: Document): HeadService {
  const first = page.location.pathname;
  const stack: PageMeta[] = [];
  let moved = false;
  const update = () => {
    moved ||= page.location.pathname !== first;
    writeHead(page, stack.at(-1) ?? nobodySpeaks, moved);
  };
  return {
    title: () => page.title,
    describe(meta) {
      const layer = { ...meta };
      stack.push(layer);
      update();
      return () => {
        stack.splice(stack.indexOf(layer), 1);
        update();
      };
    },
  };
}

const robotsOf = (robots: PageMeta['robots']) => robots && `${robots},follow`;

function writeHead(page: Document, meta: PageMeta, clear: boolean): void {
  page.title = documentTitle(meta.title);
  const fields = [
    ['meta[name="description"]', 'content', meta.description],
    ['meta[name="robots"]', 'content', robotsOf(meta.robots)],
    ['link[rel="canonical"]', 'href', meta.canonical],
    ['meta[property="og:title"]', 'content', page.title],
    ['meta[property="og:description"]', 'content', meta.description],
    ['meta[property="og:url"]', 'content', meta.canonical],
    ['script[type="application/ld+json"]', null, meta.structuredData && JSON.stringify(meta.structuredData)],
  ] as const;
  for (const [selector, attribute, value] of fields) {
    if (value !== undefined) writeElement(page, selector, attribute, value);
    else if (clear) removeAll(page, selector);
  }
  // Alternates are the server's: another page's are wrong, and nobody who reads them follows links by script.
  if (clear) removeAll(page, 'link[rel="alternate"][hreflang]');
}
