import { useState } from 'react';
import { mutationFromContract, useNavigate, useSetSession, useToast } from 'platform';
import { logout, routes } from 'shared-contracts';
import { shellApi } from '../../shell-api';
import { useShellText } from '../navigation/useShellText';

const { useLogoutMutation } = shellApi.injectEndpoints({
  endpoints: (build) => ({ logout: mutationFromContract(build, logout) }),
});

/** Milliseconds between the answer and /auth (SPEC §9): the header has changed by then. */
const pause = 100;

/**
 * Ends the session on the server, clears the user's data, and navigates to /auth; `onDone` closes the menu that
 * contains the button.
 */
export function useSignOut(onDone: () => void): { signOut: () => void; busy: boolean } {
  const { t } = useShellText();
  const [busy, setBusy] = useState(false);
  const [send] = useLogoutMutation();
  const setSession = useSetSession();
  const navigate = useNavigate();
  const toast = useToast();
  const signOut = async () => {
    setBusy(true);
    // Ends a pending undo: its request requires the session.
    toast.dismiss();
    try {
      await send({}).unwrap();
      onDone();
      await setSession(null);
      toast.show({ title: t('account.signedOut'), variant: 'success' });
      // A private page has already redirected to /auth: no second history entry is added.
      setTimeout(() => void navigate(routes.auth, { replace: window.location.pathname === routes.auth }), pause);
    } catch {
      toast.show({
        title: t('account.signOutFailed'),
        description: t('account.signOutFailedText'),
        variant: 'destructive',
      });
    } finally {
      setBusy(false);
    }
  };
  return { signOut: () => void signOut(), busy };
}
