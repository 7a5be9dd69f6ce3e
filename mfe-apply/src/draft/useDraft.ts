import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from 'platform';
import { hasInput, type Owner } from './draft';
import { DraftSession, type DraftState } from './draft-session';

/** Current user; undefined while the session is loading. */
function useOwner(): Owner | undefined {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}

/**
 * Whether the draft belongs to another user than the current one. Such a draft is kept for its owner and not shown.
 */
const isForeign = ({ draft, isOpen, completion }: DraftState, owner: Owner | undefined): boolean =>
  isOpen &&
  completion === null &&
  owner !== undefined &&
  draft.owner !== null &&
  draft.owner !== owner &&
  (owner !== null || !hasInput(draft));

/**
 * The current user's draft of the application for a job. Use the job as the component's key: a draft session is bound
 * to one job.
 */
export function useDraft(jobId: number): DraftState & { session: DraftSession } {
  const [session, setSession] = useState(() => new DraftSession(jobId));
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  const owner = useOwner();
  const isLeft = isForeign(state, owner);
  if (isLeft) setSession(new DraftSession(jobId));
  const isWaiting = state.isOpen && state.draft.owner !== null;
  useEffect(() => {
    if (owner !== undefined && !isWaiting) void session.open(owner);
  }, [session, owner, isWaiting]);
  useEffect(() => {
    window.addEventListener('pagehide', session.leave);
    return () => window.removeEventListener('pagehide', session.leave);
  }, [session]);
  return { ...state, session };
}
