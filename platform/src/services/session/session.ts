import type { User } from 'shared-contracts';

export type Session =
  { status: 'loading'; user: null } | { status: 'anonymous'; user: null } | { status: 'authenticated'; user: User };

interface UserAnswer {
  data?: User | null | undefined;
  isUninitialized: boolean;
  isLoading: boolean;
}

/** Where the API cannot be asked, nobody is signed in: the page goes on as for a visitor. */
export function toSession({ data, isUninitialized, isLoading }: UserAnswer): Session {
  if (data) return { status: 'authenticated', user: data };
  return { status: isUninitialized || isLoading ? 'loading' : 'anonymous', user: null };
}
