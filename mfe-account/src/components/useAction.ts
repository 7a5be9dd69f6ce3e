import { useRef, useState } from 'react';
import { useSessionEnd } from 'platform';
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
