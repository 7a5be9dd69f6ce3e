import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

const never = () => () => {};
const no = () => false;
const yes = () => true;

/**
 * Milliseconds since the form became visible: since the page load for server-rendered forms, else since the mount. Call it
 * in event handlers.
 */
export function useFormAge(): () => number {
  const [isWritten] = useState(useSyncExternalStore(never, no, yes));
  const since = useRef(0);
  useEffect(() => {
    since.current = isWritten ? 0 : performance.now();
  }, [isWritten]);
  return () => Math.round(performance.now() - since.current);
}
