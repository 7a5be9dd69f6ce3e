import { LRUCache } from 'lru-cache';
import { inSpan, valueInTime } from 'server-kit';
import { fragmentAttribute, hydrateAttribute, type PrimedEntry } from 'shared-contracts';
import type { SiteMetrics } from '../operations/site-metrics.ts';
import type { Timings } from '../timings.ts';
import type { ContentHosts } from './content-hosts.ts';
import type { Rendered, RenderRequest } from './content.types.ts';

/** Rendered content with its data. Both must be sent together, since hydration requires the same data. */
export interface PageContent {
  html: string;
  /** CSS of each rendered part. */
  styles: readonly string[];
  data: readonly PrimedEntry[];
  /** Ids of the entries of fragments that were not rendered. */
  missing: readonly string[];
}

interface ContentOrder {
  /** Id of the entry that renders it. */
  id: string;
  request: RenderRequest;
  /** Fragments with a slot in the rendered content. */
  fragments?: readonly FragmentOrder[];
  /** Version of the data of the page and its fragments; null if it is unknown: such content is never cached. */
  version: string | null;
}

export interface FragmentOrder extends Pick<ContentOrder, 'id' | 'request'> {
  /** Name of the fragment in its slot: `mfe-jobs:recent`. */
  address: string;
}

export type ContentOf = (host: ContentHosts, order: ContentOrder) => Promise<PageContent | null>;

/** A rendering in progress: the complete result, and the parts that are ready at the content deadline. */
interface Rendering {
  whole: Promise<PageContent | null>;
  inTime: Promise<PageContent | null>;
}

/** Rendered parts of about 350 pages: header, content and footer of each. */
const cachedParts = 1000;

/**
 * Renders through the host and caches anonymous content while its data version is current. Equal requests share one
 * rendering. Content that misses its own page's deadline is cached for the next one.
 */
export function createContent({ contentAge, contentDeadline }: Timings, metrics: SiteMetrics): ContentOf {
  const cache = new LRUCache<string, PageContent>({ max: cachedParts, ttl: contentAge });
  // Not `SingleFlight`, because callers wait for another result than the cache.
  const inProgress = new Map<string, Rendering>();

  const start = (host: ContentHosts, order: ContentOrder): Rendering => {
    const fragments = order.fragments ?? [];
    const parts = [order, ...fragments].map(({ id, request }) =>
      inSpan(`render ${id}`, { kind: 'internal' }, async () => host.render(id, request)),
    );
    return {
      whole: Promise.all(parts).then((found) => compose(order, found)),
      inTime: Promise.all(parts.map((part) => valueInTime(part, contentDeadline, null))).then((found) =>
        compose(order, found),
      ),
    };
  };
  const track = (key: string, rendering: Rendering) => {
    const settle = (content: PageContent | null): void => {
      inProgress.delete(key);
      if (content?.missing.length === 0) cache.set(key, content);
    };
    inProgress.set(key, rendering);
    void rendering.whole.then(settle);
    return rendering;
  };

  const counted = async ({ inTime }: Rendering) => {
    const content = await inTime;
    metrics.content(content === null ? 'missing' : 'rendered');
    return content;
  };

  return async (host, order) => {
    if (order.version === null) return counted(start(host, order));
    const key = keyOf(host, order, order.version);
    const cached = cache.get(key);
    if (cached === undefined) return counted(inProgress.get(key) ?? track(key, start(host, order)));
    metrics.content('cached');
    return cached;
  };
}

function keyOf(host: ContentHosts, { id, request, fragments = [] }: ContentOrder, version: string): string {
  const { part = '', language, path, context } = request;
  const entries = new Set([id, ...fragments.map((fragment) => fragment.id)]);
  const addresses = fragments.map(({ address }) => address);
  const rendered = [...entries].map((one) => host.keyOf(one));
  return [...rendered, ...addresses, part, language, context.status, version, path].join(' ');
}

/** Null if the page itself was not rendered. The browser renders a missing fragment: its slot stays empty and its data is omitted. */
function compose(order: ContentOrder, [page, ...parts]: readonly (Rendered | null | undefined)[]): PageContent | null {
  if (page === null || page === undefined) return null;
  const fragments = order.fragments ?? [];
  const missing: string[] = [];
  const filled = fragments.flatMap(({ id, address, request }, index) => {
    const part = parts[index];
    if (part !== null && part !== undefined) return [{ ...part, address, data: request.data }];
    missing.push(id);
    return [];
  });
  return {
    html: fillSlots(page.html, filled),
    styles: [page.css, ...filled.map(({ css }) => css)],
    data: [...order.request.data, ...filled.flatMap(({ data }) => data)],
    missing,
  };
}

/** Inserts rendered fragments into the slots of platform's `Fragment`. */
function fillSlots(page: string, fragments: readonly { address: string; html: string }[]): string {
  return fragments.reduce((html, fragment) => {
    const name = `<div ${fragmentAttribute}="${fragment.address}"`;
    return html.replace(`${name}></div>`, () => `${name} ${hydrateAttribute}="1">${fragment.html}</div>`);
  }, page);
}
