import { useRef, useState, type RefObject } from 'react';
import { useNavigate, useToast, useTranslation } from 'platform';
import { useSubmission } from 'platform/forms';
import { useResendVerification, type Resending } from '../../components/ResendVerification/useResendVerification';
import { useAuthLink } from './auth-mode';
import { needsVerification } from './login/useLogin';

/** Milliseconds (SPEC §9). */
const shown = { unverified: 10_000, registered: 8000 };

/** An address that has to be confirmed before its account can be signed in to. */
export interface Unconfirmed {
  reason: 'unverified' | 'registered';
  /** Null where the page does not know it: only a user name was given, or the form was posted without scripts. */
  email: string | null;
  /** Counts up, so that the same once more is another one. */
  attempt: number;
}

export interface VerificationNotice extends Resending {
  unconfirmed: Unconfirmed | null;
  /** The field that asks for the address. */
  fieldRef: RefObject<HTMLInputElement | null>;
  onUnverified: (username: string) => void;
  onRegistered: (email: string) => void;
}

/** Says in a toast that an address has to be confirmed, and keeps it for the page to say it too. */
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

/** What the page has to say of a form that was posted to it. */
function usePostedNotice(): Unconfirmed | null {
  const login = useSubmission('login');
  const register = useSubmission('register');
  const resend = useSubmission('resend');
  if (register !== null && register.refusal === null) return { reason: 'registered', email: null, attempt: 0 };
  if (resend !== null) return { reason: 'unverified', email: null, attempt: 0 };
  if (login === null || !needsVerification(login.refusal)) return null;
  return { reason: 'unverified', email: addressIn(String(login.values['username'])), attempt: 0 };
}
