import type { User } from 'shared-contracts';
import { sessionApi } from './session.api';

export type Session =
  { status: 'loading'; user: null } | { status: 'anonymous'; user: null } | { status: 'authenticated'; user: User };

const { useGetCurrentUserQuery } = sessionApi;
const everybody = {};

/** Who is signed in. Asked once, kept five minutes, asked again when something invalidates the tag `Session`. */
export function useSession(): Session {
  const { data, isUninitialized, isLoading } = useGetCurrentUserQuery(everybody);
  if (data) return { status: 'authenticated', user: data };
  return { status: isUninitialized || isLoading ? 'loading' : 'anonymous', user: null };
}
