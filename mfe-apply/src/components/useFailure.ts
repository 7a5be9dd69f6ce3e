import { isApiError, useToast, useTranslation } from 'platform';

/** Code of a response without a body of the API; its message means nothing to users. */
const unreadable = 'unreadable';

/** Temporary failures and failures of unknown cause. */
const temporary = [
  'unreachable',
  unreadable,
  'internal_error',
  'service_unavailable',
  'request_timeout',
  'too_many_requests',
  'resume_id_missing',
] as const;

export interface Failure {
  code: string;
  text: string;
  /** Whether a retry may succeed. */
  isTemporary: boolean;
}

/**
 * Returns a function that converts an API error to a text and shows it in a toast: the text of the error's code, else the API's
 * message, else the fallback's text (SPEC §8). The page must show the text too.
 */
export function useFailure(): (error: unknown, fallback: 'upload' | 'stored' | 'answers' | 'withdraw') => Failure {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  return (error, fallback) => {
    const { code, message } = isApiError(error) ? error.data : { code: unreadable, message: '' };
    const defaultValue = message === '' || code === unreadable ? t(`failed.${fallback}`) : message;
    const text = t(`errors.${code}`, { defaultValue });
    show({ title: text, variant: 'destructive' });
    return { code, text, isTemporary: temporary.some((one) => one === code) };
  };
}
