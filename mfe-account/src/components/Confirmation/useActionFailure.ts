import { isApiError, useToast, useTranslation } from 'platform';
import { useFormFailure } from 'platform/forms';

/** Top-level text keys whose `errors` may contain a specific message for a code. */
export type FailureTexts = 'applications' | 'interviews' | 'savedJobs' | 'emailPreferences';

/**
 * What a failed action is to a person: the tab's own words for the code, else what a form would say. Shown in a toast
 * under `title`; the page has to show it too.
 */
export function useActionFailure(texts: FailureTexts, title: string): (error: unknown) => string {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const explain = useFormFailure('mfe-account', title);
  return (error) => {
    const code = isApiError(error) ? error.data.code : 'unreadable';
    const own = t(`${texts}.errors.${code}`, { defaultValue: '' });
    if (own === '') return explain(error).text;
    show({ title, description: own, variant: 'destructive' });
    return own;
  };
}
