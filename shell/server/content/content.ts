import type { PrimedEntry } from 'shared-contracts';
import { ContentCache } from './content-cache.ts';
import type { ContentHost } from './content-host.ts';
import type { Rendered, RenderRequest } from './content.types.ts';

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

/** Renders through the host and remembers anonymous answers while their data stands. */
export function createContent(maxAge: number): ContentOf {
  const cache = new ContentCache<PageContent>(cachedParts, maxAge);
  return async (host, id, request, version) => {
    const { part = '', language, path, context } = request;
    const key = version === null ? null : [host.keyOf(id), part, language, context.status, version, path].join(' ');
    const known = key === null ? undefined : cache.get(key);
    if (known !== undefined) return known;
    const rendered = await host.render(id, request);
    if (rendered === null) return null;
    const content = { html: rendered.html, css: rendered.css, data: request.data };
    if (key !== null) cache.set(key, content);
    return content;
  };
}
