import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { User } from 'shared-contracts';
import { api } from '../api/api';
import type { PlatformStore } from '../store/store';
import { changeSession } from './change-session';

/**
 * Sets the signed-in user, or null after a sign-out (SPEC §4). Clears the previous user's cache, and refetches the session
 * because an older request may be pending.
 */
export function useSetSession(): (user: User | null) => Promise<void> {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  return useCallback(
    async (user) => {
      await dispatch(changeSession(user));
      dispatch(api.util.invalidateTags(['Session']));
    },
    [dispatch],
  );
}
