import { useRef, useState, type RefObject } from 'react';
import { Note, useNavigate, useToast, useTranslation } from 'platform';
import { useSubmission } from 'platform/forms';
import { FocusedPanel } from '../../components/focus';
import { ResendVerification, useResendVerification, type Resending } from '../../components/ResendVerification';
import { useAuthLink } from './auth-mode';
import { needsVerification } from './login/useLogin';

/** Milliseconds (SPEC §9). */
const shown = { unverified: 10_000, registered: 8000 };

/** An address that must be confirmed before sign-in. */
interface Unconfirmed {
  reason: 'unverified' | 'registered';
  /** Null if unknown: only a user name was given, or the form was posted without scripts. */
  email: string | null;
  /** Increases, so that repeated notices differ. */
  attempt: number;
}

interface VerificationNotice extends Resending {
  unconfirmed: Unconfirmed | null;
  /** Ref of the address field. */
  fieldRef: RefObject<HTMLInputElement | null>;
  onUnverified: (username: string) => void;
  onRegistered: (email: string) => void;
}

/** Reports in a toast that an address must be confirmed, and returns the notice for the page. */
export function useVerificationNotice(): VerificationNotice {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const navigate = useNavigate();
  const linkTo = useAuthLink();
  const resending = useResendVerification();
  const [unconfirmed, setUnconfirmed] = useState(usePostedNotice());
  const fieldRef = useRef<HTMLInputElement>(null);
  const note = (reason: Unconfirmed['reason'], email: string | null) =>
    setUnconfirmed((last) => ({ reason, email, attempt: (last?.attempt ?? 0) + 1 }));

  return {
    ...resending,
    unconfirmed,
    fieldRef,
    onUnverified: (username) => {
      const email = addressIn(username);
      note('unverified', email);
      show({
        title: t('auth.verification.needed'),
        description: t('auth.verification.neededText'),
        duration: shown.unverified,
        action: {
          label: t('auth.verification.resend'),
          onClick: () => (email === null ? fieldRef.current?.focus() : void resending.resend(email)),
        },
      });
    },
    onRegistered: (email) => {
      note('registered', email);
      show({
        title: t('auth.verification.registered'),
        description: t('auth.verification.registeredText', { email }),
        variant: 'success',
        duration: shown.registered,
      });
      const { to, state } = linkTo('login');
      void navigate(to, { state });
    },
  };
}

const addressIn = (username: string) => (username.includes('@') ? username : null);

/** The notice after a form was posted without scripts. */
function usePostedNotice(): Unconfirmed | null {
  const login = useSubmission('login');
  const register = useSubmission('register');
  const resend = useSubmission('resend');
  if (register !== null && register.refusal === null) return { reason: 'registered', email: null, attempt: 0 };
  if (resend !== null) return { reason: 'unverified', email: null, attempt: 0 };
  if (login === null || !needsVerification(login.refusal)) return null;
  return { reason: 'unverified', email: addressIn(String(login.values['username'])), attempt: 0 };
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
