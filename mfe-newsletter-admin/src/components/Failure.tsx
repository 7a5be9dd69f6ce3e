import { isApiError, Note, useTranslation } from 'platform/narrow';
import { routes } from 'shared-contracts';
import { useFailureText } from './useFailureText';

interface FailureProps {
  /** What did not work. */
  title: string;
  error: unknown;
}

/** Error message of a failed request. For an expired session it links to sign-in with a return address. */
export function Failure({ title, error }: FailureProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const textOf = useFailureText();
  return (
    <Note tone="danger" title={title} role="alert">
      {textOf(error)} {isApiError(error) && error.status === 401 && <a href={signInAddress()}>{t('signIn')}</a>}
    </Note>
  );
}

/** Followed as a new page: the shell still takes the person for signed in, and would lead straight back. */
function signInAddress(): string {
  const { pathname, search } = window.location;
  return `${routes.auth}?${new URLSearchParams({ message: 'session', returnTo: pathname + search }).toString()}`;
}
