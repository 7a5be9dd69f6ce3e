import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;
const yes = () => true;

/** Milliseconds since people see the form: since the page began, where the server wrote it. To be asked in handlers. */
export function useFormAge(): () => number {
  const [isWritten] = useState(useSyncExternalStore(never, no, yes));
  const since = useRef(0);
  useEffect(() => {
    since.current = isWritten ? 0 : performance.now();
  }, [isWritten]);
  return () => Math.round(performance.now() - since.current);
}
