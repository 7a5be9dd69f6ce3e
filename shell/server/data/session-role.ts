import { getSession, isOneOf, roles, type Role } from 'shared-contracts';
import type { AskApi, AskOptions } from './api-client.ts';

/** The requesting user: a visitor, or a signed-in user with a role. */
export type Viewer = { signedIn: false; role: null } | { signedIn: true; role: Role };

export const visitor: Viewer = { signedIn: false, role: null };

/** Requests the session's user from the API. An unknown session is a visitor. */
export async function viewerOf(ask: AskApi, options: Omit<AskOptions, 'name'>): Promise<Viewer> {
  const answer = await ask(getSession.template, { ...options, name: getSession.name });
  if (answer.kind !== 'value') return visitor;
  const { value } = answer;
  const role = typeof value === 'object' && value !== null && 'role' in value ? value.role : null;
  return isOneOf(roles, role) ? { signedIn: true, role } : visitor;
}
