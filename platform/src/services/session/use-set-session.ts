import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import type { User } from 'shared-contracts';
import { api } from '../api/api';
import type { PlatformStore } from '../store/store';
import { personalTags } from './personal-tags';
import { sessionApi } from './session.api';

/**
 * Says who is there from now on: whoever has just signed in, or nobody. What was kept for the person before is forgotten,
 * or asked again where it is shown. Who has just signed in is asked for again too: an older question, from when nobody was
 * there, may still be on its way. Resolves once what showed the person before has gone.
 */
export function useSetSession(): (user: User | null) => Promise<void> {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  return useCallback(
    async (user) => {
      await dispatch(sessionApi.util.upsertQueryData('getCurrentUser', {}, user));
      // The cache tells its listeners of a change in the next frame; any other action has them told now.
      dispatch({ type: 'session/changed' });
      // Once private pages have gone: nothing of theirs asks again.
      await new Promise((resolve) => setTimeout(resolve));
      dispatch(api.util.invalidateTags(user === null ? [...personalTags] : ['Session', ...personalTags]));
    },
    [dispatch],
  );
}
