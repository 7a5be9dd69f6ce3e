import type { FastifyRequest } from 'fastify';
import type { Visitor } from 'registry';
import { clientKey } from 'server-kit';
import { getSession, isOneOf, roles, type Role } from 'shared-contracts';
import type { AskApi, AskOptions } from '../data/api-client.ts';
import type { SiteSnapshot } from '../site/site.ts';
import { visitorSnapshot, type VisitorOptions, type VisitorSnapshot } from '../site/visitor-snapshot.ts';
import { hasSessionCookie, sessionCookieOf, toPageRequest } from './page-request.ts';
import { previewToken } from './preview-cookie.ts';

/** The requesting user: a visitor, or a signed-in user with a role. */
export type Viewer = { signedIn: false; role: null } | { signedIn: true; role: Role };

const visitor: Viewer = { signedIn: false, role: null };

/** Requests the session's user from the API. An unknown session is a visitor. */
async function requestViewer(ask: AskApi, options: Omit<AskOptions, 'template'>): Promise<Viewer> {
  const answer = await ask(getSession.template, { ...options, template: getSession.template });
  if (answer.kind !== 'value') return visitor;
  const { value } = answer;
  const role = typeof value === 'object' && value !== null && 'role' in value ? value.role : null;
  return isOneOf(roles, role) ? { signedIn: true, role } : visitor;
}

/** Segments that depend on the session. */
const sessionSegments: ReadonlySet<string | null> = new Set(['staff', 'signed-in']);

/**
 * Requests the session only when it can change the page: there is a session cookie, and a remote or the shell's page is limited to
 * a role, a canary to a segment of users, or a preview may be.
 */
export function createViewerLookup(ask: AskApi, deadline: number) {
  return async (request: FastifyRequest, { remotes, canaries, findOwner }: SiteSnapshot): Promise<Viewer> => {
    const { cookie } = request.headers;
    const owner = findOwner(toPageRequest(request).pathname)?.owner;
    const versions = [...remotes, ...canaries.map(({ remote }) => remote)];
    const matters =
      (owner?.kind === 'shell' && owner.route.access !== 'public') ||
      versions.some(({ isolation }) => isolation !== null) ||
      canaries.some(({ segment }) => sessionSegments.has(segment)) ||
      previewToken(cookie) !== null;
    if (!matters || cookie === undefined || !hasSessionCookie(cookie)) return visitor;
    return requestViewer(ask, { signal: AbortSignal.timeout(deadline), requestId: request.id, cookie });
  };
}

/** What decides the visitor's versions. The client address is that of the trusted proxies. */
function toVisitor(request: FastifyRequest, { signedIn, role }: Viewer): Visitor {
  const { language, cookie } = toPageRequest(request);
  const { 'user-agent': userAgent = '' } = request.headers;
  return { session: sessionCookieOf(cookie), address: clientKey(request.ip), userAgent, signedIn, role, language };
}

/** The site as one visitor gets it, and who that is. */
export interface Visit {
  viewer: Viewer;
  snapshot: VisitorSnapshot;
}

export type VisitOf = (request: FastifyRequest, snapshot: SiteSnapshot) => Promise<Visit>;

export function createVisitLookup(viewerOf: ReturnType<typeof createViewerLookup>, options: VisitorOptions): VisitOf {
  return async (request, snapshot) => {
    const viewer = await viewerOf(request, snapshot);
    const token = previewToken(request.headers.cookie);
    return {
      viewer,
      snapshot: await visitorSnapshot(snapshot, { visitor: toVisitor(request, viewer), token }, options),
    };
  };
}
