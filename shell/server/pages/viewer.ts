import type { FastifyRequest } from 'fastify';
import { getSession, isOneOf, roles, type Role } from 'shared-contracts';
import type { AskApi, AskOptions } from '../data/api-client.ts';
import type { PageOwner } from '../site/route-table.ts';
import type { SiteSnapshot } from '../site/site.ts';
import { hasSessionCookie } from './page-request.ts';

/** The requesting user: a visitor, or a signed-in user with a role. */
export type Viewer = { signedIn: false; role: null } | { signedIn: true; role: Role };

const visitor: Viewer = { signedIn: false, role: null };

/** Requests the session's user from the API. An unknown session is a visitor. */
async function viewerOf(ask: AskApi, options: Omit<AskOptions, 'template'>): Promise<Viewer> {
  const answer = await ask(getSession.template, { ...options, template: getSession.template });
  if (answer.kind !== 'value') return visitor;
  const { value } = answer;
  const role = typeof value === 'object' && value !== null && 'role' in value ? value.role : null;
  return isOneOf(roles, role) ? { signedIn: true, role } : visitor;
}

/**
 * Requests the session only when its role can change the page: there is a session cookie, and a remote or the page, which
 * the shell owns, is limited to a role.
 */
export function createViewerLookup(ask: AskApi, deadline: number) {
  return async (request: FastifyRequest, { remotes }: SiteSnapshot, owner?: PageOwner): Promise<Viewer> => {
    const { cookie } = request.headers;
    const isLimited = owner?.kind === 'shell' && owner.route.access !== 'public';
    const matters = isLimited || remotes.some(({ isolation }) => isolation !== null);
    if (!matters || cookie === undefined || !hasSessionCookie(cookie)) return visitor;
    return viewerOf(ask, { signal: AbortSignal.timeout(deadline), requestId: request.id, cookie });
  };
}
