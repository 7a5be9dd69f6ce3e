import { useEffect, useRef } from 'react';
import type { StoredResume } from 'shared-contracts';
import { focusHome } from '../../components/focus';

export const cardTitleId = (id: string) => `resume-${id}`;

/**
 * `id`: null if no card remains. `gone`: element whose removal is awaited, because it could take the focus back.
 */
interface Target {
  id: string | null;
  gone?: string;
}

interface Wanted {
  current: Target | null;
}

export type FocusOn = (target: Target) => void;

function focusWanted(wanted: Wanted): void {
  if (wanted.current === null) return;
  const { id, gone } = wanted.current;
  if (gone !== undefined && document.getElementById(cardTitleId(gone)) !== null) return;
  const target = document.getElementById(id === null ? focusHome : cardTitleId(id));
  if (target === null) return;
  wanted.current = null;
  target.focus();
}

/**
 * After rendering, the changed card receives the focus, because the pressed button may have been removed; the tab's
 * heading if no card remains.
 */
export function useCardFocus(resumes: readonly StoredResume[]): FocusOn {
  const wanted: Wanted = useRef(null);
  useEffect(() => focusWanted(wanted), [resumes, wanted]);
  return (target) => {
    wanted.current = target;
    focusWanted(wanted);
  };
}
