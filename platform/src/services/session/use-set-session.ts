import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { User } from 'shared-contracts';
import { api } from '../api/api';
import type { PlatformStore } from '../store/store';
import { changeSession } from './change-session';

/**
 * Says who is there from now on: whoever has just signed in, or nobody (SPEC §4). What was kept of the person before is
 * gone then; the session itself is asked for again, since an older question about it may still be on its way.
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
