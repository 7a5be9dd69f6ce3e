import { useLocation, useSearchParams } from 'platform';
import { isOneOf, routes, sentParameter } from 'shared-contracts';

/** What /auth is open for, as `?mode=` names it; signing in needs no name. */
export const authModes = ['login', 'register', 'forgot'] as const;
export type AuthMode = (typeof authModes)[number];

export function useAuthMode(): AuthMode {
  const mode = useSearchParams()[0].get('mode');
  return isOneOf(authModes, mode) ? mode : 'login';
}

/** Another part of /auth, which knows as much of why one came and of the way back. */
export function useAuthLink(): (mode: AuthMode) => { to: string; state: unknown } {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return (mode) => {
    const { mode: _, [sentParameter]: _sent, ...others } = Object.fromEntries(query);
    const next = new URLSearchParams(mode === 'login' ? others : { ...others, mode }).toString();
    return { to: next === '' ? routes.auth : `${routes.auth}?${next}`, state: state as unknown };
  };
}
