import { SetMetadata } from '@nestjs/common';
import type { Role } from 'shared-contracts';

/** Who may call a route. */
export type Access = { kind: 'public'; readsSession: boolean } | { kind: 'authenticated'; role: Role | null };

export const accessMetadata = 'access';

/** The route needs no session. The session is read only where it changes the response, so that most responses need no database. */
export const Public = ({ readsSession = false } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'public', readsSession });

/** Requires a session, or a session of that role: 401 `unauthenticated`, 403 `forbidden`. */
export const Authenticated = ({ role }: { role?: Role } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'authenticated', role: role ?? null });
