import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { PlatformStore } from '../store/store';
import { changeSession } from './change-session';

interface ForgetOptions {
  /** Replaces the current history entry, for pages that require a session. */
  replace?: boolean;
}

/** Clears the session after the API reported its end, and navigates to a public page. */
export function useForgetUser(): (address: string, options?: ForgetOptions) => Promise<void> {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  const navigate = useNavigate();
  return async (address, options) => {
    // Clear the session first, because /auth redirects signed-in users. Private pages are then unmounted, so no leave guard
    // blocks the navigation. The shell has already redirected them to /auth without a message; this navigation replaces it.
    await dispatch(changeSession(null));
    await navigate(address, options);
  };
}
