import { useSyncExternalStore } from 'react';
import { matchPath, Note, useLocation, useSearchParams, useTranslation } from 'platform';
import { isOneOf, routes } from 'shared-contracts';
import { FocusedPanel } from '../../components/focus';
import { ResendVerification } from '../../components/ResendVerification/ResendVerification';
import { useReturnAddress } from '../../components/return-address';
import { historyNote } from './auth-mode';
import type { VerificationNotice } from './useVerificationNotice';

/** Reason of the redirect, from `?message=`. */
const messages = ['save-login', 'follow-login', 'session'] as const;

/** What the user did on the page before: in the state of the history or, without scripts, in the query. */
const notes = ['verified', 'passwordReset'] as const;

const never = () => () => {};

export function Reason() {
  const { t } = useTranslation('mfe-account');
  const message = useSearchParams()[0].get('message');
  const note = historyNote(useLocation().state);
  const isForLinkAddress = useIsForLinkAddress();
  // After a reload the browser has the history's state and the server has not: the first render ignores it.
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
  const [path = ''] = (useReturnAddress() ?? '').split(/[?#]/, 1);
  return matchPath(routes.linkAddress, path) !== null;
}

/** Note that an address must be confirmed, with a form to request another mail. */
export function VerificationNote({ notice }: { notice: VerificationNotice }) {
  const { t } = useTranslation('mfe-account');
  const { unconfirmed, fieldRef, resend, isSending, outcome } = notice;
  if (unconfirmed === null) return null;
  const { reason, email, attempt } = unconfirmed;
  const texts = {
    registered: {
      tone: 'success',
      title: t('auth.verification.registered'),
      text: email === null ? t('auth.verification.registeredHere') : t('auth.verification.registeredText', { email }),
    },
    unverified: {
      tone: 'warning',
      title: t('auth.verification.needed'),
      text: t('auth.verification.neededText'),
    },
  } as const;
  const { tone, title, text } = texts[reason];
  return (
    <FocusedPanel key={attempt}>
      <Note tone={tone} icon="mail" title={title}>
        <p>{text}</p>
        {email === null && <p>{t('auth.verification.askEmail')}</p>}
        <ResendVerification {...{ email, fieldRef, resend, isSending, outcome }} />
      </Note>
    </FocusedPanel>
  );
}
