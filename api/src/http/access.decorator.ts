import { SetMetadata } from '@nestjs/common';
import type { Role } from 'shared-contracts';

/** Who may call a route. */
export type Access = { kind: 'public'; readsSession: boolean } | { kind: 'authenticated'; role: Role | null };

export const accessMetadata = 'access';

/** Anybody may call it. The session is read only where it makes a difference, so that most answers stand without it. */
export const Public = ({ readsSession = false } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'public', readsSession });

/** Somebody signed in, or somebody of that role: 401 `unauthenticated`, 403 `forbidden`. */
export const Authenticated = ({ role }: { role?: Role } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'authenticated', role: role ?? null });
