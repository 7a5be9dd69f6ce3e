import { useEffect } from 'react';
import { isApiError, useSession, useSetSession, type Session } from 'platform';
import { useListResumesQuery } from 'platform/queries';
import type { StoredResume } from 'shared-contracts';
import type { ResumeSource } from '../../../draft/draft';
import type { ApplicationFlow } from '../useApplication';

const noFilter = {};
const none: readonly StoredResume[] = [];

/** `none`: visitors have no stored resumes. `loading`: the session or the list. A new file can be sent in every state. */
type ListState = 'none' | 'loading' | 'failed' | 'ready';

/** Resumes of the current account, and the selected source: one of them, or a file of this device. */
export function useStoredResumes({ draft, edit }: ApplicationFlow) {
  const { status } = useSession();
  const isSignedIn = status === 'authenticated';
  const list = useListResumesQuery(noFilter, { skip: !isSignedIn });
  useSignedOut(list.error);
  const resumes = (isSignedIn && list.data) || none;
  const selected = draft.source ?? (draft.resume === null ? 'stored' : 'upload');
  const source: ResumeSource = resumes.length > 0 ? selected : 'upload';
  const { stored } = draft;
  // If the chosen resume was deleted, no other one is selected automatically.
  const chosen = stored === null ? (resumes.find(isDefault) ?? resumes[0]) : resumes.find(({ id }) => id === stored.id);

  return {
    state: stateOf(status, list),
    resumes,
    source,
    chosen: chosen ?? null,
    retry: () => void list.refetch(),
    choose: ({ id, name }: StoredResume) => edit({ source: 'stored', stored: { id, name } }),
    show: (next: ResumeSource) => {
      if (isSignedIn) edit({ source: next });
    },
    /** The selected resume, including the preselected default, is the one that is sent. */
    confirm: () => {
      if (!isSignedIn) edit({ source: null });
      else if (source === 'upload' || chosen === undefined) edit({ source: 'upload' });
      else edit({ source, stored: { id: chosen.id, name: chosen.name } });
    },
  };
}

export type StoredResumesState = ReturnType<typeof useStoredResumes>;

const isDefault = (resume: StoredResume) => resume.isDefault;

interface ListAnswer {
  data?: unknown;
  isError: boolean;
}

function stateOf(session: Session['status'], { data, isError }: ListAnswer): ListState {
  if (session === 'anonymous') return 'none';
  if (data !== undefined) return 'ready';
  return isError ? 'failed' : 'loading';
}

/** After the session has ended the user continues as a visitor. */
function useSignedOut(error: unknown): void {
  const setSession = useSetSession();
  const isSignedOut = isApiError(error) && error.status === 401;
  useEffect(() => {
    if (isSignedOut) void setSession(null);
  }, [setSession, isSignedOut]);
}
