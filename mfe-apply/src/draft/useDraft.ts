import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from 'platform';
import { hasInput, type Owner } from './draft';
import type { DraftState } from './draft-machine';
import { DraftSession } from './draft-session';

/** Current user; undefined while the session is loading. */
function useOwner(): Owner | undefined {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}

/** Whether the draft belongs to another user than the current one. It stays stored for its owner and is not shown. */
const isForeign = ({ draft, status }: DraftState, owner: Owner | undefined): boolean =>
  status !== 'loading' &&
  status !== 'completed' &&
  status !== 'ended' &&
  owner !== undefined &&
  draft.owner !== null &&
  draft.owner !== owner &&
  (owner !== null || !hasInput(draft));

/**
 * The current user's draft of the application for a job. Use the job as the component's key: a draft session is bound
 * to one job.
 */
export function useDraft(jobId: number): { session: DraftSession; state: DraftState } {
  const [session, setSession] = useState(() => new DraftSession(jobId));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const owner = useOwner();
  if (isForeign(state, owner)) setSession(new DraftSession(jobId));
  const isOwned = state.status !== 'loading' && state.draft.owner !== null;
  useEffect(() => {
    if (owner !== undefined && !isOwned) void session.open(owner);
  }, [session, owner, isOwned]);
  useEffect(() => {
    window.addEventListener('pagehide', session.leave);
    return () => window.removeEventListener('pagehide', session.leave);
  }, [session]);
  return { session, state };
}
