import { useEffect, useState } from 'react';

/** Milliseconds until the placeholder and until the slow notice of a part that is loading. */
export const loadingAfter = 150;
export const slowAfter = 4000;

/**
 * What to show while a part is loading: nothing at first. The times start again when `restart` changes. Remotes for platform 1.1
 * have their own note for `slow`; the shell's notice covers every wait (`shell/src/slow-notice`).
 */
export function useLoadingStage(restart?: boolean): 'loading' | 'slow' | null {
  const [stage, setStage] = useState<'loading' | 'slow' | null>(null);
  useEffect(() => {
    const timers = [setTimeout(() => setStage('loading'), loadingAfter), setTimeout(() => setStage('slow'), slowAfter)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [restart]);
  return stage;
}
