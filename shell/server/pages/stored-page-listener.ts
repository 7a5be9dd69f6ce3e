import type { IncomingMessage, RequestListener } from 'node:http';
import type { rawRequestLog, RequestMetrics } from 'server-kit';
import type { SiteSnapshot } from '../site/site.ts';
import type { SharedPages } from './shared-pages.ts';

interface StoredPageServices {
  sharedPages: SharedPages;
  live: () => SiteSnapshot;
  requests: RequestMetrics;
  log: ReturnType<typeof rawRequestLog>;
}

/**
 * Answers requests for stored pages before Fastify sees them (ADR 70); `next` answers all others, by the same store. A stored page needs as
 * little work as a refusal: it neither waits in a burst nor counts for the limit of requests in progress.
 */
export function storedPagesFirst(
  { sharedPages, live, requests, log }: StoredPageServices,
  next: RequestListener,
): RequestListener {
  return (request, response) => {
    const began = performance.now();
    const key = isPlainRead(request) ? sharedPages.keyOf(request, live()) : null;
    const page = key === null ? null : sharedPages.find(key);
    if (page === null || !sharedPages.sendReady(request, response, page)) {
      next(request, response);
      return;
    }
    requests.measure(response, { began, method: request.method ?? '', routeOf: () => page.pattern });
    if (log !== null) response.once('finish', () => log(request, response, performance.now() - began));
  };
}

/** GET or HEAD without a body, which the server would have to read. */
const isPlainRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') &&
  headers['content-length'] === undefined &&
  headers['transfer-encoding'] === undefined;
