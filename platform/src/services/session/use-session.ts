import { toSession, type Session } from './session';
import { sessionApi } from './session.api';

const everybody = {};

/** Who is signed in. Asked once, kept five minutes, asked again when something invalidates the tag `Session`. */
export function useSession(): Session {
  return toSession(sessionApi.useGetCurrentUserQuery(everybody));
}
