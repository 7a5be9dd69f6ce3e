import { ErrorPanel, isApiError, Note, useTranslation } from 'platform/narrow';
import { routes } from 'shared-contracts';

/** Text of a failed call: the text of its code, else the server's message, else "try again later". */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('mfe-newsletter-admin');
  const { t: common } = useTranslation('common');
  return (error) => {
    const { code, message } = isApiError(error) ? error.data : { code: 'unreadable', message: '' };
    const otherwise = code === 'uncoded' ? message : common('form.tryLater');
    return t(`errors.${code}`, { defaultValue: common(`form.errors.${code}`, { defaultValue: otherwise }) });
  };
}

interface FailureProps {
  /** Title of the failed action. */
  title: string;
  error: unknown;
}

/** Error message of a failed request. For an expired session it links to sign-in with a return address. */
export function Failure({ title, error }: FailureProps) {
  const { t } = useTranslation('mfe-newsletter-admin');
  const textOf = useFailureText();
  return (
    <Note tone="danger" title={title} role="alert">
      {textOf(error)} {isApiError(error) && error.status === 401 && <a href={signInUrl()}>{t('signIn')}</a>}
    </Note>
  );
}

/** A full page load: the shell still has a signed-in user and would redirect back. */
function signInUrl(): string {
  const { pathname, search } = window.location;
  return `${routes.auth}?${new URLSearchParams({ message: 'session', returnTo: pathname + search }).toString()}`;
}

interface LoadFailureProps {
  title: string;
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
}

/** Error in place of content that failed to load; remains during a retry. */
export function LoadFailure({ title, query: { error, isFetching, refetch } }: LoadFailureProps) {
  const textOf = useFailureText();
  if (isApiError(error) && error.status === 401) return <Failure title={title} error={error} />;
  return <ErrorPanel title={title} text={textOf(error)} onRetry={() => void refetch()} busy={isFetching} />;
}
