import type { PrimedEntry } from 'shared-contracts';
import type { Timings } from '../timings.ts';
import { ContentCache } from './content-cache.ts';
import type { ContentHost } from './content-host.ts';
import type { Rendered, RenderRequest } from './content.types.ts';
import { within } from './within.ts';

/** Content and the very data that it was rendered from: both have to reach the browser together. */
export interface PageContent extends Rendered {
  data: readonly PrimedEntry[];
}

export type ContentOf = (
  host: ContentHost,
  id: string,
  request: RenderRequest,
  /** What the data depends on; null for data of unknown age, which is never kept. */
  version: string | null,
) => Promise<PageContent | null>;

/** Rendered parts of about 350 pages: header, content and footer of each. */
const cachedParts = 1000;

/**
 * Renders through the host and remembers anonymous answers while their data stands. Equal requests share one rendering,
 * and what comes too late for its own page serves the next one.
 */
export function createContent({ contentAge, contentDeadline }: Timings): ContentOf {
  const cache = new ContentCache<PageContent>(cachedParts, contentAge);
  const underWay = new Map<string, Promise<PageContent | null>>();

  const renderOnce = (key: string, render: () => Promise<PageContent | null>) => {
    const rendering = underWay.get(key) ?? remember(key, render());
    return within(rendering, contentDeadline);
  };
  const remember = (key: string, rendering: Promise<PageContent | null>) => {
    const remembered = rendering.then((content) => {
      underWay.delete(key);
      if (content !== null) cache.set(key, content);
      return content;
    });
    underWay.set(key, remembered);
    return remembered;
  };

  return async (host, id, request, version) => {
    const render = async () => withData(await host.render(id, request), request);
    if (version === null) return within(render(), contentDeadline);
    const { part = '', language, path, context } = request;
    const key = [host.keyOf(id), part, language, context.status, version, path].join(' ');
    return cache.get(key) ?? renderOnce(key, render);
  };
}

const withData = (rendered: Rendered | null, { data }: RenderRequest): PageContent | null =>
  rendered === null ? null : { html: rendered.html, css: rendered.css, data };
