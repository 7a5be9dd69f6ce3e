import { useLocation, useNavigate, useSession } from 'platform';
import { routes } from 'shared-contracts';

/** Where a visitor who wants to save is sent: /auth says why, and leads back. */
export function saveLoginAddress(returnTo: string): string {
  return `${routes.auth}?${new URLSearchParams({ message: 'save-login', returnTo }).toString()}`;
}

/** Saving needs an account, and the accounts' saved list: only who is signed out has something to do here yet. */
export function useCanSave(): boolean {
  return useSession().status !== 'authenticated';
}

/** Saves for whoever is signed in; a visitor goes to /auth and comes back. */
export function useSaveJob(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return () => void navigate(saveLoginAddress(pathname + search));
}
