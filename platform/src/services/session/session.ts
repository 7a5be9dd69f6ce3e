import type { User } from 'shared-contracts';

export type Session =
  { status: 'loading'; user: null } | { status: 'anonymous'; user: null } | { status: 'authenticated'; user: User };

interface UserAnswer {
  data?: User | null | undefined;
  isUninitialized: boolean;
  isLoading: boolean;
}

/** If the request failed, the user is treated as a visitor. */
export function toSession({ data, isUninitialized, isLoading }: UserAnswer): Session {
  if (data) return { status: 'authenticated', user: data };
  return { status: isUninitialized || isLoading ? 'loading' : 'anonymous', user: null };
}
