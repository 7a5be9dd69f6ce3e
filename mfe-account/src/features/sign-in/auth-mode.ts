import { useLocation, useSearchParams } from 'platform';
import { isOneOf, routes, sentParameter } from 'shared-contracts';

/** Form of /auth, from `?mode=`; the default is sign-in. */
export const authModes = ['login', 'register', 'forgot'] as const;
export type AuthMode = (typeof authModes)[number];

export function useAuthMode(): AuthMode {
  const mode = useSearchParams()[0].get('mode');
  return isOneOf(authModes, mode) ? mode : 'login';
}

/** Link properties of another form of /auth, with the same reason and return address. */
export function useAuthLink(): (mode: AuthMode) => { to: string; state: unknown } {
  const [query] = useSearchParams();
  const { state } = useLocation();
  return (mode) => {
    const { mode: _, [sentParameter]: _sent, ...others } = Object.fromEntries(query);
    const next = new URLSearchParams(mode === 'login' ? others : { ...others, mode }).toString();
    return { to: next === '' ? routes.auth : `${routes.auth}?${next}`, state: state as unknown };
  };
}

/** The note that the previous page has put into the history's state. */
export const historyNote = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'note' in state ? state.note : undefined;
