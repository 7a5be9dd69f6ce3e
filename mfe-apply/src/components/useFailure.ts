import { isApiError, useToast, useTranslation } from 'platform';

/** Not meaningful for users: the status came without a response body of the API. */
const wordless = 'unreadable';

/** Temporary failures and failures of unknown cause. */
const passing = [
  'unreachable',
  wordless,
  'internal_error',
  'service_unavailable',
  'request_timeout',
  'too_many_requests',
  'resume_id_missing',
] as const;

export interface Failure {
  code: string;
  text: string;
  /** Whether the same once more may help. */
  isPassing: boolean;
}

/**
 * What a failed call is to a person: the text of its code, else the server's message, else what did not work (SPEC §8).
 * Shown in a toast; the page has to show it too.
 */
export function useFailure(): (error: unknown, fallback: 'upload' | 'stored' | 'answers' | 'withdraw') => Failure {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  return (error, fallback) => {
    const { code, message } = isApiError(error) ? error.data : { code: wordless, message: '' };
    const otherwise = message === '' || code === wordless ? t(`failed.${fallback}`) : message;
    const text = t(`errors.${code}`, { defaultValue: otherwise });
    show({ title: text, variant: 'destructive' });
    return { code, text, isPassing: passing.some((one) => one === code) };
  };
}
