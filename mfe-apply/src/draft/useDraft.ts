import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftSession, type DraftState } from './draft-session';

/** The draft of a job's application. Give its component the job as key: a session is of one job. */
export function useDraft(jobId: number): DraftState & { session: DraftSession } {
  const [session] = useState(() => new DraftSession(jobId));
  useEffect(() => void session.opened(), [session]);
  const state = useSyncExternalStore(session.subscribe, session.get, session.get);
  return { ...state, session };
}
