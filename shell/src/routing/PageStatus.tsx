import { useEffect, useState } from 'react';
import { loadingAfter, slowAfter, type RemoteState } from '../remotes/deferred-lifecycles';
import { RemoteStatus } from '../remotes/RemoteStatus';

interface PageStatusProps {
  failed: boolean;
  onRetry: () => void;
}

/** Placeholder of a shell page: empty at first, then the same as for a remote. */
export function PageStatus({ failed, onRetry }: PageStatusProps) {
  const [state, setState] = useState<RemoteState | null>(null);
  useEffect(() => {
    const timers = [setTimeout(() => setState('loading'), loadingAfter), setTimeout(() => setState('slow'), slowAfter)];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [failed]);
  const shown = failed ? 'failed' : state;
  return shown === null ? null : <RemoteStatus state={shown} readable={false} onRetry={onRetry} />;
}
