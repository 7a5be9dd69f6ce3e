import { Note, useTranslation } from 'platform';
import { FocusedPanel } from '../../components/focus';
import { ResendVerification } from '../../components/ResendVerification/ResendVerification';
import type { VerificationNotice } from './useVerificationNotice';

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
