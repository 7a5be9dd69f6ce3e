import { SetMetadata } from '@nestjs/common';
import type { Role } from 'shared-contracts';

/** Who may call a route. */
export type Access = { kind: 'public' } | { kind: 'authenticated'; role: Role | null };

export const accessMetadata = 'access';

/** Anybody may call it; no session is read. */
export const Public = () => SetMetadata<string, Access>(accessMetadata, { kind: 'public' });

/** Somebody signed in, or somebody of that role: 401 `unauthenticated`, 403 `forbidden`. */
export const Authenticated = ({ role }: { role?: Role } = {}) =>
  SetMetadata<string, Access>(accessMetadata, { kind: 'authenticated', role: role ?? null });
