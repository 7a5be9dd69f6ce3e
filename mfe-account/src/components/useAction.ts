import { useRef, useState } from 'react';
import { isApiError, useSessionEnd, useToast, useTranslation } from 'platform';
import { useFormFailure } from 'platform/forms';

interface Outcome<Answer> {
  data?: Answer | undefined;
  error?: unknown;
}

/** A button's request: sent once while it is pending. An error is shown as a toast and returned as `failure`. */
export function useAction(failureTitle: string) {
  const explain = useFormFailure('mfe-account', failureTitle);
  const endSession = useSessionEnd();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const run = async <Answer>(call: () => Promise<Outcome<Answer>>, onDone: (answer: Answer) => void) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const { data, error } = await call();
    isRunning.current = false;
    setBusy(false);
    if (error === undefined) onDone(data as Answer);
    else if (!endSession(error)) setFailure(explain(error).text);
  };
  return { run, isBusy, failure, setFailure };
}

/** Top-level text keys whose `errors` may contain a specific message for a code. */
export type FailureTexts = 'applications' | 'interviews' | 'savedJobs' | 'emailPreferences';

interface ListFailureOptions {
  texts: FailureTexts;
  title: string;
  /** Called when the API's data differs from the shown data. */
  onStale?: (() => void) | undefined;
}

/** Statuses of a resource that was changed or removed elsewhere. */
const stale = [404, 409];

/** As `useActionFailure`, for a change of a list. Returns null if the session has ended, which leads to /auth. */
export function useListFailure({ texts, title, onStale }: ListFailureOptions): (error: unknown) => string | null {
  const explain = useActionFailure(texts, title);
  const endSession = useSessionEnd();
  return (error) => {
    if (endSession(error)) return null;
    if (isApiError(error) && stale.includes(error.status)) onStale?.();
    return explain(error);
  };
}

/**
 * Returns a function that converts an error to the tab's text of its code, else to the text of a form. It shows a toast
 * with `title`; the page must show the text too.
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
