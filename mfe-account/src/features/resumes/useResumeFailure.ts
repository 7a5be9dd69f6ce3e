import { isApiError, useSessionEnd, useToast, useTranslation } from 'platform';

/** Code of a response without a body of the API; its message means nothing to users. */
const unreadable = 'unreadable';

/**
 * Returns a function that converts an API error to the text of its code, else the API's message, else a default (SPEC §8). It
 * shows a toast; the page must show the text too. Null if the session has ended, which leads to /auth.
 */
export function useResumeFailure(): (error: unknown, action: 'upload' | 'setDefault' | 'remove') => string | null {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  return (error, action) => {
    if (endSession(error)) return null;
    const { code, message } = isApiError(error) ? error.data : { code: unreadable, message: '' };
    const defaultValue = message === '' || code === unreadable ? t(`resumes.failed.${action}`) : message;
    const text = t(`resumes.errors.${code}`, { defaultValue });
    show({ title: text, variant: 'destructive' });
    return text;
  };
}
