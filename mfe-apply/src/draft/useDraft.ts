import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from 'platform';
import { hasInput, type Owner } from './draft';
import { DraftSession, type DraftState } from './draft-session';

/** Who is there; undefined as long as nobody knows. */
function useOwner(): Owner | undefined {
  const { status, user } = useSession();
  return status === 'loading' ? undefined : (user?.id ?? null);
}

/** Who is there now does not see what stands here. What was begun before the session ended waits for its owner. */
const isForeign = ({ draft, isOpen, completion }: DraftState, owner: Owner | undefined): boolean =>
  isOpen &&
  completion === null &&
  owner !== undefined &&
  draft.owner !== null &&
  draft.owner !== owner &&
  (owner !== null || !hasInput(draft));

/** The draft of a job's application, of who is there. Give its component the job as key: a session is of one job. */
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
