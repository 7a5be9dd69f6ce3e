import type { Session } from 'platform';
import type { RemoteRoute } from 'shared-contracts';

export type Access = 'granted' | 'waiting' | 'sign-in' | 'denied';

/** The result of the access check of a remote's page (SPEC §2: spinner, /auth, no permission). */
export function accessTo({ access }: Pick<RemoteRoute, 'access'>, session: Session): Access {
  if (access === 'public') return 'granted';
  if (session.status === 'loading') return 'waiting';
  if (session.status === 'anonymous') return 'sign-in';
  return access === 'authenticated' || access === session.user.role ? 'granted' : 'denied';
}
