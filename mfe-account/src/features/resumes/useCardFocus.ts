import { useEffect, useRef } from 'react';
import type { StoredResume } from 'shared-contracts';
import { tabTitleId } from '../../components/focus';

export const cardTitleId = (id: string) => `resume-${id}`;

/**
 * `id`: null if no card remains. `removed`: card whose removal is awaited, because it could restore the focus.
 */
interface Target {
  id: string | null;
  removed?: string;
}

interface PendingFocus {
  current: Target | null;
}

export type FocusOn = (target: Target) => void;

function focusPending(pending: PendingFocus): void {
  if (pending.current === null) return;
  const { id, removed } = pending.current;
  if (removed !== undefined && document.getElementById(cardTitleId(removed)) !== null) return;
  const target = document.getElementById(id === null ? tabTitleId : cardTitleId(id));
  if (target === null) return;
  pending.current = null;
  target.focus();
}

/**
 * After rendering, the changed card receives the focus, because the pressed button may have been removed; the tab's
 * heading if no card remains.
 */
export function useCardFocus(resumes: readonly StoredResume[]): FocusOn {
  const pending: PendingFocus = useRef(null);
  useEffect(() => focusPending(pending), [resumes, pending]);
  return (target) => {
    pending.current = target;
    focusPending(pending);
  };
}
