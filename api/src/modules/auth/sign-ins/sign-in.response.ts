import type { SignIn } from 'shared-contracts';
import type { SessionEntity } from '../sessions/session.entity.ts';
import type { OpenSession } from '../sessions/sessions.repository.ts';

/** Field by field: what the cookie is hashed to stays inside. */
export function toSignInResponse({ sid, sess }: SessionEntity, current: OpenSession): SignIn {
  const { id, browser, system, signedInAt, seenAt } = sess;
  return { id, browser, system, signedInAt, seenAt, isCurrent: sid === current.sid };
}
