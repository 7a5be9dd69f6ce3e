import { brand, documentTitle } from 'shared-contracts';

/** Metadata of a page for the browser tab, search engines and link previews. */
export interface PageMeta {
  /** Without the site name, which is appended. Truncated. */
  title: string;
  description?: string | undefined;
  /** `noindex` keeps a page out of search engines. */
  robots?: 'index' | 'noindex' | undefined;
  /** Absolute URL. */
  canonical?: string | undefined;
  /** One JSON-LD object. */
  structuredData?: object | undefined;
}

export interface HeadService {
  /** Sets the page's metadata until the returned function is called. The last of several calls applies. */
  readonly describe: (meta: PageMeta) => () => void;
  /** Current title, for the announcement of a new page. */
  readonly title: () => string;
}

const defaultMeta: PageMeta = { title: brand.name };

/**
 * Manages the server-rendered head. On the first page, metadata that the page does not set is kept, because the server also
 * renders canonical, alternates and structured data. After a navigation it is removed.
 */
export function createHead(page: Document): HeadService {
  const first = page.location.pathname;
  const stack: PageMeta[] = [];
  let moved = false;
  const update = () => {
    moved ||= page.location.pathname !== first;
    writeHead(page, stack.at(-1) ?? defaultMeta, moved);
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
  // Alternates are written by the server only. Remove them after a navigation: they belong to another page, and crawlers do
  // not navigate by script.
  if (clear) removeAll(page, 'link[rel="alternate"][hreflang]');
}

/** `tag[name="value"]`, which is used both to find and to create an element. */
type Selector = `${string}[${string}="${string}"]`;

/** Sets an attribute of the selected element, or its text if `attribute` is null. Creates the element if it is missing. */
function writeElement(page: Document, selector: Selector, attribute: string | null, value: string): void {
  const [first = createElement(page, selector), ...others] = page.head.querySelectorAll(selector);
  for (const other of others) other.remove();
  if (attribute === null) first.textContent = value;
  else first.setAttribute(attribute, value);
}

function removeAll(page: Document, selector: string): void {
  for (const element of page.head.querySelectorAll(selector)) element.remove();
}

function createElement(page: Document, selector: Selector): Element {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[([\w-]+)="([^"]+)"\]$/.exec(selector) ?? [];
  const element = page.createElement(tag);
  element.setAttribute(name, value);
  page.head.append(element);
  return element;
}
