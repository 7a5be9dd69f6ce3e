import { useDispatch } from 'react-redux';
import type { User } from 'shared-contracts';
import type { PlatformStore } from '../store/store';
import { sessionApi } from './session.api';

/** Updates the cached user from a response (SPEC §7). It is the same user, so other cache entries are kept. */
export function useUpdateUser(): (user: User) => void {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  return (user) => void dispatch(sessionApi.util.updateQueryData('getSession', {}, () => user));
}
