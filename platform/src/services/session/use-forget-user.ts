import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/api';
import type { PlatformStore } from '../store/store';
import { personalTags } from './personal-tags';
import { sessionApi } from './session.api';

interface ForgetOptions {
  /** Instead of what stands there, which only who is signed in may see. */
  replace?: boolean;
}

/** For when the session has ended: forgets who was signed in and what they saw, and goes where everybody may. */
export function useForgetUser(): (address: string, options?: ForgetOptions) => void {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  const navigate = useNavigate();
  return (address, options) => {
    // First: /auth would send on whom it still takes for signed in.
    dispatch(sessionApi.util.updateQueryData('getCurrentUser', {}, () => null));
    // The cache tells its listeners of a change in the next frame; any other action has them told now.
    dispatch({ type: 'session/forgotten' });
    // Once private pages have gone: nothing of theirs asks again, no leave guard holds the move back, and the shell, which
    // sends them to /auth without a word, has done so: this address stands in the place of that one.
    setTimeout(() => {
      dispatch(api.util.invalidateTags([...personalTags]));
      void navigate(address, options);
    });
  };
}
