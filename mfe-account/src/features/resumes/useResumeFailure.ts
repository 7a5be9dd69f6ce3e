import { isApiError, useSessionEnd, useToast, useTranslation } from 'platform';

/** Not meaningful for users: the status came without a response body of the API. */
const wordless = 'unreadable';

/**
 * What a failed call is to a person: the text of its code, else the server's, else what did not work (SPEC §8). Shown in a
 * toast; the page has to show it too. Null where the session has ended, which leads to /auth.
 */
export function useResumeFailure(): (error: unknown, what: 'upload' | 'setDefault' | 'remove') => string | null {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  return (error, what) => {
    if (endSession(error)) return null;
    const { code, message } = isApiError(error) ? error.data : { code: wordless, message: '' };
    const otherwise = message === '' || code === wordless ? t(`resumes.failed.${what}`) : message;
    const text = t(`resumes.errors.${code}`, { defaultValue: otherwise });
    show({ title: text, variant: 'destructive' });
    return text;
  };
}
