import { brand } from 'shared-contracts';

/** What a page says about itself to the tab, to search engines and to whoever shares it. */
export interface PageMeta {
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
  describe(meta: PageMeta): () => void;
  /** Title that stands now, for the announcement of a new page. */
  title(): string;
}

const emptyMeta: PageMeta = { title: brand.name };

/** Takes over what the server wrote: until a page describes itself, the head stays as it came. */
export function createHead(page: Document): HeadService {
  const stack: { meta: PageMeta }[] = [];
  const update = () => writeHead(page, stack.at(-1)?.meta ?? emptyMeta);
  return {
    title: () => page.title,
    describe(meta) {
      const layer = { meta };
      stack.push(layer);
      update();
      return () => {
        stack.splice(stack.indexOf(layer), 1);
        update();
      };
    },
  };
}

function writeHead(page: Document, meta: PageMeta): void {
  page.title = meta.title === brand.name ? brand.name : `${meta.title} · ${brand.name}`;
  writeAttribute(page, 'meta[name="description"]', 'content', meta.description);
  writeAttribute(page, 'meta[name="robots"]', 'content', meta.robots === 'noindex' ? 'noindex' : undefined);
  writeAttribute(page, 'link[rel="canonical"]', 'href', meta.canonical);
  writeStructuredData(page, meta.structuredData);
}

const structuredDataSelector = 'script[type="application/ld+json"]';

function writeStructuredData(page: Document, value: object | undefined): void {
  const script = value === undefined ? null : JSON.stringify(value);
  const [first, ...others] = page.head.querySelectorAll(structuredDataSelector);
  for (const other of others) other.remove();
  if (script === null) first?.remove();
  else (first ?? createElement(page, structuredDataSelector)).textContent = script;
}

function writeAttribute(page: Document, selector: string, attribute: string, value: string | undefined): void {
  const element = page.head.querySelector(selector);
  if (value === undefined) element?.remove();
  else (element ?? createElement(page, selector)).setAttribute(attribute, value);
}

/** Makes the element that a selector of the form `tag[name="value"]` finds. */
function createElement(page: Document, selector: string): Element {
  const [, tag = '', name = '', value = ''] = /^(\w+)\[([\w-]+)="([^"]+)"\]$/.exec(selector) ?? [];
  const element = page.createElement(tag);
  element.setAttribute(name, value);
  page.head.append(element);
  return element;
}
