import type { FastifyRequest } from 'fastify';
import type { AskApi } from '../data/api-client.ts';
import { viewerOf, visitor, type Viewer } from '../data/session-role.ts';
import type { SiteSnapshot } from '../site/site.ts';
import { hasSessionCookie } from './cookies.ts';

/**
 * Requests the session only when its role can change the page: there is a session cookie, and a remote is limited to a
 * role.
 */
export function createViewerLookup(ask: AskApi, deadline: number) {
  return async (request: FastifyRequest, { remotes }: SiteSnapshot): Promise<Viewer> => {
    const { cookie } = request.headers;
    const matters = remotes.some(({ isolation }) => isolation !== null);
    if (!matters || cookie === undefined || !hasSessionCookie(cookie)) return visitor;
    return viewerOf(ask, { signal: AbortSignal.timeout(deadline), requestId: request.id, cookie });
  };
}
