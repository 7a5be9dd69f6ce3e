import { useDispatch } from 'react-redux';
import type { User } from 'shared-contracts';
import type { PlatformStore } from '../store/store';
import { sessionApi } from './session.api';

/** Puts the user of an answer in the place of the known one (SPEC §7): the same person, so nothing else is forgotten. */
export function useUpdateUser(): (user: User) => void {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  return (user) => void dispatch(sessionApi.util.updateQueryData('getSession', {}, () => user));
}
