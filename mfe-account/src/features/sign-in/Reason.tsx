import { useSyncExternalStore } from 'react';
import { matchPath, Note, useLocation, useSearchParams, useTranslation } from 'platform';
import { isOneOf, routes } from 'shared-contracts';
import { useWayOn } from '../../components/return-address';

/** What was done just before, as the page that led to /auth puts it into the history's state. */
export const arrivalNote = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && 'note' in state ? state.note : undefined;

/** Reason of the redirect, from `?message=`. */
const messages = ['save-login', 'follow-login', 'session'] as const;

/** What the user did on the page before: in the state of the history or, without scripts, in the query. */
const notes = ['verified', 'passwordReset'] as const;

const never = () => () => {};

export function Reason() {
  const { t } = useTranslation('mfe-account');
  const message = useSearchParams()[0].get('message');
  const note = arrivalNote(useLocation().state);
  const isForLinkAddress = useIsForLinkAddress();
  // After a reload the browser still has the history's state, which the server does not know: the first render has none.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isOneOf(notes, message)) return <Note tone="success" title={t(`auth.notes.${message}`)} />;
  if (isHydrated && isOneOf(notes, note)) return <Note tone="success" title={t(`auth.notes.${note}`)} />;
  if (isOneOf(messages, message)) return <Note tone="info" title={t(`auth.messages.${message}`)} />;
  return isHydrated && isForLinkAddress ? <Note tone="info" title={t('auth.messages.link-address')} /> : null;
}

/** Whether the visitor opened the mailed link of /link-address, which needs a session. */
function useIsForLinkAddress(): boolean {
  const [path = ''] = (useWayOn() ?? '').split(/[?#]/, 1);
  return matchPath(routes.linkAddress, path) !== null;
}
