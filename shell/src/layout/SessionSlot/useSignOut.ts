import { useState } from 'react';
import { api, useNavigate, useToast } from 'platform';
import { defineEndpoint, routes, type NoVariables } from 'shared-contracts';
import { useShellText } from '../navigation/useShellText';

/** Ends the session on the server. */
export const signOutEndpoint = defineEndpoint<NoVariables, null>({
  name: 'signOut',
  method: 'POST',
  template: '/api/logout',
});

const { useSignOutMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    signOut: build.mutation<null, null>({
      query: () => ({ url: signOutEndpoint.template, method: signOutEndpoint.method }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Session'] : []),
    }),
  }),
});

/** Milliseconds between the answer and /auth (SPEC §9): the header has changed by then. */
const pause = 100;

/** Ends the session on the server, asks again who is signed in, and goes to /auth; `onDone` closes what the button stands in. */
export function useSignOut(onDone: () => void): { signOut: () => void; busy: boolean } {
  const { t } = useShellText();
  const [busy, setBusy] = useState(false);
  const [send] = useSignOutMutation();
  const navigate = useNavigate();
  const toast = useToast();
  const signOut = async () => {
    setBusy(true);
    try {
      await send(null).unwrap();
      onDone();
      toast.show({ title: t('account.signedOut'), variant: 'success' });
      setTimeout(() => void navigate(routes.auth), pause);
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
