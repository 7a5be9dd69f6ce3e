import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { PlatformStore } from '../store/store';
import { changeSession } from './change-session';

interface ForgetOptions {
  /** Instead of what stands there, which only who is signed in may see. */
  replace?: boolean;
}

/** For when the API has said that the session has ended: forgets who was signed in, and goes where everybody may. */
export function useForgetUser(): (address: string, options?: ForgetOptions) => Promise<void> {
  const dispatch = useDispatch<PlatformStore['dispatch']>();
  const navigate = useNavigate();
  return async (address, options) => {
    // First: /auth would send on whom it still takes for signed in. Private pages have gone by then, so no leave guard holds
    // the move back, and the shell, which sends them to /auth without a word, has done so: this address takes its place.
    await dispatch(changeSession(null));
    await navigate(address, options);
  };
}
